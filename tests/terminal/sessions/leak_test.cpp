// Silent play at one screen: nothing that a seat does not know is ever shown to it. The state is taken from the journal at every pause, and what the
// screen may show is made anew from what the seat knows.
#include <gtest/gtest.h>

#include <algorithm>

#include "driver.hpp"
#include "game_flags.hpp"
#include "language.hpp"
#include "onirim/game.hpp"
#include "screen.hpp"
#include "terminal/board.hpp"
#include "tier.hpp"
#include "words/seat_names.hpp"

namespace meander {
namespace {

using namespace onirim;

class Watch {
 public:
  Watch(const Driver& driver, const Style& style) : driver_(driver), style_(style) {}

  // What a command says about the game so far.
  void command(const std::string& said) {
    if (facing_ >= 0 && phase() != Phase::pick) expect_no_hidden_event(said, 0, false);
  }
  void pause(Pause pause) {
    const std::string shown = without_escapes(since_clear(driver_.shown()));
    if (pause == Pause::cover) {
      EXPECT_FALSE(names_a_card(shown)) << shown;
      return;
    }
    const Table& table = driver_.table();
    const bool draft = phase() == Phase::pick;
    if (pause == Pause::prompt) facing_ = table.asked();
    // Whoever's turn was over still looks.
    ASSERT_GE(facing_, 0);
    ++screens;
    expect_board(shown);
    if (!draft) {
      expect_no_hidden_event(driver_.shown(), told_[static_cast<std::size_t>(facing_)], !taken_up_);
      told_[static_cast<std::size_t>(facing_)] = table.events();
    } else {
      told_.fill(table.events());
    }
  }

  int screens = 0;
  int hidden_events = 0;
  int hidden_cards = 0;

 private:
  Phase phase() const { return driver_.table().view(0).phase(); }
  Teller teller() const { return {.viewer = facing_, .names = seat_names(driver_.table()), .players = 2, .style = style_}; }

  static bool stands_in(const std::vector<std::string>& screen, const std::vector<std::string>& board) {
    return std::search(screen.begin(), screen.end(), board.begin(), board.end()) != screen.end();
  }

  // The board of the seat is that of every state that agrees with what it knows.
  void expect_board(const std::string& shown) {
    const Table& table = driver_.table();
    const View view = table.view(facing_);
    const Hand& partner = view.private_cards(1 - facing_);
    for (std::size_t i = 0; i < partner.size(); ++i) hidden_cards += partner[i].card() == unknown_card ? 1 : 0;
    const std::vector<std::string> screen = lines_of(shown);
    Random random(static_cast<std::uint64_t>(screens));
    for (int i = 0; i < 3; ++i) {
      const State other = Onirim::resample(view, random);
      const View same = Onirim::view(other, static_cast<std::uint8_t>(facing_));
      const bool whole = stands_in(screen, board_of(same, teller()));
      const bool brief = stands_in(screen, brief_board_of(same, teller()));
      ASSERT_TRUE(whole || brief) << shown;
    }
  }

  // No sentence about what only the other one saw, alone or put together with others.
  void expect_no_hidden_event(const std::string& text, std::size_t first, bool all_is_told) {
    const Table& table = driver_.table();
    const std::vector<Event> visible = table.since(facing_, 0);
    std::vector<std::string> seen = sentences_of(visible, teller());
    for (const Event& event : visible) seen.push_back(sentence_of(event, teller()));
    const std::string line = in_one_line(without_escapes(text));
    std::vector<Event> hidden;
    for (const Event& event : table.since(Table::everything, first)) {
      if ((event.seen_by & seat_bit(facing_)) == 0) hidden.push_back(event);
    }
    hidden_events += static_cast<int>(hidden.size());
    std::vector<std::string> sentences = sentences_of(hidden, teller());
    for (const Event& event : hidden) sentences.push_back(sentence_of(event, teller()));
    for (const std::string& sentence : sentences) {
      if (!names_a_card(sentence) || std::find(seen.begin(), seen.end(), sentence) != seen.end()) continue;
      EXPECT_EQ(line.find(in_one_line(sentence)), std::string::npos) << sentence << "\n" << text;
    }
    if (!all_is_told) return;
    // And what is told is what the seat may be told, sentence for sentence.
    std::string news;
    for (const std::string& sentence : sentences_of(table.since(facing_, first), teller())) {
      news += (news.empty() ? "" : " ") + std::string(style_.plain ? "" : "· ") + in_one_line(sentence);
    }
    EXPECT_NE(line.find(news), std::string::npos) << news << "\n" << line;
  }

 public:
  // After `continue` the seats are told from wherever the program begins.
  void took_up_again() { taken_up_ = true; }

