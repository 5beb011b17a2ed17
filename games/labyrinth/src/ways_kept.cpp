#include "labyrinth/ways_kept.hpp"

#include <bit>
#include <optional>

#include "reach.hpp"

namespace meander::labyrinth {

namespace {

// Whether somebody of those who can reach a key that they may take would reach none.
bool misses(const FixedVector<Keys, most_seats>& choices, Keys reached, Keys left) {
  for (const Keys choice : choices) {
    if ((choice & reached) != 0 && (choice & left) == 0) return true;
  }
  return false;
}

// What of the needed things lies where, by the order in which the ways were found.
class Wanted {
 public:
  Wanted(const TileTables& tables, const Board& board, const Reach& reach, const NeededWays& needed) {
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
  // All that are joined to the centre.
  Keys keys() const { return keys_; }

 private:
  FixedVector<std::uint8_t, most_needed_places> places_;
  std::array<std::uint8_t, most_keys> key_at_;
  Keys keys_ = 0;
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

// `keys` are those that are joined to the centre now.
bool keeps(const Ways& ways, const Groups& groups, const FixedVector<Keys, most_seats>& choices, Keys keys) {
  const unsigned joined = joined_by(ways, groups);
  if ((groups.needed & ~joined) != 0) return false;
  Keys lost = 0;
  Keys joined_keys = 0;
  for (std::size_t i = 0; i < groups.keys.size(); ++i) {
    Keys& which = (joined >> (i + 1) & 1U) == 0 ? lost : joined_keys;
    which = static_cast<Keys>(which | groups.keys[i]);
  }
  return lost == 0 || !misses(choices, keys, static_cast<Keys>((keys & ~lost) | joined_keys));
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
      if (!keeps(tables.ways(LaidTile::normal(kind, r)), groups, needed.key_choices, wanted.keys()))
        all[cell] = static_cast<Edges>(all[cell] & ~(1 << r));
    }
  }
  return all;
}

namespace {

// Which ways that are joined to the centre lead to which.
class Neighbours {
 public:
  void join(Way from, Way to) { of_[from].add(to); }

  // What is reached from a way without a cell, up to where all that is wanted is.
  WaySet flood(Way from, Cell cell, const WaySet& wanted) const {
    WaySet shut;
    for (int i = 0; i < most_corridors; ++i) shut.add(place_of(cell, i));
    WaySet found;
    WaySet reached;
    reached.add(from);
    while (!reached.empty()) {
      found |= reached;
      if (wanted.without(found).empty()) break;
      WaySet next;
      for (; !reached.empty(); reached.drop_first()) next |= of_[reached.first()];
      reached = next.without(found).without(shut);
    }
    return found;
  }

 private:
  std::array<WaySet, corridor_places> of_{};
};

// Where that lies which must be joined to the centre, or may have to be, and is.
struct Asked {
  Asked(const TileTables& tables, const Board& board, const Reach& reach, const NeededWays& needed) {
    for (const Place place : needed.places) {
      const Way way = way_at(tables, board, place);
      if (reach.reached(way)) places.add(way);
    }
    all = places;
    key_ways.fill(nowhere);
    for (std::size_t key = 0; key < most_keys; ++key) {
      if (needed.key_places[key] == nowhere) continue;
      key_ways[key] = way_at(tables, board, needed.key_places[key]);
      if (!reach.reached(key_ways[key])) continue;
      keys = static_cast<Keys>(keys | 1 << key);
      all.add(key_ways[key]);
    }
  }

