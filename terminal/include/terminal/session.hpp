// A person, or two in turn, playing at a table in the terminal, line by line.
//
//   Session session(table, console);
//   switch (session.play()) …
#pragma once

#include <array>
#include <optional>
#include <string>

#include "onirim/rule.hpp"
#include "table/table.hpp"
#include "terminal/answers.hpp"
#include "terminal/console.hpp"
#include "words/sentences.hpp"

namespace meander::onirim {

class Session {
 public:
  // Both outlive the session.
  Session(Table& table, Console& console);

  enum class End { game_over, left, end_of_input, interrupted };
  // Goes on from wherever the table stands.
  End play();

 private:
  // Whether two people share the screen and must not see each other's cards (ONI-6.8).
  bool secret() const;
  Teller teller(int seat) const;
  View view() const { return table_.view(table_.asked()); }

  bool face(int seat);
  bool wait_for_enter();
  void tell_news(int seat);
  void tell(const std::vector<std::string>& sentences);
  void show_board();
  void show_brief();
  void tell_lost_hope();
  void show_choices();
  void show_swaps();
  std::string choice_text(Action action, std::size_t number) const;
  bool hides_spells() const;
  Actions offered() const;
  std::optional<End> answer_prompt();
  void return_to_choices();
  void take(const Actions& actions);
  std::optional<End> obey(const Order& order);
  void undo();
  void hint();
  void why();
  void rules(const std::string& argument);
  void save(const std::string& file);
  void log();
  void set_stops(const std::string& argument);
  void stop_once();
  void give_up();
  void show_end();

  void say(const std::string& text);
  void lines(const std::vector<std::string>& list);

  Table& table_;
  Console& console_;
  std::array<std::size_t, 2> told_;  // events that a seat has been told
  int facing_ = -1;                  // the seat that may look at the screen
  int turn_shown_ = -1;
  bool board_wanted_ = true;
  bool lost_hope_told_ = false;
  std::optional<Rule> refused_by_;
  std::optional<End> interrupted_by_;
};

}  // namespace meander::onirim
