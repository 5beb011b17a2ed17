// The engine of Labyrinth.
#include <array>

#include "protocol/games.hpp"

namespace meander::protocol {

std::span<const GameForm* const> games() {
  static const std::array all{&labyrinth::form()};
  return all;
}

}  // namespace meander::protocol
