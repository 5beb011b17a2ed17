// What is said of a hint is true of the action advised; what is said of a refusal is its reason.
#include <gtest/gtest.h>

#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "table/position.hpp"
#include "words/reason_text.hpp"
#include "words/refusal_text.hpp"

namespace meander::onirim {
namespace {

const std::string no_reason = "All in all it promises most.";

std::string reason_of(const char* action, ReasonId id, const char* card) {
  return reason_text({*parse_action(action, 2), {id, *parse_card(card)}}, Style{});
}

TEST(HintText, ReasonsFitTheAction) {
  EXPECT_EQ(reason_of("discard RS", ReasonId::spends_least, "RS"), "RS is worth less than what else would go.");
  EXPECT_EQ(reason_of("discard R5", ReasonId::spends_least, "GS"), no_reason);
  EXPECT_EQ(reason_of("discard U4", ReasonId::little_use, "U4"), no_reason);
  EXPECT_EQ(reason_of("nightmare door UD", ReasonId::protects_door, "UD"), "Of the doors UD is missed least.");
  EXPECT_EQ(reason_of("nightmare key RK", ReasonId::protects_door, "UD"), "It costs less than giving up UD.");
  EXPECT_EQ(reason_of("nightmare hand", ReasonId::spares_deck, "RS"), no_reason);
  EXPECT_EQ(reason_of("lose B3", ReasonId::keeps_towers, "B3"), "Of the towers this one is missed least.");
  EXPECT_EQ(reason_of("discard RS", ReasonId::keeps_towers, "B3"), no_reason);
  EXPECT_EQ(reason_of("play RM shared", ReasonId::helps_partner, "RM"), no_reason);
  EXPECT_EQ(reason_of("happy search", ReasonId::useful_card, "BD"), no_reason);
  const Choice applied{*parse_action("premonition brown", 2), {ReasonId::avoids_premonition, static_cast<Card>(Premonition::brown)}};
  EXPECT_EQ(reason_text(applied, Style{}), no_reason);
}

std::string refusal_of(const char* position, const char* action) {
  const Result<Position> read = position_from_text(position);
  if (!read) return read.error().text();
  const Action parsed = *parse_action(action, read->options.players);
  EXPECT_TRUE(Onirim::why_not(read->state, parsed)) << action;
  return refusal_text(Onirim::view(read->state, read->state.seat), parsed, Style{});
}

TEST(RefusalText, SaysWhatIsMissing) {
  constexpr const char* alone = R"({"format":"meander-onirim-position","version":1,"options":{"with":["book","towers"]},
    "goals":["R","R","U","U","G","G","B","B"],"hand":["RS","UM","R3","B3"],"rows":["GS"],"tower_row":["U3"],"discard":{"GM":1},
    "deck":{"unknown":{"BS":3}}})";
  EXPECT_EQ(refusal_of(alone, "play RK"), "You do not hold RK.");
  EXPECT_EQ(refusal_of(alone, "discard GS"), "You do not hold GS.");
  EXPECT_EQ(refusal_of(alone, "play RS"), "Its symbol is that of the last card of the row.");
  EXPECT_EQ(refusal_of(alone, "play R3 left"), "The edges that would touch have a symbol in common.");
  EXPECT_EQ(refusal_of(alone, "cast prophecy"), "The spell costs 5 discards, and there is 1.");
  EXPECT_EQ(refusal_of(alone, "decline"), "");
  constexpr const char* two = R"({"format":"meander-onirim-position","version":1,"options":{"players":2},
    "private":[["RS"],["GS"]],"shared":["BS"],"deck":{"unknown":{"BM":3}}})";
  EXPECT_EQ(refusal_of(two, "play BS"), "BS is one of the shared cards, not of your own.");
  EXPECT_EQ(refusal_of(two, "discard RS shared"), "RS is not among the shared cards.");
}

}  // namespace
}  // namespace meander::onirim
