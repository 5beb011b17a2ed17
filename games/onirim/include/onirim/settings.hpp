// From options to what matters while playing; for whoever builds a state other than through Onirim::initial (a position that is loaded).
#pragma once

#include "onirim/options.hpp"
#include "onirim/state.hpp"

namespace meander::onirim {

// The options must be without problem().
Settings settings_of(const Options& options);

}  // namespace meander::onirim
