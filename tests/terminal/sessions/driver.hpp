// A person at the terminal who answers at random: by number, by notation, by an unambiguous beginning, with several cards in one line. What the
// program shows is read from the screen, and each answer is looked up in the journal afterwards.
//
//   Driver driver(terminal, home, 7);
//   driver.play();                                     // to the end of the game
//   while (driver.wait() != Pause::end) driver.go_on();  // the same, step by step
#pragma once

#include <optional>
#include <string>

#include "core/random.hpp"
#include "pseudo_terminal.hpp"
#include "table/table.hpp"
#include "words/style.hpp"

namespace meander {

enum class Pause : std::uint8_t {
  prompt,  // a question with choices
  hide,    // a turn is over: Enter hides the cards
  cover,   // the other one looks away: Enter shows the cards
  end,
};

class Driver {
 public:
  Driver(PseudoTerminal& terminal, const Home& home, std::uint64_t seed, const Style& style = {})
      : terminal_(terminal), home_(home), random_(seed), style_(style) {}

  // Numbers only, where other words would be taken for words of the program.
  Driver& only_numbers() {
    only_numbers_ = true;
    return *this;
  }

  // Until the program waits for something.
  Pause wait();
  // What came up to the pause.
  const std::string& shown() const { return shown_; }
  // The game as its journal tells it.
  const onirim::Table& table() const { return *table_; }
  // The same after the last answer, of which no journal is left when it ended the game.
  onirim::Table ended() const;
  // Answers the prompt, or presses Enter.
  void go_on();
  // A command, which leads back to the prompt; and what was said to it.
  std::string command(const std::string& line);
  // Up to the end of the program, whose exit code has to be 0.
  void play();
  std::size_t answers() const { return answers_; }

 private:
  Pause pause_now() const;
  void read_game();
  std::string words_for(onirim::Action action);
  std::string beginning_of(onirim::Action action) const;
  std::optional<std::vector<onirim::Action>> several();
  void expect(const std::vector<onirim::Action>& actions);
  void expect_offered() const;
  void expect_payment() const;

  PseudoTerminal& terminal_;
  const Home& home_;
  Random random_;
  Style style_;
  bool only_numbers_ = false;
  std::string shown_;
  Pause pause_ = Pause::end;
  std::optional<onirim::Table> table_;
  onirim::ActionList legal_;
  std::vector<onirim::Action> offered_;
  std::vector<onirim::Action> answer_;  // the last one
  std::size_t answers_ = 0;
  std::size_t lines_ = 0;              // of the journal, before the answer
  std::vector<std::string> expected_;  // the lines that the answer adds to it
  std::size_t events_ = 0;             // of the game, before the answer
  std::vector<onirim::Card> payment_;  // what is paid in one line, in ascending order
};

}  // namespace meander
