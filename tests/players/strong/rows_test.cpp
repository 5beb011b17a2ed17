// How the strong player's network sees a position.
#include "players/strong/rows.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "players/strong/row_tables.hpp"
#include "proof_game.hpp"
#include "table/position.hpp"

namespace meander::onirim {
namespace {

constexpr int one_further(int colour) { return (colour + 1) % colours; }

// The same with every colour called by the next one's name.
Card renamed(Card card) {
  if (is_chamber(card)) return chamber(static_cast<Colour>(one_further(static_cast<int>(colour_of(card)))), symbol_of(card));
  return is_door(card) ? door(static_cast<Colour>(one_further(static_cast<int>(colour_of(card))))) : card;
}
Action renamed(Action action) {
  switch (action.type()) {
    case ActionType::goal:
      return Action(action.type(), one_further(action.card()));
    case ActionType::cast:
    case ActionType::decline:
    case ActionType::continue_draw:
    case ActionType::nightmare_reveal:
    case ActionType::nightmare_hand:
      return action;
    default:
      return Action(action.type(), renamed(action.card()), action.other());
  }
}

// Of a colour's rows, in any order.
std::vector<RowNumber> sorted(const PositionRows& rows, int colour) {
  const auto& own = rows.colour[static_cast<std::size_t>(colour)];
  std::vector<RowNumber> list(own.begin(), own.end());
  std::ranges::sort(list);
  return list;
}

// The box's decks of the four colours differ, so a deck is played in which they do not.
Options equal_colours(bool book) {
  Options options;
  options.book = book;
  options.whole_deck = false;
  options.deck[nightmare] = 8;
  for (int colour = 0; colour < colours; ++colour) {
    options.deck[door(static_cast<Colour>(colour))] = 2;
    options.deck[chamber(static_cast<Colour>(colour), Symbol::sun)] = 6;
    options.deck[chamber(static_cast<Colour>(colour), Symbol::moon)] = 4;
    options.deck[key(static_cast<Colour>(colour))] = 3;
  }
  return options;
}

TEST(StrongRows, do_not_tell_the_names_of_colours) {
  for (const bool book : {false, true}) {
    for (std::uint64_t game = 0; game < 20; ++game) {
      Random random(3, game);
      State state = Onirim::initial(equal_colours(book));
      State other = state;
      ActionList actions;
      while (state.phase != Phase::over) {
        Onirim::legal_actions(state, actions);
        const Action action = actions.empty() ? Onirim::sample(state, random) : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        // Payments are named in card order, which the names of colours change: the other game would come to other steps.
        if (action.type() == ActionType::cast) continue;
        Onirim::apply_unchecked(state, action);
        ASSERT_FALSE(Onirim::why_not(other, renamed(action)));
        Onirim::apply_unchecked(other, renamed(action));
        ASSERT_EQ(state.phase, other.phase);
        if (state.phase == Phase::over) break;
        const PositionRows rows = rows_of(state);
        const PositionRows others = rows_of(other);
        // Cards looked at are listed in card order.
        if (!state.looked.empty()) continue;
        EXPECT_EQ(rows.shared, others.shared);
        for (int colour = 0; colour < colours; ++colour) EXPECT_EQ(sorted(rows, colour), sorted(others, one_further(colour)));
      }
    }
  }
}

// Each table's own limits are asserted where a row is made; this plays what may come up.
TEST(StrongRows, lie_within_the_tables_in_every_game_alone) {
  for (std::uint64_t game = 0; game < 240; ++game) {
    Random random(5, game);
    Options options = vary(option_set(static_cast<int>(game % 8)), random);
    if (options.players != 1) continue;
    State state = Onirim::initial(options);
    ProofMover mover(game % 2 == 0);
    ActionList actions;
    while (state.phase != Phase::over) {
      Onirim::legal_actions(state, actions);
      Onirim::apply_unchecked(state, actions.empty() ? Onirim::sample(state, random) : mover.choose(state, actions, random));
      if (state.phase == Phase::over) break;
      const PositionRows rows = rows_of(state);
      for (const RowNumber row : rows.shared) EXPECT_LT(row, shared_tables::rows);
      for (const auto& own : rows.colour) {
        for (const RowNumber row : own) EXPECT_LT(row, colour_tables::rows);
      }
    }
  }
}

// What is left to find is the same for red in one and for blue in the other, but a red door given to a Nightmare can be found again, a blue one not.
TEST(StrongRows, tell_how_many_doors_a_colour_has) {
  const auto at = [](const char* rest) {
    const std::string all =
        R"({"format":"meander-onirim-position","version":1,"options":{"deck":{"RS":4,"RM":2,"RK":1,"US":4,"UM":2,"UK":1,"RD":2,"UD":1}},)";
    const Result<Position> position = position_from_text(all + rest);
    EXPECT_TRUE(position);
    return rows_of(position->state);
  };
  const PositionRows red = at(R"("hand":["RS","RS","UM","US"],"rows":["RM"],"doors":["RD"],
    "deck":{"unknown":{"RS":2,"RM":1,"RK":1,"US":3,"UM":1,"UK":1,"RD":1,"UD":1}},"turn":1,"phase":"draw"})");
  const PositionRows blue = at(R"("hand":["US","US","RM","RS"],"rows":["UM"],"doors":["RD"],
    "deck":{"unknown":{"US":2,"UM":1,"UK":1,"RS":3,"RM":1,"RK":1,"RD":1,"UD":1}},"turn":1,"phase":"draw"})");
  EXPECT_EQ(red.shared, blue.shared);
  for (const auto& [one, other] : {std::pair{0, 1}, std::pair{1, 0}}) EXPECT_NE(sorted(red, one), sorted(blue, other));
}

}  // namespace
}  // namespace meander::onirim
