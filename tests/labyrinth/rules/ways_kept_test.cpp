// LAB-5.1 and 5.2: where a drawn tile may be laid.
#include "labyrinth/ways_kept.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "brute_ways.hpp"
#include "core/random.hpp"
#include "tiles_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Every key on its tile, players on the start fields named.
NeededWays needed_at_set_up(const Board& board, std::initializer_list<int> starts) {
  NeededWays needed;
  for (std::size_t key = 0; key < most_keys; ++key) needed.key_places[key] = board.before_start(tables(), static_cast<int>(key));
  for (const int start : starts) {
    needed.places.push_back(board.before_start(tables(), start));
    needed.key_choices.push_back(static_cast<Keys>(all_edges & ~(1 << start)));
  }
  return needed;
}

bool may_lie(const Placements& all, const char* cell, int rotation) { return (all[cell_named(cell)] >> rotation & 1) != 0; }

TEST(Labyrinth, LAB_5_1_a_tile_goes_beside_one_on_the_board_the_centre_and_key_tiles_included) {
  const Board board = Board::set_up();
  const Placements all = placements(tables(), board, tile_kind("T01"), needed_at_set_up(board, {0, 3}));
  for (Cell cell = 0; cell < cell_count; ++cell) {
    bool beside = false;
    for (int d = 0; d < directions; ++d) beside = beside || (neighbour(cell, d) != no_cell && !board.tiles[neighbour(cell, d)].empty());
    EXPECT_EQ(all[cell], board.tiles[cell].empty() && beside ? 1 : 0) << name_of(cell);
  }
}

TEST(Labyrinth, LAB_5_1_openings_need_not_match) {
  const Board board = Board::set_up();
  const Placements all = placements(tables(), board, tile_kind("T09"), needed_at_set_up(board, {0, 3}));
  EXPECT_EQ(all[cell_named("D3")], all_edges) << "closed to the centre or open to it";
}

TEST(Labyrinth, LAB_5_2_a_start_field_must_be_able_to_reach_the_centre_some_day) {
  // Key tile 0 (D1) leads to C1, D2 and E1. Two of them are shut, so the third must stay a way through.
  const Board board = board_with({{"C1", tile_kind("T09"), 0}, {"E1", tile_kind("T09"), 0}});
  const Placements straight = placements(tables(), board, tile_kind("T08"), needed_at_set_up(board, {0, 3}));
  EXPECT_TRUE(may_lie(straight, "D2", 0));
  EXPECT_FALSE(may_lie(straight, "D2", 1)) << "closed to D1";
  EXPECT_FALSE(may_lie(straight, "D2", 2));
  const Placements unused = placements(tables(), board, tile_kind("T08"), needed_at_set_up(board, {2, 3}));
  EXPECT_TRUE(may_lie(unused, "D2", 1)) << "nobody plays from there, and other keys are left";
}

TEST(Labyrinth, LAB_5_2_bridges_count_as_plain_road) {
  const Board board = board_with({{"C1", tile_kind("T09"), 0}, {"E1", tile_kind("T09"), 0}});
  const Placements bridge = placements(tables(), board, tile_kind("T19"), needed_at_set_up(board, {0, 3}));
  // Over 0-2, under 1-4: from the north over the bridge, down, and on to the south-west.
  EXPECT_TRUE(may_lie(bridge, "D2", 0));
  EXPECT_FALSE(may_lie(bridge, "D2", 3)) << "over 3-5, under 4-1: nothing to the north";
  // The same edges as two corridors of the floor: 0-1 leads to the shut side of E1.
  EXPECT_FALSE(may_lie(placements(tables(), board, tile_kind("T10"), needed_at_set_up(board, {0, 3})), "D2", 0));
  // And 0-2 to E2, which is empty.
  EXPECT_TRUE(may_lie(placements(tables(), board, tile_kind("T11"), needed_at_set_up(board, {0, 3})), "D2", 0));
}

TEST(Labyrinth, LAB_5_2_separate_corridors_of_the_floor_are_not_joined) {
  // D2 is the only way from D1; E2, to its south-east, is a dead end.
  const Board board = board_with({{"C1", tile_kind("T09"), 0}, {"E1", tile_kind("T09"), 0}, {"E2", tile_kind("T09"), 4}});
  EXPECT_TRUE(may_lie(placements(tables(), board, tile_kind("T08"), needed_at_set_up(board, {0, 3})), "D2", 0));
  const Placements apart = placements(tables(), board, tile_kind("T10"), needed_at_set_up(board, {0, 3}));
  EXPECT_FALSE(may_lie(apart, "D2", 0)) << "0-1 leads into the dead end, 3-4 is another corridor";
}

TEST(Labyrinth, LAB_5_2_a_pawn_off_its_start_needs_a_way_too) {
  // The pawn stands in a dead end that opens to the south-east only.
  const Board board = board_with({{"D2", tile_kind("T09"), 2}});
  NeededWays needed = needed_at_set_up(board, {0, 3});
  const Placements before = placements(tables(), board, tile_kind("T09"), needed);
  EXPECT_TRUE(may_lie(before, "E2", 0));
  needed.places.push_back(place_of(cell_named("D2"), 0));
  const Placements with_pawn = placements(tables(), board, tile_kind("T09"), needed);
  EXPECT_EQ(with_pawn[cell_named("E2")], 0) << "a tile of one opening shuts the pawn in, however it lies";
  const Placements open = placements(tables(), board, tile_kind("T08"), needed);
  EXPECT_TRUE(may_lie(open, "E2", 2)) << "a straight corridor from the pawn to the south-east";
  EXPECT_FALSE(may_lie(open, "E2", 0));
}

