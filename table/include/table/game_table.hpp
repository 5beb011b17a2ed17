// A game being played: who sits where, who is asked what, what happened, taking back, and its journal as it grows.
//
//   onirim::Table table(options, {SeatKind::person, SeatKind::greedy}, seed, keep);
//   table.go_on();                                  // chance and computers, until a person is asked
//   while (!table.over()) {
//     show(table.view(table.asked()), table.since(table.asked(), seen));
//     if (const Refusal refusal = table.answer(choose())) explain(refusal);
//   }
//
// Options, seats, seed (or Chance) and answers give the same game on every machine. `keep` is called with the lines that are new in the journal
// before anything of them can be seen; restored(lines) goes on from any beginning of a journal that ends with a whole line.
//
// G tells what a table has to know of a game beyond its rules: onirim::AtTable (table/at_table.hpp) says what that is, labyrinth::AtTable is another.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "core/random.hpp"
#include "table/chance.hpp"
#include "table/game_record.hpp"

namespace meander {

// What keeps an answer from being taken back.
enum class UndoProblem : std::uint8_t {
  none,
  nothing_to_undo,
  revealed,    // chance or something newly seen stands between
  other_seat,  // another seat has decided since
};

// An entry of a table's history, which only ever grows: something happened, or was taken back.
template <typename G>
struct HistoryEntry {
  typename G::Event event;
  int turn = 0;
  // What was taken back: everything from this entry on (or nothing), and the answer that it undoes: those of its actions that whoever is told may
  // know, with the state before each, and how many others there were.
  std::optional<std::size_t> back_to = {};
  std::vector<typename G::Action> taken_back = {};
  std::vector<typename G::State> before = {};
  std::size_t withheld = 0;
};

template <typename G>
class GameTable {
 public:
  using Game = typename G::Game;
  using Options = typename G::Options;
  using State = typename G::State;
  using Action = typename G::Action;
  using ActionList = typename G::ActionList;
  using View = typename G::View;
  using Event = typename G::Event;
  using Events = typename G::Events;
  using Refusal = typename G::Refusal;
  using SeatKind = typename G::SeatKind;
  using Stops = typename G::Stops;
  using Record = GameRecord<G>;
  using Entry = HistoryEntry<G>;
  using Seats = std::array<SeatKind, G::most_seats>;  // those past the number of players are not used
  using Keep = std::function<void(std::string_view lines)>;

  // The options must be without problem().
  GameTable(const Options& options, const Seats& seats, std::uint64_t seed, Keep keep = {});
  // The same with numbers that are kept elsewhere; the journal does not tell them.
  GameTable(const Options& options, const Seats& seats, Chance chance, Keep keep = {});
  // From the lines of a journal; errors name the line. `keep` is told of new lines only. `chance` is needed where the journal names no seed.
  static Result<GameTable> restored(const std::vector<std::string>& lines, Keep keep = {}, Chance chance = {});

  const Options& options() const { return options_; }
  const Seats& seats() const { return seats_; }
  std::optional<std::uint64_t> seed() const { return seed_; }
  int persons() const;

  bool over() const { return Game::turn(state_).who == Turn::Who::over || given_up_; }
  bool given_up() const { return given_up_; }
  bool assisted() const { return assisted_; }
  // Open information; a game in which somebody always wins is never lost to all.
  bool winnable() const { return G::winnable(state_); }
  int turn_number() const { return turns_; }
  // Grows with every step and with everything taken back.
  std::size_t moves() const { return moves_; }
  // The seat that has to answer; only when the game is not over.
  int asked() const { return G::asked(state_); }
  View view(int seat) const { return Game::view(state_, static_cast<std::uint8_t>(seat)); }
  void legal_actions(ActionList& actions) const { Game::legal_actions(state_, actions); }
  Refusal why_not(Action action) const { return Game::why_not(state_, action); }

  // Carries out the first steps of a record on a new table of the same options; chance goes its own way from there. The game counts as assisted.
  Error begin_like(const Record& record, std::size_t steps);

  // One step of chance, of a computer or of a person's standing wish (stops); false when a person is asked or the game is over.
  bool step();
  void go_on();
  // The asked person's answer, then go_on(). Several steps of one choice (an order, a payment) are carried out all or not at all; the error's
  // index is the step refused. The last ones may be named although, with one option left, they take themselves.
  struct Refused {
    Refusal rule;
    std::size_t index = 0;
    explicit operator bool() const { return static_cast<bool>(rule); }
  };
  Refused answer(const std::vector<Action>& actions);

