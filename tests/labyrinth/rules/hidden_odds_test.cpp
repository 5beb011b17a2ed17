// How likely what somebody does not know is made in a state that fits his view.
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "hidden_for_test.hpp"
#include "tier.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

const int draws = full_tier() ? 20000 : 5000;

// How far counts are from their shares: about as much as there are kinds, when they agree.
template <std::size_t Kinds>
double chi_square(const Counts<Kinds>& shares, const std::map<int, int>& found) {
  int all = 0;
  for (const std::uint8_t count : shares) all += count;
  int worlds = 0;
  for (const auto& [kind, times] : found) worlds += times;
  double sum = 0;
  for (std::size_t kind = 0; kind < Kinds; ++kind) {
    const auto times = found.find(static_cast<int>(kind) + 1);
    const int seen = times == found.end() ? 0 : times->second;
    if (shares[kind] == 0) {
      EXPECT_EQ(seen, 0) << "none of these is left";
      continue;
    }
    const double expected = static_cast<double>(worlds) * shares[kind] / all;
    sum += (seen - expected) * (seen - expected) / expected;
  }
  return sum;
}
// A share is off by more than this once in ten thousand times.
const double off = 3.9 * std::sqrt(0.25 / draws);
double share(const std::map<int, int>& found, int kind) {
  const auto times = found.find(kind);
  return times == found.end() ? 0 : static_cast<double>(times->second) / draws;
}
template <typename Kind>
std::map<int, int> worlds_of(const GameForTest& game, int seat, Kind kind, int worlds = draws) {
  std::map<int, int> found;
  Random random(41);
  const View view = Labyrinth::view(game.s, static_cast<std::uint8_t>(seat - 1));
  for (int i = 0; i < worlds; ++i) ++found[kind(Labyrinth::resample(view, random))];
  return found;
}
int token_on(const State& s, std::string_view place) { return s.traps[s.traps.first_on(*parse_place(place))].token; }

TEST(LabyrinthWorlds, LAB_A_illusionist_1_a_tile_face_down_is_of_each_kind_by_its_share_of_those_that_nobody_has_seen) {
  GameForTest game = hidden_game({Character::illusionist, Character::none});
  Counts<most_tile_kinds> unseen = game.s.tiles;
  sown(game, "E3", "T05");
  const auto found = worlds_of(game, 2, [](const State& s) { return s.board.tiles[cell_named("E3")].kind(); });
  EXPECT_LT(chi_square(unseen, found), 55) << "twenty kinds";
  EXPECT_EQ(worlds_of(game, 1, [](const State& s) { return s.board.tiles[cell_named("E3")].kind(); }).size(), 1U) << "he knows it himself";
}

TEST(LabyrinthWorlds, LAB_A_illusionist_1_one_of_two_tiles_face_down_and_the_next_of_the_pool_are_as_likely) {
  GameForTest game = hidden_game({Character::illusionist, Character::none});
  Counts<most_tile_kinds> unseen = game.s.tiles;
  sown(game, "E3", "T05");
  sown(game, "C3", "T05");
  EXPECT_LT(chi_square(unseen, worlds_of(game, 2, [](const State& s) { return s.board.tiles[cell_named("C3")].kind(); })), 55);
  Random random(5);
  EXPECT_LT(chi_square(unseen, worlds_of(game, 2,
                                         [&random](const State& s) {
                                           State next = s;
                                           next.phase = Phase::tile;
                                           return static_cast<int>(Labyrinth::sample(next, random).a());
                                         })),
            55);
}

TEST(LabyrinthWorlds, LAB_A_illusionist_1_a_tile_that_all_know_is_no_other) {
  GameForTest game = hidden_game({Character::illusionist, Character::none});
  sown(game, "E3", "T05", true);
  EXPECT_EQ(worlds_of(game, 2, [](const State& s) { return s.board.tiles[cell_named("E3")].kind(); }).size(), 1U);
}

// Of which kinds a tile may be for seat 2, who enters it: those over which the Illusionist would be asked just so.
void expect_what_is_asked_to_tell(const GameForTest& before, std::string_view cell, const char* phase, int worlds) {
  GameForTest game = before;
  game.play("move " + std::string(cell));
  ASSERT_EQ(game.phase(), phase);
  const auto found = worlds_of(game, 2, [&cell](const State& s) { return s.board.tiles[cell_named(cell)].kind(); }, worlds);
  Counts<most_tile_kinds> fitting{};
  for (std::size_t kind = 0; kind < fitting.size(); ++kind) {
    State s = before.s;
    const LaidTile there = s.board.tiles[cell_named(cell)];
    const int number = s.tiles[kind] + (there.kind() == static_cast<int>(kind) + 1 ? 1 : 0);
    if (number == 0) continue;
    s.board.tiles[cell_named(cell)] = LaidTile::face_down(static_cast<int>(kind) + 1, false);
    Labyrinth::apply_unchecked(s, Action(ActionType::move, place_of(cell_named(cell), 0)));
    if (s.phase == game.s.phase) fitting[kind] = static_cast<std::uint8_t>(number);
  }
  EXPECT_LT(chi_square(fitting, found), 50);
}

