// LAB-5.2: nobody may be cut off for good.
//
//   NeededWays needed;
//   needed.places.push_back(board.before_start(tables, d));   // for each player, and his pawn's corridor when it is off its start
//   needed.key_choices.push_back(keys that player may take);  // nothing for whom a key held by anybody will do
//   const Placements legal = placements(tables, board, kind, needed);
//   legal[cell] >> rotation & 1
//
// All of it is about what can be reached from the centre, with empty cells open on all sides and bridges as plain road. What could not be reached
// before is not asked for.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_vector.hpp"
#include "labyrinth/board.hpp"

namespace meander::labyrinth {

inline constexpr int most_keys = 6;
inline constexpr int most_needed_places = 12;  // a start field and a pawn for each player
// A set of keys: bit i for the one that set-up laid on key tile i.
using Keys = std::uint8_t;

struct NeededWays {
  FixedVector<Place, most_needed_places> places;  // each must be joined to the centre
  FixedVector<Keys, most_seats> key_choices;      // of each of these sets at least one key must be
  std::array<Place, most_keys> key_places{};      // where keys lie; nowhere for one that is held
  constexpr NeededWays() { key_places.fill(nowhere); }
};

// Bit r of a cell's set: the tile may be laid there turned by r steps. One rotation for each look.
using Placements = std::array<Edges, cell_count>;

// LAB-5.1 and 5.2 for a drawn tile of a kind of the set, counted from 1.
Placements placements(const TileTables& tables, const Board& board, int kind, const NeededWays& needed);

// A set of cells: bit i for cell i.
using CellSet = std::uint64_t;
static_assert(cell_count <= 64);

// The same for normal tiles that lie, those of `cells`: how each may be turned. It holds for a tile on which nothing that is needed lies.
Placements turns_kept(const TileTables& tables, const Board& board, const NeededWays& needed, CellSet cells = ~CellSet{0});

// The same test for any other change of the board: whether what is joined to the centre before is joined to it after. `moved` says what is needed in
// terms of the new board, in the same order, since keys and pawns turn and travel with their tiles (LAB-1.7).
bool ways_kept(const TileTables& tables, const Board& before, const NeededWays& needed, const Board& after, const NeededWays& moved);

}  // namespace meander::labyrinth
