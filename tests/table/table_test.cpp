// The table: who is asked, what may be taken back, and the journal from which it goes on.
#include "table/table.hpp"

#include <gtest/gtest.h>

#include "onirim/notation.hpp"
#include "table/journal.hpp"

namespace meander::onirim {
namespace {

Options options_for(int players, bool book = false, bool open_talk = false) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.book = book;
  options.open_talk = open_talk;
  return options;
}

constexpr Table::Seats people{SeatKind::person, SeatKind::person};

Action first_action(const Table& table) {
  ActionList actions;
  table.legal_actions(actions);
  return actions[0];
}
Action last_action(const Table& table) {
  ActionList actions;
  table.legal_actions(actions);
  return actions[actions.size() - 1];
}

// A table whose journal is kept in memory.
struct Kept {
  std::vector<std::string> lines;
  Table::Keep keep = [this](std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      lines.emplace_back(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  };
  Kept(const Options& options, const Table::Seats& seats, std::uint64_t seed) { keep(Table::heading(options, seats, seed)); }
};

TEST(TableTest, TheSameAnswersGiveTheSameGame) {
  Table one(options_for(1), people, 7);
  Table two(options_for(1), people, 7);
  for (Table* table : {&one, &two}) {
    table->go_on();
    while (!table->over()) ASSERT_FALSE(table->answer({last_action(*table)}));
  }
  EXPECT_EQ(one.state(), two.state());
  EXPECT_EQ(text_of(one.record()), text_of(two.record()));
  const Result<Position> end = replay(one.record());
  ASSERT_TRUE(end);
  EXPECT_EQ(end->state, one.state());
}

TEST(TableTest, ComputersPlayWithoutBeingAsked) {
  Table table(options_for(2), {SeatKind::greedy, SeatKind::random}, 3);
  table.go_on();
  EXPECT_TRUE(table.over());
}

TEST(TableTest, ARefusedAnswerChangesNothing) {
  Table table(options_for(1), people, 7);
  table.go_on();
  const State before = table.state();
  // Two actions at once, of which the second cannot be: neither is carried out.
  const Table::Refused refused = table.answer({last_action(table), Action(ActionType::nightmare_hand)});
  EXPECT_TRUE(refused);
  EXPECT_EQ(refused.index, 1U);
  EXPECT_EQ(table.state(), before);
  EXPECT_EQ(table.undo_problem(), UndoProblem::nothing_to_undo);
}

TEST(TableTest, APersonIsNoChance) {
  Table table(options_for(1), people, 7);
  table.go_on();
  EXPECT_TRUE(table.answer({Action(ActionType::draw, 0)}));
}

TEST(TableTest, AloneEverythingCanBeTakenBackAndTheSameCardsCome) {
  Table table(options_for(1), people, 7);
  table.go_on();
  const State start = table.state();
  const Action action = last_action(table);
  ASSERT_FALSE(table.answer({action}));
  const State after = table.state();
  ASSERT_EQ(table.undo_problem(), UndoProblem::none);
  EXPECT_EQ(table.undo(), std::vector{action});
  EXPECT_EQ(table.state(), start);
  EXPECT_TRUE(table.assisted());
  ASSERT_FALSE(table.answer({action}));
  EXPECT_EQ(table.state(), after);
}

TEST(TableTest, AllOfOneAnswerIsTakenBackAtOnce) {
  Kept kept(options_for(1), people, 7);
  Table table(options_for(1), people, 7, kept.keep);
  table.go_on();
  // Discard Keys until a prophecy asks for an order.
  while (!table.over() && table.view(0).phase() != Phase::order)
    ASSERT_FALSE(table.answer({table.view(0).phase() == Phase::turn ? last_action(table) : first_action(table)}));
  ASSERT_FALSE(table.over());
  const State before = table.state();
  const View view = table.view(0);
  std::vector<Action> order;
  for (std::size_t i = 0; i + 1 < view.looked().size(); ++i) order.emplace_back(ActionType::top, view.looked()[i]);
  const Table::Refused refused = table.answer(order);
  ASSERT_FALSE(refused);
  // So it is at a table that was taken up again in between, and after it.
  Result<Table> again = Table::restored(kept.lines);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->undo(), order);
  EXPECT_EQ(again->state(), before);
  EXPECT_EQ(table.undo(), order);
  EXPECT_EQ(table.state(), before);
  again = Table::restored(kept.lines);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->history(0, again->history_size() - 1).front().taken_back, order);
}

