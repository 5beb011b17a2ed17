// At a real table: a person tells what was drawn and what was done, and is told what is best and what the alternatives cost.
//
//   Adviser adviser(Onirim::initial(options), player, console);
//   const Adviser::End end = adviser.run();
#pragma once

#include <string>
#include <vector>

#include "players/strong/advice.hpp"
#include "terminal/answers.hpp"
#include "terminal/console.hpp"

namespace meander::onirim {

// Of a game alone. The player and the console live longer than this.
class Adviser {
 public:
  enum class End : std::uint8_t { game_over, left, interrupted, end_of_input };

  Adviser(const State& state, const StrongPlayer& player, Console& console) : states_{state}, player_(player), console_(console) {}

  End run();

 private:
  const State& state() const { return states_.back(); }
  View view() const { return Onirim::view(state(), 0); }
  bool chance_is_next() const { return Onirim::turn(state()).who == Turn::Who::chance; }
  void say(const std::string& text);
  void show_board();
  void ask();
  void ask_what_came();
  void ask_what_to_do();
  void take(std::string_view line);
  void take_outcomes(std::string_view line);
  void take_actions(std::string_view line);
  bool is_order(std::string_view line, std::string_view order) const;
  void undo();

  std::vector<State> states_;  // before each line that changed something, and now
  const StrongPlayer& player_;
  Console& console_;
  std::vector<Estimate> choices_;  // as they were shown
};

}  // namespace meander::onirim
