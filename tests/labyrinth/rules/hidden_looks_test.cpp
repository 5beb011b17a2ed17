// What others take for the tokens that the Head Hunter put back: any token of the pool as it was then (LAB-A.headhunter.2).
#include <gtest/gtest.h>

#include <map>

#include "hidden_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// How often each kind is what went back first, for seat 2.
std::map<std::string, int> put_back_first(const GameForTest& game, int worlds) {
  std::map<std::string, int> found;
  Random random(43);
  const View view = Labyrinth::view(game.s, 1);
  for (int i = 0; i < worlds; ++i) ++found[std::string(trap_name(*game.s.set, Labyrinth::resample(view, random).put_back[0]))];
  return found;
}
// Three tokens are left: a gas is laid by the Head Hunter on D2, spikes go back, darts are the third.
GameForTest three_tokens() {
  GameForTest game = hidden_game({Character::headhunter, Character::none});
  only_tokens(game, {"GAS", "SPK", "DRT"}).pawn(1, "D3").play("trap D2, look GAS, look SPK, craft GAS, end");
  return game;
}

TEST(Labyrinth, LAB_A_headhunter_2_what_went_back_may_be_in_the_pool_still_or_laid_since) {
  constexpr int worlds = 20000;
  GameForTest game = three_tokens();
  game.trap("D1", "SPK");
  game.s.traps[0].laid_after = 1;
  // Of the pool as it was then the spikes are laid, and a token is there still, of which one can't tell more than that it is the gas or the darts.
  const auto found = put_back_first(game, worlds);
  EXPECT_NEAR(found.contains("SPK") ? found.at("SPK") : 0, worlds / 2, 300);
  EXPECT_NEAR(found.contains("GAS") ? found.at("GAS") : 0, worlds / 4, 300);
  EXPECT_NEAR(found.contains("DRT") ? found.at("DRT") : 0, worlds / 4, 300);
}

TEST(Labyrinth, LAB_A_headhunter_2_what_went_back_may_be_in_his_hand_again) {
  constexpr int worlds = 3000;
  GameForTest game = three_tokens();
  game.play("end, trap D1, look SPK, look DRT");
  ASSERT_EQ(game.phase(), "craft");
  const auto found = put_back_first(game, worlds);
  for (const char* kind : {"GAS", "SPK", "DRT"}) EXPECT_NEAR(found.contains(kind) ? found.at(kind) : 0, worlds / 3, 150) << kind;
}

// A token that went back, was laid and turned up and then disarmed, is no reason to forget what went back at other looks.
TEST(Labyrinth, LAB_A_headhunter_2_what_left_the_game_since_does_not_make_him_forget_other_looks) {
  GameForTest game = hidden_game({Character::headhunter, Character::thief});
  only_tokens(game, {"RID", "SPK", "SPK", "SPK", "DRT"}).pawn(1, "D3").pawn(2, "D1").play("trap A1, look RID, look SPK, craft SPK, end");
  game.trap("G1");
  game.s.traps[game.s.traps.size() - 1].laid_after = 1;
  game.play("trap D2, use disarm D2, turn up RID, end");
  ASSERT_EQ(game.active(), 1);
  game.play("trap A4, token SPK, look SPK, look DRT, craft SPK");
  Random random(47);
  const View view = Labyrinth::view(game.s, 0);
  for (int i = 0; i < 200; ++i) {
    const State world = Labyrinth::resample(view, random);
    EXPECT_EQ(world.traps[world.traps.first_on(*parse_place("G1"))].token, trap_named(game, "SPK")) << "the darts were in the pool";
  }
}

}  // namespace