// In silent play the other seat has not seen the cards; what of the order was answered so far shows none either.
TEST(TableTest, ONI_6_9_ACardTakenBackStaysHidden) {
  int seen = 0;
  for (const std::size_t named : {std::size_t{1}, std::size_t{4}}) {
    Table table(options_for(2), people, 7);
    table.go_on();
    while (!table.over() && table.view(table.asked()).phase() != Phase::order)
      ASSERT_FALSE(table.answer({table.view(table.asked()).phase() == Phase::turn ? last_action(table) : first_action(table)}));
    ASSERT_FALSE(table.over());
    const int seat = table.asked();
    const View view = table.view(seat);
    std::vector<Action> order;
    for (std::size_t i = 0; i < named && i < view.looked().size(); ++i) order.emplace_back(ActionType::top, view.looked()[i]);
    ASSERT_FALSE(table.answer(order));
    if (table.undo_problem(seat) != UndoProblem::none) continue;
    ++seen;
    const std::vector<Action> undone = table.undo(seat);
    const auto told = [&](int viewer) { return table.history(viewer, table.history_size() - 1).front(); };
    EXPECT_EQ(told(seat).taken_back, undone);
    EXPECT_EQ(told(seat).withheld, 0U);
    for (const int other : {1 - seat, Table::in_public}) {
      EXPECT_TRUE(told(other).taken_back.empty());
      EXPECT_EQ(told(other).withheld, undone.size());
    }
  }
  EXPECT_GT(seen, 0);
}

TEST(TableTest, WithTwoNothingIsTakenBackPastADraw) {
  Table table(options_for(2), people, 7);
  table.go_on();
  while (table.view(0).phase() == Phase::pick) ASSERT_FALSE(table.answer({first_action(table)}));
  const std::uint8_t seat = static_cast<std::uint8_t>(table.asked());
  while (table.asked() == seat && table.view(0).phase() == Phase::turn) ASSERT_FALSE(table.answer({first_action(table)}));
  EXPECT_NE(table.undo_problem(), UndoProblem::none);
  EXPECT_FALSE(table.assisted());
}

// A discarded Key shows a private card to the partner in silent play, but nothing new in open play with no draw in between.
TEST(TableTest, WithTwoWhatTellsNobodyAnythingCanBeTakenBack) {
  Table table(options_for(2, false, true), people, 11);
  table.go_on();
  // At the draft everything is open; the other seat picks next.
  ASSERT_EQ(table.view(0).phase(), Phase::pick);
  ASSERT_FALSE(table.answer({first_action(table)}));
  const int picked = 1 - table.asked();
  EXPECT_EQ(table.undo_problem(), UndoProblem::nothing_to_undo);
  EXPECT_EQ(table.undo_problem(picked), UndoProblem::none);
  ASSERT_FALSE(table.answer({first_action(table)}));
  EXPECT_EQ(table.undo_problem(picked), UndoProblem::other_seat);
  EXPECT_TRUE(table.decided_since(picked, 1 - picked));
  // Discards without a draw: the exchange question comes before any draw.
  for (int guard = 0; guard < 400 && !table.over() && table.view(0).phase() != Phase::exchange; ++guard) {
    ActionList actions;
    table.legal_actions(actions);
    Action chosen = actions[actions.size() - 1];
    for (const Action action : actions) {
      if (action.type() == ActionType::discard && action.other() == 0 && !is_key(action.card())) chosen = action;
    }
    ASSERT_FALSE(table.answer({chosen}));
  }
  ASSERT_FALSE(table.over());
  EXPECT_EQ(table.undo_problem(), UndoProblem::none);
  EXPECT_EQ(table.undo().size(), 1U);
  EXPECT_FALSE(table.assisted());
  EXPECT_EQ(table.view(0).phase(), Phase::turn);
}

