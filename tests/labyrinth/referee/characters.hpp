// Who plays whom (LAB-2.4).
#pragma once

#include <string>
#include <vector>

namespace labyrinth_referee {

// The characters there are, sorted.
inline const std::vector<std::string> kCharacters = {"archer",      "architect", "assassin",    "golems", "headhunter",
                                                     "illusionist", "monk",      "swordmaster", "thief",  "witch"};

struct Characters {
  enum class How { none, drawn, chosen, given };
  How how = How::none;
  std::vector<std::string> given;  // by seat; "none" for a seat without
};

}  // namespace labyrinth_referee
