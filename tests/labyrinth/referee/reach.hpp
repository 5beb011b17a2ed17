// LAB-5.2 by brute force: what hangs together when every empty cell is open on all sides.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
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

// Every road of a tile and every empty cell has the number of the part of the labyrinth that it belongs to. Nothing leads through a closed cell.
class Parts {
 public:
  explicit Parts(const Board& board, int closed_cell = -1);
  int count() const { return count_; }
  int of(Place corridor) const;
  // Of the road or empty cell that is open there; -1: none is.
  int at(int cell, int edge) const;

 private:
  void flood(int from, int road, int number);
  int part(int cell, int road) const { return part_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(road)]; }

  const Board& board_;
  int closed_;
  int count_ = 0;
  std::array<std::array<int, kCorridors>, kCells> part_{};
};

// For each player: his start field reaches the centre; his pawn does; he reaches a key that he may take.
Ways ways(const Board& board, const Claims& claims);

// The same once one more tile lies on an empty cell, for one tile after another.
class WaysWithTile {
 public:
  WaysWithTile(const Board& board, const Claims& claims, int cell);
  Ways of(const LaidTile& tile) const;

 private:
  const Board& board_;
  const Claims& claims_;
  int cell_;
  Parts parts_;
};

// LAB-5.2: nothing that held before the deed fails after it.
bool nobody_shut_in(const Ways& before, const Ways& after);

}  // namespace labyrinth_referee
