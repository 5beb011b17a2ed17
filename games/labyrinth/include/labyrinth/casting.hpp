// How the characters come to the seats (LAB-2.4).
#pragma once

#include <cstdint>

namespace meander::labyrinth {

enum class Casting : std::uint8_t {
  none,    // nobody has one
  drawn,   // at random
  chosen,  // by the seats, in turn order
  given,   // named beforehand, for each seat one or none
};

}  // namespace meander::labyrinth
