// A signature of seeded random games of every option set.
#pragma once

#include <cstdint>

namespace meander::onirim {

std::uint64_t games_signature(std::uint64_t seed, int games);

}  // namespace meander::onirim