  // Somebody else sits down: a computer takes a seat over, or a person comes back to it.
  void set_seat(int seat, SeatKind kind);

  // Only while the game can no longer be won; false otherwise.
  bool give_up();

  // Of the last answer of the seat that is asked now. Alone it may always be taken back, chance meets the same numbers again, and the game
  // counts as assisted.
  UndoProblem undo_problem() const { return undo_problem(asked()); }
  // Of the last answer of any seat: `other_seat` where another person's decision would be taken back with it, which that person may allow.
  UndoProblem undo_problem(int seat) const;
  // The seat of the person who answered last; nobody at the beginning.
  std::optional<int> last_person() const;
  // Whether `other` has decided something since the last answer of `seat`.
  bool decided_since(int seat, int other) const;
  // Only without undo_problem(), or with that consent. The actions taken back: all that were answered at once.
  std::vector<Action> undo() { return undo(asked()); }
  std::vector<Action> undo(int seat);
  void mark_assisted();

  Stops stops(int seat) const { return stops_[static_cast<std::size_t>(seat)]; }
  void set_stops(int seat, Stops stops);
  // Stop where the wish would not, once.
  void stop_once() { stop_once_ = true; }

  // What happened from event number `first` on: as a seat may see it, as everybody at the table may (`in_public`), or all of it (`everything`).
  static constexpr int everything = meander::everything;
  static constexpr int in_public = meander::in_public;
  std::vector<Event> since(int viewer, std::size_t first) const;
  std::size_t events() const { return events_.size(); }
  // All that ever happened, undone or not, from entry number `first` on; its length is history_size().
  std::vector<Entry> history(int viewer, std::size_t first) const;
  std::size_t history_size() const { return history_.size(); }

  Record record() const;
  const std::vector<Action>& steps() const { return steps_; }
  // Everything, hidden cards too: for those who watch computers, never for a seat's screen.
  const State& state() const { return state_; }

  // The first lines of a journal: what is known of a game without playing through it.
  struct Heading {
    Options options;
    Seats seats{};
    std::optional<std::uint64_t> seed;
  };
  static constexpr std::size_t heading_lines = 4;
  static std::string heading(const Options& options, const Seats& seats, std::optional<std::uint64_t> seed);  // without a line break at the end
  static Result<Heading> read_heading(const std::vector<std::string>& lines);

 private:
  enum class By : std::uint8_t { chance, computer, automatic, person };
  // Everything as it was before a decision.
  struct Moment {
    State state;
    Random chance;
    std::size_t steps;
    std::size_t events;
    std::size_t history;
    int turns;
    By by;
    std::size_t answer;     // the step at which the whole answer began
    bool revealed = false;  // whether something was revealed from here to the next moment
  };
  static const char* word_of(By by);

  Error begin_from(std::string_view position);
  Error resume(const std::string& line);
  Error resume_step(By by, std::string_view words, std::size_t answer);
  Action decide() const;
  void carry_out(Action action, By by, std::size_t answer);
  void carry_out(Action action, By by) { carry_out(action, by, steps_.size()); }
  // The moment at which the last answer of this seat began.
  std::optional<std::size_t> last_answer(int seat) const;
  void take_back(std::size_t moment);
  void tell_taken_back(Entry& entry, State from, int viewer) const;
  void write(std::string line);
  void flush();

  Options options_;
  Seats seats_;
  std::optional<std::uint64_t> seed_;
  Chance source_;  // where there is no seed
  Keep keep_;
  std::optional<typename G::Position> start_;  // when it did not begin as a new game
  State state_;
  Random chance_;
  std::vector<Action> steps_;
  std::vector<Event> events_;
  std::vector<Moment> moments_;
  std::vector<Entry> history_;
  std::map<std::size_t, State> taken_back_from_;  // by entries of the history: where the answer that was taken back began
  std::array<Stops, G::most_seats> stops_{};
  int turns_ = 0;
  std::size_t moves_ = 0;
  bool stop_once_ = false;
  bool assisted_ = false;
  bool given_up_ = false;
  std::string unkept_;
};

}  // namespace meander