TEST(LabyrinthWorlds, LAB_A_illusionist_1_a_tile_that_is_being_revealed_is_one_over_which_he_is_asked) {
  GameForTest game = hidden_game({Character::illusionist, Character::none});
  sown(game, "E3", "T06").pawn(2, "D3").play("end");
  expect_what_is_asked_to_tell(game, "E3", "reveal", draws);
}

TEST(LabyrinthWorlds, LAB_A_illusionist_1_a_tile_that_makes_him_step_aside_is_one_that_fits_nowhere) {
  GameForTest game = hidden_game({Character::illusionist, Character::none});
  shut_in(game).tile("E3", "T05", 1).tile("F2", "T05").pawn(1, "E2").pawn(2, "E1").play("end");
  expect_what_is_asked_to_tell(game, "E2", "aside", 1000);
}

TEST(LabyrinthWorlds, LAB_A_headhunter_2_a_token_of_his_is_of_each_kind_by_its_share_for_all_others) {
  GameForTest game = hidden_game({Character::headhunter, Character::none});
  Counts<most_traps + 1> unseen = game.s.unseen_traps;
  game.pawn(1, "D3").play("trap D2, look RID, look SPK, craft RID");
  EXPECT_LT(chi_square(unseen, worlds_of(game, 2, [](const State& s) { return token_on(s, "D2"); })), 40) << "thirteen kinds";
  EXPECT_EQ(worlds_of(game, 1, [](const State& s) { return token_on(s, "D2"); }).size(), 1U);
  EXPECT_LT(chi_square(unseen, worlds_of(game, 7, [](const State& s) { return static_cast<int>(s.put_back[0]); })), 40) << "an onlooker";
}

TEST(LabyrinthWorlds, LAB_A_headhunter_2_what_he_put_back_tells_him_what_the_others_are_not) {
  GameForTest game = hidden_game({Character::headhunter, Character::none});
  game.pawn(1, "D3").trap("D1");
  only_tokens(game, {"SPK", "SPK", "DRT"});
  game.play("trap D2, token SPK, look DRT, look SPK, craft SPK");
  const auto found = worlds_of(game, 1, [](const State& s) { return token_on(s, "D1"); });
  EXPECT_EQ(found.size(), 1U) << "the darts went back, so they do not lie on D1";
  EXPECT_TRUE(found.contains(trap_named(game, "SPK")));
  const auto others = worlds_of(game, 2, [](const State& s) { return token_on(s, "D1"); });
  EXPECT_NEAR(share(others, trap_named(game, "SPK")), 2.0 / 3, off);
}

TEST(LabyrinthWorlds, LAB_A_headhunter_2_a_world_is_the_likelier_the_more_of_what_he_put_back_there_were) {
  GameForTest game = hidden_game({Character::headhunter, Character::none});
  game.pawn(1, "D3").trap("D1");
  only_tokens(game, {"SPK", "SPK", "DRT", "DRT"});
  game.play("trap D2, token SPK, look DRT, look SPK, craft SPK");
  // Left are a spike and two darts, one of which was put back: on D1 lies either of the other two.
  const auto found = worlds_of(game, 1, [](const State& s) { return token_on(s, "D1"); });
  EXPECT_NEAR(share(found, trap_named(game, "SPK")), 0.5, off);
  EXPECT_NEAR(share(found, trap_named(game, "DRT")), 0.5, off);
}

TEST(LabyrinthWorlds, LAB_A_headhunter_2_while_he_looks_his_hand_is_any_two_of_the_pool_for_others) {
  GameForTest game = hidden_game({Character::headhunter, Character::none});
  only_tokens(game, {"SPK", "SPK", "DRT", "GAS"}).pawn(1, "D3").play("trap D2, look DRT, look SPK");
  const auto found = worlds_of(game, 2, [](const State& s) { return 100 * s.crafting.looked[0] + s.crafting.looked[1]; });
  EXPECT_EQ(found.size(), 6U) << "of different kinds, since he is asked";
  const int spikes = trap_named(game, "SPK");
  const int darts = trap_named(game, "DRT");
  const int gas = trap_named(game, "GAS");
  EXPECT_NEAR(share(found, 100 * spikes + darts), 0.2, off);
  EXPECT_NEAR(share(found, 100 * darts + gas), 0.1, off);
}

}  // namespace