// Between a discard and the exchange nothing is drawn; but in silent play the partner may have seen a card for the first time.
TEST(TableTest, InSilentPlayAShownCardStaysShown) {
  int shown = 0;
  int known = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Table table(options_for(2), people, seed);
    table.go_on();
    while (!table.over()) {
      ActionList actions;
      table.legal_actions(actions);
      Action chosen = actions[0];
      for (const Action action : actions) {
        if (action.type() == ActionType::discard && action.other() == 0 && !is_key(action.card())) chosen = action;
      }
      const int partner = 1 - table.asked();
      const int unseen = table.view(partner).unseen().count(chosen.card());
      ASSERT_FALSE(table.answer({chosen}));
      if (table.over() || chosen.type() != ActionType::discard || table.view(0).phase() != Phase::exchange) continue;
      const bool was_shown = table.view(partner).unseen().count(chosen.card()) < unseen;
      EXPECT_EQ(table.undo_problem(), was_shown ? UndoProblem::revealed : UndoProblem::none);
      ++(was_shown ? shown : known);
    }
  }
  EXPECT_GT(shown, 0);
  EXPECT_GT(known, 0);
}

TEST(TableTest, AJournalGoesOnFromEveryLine) {
  const Options options = options_for(2, true);
  Kept kept(options, {SeatKind::person, SeatKind::greedy}, 5);
  Table table(options, {SeatKind::person, SeatKind::greedy}, 5, kept.keep);
  table.go_on();
  for (int answers = 0; answers < 12 && !table.over(); ++answers) ASSERT_FALSE(table.answer({first_action(table)}));
  for (std::size_t count = Table::heading_lines; count <= kept.lines.size(); ++count) {
    const std::vector<std::string> lines(kept.lines.begin(), kept.lines.begin() + static_cast<std::ptrdiff_t>(count));
    Result<Table> again = Table::restored(lines);
    ASSERT_TRUE(again) << again.error().text();
    again->go_on();
    // The same answers from there on lead to the same place.
    while (again->steps().size() < table.steps().size()) {
      const Action next = table.steps()[again->steps().size()];
      ASSERT_FALSE(again->answer({next}));
    }
    EXPECT_EQ(again->state(), table.state()) << count;
  }
}

TEST(TableTest, UndoAndHelpAreInTheJournal) {
  Kept kept(options_for(1), people, 7);
  Table table(options_for(1), people, 7, kept.keep);
  table.go_on();
  ASSERT_FALSE(table.answer({last_action(table)}));
  table.undo();
  table.set_stops(0, Stops::every_draw);
  ASSERT_FALSE(table.answer({first_action(table)}));
  const Result<Table> again = Table::restored(kept.lines);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->state(), table.state());
  EXPECT_TRUE(again->assisted());
  EXPECT_EQ(again->stops(0), Stops::every_draw);
  EXPECT_EQ(text_of(again->record()), text_of(table.record()));
}

TEST(TableTest, SpellWindowsDoNotNag) {
  const Options options = options_for(1, true);
  for (const Stops stops : {Stops::by_default, Stops::every_draw, Stops::never}) {
    int windows = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      Table table(options, people, seed);
      table.set_stops(0, stops);
      table.go_on();
      while (!table.over()) {
        windows += table.view(0).phase() == Phase::window ? 1 : 0;
        ActionList actions;
        table.legal_actions(actions);
        ASSERT_FALSE(table.answer({table.view(0).phase() == Phase::window ? Action(ActionType::continue_draw) : actions[0]}));
      }
    }
    EXPECT_EQ(windows > 0, stops == Stops::every_draw);
  }
}

