// The games of the program: a game is added here.
#include <array>

#include "protocol/games.hpp"

namespace meander::protocol {

std::span<const GameForm* const> games() {
  static const std::array all{&onirim::form(), &labyrinth::form()};
  return all;
}

}  // namespace meander::protocol
