// LAB-5.2 by brute force: what hangs together when every empty cell is open on all sides.
#pragma once

#include <array>
#include <bitset>
#include <vector>

#include "board.hpp"

namespace labyrinth_referee {

// What the test needs to know beside the board.
struct Claims {
  struct Claimant {
    int start = 0;  // direction of his start field
    Place pawn;
  };
  std::vector<Claimant> players;
  bool key_held = false;  // by anybody
  std::array<bool, kEdges> first_key_lies{};
  std::vector<Place> lifted_keys;
};

constexpr std::size_t kMostPlayers = 6;
using Ways = std::bitset<3 * kMostPlayers>;

// For each player: his start field reaches the centre; his pawn does; he reaches a key that he may take.
Ways ways(const Board& board, const Claims& claims);

// LAB-5.2: nothing that held before the deed fails after it.
bool nobody_shut_in(const Ways& before, const Ways& after);

}  // namespace labyrinth_referee