TEST(TableTest, OneStopWhenAsked) {
  const Options options = options_for(1, true);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Table table(options, people, seed);
    table.go_on();
    while (!table.over() && !(table.view(0).phase() == Phase::turn && table.view(0).discard().size() >= 5)) {
      ASSERT_FALSE(table.answer({first_action(table)}));
    }
    if (table.over()) continue;
    table.stop_once();
    const Action play = first_action(table);
    ASSERT_FALSE(table.answer({play}));
    if (table.over() || table.view(0).phase() == Phase::explore) continue;
    EXPECT_EQ(table.view(0).phase(), Phase::window);
    // Only once: the next draw of the turn is not asked about.
    ASSERT_FALSE(table.answer({Action(ActionType::continue_draw)}));
    EXPECT_NE(table.view(0).phase(), Phase::window);
    return;
  }
  FAIL() << "no game came so far";
}

TEST(TableTest, ONI_3_7_GivingUpNeedsALostCause) {
  Table table(options_for(1), people, 7);
  table.go_on();
  EXPECT_FALSE(table.give_up());
  EXPECT_FALSE(table.over());
}

TEST(TableTest, FaultyJournalsAreRefusedByLine) {
  const std::vector<std::string> good{"meander onirim table 1", "options standard", "seed 7", "seats person"};
  ASSERT_TRUE(Table::restored(good));
  const auto with = [&good](std::size_t index, const std::string& line) {
    std::vector<std::string> lines = good;
    if (index < lines.size()) {
      lines[index] = line;
    } else {
      lines.push_back(line);
    }
    const Result<Table> table = Table::restored(lines);
    return table ? std::string("accepted") : table.error().text();
  };
  EXPECT_EQ(Table::restored({}).error().text().substr(0, 6), "line 1");
  EXPECT_EQ(with(0, "meander onirim table 2").substr(0, 6), "line 1");
  EXPECT_EQ(with(1, "options players=3").substr(0, 6), "line 2");
  EXPECT_EQ(with(2, "seed -1").substr(0, 6), "line 3");
  EXPECT_EQ(with(2, "seed 7x").substr(0, 6), "line 3");
  EXPECT_EQ(with(3, "seats person person").substr(0, 6), "line 4");
  EXPECT_EQ(with(3, "seats nobody").substr(0, 6), "line 4");
  EXPECT_EQ(with(4, "chance draw R9").substr(0, 6), "line 5");
  EXPECT_EQ(with(4, "person play RS").substr(0, 6), "line 5");
  EXPECT_EQ(with(4, "then play RS").substr(0, 6), "line 5");
  EXPECT_EQ(with(4, "undo 3").substr(0, 6), "line 5");
  EXPECT_EQ(with(4, "stops 2 never").substr(0, 6), "line 5");
  EXPECT_EQ(with(4, "stops 1 sometimes").substr(0, 6), "line 5");
  EXPECT_EQ(with(4, "give up").substr(0, 6), "line 5");
  EXPECT_EQ(with(4, "").substr(0, 6), "line 5");
  EXPECT_EQ(with(4, "chance draw RS"), "accepted");
}

TEST(TableTest, OnlyWhatASeatMaySeeIsTold) {
  Table table(options_for(2), people, 9);
  table.go_on();
  while (!table.over() && table.turn_number() < 6) ASSERT_FALSE(table.answer({first_action(table)}));
  int hidden = 0;
  for (int seat = 0; seat < 2; ++seat) {
    for (const Event& event : table.since(seat, 0)) {
      if (event.type != EventType::drew) continue;
      const bool own = event.seat == seat;
      if (own) {
        EXPECT_NE(event.card, unknown_card);
      }
      hidden += event.card == unknown_card ? 1 : 0;
    }
  }
  EXPECT_GT(hidden, 0);
}

}  // namespace
}  // namespace meander::onirim
