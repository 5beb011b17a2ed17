// Filling in what a seat does not know, and the hash of a state.
#include <cstring>

#include "core/hash.hpp"
#include "labyrinth/game.hpp"

namespace meander::labyrinth {

State Labyrinth::resample(const View& view, Random& /*random*/) { return view.table(); }

double Labyrinth::result(const State& state, std::uint8_t seat) { return state.winner == seat ? 1.0 : 0.0; }

std::uint64_t Labyrinth::hash(const State& state) {
  // A base lies before the members.
  constexpr std::size_t from = sizeof(PlayedWith);
  static_assert((sizeof(State) - from) % sizeof(std::uint64_t) == 0);
  Hasher hasher;
  for (std::size_t offset = from; offset < sizeof(State); offset += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, reinterpret_cast<const unsigned char*>(&state) + offset, sizeof(word));
    hasher.add(word);
  }
  return hasher.value();
}

}  // namespace meander::labyrinth
