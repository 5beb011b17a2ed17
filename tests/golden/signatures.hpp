// Rewriting the stored signatures; see signatures.cpp.
#pragma once

namespace meander::onirim {

// Atomically: the old file stays until the new one is complete.
void bless_signatures();

}  // namespace meander::onirim
