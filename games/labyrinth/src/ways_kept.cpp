#include "labyrinth/ways_kept.hpp"

#include "reach.hpp"

namespace meander::labyrinth {

namespace {

// What of the needed things lies where, by the order in which the ways were found.
class Wanted {
 public:
  Wanted(const TileTables& tables, const Board& board, const Reach& reach, const NeededWays& needed) : choices_(needed.key_choices) {
    for (const Place place : needed.places) {
      const Way way = way_at(tables, board, place);
      if (reach.reached(way)) places_.push_back(reach.order(way));
    }
    for (std::size_t key = 0; key < most_keys; ++key) {
      key_at_[key] = Reach::unseen;
      if (needed.key_places[key] == nowhere) continue;
      key_at_[key] = reach.order(way_at(tables, board, needed.key_places[key]));
      if (key_at_[key] != Reach::unseen) keys_ = static_cast<Keys>(keys_ | 1 << key);
    }
  }

  bool needs(std::uint8_t from, std::uint8_t to) const {
    for (const std::uint8_t place : places_) {
      if (place >= from && place < to) return true;
    }
    return false;
  }
  Keys keys(std::uint8_t from, std::uint8_t to) const {
    int found = 0;
    for (std::size_t key = 0; key < most_keys; ++key) found |= (key_at_[key] >= from && key_at_[key] < to ? 1 : 0) << key;
    return static_cast<Keys>(found);
  }
  // Whether somebody would lose the last key that he may take.
  bool misses(Keys lost) const {
    const int left = keys_ & ~lost;
    for (const Keys choice : choices_) {
      if ((choice & keys_) != 0 && (choice & left) == 0) return true;
    }
    return false;
  }

 private:
  FixedVector<std::uint8_t, most_needed_places> places_;
  std::array<std::uint8_t, most_keys> key_at_;
  Keys keys_ = 0;
  const FixedVector<Keys, most_seats>& choices_;
};

// What reaches the centre through one empty cell alone. Group 0 is the side of the centre, the others hang on the cell.
struct Groups {
  std::array<std::uint8_t, directions> of_edge{};  // bit of the group across each edge; 0 where there is none
  FixedVector<Keys, directions> keys;              // by group, from 1
  std::uint8_t needed = 0;                         // bits of the groups that must stay joined
  bool any_keys = false;
};

Groups groups_of(const Reach& reach, const Wanted& wanted, Cell cell) {
  Groups groups;
  const Way own = place_of(cell, 0);
  std::array<Way, directions> child{};
  for (int d = 0; d < directions; ++d) {
    const Way other = reach.across(cell, d);
    if (other == nowhere || !reach.reached(other) || reach.parent(other) != own || reach.low(other) < reach.order(own)) continue;
    const std::size_t group = groups.keys.size() + 1;
    child[group - 1] = other;
    groups.keys.push_back(wanted.keys(reach.order(other), reach.end(other)));
    groups.any_keys = groups.any_keys || groups.keys.back() != 0;
    if (wanted.needs(reach.order(other), reach.end(other))) groups.needed = static_cast<std::uint8_t>(groups.needed | 1U << group);
  }
  for (int d = 0; d < directions; ++d) {
    const Way other = reach.across(cell, d);
    if (other == nowhere) continue;
    std::size_t group = 0;
    for (std::size_t i = 0; i < groups.keys.size(); ++i) {
      if (reach.order(other) >= reach.order(child[i]) && reach.order(other) < reach.end(child[i])) group = i + 1;
    }
    groups.of_edge[static_cast<std::size_t>(d)] = static_cast<std::uint8_t>(1U << group);
  }
  return groups;
}

// The groups that a laid tile joins to the side of the centre.
unsigned joined_by(const Ways& ways, const Groups& groups) {
  std::array<unsigned, most_corridors> touched{};
  for (std::size_t way = 0; way < most_corridors; ++way) {
    for (unsigned left = ways[way]; left != 0; left &= left - 1) touched[way] |= groups.of_edge[static_cast<std::size_t>(__builtin_ctz(left))];
  }
  unsigned joined = 1;
  for (int round = 0; round < most_corridors; ++round) {
    for (const unsigned way : touched) {
      if ((way & joined) != 0) joined |= way;
    }
  }
  return joined;
}

bool keeps(const Ways& ways, const Groups& groups, const Wanted& wanted) {
  const unsigned joined = joined_by(ways, groups);
  if ((groups.needed & ~joined) != 0) return false;
  Keys lost = 0;
  for (std::size_t i = 0; i < groups.keys.size(); ++i) {
    if ((joined >> (i + 1) & 1U) == 0) lost = static_cast<Keys>(lost | groups.keys[i]);
  }
  return lost == 0 || !wanted.misses(lost);
}

}  // namespace

Placements placements(const TileTables& tables, const Board& board, int kind, const NeededWays& needed) {
  const Reach reach(tables, board);
  const Wanted wanted(tables, board, reach, needed);
  const Edges rotations = tables.rotations(kind);
  Placements all{};
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (!board.may_take_tile(cell)) continue;
    all[cell] = rotations;
    if (!reach.reached(place_of(cell, 0)) || !reach.parts(place_of(cell, 0))) continue;
    const Groups groups = groups_of(reach, wanted, cell);
    if (groups.needed == 0 && !groups.any_keys) continue;
    for (unsigned left = rotations; left != 0; left &= left - 1) {
      const int r = __builtin_ctz(left);
      if (!keeps(tables.ways(LaidTile::normal(kind, r)), groups, wanted)) all[cell] = static_cast<Edges>(all[cell] & ~(1 << r));
    }
  }
  return all;
}

