// Several cards in one line, where a choice is made of several: orders from the top down, payments and discards in any order.
#include <gtest/gtest.h>

#include <algorithm>

#include "language.hpp"
#include "onirim/notation.hpp"
#include "program.hpp"
#include "screen.hpp"
#include "script.hpp"

namespace meander {
namespace {

using namespace onirim;

class SeveralCards : public testing::Test {
 protected:
  void SetUp() override { speak("en"); }
  // The game after one more line; and what was said to it.
  static Table after(const Script& script, const std::string& line, std::string* said = nullptr) {
    const Home home;
    const Outcome outcome = run_meander(script.arguments(), home.variables(), script.input() + line + "\n");
    EXPECT_EQ(outcome.exit_code, 0);
    if (said != nullptr) *said = outcome.output.substr(outcome.output.rfind("> " + line));
    Result<Table> table = Table::restored(home.journal());
    EXPECT_TRUE(table) << (table ? "" : table.error().text());
    return *table;
  }
  static std::vector<std::string> looked(const Table& table) {
    std::vector<std::string> names;
    const View view = table.view(table.asked());
    for (std::size_t i = 0; i < view.looked().size(); ++i) names.emplace_back(name_of(view.looked()[i]));
    return names;
  }
  static std::string joined(const std::vector<std::string>& words, const char* between = " ") {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
    return text;
  }
};

TEST_F(SeveralCards, AnOrderFromTheTopDown) {
  const Script script = script_to({}, people, [](const Table& table) {
    // All different, so that each order is another one.
    if (phase_of(table) != Phase::order) return false;
    auto names = looked(table);
    std::sort(names.begin(), names.end());
    return names.size() == 4 && std::adjacent_find(names.begin(), names.end()) == names.end();
  });
  auto cards = looked(script.table);
  std::reverse(cards.begin(), cards.end());
  const auto at_phase_two = [](const Table& table) { return phase_of(table) != Phase::order; };
  // The last one goes without saying, but may be said.
  for (const std::size_t named : {3U, 4U}) {
    const std::vector<std::string> some(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(named));
    for (const std::string& line : {joined(some), "top " + joined(some), joined(some, ", ")}) {
      std::string said;
      const Table table = after(script, line, &said);
      EXPECT_TRUE(at_phase_two(table)) << said;
      // What was put on top has been drawn again, as far as the hand had room: the events tell the order.
      std::vector<std::string> put;
      for (const Event& event : table.since(Table::everything, script.table.events())) {
        if (event.type == EventType::put_on_top) put.emplace_back(name_of(Card{event.card}));
      }
      std::reverse(put.begin(), put.end());
      EXPECT_EQ(put, cards) << said;
    }
  }
}

TEST_F(SeveralCards, AnOrderThatCannotBeIsNotBegun) {
  const Script script = script_to({}, people, [](const Table& table) { return phase_of(table) == Phase::order && looked(table).size() == 4; });
  const auto cards = looked(script.table);
  for (const std::string& line : {cards[0] + " XX", cards[0] + " " + cards[1] + " RD RD RD", joined(cards) + " " + cards[0] + " " + cards[1],
                                  std::string("RS RS RS RS RS RS")}) {
    std::string said;
    const Table table = after(script, line, &said);
    EXPECT_EQ(table.state(), script.table.state()) << said;
    EXPECT_TRUE(said.find("is not possible here") != std::string::npos || said.find("Nothing was done") != std::string::npos) << said;
  }
}

TEST_F(SeveralCards, APaymentInAnyOrder) {
  Options options;
  options.book = true;
  int checked = 0;
  // A payment of different cards, and one that leaves no choice at its end.
  for (const bool forced : {false, true}) {
    const Script script = script_to(
        options, people,
        [forced](const Table& table) {
          if (phase_of(table) != Phase::pay) return false;
          const View view = table.view(0);
          int kinds = 0;
          int last = 0;
          for (Card card = 0; card < card_kinds; ++card) {
            const int count = view.discard().count(card);
            kinds += count > 0 ? 1 : 0;
            last = count > 0 ? count : last;
          }
          return kinds >= 2 && (forced ? last >= 2 : last == 1) && view.discard().size() > view.remaining();
        },
        spells_first);
    const View view = script.table.view(0);
    std::vector<std::string> cards;
    // The highest cards: at the end only these are left to pay with.
    for (int card = card_kinds - 1; card >= 0; --card) {
      for (int i = 0; i < view.discard().count(static_cast<Card>(card)) && static_cast<int>(cards.size()) < view.remaining(); ++i) {
        cards.emplace_back(name_of(static_cast<Card>(card)));
      }
    }
    ASSERT_EQ(static_cast<int>(cards.size()), view.remaining());
    for (const std::string& line : {joined(cards), "pay " + joined(cards)}) {
      std::string said;
      const Table table = after(script, line, &said);
      EXPECT_NE(table.state(), script.table.state()) << said;
      std::vector<std::string> paid;
      for (const Event& event : table.since(Table::everything, script.table.events())) {
        if (event.type == EventType::paid) paid.emplace_back(name_of(Card{event.card}));
      }
      std::sort(paid.begin(), paid.end());
      std::vector<std::string> named = cards;
      std::sort(named.begin(), named.end());
      EXPECT_EQ(paid, named) << said;
      ++checked;
    }
    std::string said;
    const Table same = after(script, joined(cards) + " " + cards[0], &said);
    EXPECT_EQ(same.state(), script.table.state()) << said;
  }
  EXPECT_EQ(checked, 4);
}

TEST_F(SeveralCards, DropsOfAHappyDream) {
  Options options;
  options.premonitions = true;
  const Script script =
      script_to(options, people, [](const Table& table) { return phase_of(table) == Phase::happy_drop && table.view(0).looked().size() == 7; });
  const auto cards = looked(script.table);
  for (const std::string& line : {cards[6] + " " + cards[0] + " done", "drop " + cards[3] + " " + cards[1] + " done"}) {
    std::string said;
    const Table table = after(script, line, &said);
    int dropped = 0;
    for (const Event& event : table.since(Table::everything, script.table.events())) dropped += event.type == EventType::dropped ? 1 : 0;
    EXPECT_EQ(dropped, 2) << said;
    EXPECT_NE(phase_of(table), Phase::happy_drop) << said;
  }
  std::string said;
  EXPECT_EQ(phase_of(after(script, cards[0] + " " + cards[5], &said)), Phase::happy_drop) << said;
  // All seven.
  std::string all = joined(cards);
  EXPECT_NE(phase_of(after(script, all + " done", &said)), Phase::happy_drop) << said;
  EXPECT_NE(phase_of(after(script, "done", &said)), Phase::happy_drop) << said;
}

}  // namespace
}  // namespace meander