TEST(Labyrinth, LAB_5_2_some_key_that_the_player_may_take_must_be_in_reach) {
  // Keys lie on key tiles 0 and 3 only; key 0 is player 0's own, and key tile 3 hangs on D6 alone.
  const Board board = board_with({{"C6", tile_kind("T09"), 0}, {"E6", tile_kind("T09"), 0}});
  NeededWays needed;
  needed.key_places[0] = board.before_start(tables(), 0);
  needed.key_places[3] = board.before_start(tables(), 3);
  needed.places.push_back(board.before_start(tables(), 0));
  needed.key_choices.push_back(0b001000);
  EXPECT_TRUE(may_lie(placements(tables(), board, tile_kind("T08"), needed), "D6", 0));
  EXPECT_FALSE(may_lie(placements(tables(), board, tile_kind("T08"), needed), "D6", 1));
  needed.key_choices[0] = 0b001001;
  EXPECT_TRUE(may_lie(placements(tables(), board, tile_kind("T08"), needed), "D6", 1)) << "the lifted key lies free";
  needed.key_choices.clear();
  EXPECT_TRUE(may_lie(placements(tables(), board, tile_kind("T08"), needed), "D6", 1)) << "a key that is held counts as reached";
}

TEST(Labyrinth, LAB_5_2_what_failed_before_is_not_asked) {
  // D1 is shut off already.
  const Board board = board_with({{"C1", tile_kind("T09"), 0}, {"E1", tile_kind("T09"), 0}, {"D2", tile_kind("T08"), 1}});
  const NeededWays needed = needed_at_set_up(board, {0, 3});
  EXPECT_EQ(placements(tables(), board, tile_kind("T08"), needed)[cell_named("D3")], tables().rotations(tile_kind("T08")));
}

int count_of(const Placements& all) {
  int count = 0;
  for (const Edges rotations : all) count += __builtin_popcount(rotations);
  return count;
}

// A random tile in a random legal place; nowhere to lay it: nothing happens.
Cell build(Board& board, const Placements& all, int kind, Random& random) {
  const int count = count_of(all);
  if (count == 0) return no_cell;
  int left = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
  for (Cell cell = 0; cell < cell_count; ++cell) {
    for (int r = 0; r < directions; ++r) {
      if ((all[cell] >> r & 1) == 0 || left-- > 0) continue;
      board.tiles[cell] = LaidTile::normal(kind, r);
      return cell;
    }
  }
  return no_cell;
}

int random_kind(Random& random) { return 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(default_set().components.tile_ids.size()))); }

// Boards as random building makes them, players and keys anywhere: the fast search and the plain one name the same placements.
TEST(LabyrinthWays, AgreeWithFillingInEveryTile) {
  Random random(11);
  int refused = 0;
  for (int game = 0; game < 25; ++game) {
    Board board = Board::set_up();
    NeededWays needed = needed_at_set_up(board, {0, 1, 3, 4});
    for (int laid = 0; laid < 30; ++laid) {
      const int kind = random_kind(random);
      const Placements fast = placements(tables(), board, kind, needed);
      ASSERT_EQ(fast, brute_placements(tables(), board, kind, needed)) << "game " << game << ", tile " << laid;
      for (Cell cell = 0; cell < cell_count; ++cell) {
        if (board.may_take_tile(cell)) refused += __builtin_popcount(tables().rotations(kind)) - __builtin_popcount(fast[cell]);
      }
      const Cell cell = build(board, fast, kind, random);
      if (cell == no_cell) continue;
      // A pawn or a key goes to a corridor of the new tile now and then.
      const Place corridor = place_of(cell, static_cast<int>(random.below(static_cast<std::uint32_t>(tables().shape(board.tiles[cell]).size()))));
      if (random.below(4) == 0 && needed.places.size() < 8) needed.places.push_back(corridor);
      if (random.below(6) == 0) needed.key_places[random.below(most_keys)] = random.below(3) == 0 ? nowhere : corridor;
      if (random.below(40) == 0) needed.key_choices.clear();
    }
  }
  EXPECT_GT(refused, 500);
}

// Boards whose tiles are turned in any way, so that much is cut off already: both searches and the plain one say the same.
TEST(LabyrinthWays, TurnedTilesAreJudgedAlike) {
  Random random(12);
  int refused = 0;
  for (int game = 0; game < 300; ++game) {
    Board board = Board::set_up();
    const NeededWays needed = needed_at_set_up(board, {0, 2, 4});
    for (int laid = 0; laid < 30; ++laid) {
      const int kind = random_kind(random);
      build(board, placements(tables(), board, kind, needed), kind, random);
    }
    for (Cell cell = 0; cell < cell_count; ++cell) {
      if (!board.tiles[cell].is_normal()) continue;
      const Placements turns = turns_kept(tables(), board, needed);
      Board turned = board;
      for (unsigned left = tables().rotations(board.tiles[cell].kind()); left != 0; left &= left - 1) {
        const int r = std::countr_zero(left);
        turned.tiles[cell] = LaidTile::normal(board.tiles[cell].kind(), r);
        const bool kept = ways_kept(tables(), board, needed, turned, needed);
        ASSERT_EQ(kept, brute_ways_kept(tables(), board, turned, needed));
        ASSERT_EQ((turns[cell] >> r & 1) != 0, kept) << "game " << game << ", tile " << int{cell} << " turned to " << r;
        refused += kept ? 0 : 1;
      }
      if (random.below(2) == 0) board = turned;
    }
  }
  EXPECT_GT(refused, 100);
}

}  // namespace