namespace {

Keys keys_reached(const TileTables& tables, const Board& board, const Reach& reach, const NeededWays& needed) {
  int keys = 0;
  for (std::size_t key = 0; key < most_keys; ++key) {
    const Place place = needed.key_places[key];
    if (place != nowhere && reach.reached(way_at(tables, board, place))) keys |= 1 << key;
  }
  return static_cast<Keys>(keys);
}

// Without what failed before: places that could not be reached, and players who could reach no key of theirs. Any other key will do after it.
NeededWays asked_for(const TileTables& tables, const Board& board, const Reach& reach, const NeededWays& needed) {
  NeededWays asked = needed;
  asked.places.clear();
  asked.key_choices.clear();
  for (const Place place : needed.places) {
    if (reach.reached(way_at(tables, board, place))) asked.places.push_back(place);
  }
  const Keys keys = keys_reached(tables, board, reach, needed);
  for (const Keys choice : needed.key_choices) {
    if ((choice & keys) != 0) asked.key_choices.push_back(choice);
  }
  return asked;
}

}  // namespace

Placements turns_kept(const TileTables& tables, const Board& board, const NeededWays& needed) {
  const Reach reach(tables, board);
  const NeededWays asked = asked_for(tables, board, reach, needed);
  Placements all{};
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const LaidTile tile = board.tiles[cell];
    if (!tile.is_normal()) continue;
    all[cell] = tables.rotations(tile.kind());
    const Way way = place_of(cell, 0);
    const bool one_way = tables.ways(tile)[1] == 0;
    if (one_way && (!reach.reached(way) || !reach.parts(way))) continue;
    Board emptied = board;
    emptied.tiles[cell] = LaidTile();
    const Reach around(tables, emptied);
    if (!around.reached(way) || !around.parts(way)) continue;
    const Wanted wanted(tables, emptied, around, asked);
    const Groups groups = groups_of(around, wanted, cell);
    for (unsigned left = all[cell]; left != 0; left &= left - 1) {
      const int r = __builtin_ctz(left);
      if (!keeps(tables.ways(LaidTile::normal(tile.kind(), r)), groups, wanted)) all[cell] = static_cast<Edges>(all[cell] & ~(1 << r));
    }
  }
  return all;
}

bool ways_kept(const TileTables& tables, const Board& before, const NeededWays& needed, const Board& after, const NeededWays& moved) {
  const Reach reach_before(tables, before);
  const Reach reach_after(tables, after);
  for (std::size_t i = 0; i < needed.places.size(); ++i) {
    if (reach_before.reached(way_at(tables, before, needed.places[i])) && !reach_after.reached(way_at(tables, after, moved.places[i]))) return false;
  }
  const Keys keys_before = keys_reached(tables, before, reach_before, needed);
  const Keys keys_after = keys_reached(tables, after, reach_after, moved);
  for (const Keys choice : needed.key_choices) {
    if ((choice & keys_before) != 0 && (choice & keys_after) == 0) return false;
  }
  return true;
}

}  // namespace meander::labyrinth
