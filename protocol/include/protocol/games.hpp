// The games that can be played. Whoever links the protocol says which: the program all of them (protocol/src/all_games.cpp), each engine of the page
// one, so that a page loads no other.
//
//   std::span<const GameForm* const> protocol::games() { … &onirim::form() … }
#pragma once

#include <span>

namespace meander::protocol {

// A game as the protocol knows it (protocol/src/game.hpp).
struct GameForm;

namespace onirim {
const GameForm& form();
}
namespace labyrinth {
const GameForm& form();
}

// In the order in which they are offered.
std::span<const GameForm* const> games();

}  // namespace meander::protocol
