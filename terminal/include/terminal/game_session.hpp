// People playing at a table in the terminal, line by line, whatever the game.
//
//   onirim::Session session(table, console);
//   switch (session.play()) …
//
// F is the game's face: what of it is shown, asked and read, and in which words (onirim::Face in terminal/onirim_face.hpp says what it must have).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "table/game_table.hpp"
#include "terminal/console.hpp"
#include "terminal/typed_line.hpp"

namespace meander {

enum class SessionEnd { game_over, left, end_of_input, interrupted };

template <typename F>
class GameSession {
 public:
  using At = typename F::At;
  using Table = GameTable<At>;
  using Action = typename At::Action;
  using Actions = std::vector<Action>;
  using ActionList = typename At::ActionList;
  using View = typename At::View;
  using Event = typename At::Event;
  using Teller = typename F::Teller;
  using Rule = std::remove_const_t<decltype(At::out_of_turn)>;
  using End = SessionEnd;

  // Both outlive the session.
  GameSession(Table& table, Console& console);

  // Goes on from wherever the table stands.
  End play();

 private:
  // Whether two people share the screen and must not see each other's secrets.
  bool secret() const { return F::secret(table_); }
  // Whether more people than one look at the same screen: nobody is "you" there.
  bool shared() const { return table_.persons() > 1 && !secret(); }
  Teller teller(int viewer) const { return F::teller(table_, viewer, console_.style()); }
  Teller told_as(int seat) const { return teller(shared() ? -1 : seat); }
  std::string name_of_seat(int seat) const { return F::seat_name(table_, seat); }
  View view() const { return table_.view(table_.asked()); }

  bool face(int seat);
  bool wait_for_enter();
  void tell_news(int seat);
  void tell(const std::vector<std::string>& sentences);
  void show_board();
  void show_brief();
  void tell_lost_hope();
  void show_choices();
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
  std::array<std::size_t, At::most_seats> told_;  // events that a seat has been told
  int facing_ = -1;                               // the seat that may look at the screen
  int turn_shown_ = -1;
  bool board_wanted_ = true;
  bool lost_hope_told_ = false;
  std::optional<Rule> refused_by_;
  std::optional<End> interrupted_by_;
};

}  // namespace meander
