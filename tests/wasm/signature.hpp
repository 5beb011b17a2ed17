// Signatures of seeded games of every option set, the same natively and in WebAssembly.
#pragma once

#include <cstdint>

namespace meander {

namespace onirim {
std::uint64_t games_signature(std::uint64_t seed, int games);
std::uint64_t strong_signature(std::uint64_t seed, int games);
}  // namespace onirim
namespace labyrinth {
std::uint64_t games_signature(std::uint64_t seed, int games);
}

inline std::uint64_t onirim_signature() { return onirim::games_signature(7, 200); }
inline std::uint64_t strong_signature() { return onirim::strong_signature(7, 2); }
inline std::uint64_t labyrinth_signature() { return labyrinth::games_signature(7, 20); }

}  // namespace meander
