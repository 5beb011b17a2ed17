// stats: what the finished games add up to.
#pragma once

namespace meander {

// With `reset` the statistics begin anew; the old ones are kept under another name.
int run_stats(bool reset, bool json);

}  // namespace meander