 private:
  const Driver& driver_;
  Style style_;
  int facing_ = -1;
  std::array<std::size_t, 2> told_{};
  bool taken_up_ = false;
};

// Outside of the alternate screen nothing private is printed.
void expect_alternate_screen(const std::string& everything, const Table& table, const Style& style) {
  const std::size_t in = everything.find("\x1b[?1049h");
  const std::size_t out = everything.rfind("\x1b[?1049l");
  ASSERT_NE(in, std::string::npos);
  ASSERT_NE(out, std::string::npos);
  EXPECT_EQ(everything.find("\x1b[?1049h", in + 1), std::string::npos);
  EXPECT_EQ(everything.find("\x1b[?1049l"), out);
  EXPECT_FALSE(names_a_card(everything.substr(0, in)));
  // The end is told as both may know it: what was drawn, seen or put back is not named unless both have seen it (ONI-6.11).
  std::vector<Event> known;
  for (const Event& event : table.since(Table::everything, 0)) {
    if (event.seen_by == 3) known.push_back(event);
  }
  const Teller both{.viewer = -1, .names = seat_names(table), .players = 2, .style = style};
  std::string allowed;
  for (const Event& event : known) allowed += in_one_line(sentence_of(event, both)) + " ";
  for (const std::string& together : sentences_of(known, both)) allowed += in_one_line(together) + " ";
  const std::string farewell = in_one_line(without_escapes(everything.substr(out)));
  for (std::size_t start = 0; start < farewell.size();) {
    const std::size_t end = std::min(farewell.find(". ", start), farewell.size());
    const std::string sentence = farewell.substr(start, end - start);
    for (const char* secret : {" draws ", " sees ", " puts ", "Your hand", "Hand of"}) {
      if (sentence.find(secret) == std::string::npos || !names_a_card(sentence)) continue;
      EXPECT_NE(allowed.find(sentence + ". "), std::string::npos) << sentence << "\n" << farewell;
    }
    start = end + 2;
  }
  // The alternate screen is cleared before it is left, for terminals without one.
  EXPECT_TRUE(std::string_view(everything).substr(0, out).ends_with("\x1b[3J"));
  EXPECT_NE(everything.find(table.over() ? "The game is" : "The game is kept", out), std::string::npos) << everything.substr(out);
}

class Leaks : public testing::TestWithParam<int> {
 protected:
  void SetUp() override { speak("en"); }

  static void play(int set, int seed, bool plain) {
    SCOPED_TRACE(testing::Message() << "with " << expansions(set) << ", seed " << seed << (plain ? ", plain" : ""));
    const Home home;
    std::vector<std::string> flags = play_flags(set, seed, {"--players", "2"});
    if (plain) flags.emplace_back("--plain");
    Style style;
    style.plain = plain;
    style.width = 100;
    int hidden = 0;
    int cards = 0;
    int answers_left = 25;
    int prompts = 0;
    // A part of the game, then the rest of it with `continue`.
    for (bool first = true;; first = false) {
      PseudoTerminal terminal(flags, home.variables(), style.width);
      Driver driver(terminal, home, static_cast<std::uint64_t>(seed), style);
      Watch watch(driver, style);
      if (!first) watch.took_up_again();
      Pause pause = driver.wait();
      while (pause != Pause::end && !(first && pause == Pause::prompt && answers_left-- == 0)) {
        watch.pause(pause);
        if (pause == Pause::prompt && ++prompts % 5 == 0) {
          for (const char* command : {"log", "hint", "why"}) watch.command(driver.command(command));
        }
        if (testing::Test::HasFailure()) return;
        driver.go_on();
        pause = driver.wait();
      }
      hidden += watch.hidden_events;
      EXPECT_GT(watch.screens, 0);
      cards += watch.hidden_cards;
      if (pause == Pause::prompt) {
        terminal.enter("quit");
        EXPECT_EQ(terminal.exit_code(), 0);
        terminal.rest();
        expect_alternate_screen(terminal.everything(), driver.table(), style);
        flags = {"continue"};
        if (plain) flags.emplace_back("--plain");
        continue;
      }
      EXPECT_EQ(terminal.exit_code(), 0);
      expect_alternate_screen(terminal.everything(), driver.ended(), style);
      break;
    }
    EXPECT_GT(hidden, 0);
    EXPECT_GT(cards, 0);
  }
};

TEST_P(Leaks, NothingHiddenIsShown) {
  const int seeds = full_tier() ? 12 : 1;
  for (int seed = 1; seed <= seeds; ++seed) {
    play(GetParam(), 900 + 10 * seed + GetParam(), (GetParam() + seed) % 2 == 0);
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(With, Leaks, testing::Range(0, expansion_sets), [](const auto& info) {
  std::string name = expansions(info.param);
  name.erase(std::remove(name.begin(), name.end(), ','), name.end());
  return name.empty() ? std::string("Base") : name;
});

}  // namespace
}  // namespace meander