  WaySet places;
  WaySet all;                             // with the keys
  std::array<Way, most_keys> key_ways{};  // joined or not; nowhere for one that is held
  Keys keys = 0;                          // those that are joined
};

// What would be joined by a cell alone, were it empty; `with_centre` is what needs it not. A key that could not be reached before will do after it.
Groups groups_without(const TileTables& tables, const Board& board, const Reach& reach, const Neighbours& neighbours, const Asked& asked,
                      const WaySet& with_centre, Cell cell) {
  Groups groups;
  FixedVector<WaySet, directions> found;
  for (int d = 0; d < directions; ++d) {
    const Way other = reach.across(cell, d);
    if (other == nowhere) continue;
    std::size_t group = 0;
    if (!with_centre.has(other)) {
      while (group < found.size() && !found[group].has(other)) ++group;
      if (group == found.size()) {
        found.push_back(reach.reached(other) ? neighbours.flood(other, cell, WaySet::every()) : joined_to(other, tables, board, cell));
        int keys = 0;
        for (std::size_t key = 0; key < most_keys; ++key)
          keys |= (asked.key_ways[key] != nowhere && found[group].has(asked.key_ways[key]) ? 1 : 0) << key;
        groups.keys.push_back(static_cast<Keys>(keys));
        groups.any_keys = groups.any_keys || keys != 0;
        if (found[group].meets(asked.places)) groups.needed = static_cast<std::uint8_t>(groups.needed | 2U << group);
      }
      ++group;
    }
    groups.of_edge[static_cast<std::size_t>(d)] = static_cast<std::uint8_t>(1U << group);
  }
  return groups;
}

}  // namespace

Placements turns_kept(const TileTables& tables, const Board& board, const NeededWays& needed, CellSet cells) {
  Neighbours neighbours;
  const Reach reach(tables, board, [&neighbours](Way from, Way to) { neighbours.join(from, to); });
  const Asked asked(tables, board, reach, needed);
  Placements all{};
  for (; cells != 0; cells &= cells - 1) {
    const auto cell = static_cast<Cell>(std::countr_zero(cells));
    if (cell >= cell_count) break;
    const LaidTile tile = board.tiles[cell];
    if (!tile.is_normal()) continue;
    all[cell] = tables.rotations(tile.kind());
    // What hangs on a tile that is one way is known already.
    if (tables.ways(tile)[1] == 0 && (!reach.reached(place_of(cell, 0)) || !reach.parts(place_of(cell, 0)))) continue;
    const WaySet with_centre = neighbours.flood(place_of(centre, 0), cell, asked.all);
    if (asked.all.without(with_centre).empty()) continue;
    const Groups groups = groups_without(tables, board, reach, neighbours, asked, with_centre, cell);
    for (unsigned left = all[cell]; left != 0; left &= left - 1) {
      const int r = std::countr_zero(left);
      if (!keeps(tables.ways(LaidTile::normal(tile.kind(), r)), groups, needed.key_choices, asked.keys))
        all[cell] = static_cast<Edges>(all[cell] & ~(1 << r));
    }
  }
  return all;
}

bool ways_kept(const TileTables& tables, const Board& before, const NeededWays& needed, const Board& after, const NeededWays& moved) {
  const Way middle = place_of(centre, 0);
  const WaySet joined = joined_to(middle, tables, after);
  // What was before matters only where something is not joined after.
  std::optional<WaySet> joined_before;
  const auto was_joined = [&](Place place) {
    if (!joined_before) joined_before = joined_to(middle, tables, before);
    return joined_before->has(way_at(tables, before, place));
  };
  for (std::size_t i = 0; i < needed.places.size(); ++i) {
    if (!joined.has(way_at(tables, after, moved.places[i])) && was_joined(needed.places[i])) return false;
  }
  int keys = 0;
  for (std::size_t key = 0; key < most_keys; ++key) {
    const Place place = moved.key_places[key];
    keys |= (place != nowhere && joined.has(way_at(tables, after, place)) ? 1 : 0) << key;
  }
  for (const Keys choice : needed.key_choices) {
    if ((choice & keys) != 0) continue;
    for (std::size_t key = 0; key < most_keys; ++key) {
      const Place place = needed.key_places[key];
      if ((choice >> key & 1) != 0 && place != nowhere && was_joined(place)) return false;
    }
  }
  return true;
}

}  // namespace meander::labyrinth
