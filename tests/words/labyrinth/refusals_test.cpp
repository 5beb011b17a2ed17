// What is refused is explained.
#include "words/labyrinth/refusal_text.hpp"

#include <gtest/gtest.h>

#include <array>

#include "game_for_test.hpp"
#include "games_for_words.hpp"
#include "tier.hpp"

namespace meander::labyrinth {
namespace {

std::string why(const GameForTest& game, std::string_view step) {
  const Action action = *parse_action(step, *game.s.set);
  EXPECT_TRUE(Labyrinth::why_not(game.s, action)) << step;
  return refusal_text(View(game.s, game.s.asked), action, teller_for(game.s.asked));
}

TEST(LabyrinthRefusals, a_step_that_is_not_possible_says_what_is_in_the_way) {
  GameForTest game = straight();
  game.pawn(1, "D2").tile("E2", "T09", 1).tile("C3", "T15");
  EXPECT_EQ(why(game, "move E2"), "There is a wall between D2 and E2.");
  EXPECT_EQ(why(game, "move D4"), "D4 does not lie beside D2.");
  EXPECT_EQ(why(game, "move E3"), "No tile lies on E3.");
  EXPECT_EQ(why(game, "move D3b"), "The tile on D3 has no corridor D3b.");
  EXPECT_EQ(why(game, "move D2"), "You are there already.");
  EXPECT_EQ(why(game, "move S3"), "S3 is not your start field.");
  EXPECT_EQ(why(game, "move S0"), "Your start field is entered from D1 only.");
  game.pawn(1, "C3");
  EXPECT_EQ(why(game, "move C3b"), "C3b is the other level of the bridge: jump or climb.");
  EXPECT_EQ(why(game, "climb up"), "You are not under a bridge.");
  game.actions(1);
  EXPECT_EQ(why(game, "climb down"), "That takes both actions, and only one is left.");
  game.actions(0);
  EXPECT_EQ(why(game, "jump"), "No action is left.");
  game.daze(1, 1);
  EXPECT_EQ(why(game, "jump"), "You are dazed, and no action is left.");
}

TEST(LabyrinthRefusals, deeds_against_others_say_what_is_missing) {
  GameForTest game = straight(3);
  game.pawn(1, "D2").pawn(2, "D2").pawn(3, "D3");
  EXPECT_EQ(why(game, "attack 3"), "Seat 3 is not on your corridor.");
  EXPECT_EQ(why(game, "attack 1"), "That is you.");
  EXPECT_EQ(why(game, "attack 5"), "There is no seat 5.");
  EXPECT_EQ(why(game, "rob 2"), "Seat 2 is not dazed.");
  game.daze(2, 1);
  EXPECT_EQ(why(game, "rob 2"), "Seat 2 has no key.");
  game.keys(2, 2).play("rob 2");
  EXPECT_EQ(why(game, "rob 2"), "You have robbed seat 2 this turn already.");
}

TEST(LabyrinthRefusals, keys_traps_cards_and_tiles_say_why_not) {
  GameForTest game = straight();
  game.pawn(1, "D1");
  EXPECT_EQ(why(game, "pick up first"), "You may not take the key of your own start while it lies where set-up put it.");
  EXPECT_EQ(why(game, "rest"), "You are not dazed.");
  EXPECT_EQ(why(game, "trap D4"), "No trap may lie on the centre.");
  EXPECT_EQ(why(game, "trap D1"), "Somebody is on D1.");
  game.trap("D3");
  EXPECT_EQ(why(game, "trap D3"), "A trap lies on D3 already.");
  game.pawn(1, "G1");
  EXPECT_EQ(why(game, "pick up"), "Nobody has lifted the key here yet: say pick up first.");
  game.pawn(1, "D2");
  EXPECT_EQ(why(game, "pick up"), "No key lies here.");
  game.play("build, tile T05");
  EXPECT_EQ(game.phase(), "place");
  EXPECT_EQ(why(game, "place D3 0"), "A tile lies on D3 already.");
  EXPECT_EQ(why(game, "place A2 5"), "The tile looks the same with fewer steps: name the fewest.");
  EXPECT_EQ(why(game, "move D4"), "First lay the tile T05 that is drawn: place, a cell and how it is turned.");
}

TEST(LabyrinthRefusals, what_is_out_of_phase_says_what_comes_first) {
  GameForTest game = straight();
  game.pawn(1, "D2");
  EXPECT_EQ(why(game, "place D3 0"), "No tile is drawn: say build first.");
  EXPECT_EQ(why(game, "pass"), "There is nothing to pass on: say end to end your turn.");
  EXPECT_EQ(why(game, "join"), "There is no attack to join.");
  EXPECT_EQ(why(game, "again"), "There is no roll to be repeated.");
  EXPECT_EQ(why(game, "sit S1"), "All start fields are chosen.");
  EXPECT_EQ(why(game, "step D3"), "Nobody leads the Guardian now: say guardian to take a card.");
  game.pawn(1, "S0").guardian("D2").play("guardian, card G1");
  EXPECT_EQ(why(game, "end"), "First lead the Guardian on: step, and a place.");
  GameForTest meeting = straight();
  meeting.pawn(1, "D2").pawn(2, "D3").play("move D3");
  EXPECT_EQ(why(meeting, "end"), "First say whom you attack, or pass.");
  EXPECT_EQ(why(meeting, "attack 2"), "That is you.");
}

// Anything that the notation has words for.
std::string typed(const State& state, Random& random) {
  constexpr std::array words{"build", "guardian", "rest",  "jump", "climb down", "climb up", "ready",    "pick up", "pick up first",
                             "end",   "join",     "again", "pass", "face SPK",   "tile T05", "roll 1 2", "card G1", "lot 1"};
  const auto one_of = [&random](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
  const std::string place = text_of(Place{static_cast<std::uint8_t>(one_of(place_count))});
  const std::string seat = std::to_string(one_of(state.players) + 1);
  const std::string edge = std::to_string(one_of(directions));
  switch (one_of(10)) {
    case 0:
      return "move " + place;
    case 1:
      return "trap " + place;
    case 2:
      return "step " + place;
    case 3:
      return "attack " + seat;
    case 4:
      return "rob " + seat;
    case 5:
      return "kill " + seat;
    case 6:
      return "sit S" + edge;
    case 7:
      return "place " + name_of(Cell{static_cast<std::uint8_t>(one_of(cell_count))}) + " " + edge;
    default:
      return words[one_of(words.size())];
  }
}

TEST(LabyrinthRefusals, whatever_is_tried_the_answer_reads_well) {
  Random random(7);
  in_random_games(full_tier() ? 12 : 4, [&random](const State& state, Action, const std::vector<Event>&) {
    if (Labyrinth::turn(state).who != Turn::Who::seat) return;
    for (int tries = 0; tries < 20; ++tries) {
      const Result<Action> action = parse_action(typed(state, random), *state.set);
      ASSERT_TRUE(action);
      if (!Labyrinth::why_not(state, *action)) continue;
      const std::string text = refusal_text(View(state, state.asked), *action, teller_for(state.asked));
      ASSERT_TRUE(reads_well(text)) << name_of(state.phase) << ": " << text_of(*action, *state.set);
    }
  });
}

}  // namespace
}  // namespace meander::labyrinth
