// The greedy player says why, and what it says is what decided.
#include <gtest/gtest.h>

#include <stdexcept>

#include "onirim/notation.hpp"
#include "players/greedy_player.hpp"
#include "proof_game.hpp"
#include "table/position.hpp"

namespace meander::onirim {
namespace {

Choice explained(const std::string& fields) {
  const std::string text = R"({"format": "meander-onirim-position", "version": 1, )" + fields + "}";
  const Result<Position> position = position_from_text(text);
  if (!position) throw std::runtime_error(position.error().text());
  ActionList actions;
  Onirim::legal_actions(position->state, actions);
  return GreedyPlayer().explain(Onirim::view(position->state, position->state.seat), actions);
}

constexpr Card red_door = door(Colour::red);

TEST(Reason, completing_a_series_gains_the_door) {
  const Choice choice = explained(
      R"("hand": ["RS", "UM", "US", "GM", "BS"], "rows": ["RS", "RM"], "deck": {"unknown": {"RD": 2, "US": 6, "GS": 6, "BS": 5, "BM": 4}})");
  EXPECT_EQ(choice.action, Action(ActionType::play_chamber, chamber(Colour::red, Symbol::sun)));
  EXPECT_EQ(choice.reason, (Reason{ReasonId::gains_door, red_door}));
}

TEST(Reason, a_searched_door_is_gained) {
  const Choice choice = explained(
      R"("hand": ["UM", "US", "GM", "BS"], "rows": ["RM", "RS", "RM"], "phase": "explore", "deck": {"unknown": {"RD": 2, "US": 6, "GS": 6, "BS": 5, "BM": 4}})");
  EXPECT_EQ(choice.action, Action(ActionType::take, red_door));
  EXPECT_EQ(choice.reason, (Reason{ReasonId::gains_door, red_door}));
}

TEST(Reason, a_series_is_begun) {
  const Choice choice = explained(R"("hand": ["RS", "RM", "RS", "GS", "BS"], "deck": {"unknown": {"RD": 2, "US": 6, "GS": 6, "BS": 5, "BM": 4}})");
  EXPECT_EQ(choice.reason.id, ReasonId::builds_series);
  EXPECT_EQ(choice.reason.card, red_door);
}

TEST(Reason, a_key_pays_so_that_no_door_is_given_up) {
  const Choice choice = explained(R"("hand": ["RK", "UM", "UM", "US"], "rows": ["GS"], "doors": ["UD"], "phase": "nightmare",
                                     "pending": {"card": "nightmare"}, "deck": {"unknown": {"GD": 2, "US": 6, "GS": 6, "BS": 5, "BM": 4, "RS": 8}})");
  EXPECT_EQ(choice.action, Action(ActionType::nightmare_key, key(Colour::red)));
  EXPECT_TRUE(choice.reason.id == ReasonId::protects_door || choice.reason.id == ReasonId::spares_deck || choice.reason.id == ReasonId::keeps_hand)
      << static_cast<int>(choice.reason.id);
}

TEST(Reason, one_action_is_the_only_choice) {
  const Choice choice = explained(
      R"("hand": ["UM", "US", "GM", "BS"], "rows": ["GS"], "phase": "door", "pending": {"card": "RD"}, "deck": {"unknown": {"GD": 2, "US": 6, "GS": 6, "BS": 5, "BM": 4, "RS": 8}})");
  EXPECT_EQ(choice.action, Action(ActionType::decline));
  EXPECT_EQ(choice.reason.id, ReasonId::only_choice);
}

constexpr const char* partner_wants_red =
    R"("options": {"players": 2}, "rows": [["GS"], ["BS", "RM", "RK"]], "doors": [[], []], "deck": {"unknown": {"RD": 2, "US": 5, "GS": 4, "BM": 3}}, )";

TEST(Reason, what_the_partner_needs_is_given_to_it) {
  const Choice choice =
      explained(std::string(partner_wants_red) + R"("private": [["RS", "GM"], ["UM", "UM", "GM"]], "shared": ["BS", "US"], "phase": "exchange")");
  EXPECT_EQ(choice.action.type(), ActionType::exchange);
  EXPECT_EQ(choice.action.card(), chamber(Colour::red, Symbol::sun));
  EXPECT_EQ(choice.reason, (Reason{ReasonId::helps_partner, chamber(Colour::red, Symbol::sun)}));
}

TEST(Reason, what_the_partner_needs_is_left_to_it) {
  const Choice choice = explained(std::string(partner_wants_red) + R"("private": [["UM", "UM", "BS"], ["UM", "GM", "GM"]], "shared": ["RS", "BS"])");
  EXPECT_NE(choice.action, Action(ActionType::play_chamber, chamber(Colour::red, Symbol::sun), from_shared));
  EXPECT_NE(choice.action, Action(ActionType::discard, chamber(Colour::red, Symbol::sun), from_shared));
}

TEST(Reason, a_swap_opens_the_goal_of_a_door_as_good_as_found) {
  const Choice choice = explained(R"("options": {"with": ["book"]}, "hand": ["RS", "UM", "US", "GM", "BS"], "rows": ["RS", "RM"],
                                     "discard": {"BS": 4, "BM": 4, "GS": 2}, "goals": ["U", "R", "G", "B", "R", "U", "G", "B"],
                                     "deck": {"unknown": {"RD": 2, "UD": 2, "GD": 2, "BD": 2, "US": 5, "GS": 5}})");
  EXPECT_EQ(choice.action.type(), ActionType::cast);
  EXPECT_EQ(choice.reason, (Reason{ReasonId::opens_goal, red_door}));
}

TEST(Reason, a_door_that_would_not_be_gained_is_of_little_use) {
  const Choice choice = explained(R"("options": {"with": ["book"]}, "hand": ["RK", "UM", "US", "GM"], "rows": ["GS"], "phase": "door",
                                     "goals": ["U", "R", "G", "B", "R", "U", "G", "B"], "pending": {"card": "RD"},
                                     "deck": {"unknown": {"RD": 1, "UD": 2, "GD": 2, "BD": 2, "US": 5, "GS": 5}})");
  EXPECT_EQ(choice.action, Action(ActionType::decline));
  EXPECT_EQ(choice.reason, (Reason{ReasonId::little_use, red_door}));
}

// In every option set: the action explained is the one chosen, and the card is one where the reason has one.
TEST(Reason, explains_what_is_chosen) {
  for (int set = 0; set < option_sets; ++set) {
    for (std::uint64_t game = 0; game < 20; ++game) {
      Random random(12, game);
      State state = Onirim::initial(option_set(set));
      ActionList actions;
      for (Turn turn = Onirim::settle(state, random); turn.who == Turn::Who::seat; turn = Onirim::settle(state, random)) {
        Onirim::legal_actions(state, actions);
        const View view = Onirim::view(state, turn.seat);
        const Choice choice = GreedyPlayer().explain(view, actions);
        ASSERT_EQ(choice.action, GreedyPlayer().choose(view, actions, random));
        const Card card = choice.reason.card;
        switch (choice.reason.id) {
          case ReasonId::gains_door:
          case ReasonId::builds_series:
          case ReasonId::keeps_series:
          case ReasonId::protects_door:
          case ReasonId::opens_goal:
            ASSERT_TRUE(is_door(card)) << static_cast<int>(choice.reason.id) << " of " << static_cast<int>(choice.action.type());
            break;
          case ReasonId::aligns_towers:
          case ReasonId::keeps_towers:
            EXPECT_TRUE(is_tower(card)) << static_cast<int>(choice.reason.id);
            break;
          case ReasonId::avoids_premonition:
            EXPECT_LT(card, premonition_kinds);
            break;
          case ReasonId::spends_least:
          case ReasonId::better_draws:
          case ReasonId::helps_partner:
          case ReasonId::useful_card:
          case ReasonId::little_use:
            EXPECT_LT(card, card_kinds) << static_cast<int>(choice.reason.id) << " of " << static_cast<int>(choice.action.type());
            break;
          default:
            EXPECT_TRUE(card == no_card || choice.reason.id == ReasonId::looks_ahead);
        }
        Onirim::apply_unchecked(state, choice.action);
      }
    }
  }
}

}  // namespace
}  // namespace meander::onirim
