// What reading and writing positions have in common.
#pragma once

#include "onirim/state.hpp"

namespace meander::onirim {

// Who knows a private card when nothing is said.
constexpr Seats usual_knowers(const Settings& settings, int owner) { return settings.silent_pair() ? seat_bit(owner) : settings.everyone(); }

}  // namespace meander::onirim
