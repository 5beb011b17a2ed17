// What speaks for an action: facts counted by hand.
#include "players/strong/ground.hpp"

#include <gtest/gtest.h>

#include "onirim/notation.hpp"
#include "players/strong/advice.hpp"
#include "players/strong/learned.hpp"
#include "table/position.hpp"

namespace meander::onirim {
namespace {

State state_of(const std::string& fields) {
  const Result<Position> position = position_from_text(R"({"format":"meander-onirim-position","version":1,)" + fields + "}");
  EXPECT_TRUE(position) << position.error().text();
  return position ? position->state : State();
}

Ground ground_in(const std::string& fields, const std::string& action) {
  return ground_of(Onirim::view(state_of(fields), 0), *parse_action(action, 1));
}

constexpr const char* game = R"("hand":["GM","GK","RS","US","UM"],"rows":["BM","GS"],"deck":{"unknown":{"GD":2,"GS":3,"GM":2,"RS":4,"nightmare":3}})";

TEST(StrongGround, counts_what_can_follow_in_a_series) {
  // After two green cards, the second a moon: suns and Keys can follow; the hand holds a Key.
  EXPECT_EQ(ground_in(game, "play GM"), (Ground{GroundId::builds_series, door(Colour::green), 3, 14, 1}));
  // Left alone after its sun: moons and Keys go on with it.
  EXPECT_EQ(ground_in(game, "discard RS"), (Ground{GroundId::keeps_series, door(Colour::green), 2, 14, 2}));
}

TEST(StrongGround, tells_what_a_look_may_find) {
  EXPECT_EQ(ground_in(game, "discard GK"), (Ground{GroundId::looks_ahead, key(Colour::green), 3, 14, 0}));
}

TEST(StrongGround, tells_a_door_gained) {
  const std::string two = R"("hand":["GK","RS","US","UM","BS"],"rows":["BK","GS","GM"],"deck":{"unknown":{"GD":1,"RS":4}})";
  EXPECT_EQ(ground_in(two, "play GK"), (Ground{GroundId::gains_door, door(Colour::green)}));
}

TEST(StrongGround, tells_the_last_door) {
  const std::string last = R"("hand":["GK","RS","US","UM"],"doors":["RD","RD","UD","UD","BD","BD","GD"],"deck":{"unknown":{"RS":4}},)"
                           R"("phase":"door","pending":{"card":"GD"})";
  EXPECT_EQ(ground_in(last, "take GD"), (Ground{GroundId::wins}));
}

TEST(StrongGround, tells_what_a_nightmare_costs) {
  const std::string nightmare_drawn = R"("hand":["GK","RK","RS","US"],"doors":["RD"],"deck":{"unknown":{"RS":4,"RM":1,"GS":2}},)"
                                      R"("phase":"nightmare","pending":{"card":"nightmare"})";
  EXPECT_EQ(ground_in(nightmare_drawn, "nightmare key GK"), (Ground{GroundId::costs_a_card, key(Colour::green), 0, 7, 1}));
  EXPECT_EQ(ground_in(nightmare_drawn, "nightmare door RD"), (Ground{GroundId::costs_a_door, door(Colour::red), 7, 7, 0}));
  EXPECT_EQ(ground_in(nightmare_drawn, "nightmare reveal"), (Ground{GroundId::costs_the_deck, no_card, 5, 7, 0}));
  EXPECT_EQ(ground_in(nightmare_drawn, "nightmare hand"), (Ground{GroundId::costs_the_hand, no_card, 4, 7, 0}));
}

// A prophecy with a Nightmare among its cards: the line names what goes and how the rest is put back.
TEST(StrongAdvice, follows_the_best_choice_to_its_end) {
  const State state = state_of(R"("hand":["GM","RS","US","UM"],"rows":["BM"],"discard":{"GK":1},"deck":{"unknown":{"GD":2,"UD":2,"RS":6,"GS":4}},)"
                               R"("phase":"prophecy","pending":{"purpose":"prophecy","looked":["RM","UK","BD","GK","nightmare"]})");
  ActionList actions;
  Onirim::legal_actions(state, actions);
  const Advice advice = advise(StrongPlayer(*learned_network()), Onirim::view(state, 0), actions);
  EXPECT_EQ(advice.choices.size(), actions.size());
  ASSERT_EQ(advice.line.size(), 4U);  // the last card takes itself
  EXPECT_EQ(advice.line.front(), advice.choices.front().action);
  State next = state;
  for (const Action action : advice.line) {
    ASSERT_FALSE(Onirim::why_not(next, action));
    Onirim::apply_unchecked(next, action);
  }
  EXPECT_NE(next.phase, Phase::order);
}

}  // namespace
}  // namespace meander::onirim
