// How far it is, and how fights go: what the players reckon with.
#include <gtest/gtest.h>

#include "distances.hpp"
#include "labyrinth/game.hpp"
#include "labyrinth/odds.hpp"
#include "table/labyrinth/default_set.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

State seated() {
  Options options;
  options.players = 2;
  options.set = &default_set().components;
  State s = Labyrinth::initial(options);
  Dice high;
  high.add(6);
  high.add(6);
  Dice low;
  low.add(1);
  low.add(1);
  for (const Action action : {Action(high), Action(low), Action(ActionType::field, 3), Action(ActionType::field, 0)})
    Labyrinth::apply_unchecked(s, action);
  return s;
}

Roads roads_of(const State& s) { return {tables_of(s), s.board}; }

TEST(LabyrinthDistances, a_tile_tried_leads_as_one_laid) {
  State s = seated();
  const TileTables& tables = tables_of(s);
  for (const char* cell : {"D3", "D2", "E4", "C4", "C3"}) {
    for (std::size_t kind = 1; kind <= s.set->tile_ids.size(); ++kind) {
      for (int rotation = 0; rotation < directions; ++rotation) {
        const LaidTile tile = LaidTile::normal(static_cast<int>(kind), rotation);
        const Roads tried = roads_of(s).with(tables, cell_named(cell), tile);
        State laid = s;
        laid.board.tiles[cell_named(cell)] = tile;
        for (Place place = 0; place < corridor_places; ++place) ASSERT_EQ(tried.from(place), roads_of(laid).from(place)) << cell << " " << int{place};
      }
    }
    s.board.tiles[cell_named(cell)] = LaidTile::normal(1 + cell[1] % 3, cell[1] % 6);
  }
}

TEST(LabyrinthDistances, an_unbuilt_cell_costs_an_action_more) {
  State s = seated();
  // S0, D1, then D2 and D3 to be built, to a key and from there on: the nearest keys are at C1's and E1's ends of the edge.
  const Field field = field_to_centre(roads_of(s), Costs{});
  EXPECT_EQ(field[place_of(centre, 0)], 0);
  EXPECT_EQ(field[place_of(cell_named("D3"), 0)], an_action);
  EXPECT_EQ(field[place_of(cell_named("D2"), 0)], 3 * an_action);
  EXPECT_EQ(field[place_of(cell_named("D1"), 0)], 5 * an_action);
  s.board.tiles[cell_named("D3")] = LaidTile::normal(1, 0);
  EXPECT_EQ(field_to_centre(roads_of(s), Costs{})[place_of(cell_named("D1"), 0)], 4 * an_action);
}

TEST(LabyrinthDistances, forwards_and_backwards_it_is_the_same_way) {
  State s = seated();
  Costs costs;
  costs.enter[place_of(cell_named("D1"), 0)] = 5;
  costs.leave[place_of(centre, 0)] = 7;
  const Field back = field_to_centre(roads_of(s), costs);
  const Place start = place_of(cell_named("A1"), 0);
  EXPECT_EQ(field_from(roads_of(s), costs, start)[place_of(centre, 0)], back[start]);
}

TEST(LabyrinthDistances, a_key_that_one_may_not_take_is_no_goal) {
  State s = seated();
  s.figures.first_keys = 1;
  const Distances distances(s, roads_of(s), Costs{}, s.everyone());
  EXPECT_EQ(distances.left(0), static_cast<Cost>(an_action + unreachable)) << "only his own is left";
  EXPECT_LT(distances.left(1), unreachable);
}

TEST(LabyrinthOdds, of_two_against_two) {
  const Odds odds = odds_of_fight({.dice = 2}, {});
  EXPECT_EQ(odds.all(), 1296);
  EXPECT_EQ(odds.tied, 146U);
  EXPECT_EQ(odds.won, odds.lost);
  EXPECT_EQ(odds_of_fight({.dice = 6}, {}).all(), 46656 * 36);
  EXPECT_GT(odds_of_fight({.dice = 3}, {}).won, odds_of_fight({.dice = 3}, {}).lost * 4);
}

TEST(LabyrinthOdds, ways_below_a_number) {
  EXPECT_EQ(ways_below(2), 0);
  EXPECT_EQ(ways_below(7), 15);
  EXPECT_EQ(ways_below(12), 35);
}

}  // namespace
