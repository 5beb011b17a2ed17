// A game at a table, whatever its rules: what the protocol needs of it. One adapter a game makes this of its table.
//
// Seats are counted from 1; the viewer 0 sees what everybody may. Everything that names cards is as its viewer may see it.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/host.hpp"
#include "table/json.hpp"

namespace meander::protocol {

// Whether an answer may be taken back: at once, when another seat consents, or not, and why.
struct Undo {
  enum class State : std::uint8_t { free, ask, none };
  State state = State::none;
  std::string text;
};

// The body of a `refused` message; no code: it was carried out.
struct Refused {
  std::string_view code;
  std::string text;
  std::string rule = {};
  std::size_t index = 0;
};

class Game {
 public:
  virtual ~Game() = default;

  virtual std::string_view name() const = 0;
  virtual Json options() const = 0;
  // Options and company in words.
  virtual std::string title() const = 0;
  // What the set of pieces that it is played with holds; null for a game that has but one.
  virtual Json pieces() const = 0;
  virtual int seats() const = 0;
  virtual void call(int seat, const std::string& name) = 0;  // what the seat is called from now on

  // Chance and computers, until a person is asked or the game is over.
  virtual void go_on() = 0;
  // The seat that is asked; 0 when the game is over.
  virtual int asked() const = 0;
  // The seat whose turn it is, also while another one is asked.
  virtual int active() const = 0;
  // Grows with every step and with everything taken back: the number of a prompt.
  virtual std::size_t moves() const = 0;

  virtual Json view(Viewer viewer) const = 0;
  virtual std::size_t log_size() const = 0;
  virtual Json log(Viewer viewer, std::size_t since) const = 0;
  // What this seat is asked, without its number; null when another one is.
  virtual Json prompt(int seat) const = 0;
  virtual int turn() const = 0;
  virtual Json result() const = 0;  // null while the game goes on
  virtual bool given_up() const = 0;
  virtual bool assisted() const = 0;
  virtual bool winnable() const = 0;
  virtual std::string_view stops(int seat) const = 0;
  virtual std::string record(Viewer viewer) const = 0;
  virtual std::string whole_record() const = 0;

  virtual Refused answer(const std::vector<std::string>& actions) = 0;
  // Whether what is asked is an offer that may be passed on for a seat that does not answer.
  virtual bool is_offer() const = 0;
  virtual void pass() = 0;
  // `rule`, `text`, `clause` of an action, or with an empty text of the question.
  virtual Json why(int seat, const std::string& action) const = 0;
  // `action`, `words`, `reason` for the seat that is asked.
  virtual Json hint() = 0;
  virtual Undo undo(int seat) const = 0;
  virtual std::vector<int> undone_with(int seat) const = 0;  // the other persons' seats whose decisions would go, too
  virtual void take_back(int seat) = 0;
  virtual bool set_stops(int seat, std::string_view when) = 0;
  // What may be wished for.
  virtual std::span<const std::string_view> wishes() const = 0;
  virtual void stop_once() = 0;
  virtual bool give_up() = 0;
  virtual std::string not_to_be_given_up() const = 0;
  virtual void seat_person(int seat) = 0;
  virtual bool seat_computer(int seat, std::string_view kind) = 0;
};

// What the list of games holds of each. Kinds of seats: "person" or a computer's; errors name the field of the request.
struct GameForm {
  std::string_view name;
  Result<std::unique_ptr<Game>> (*create)(const Json& request, const std::vector<std::string>& kinds, const Chance& chance, const Host::Keep& keep);
  Result<std::unique_ptr<Game>> (*restore)(const std::vector<std::string>& lines, const Chance& chance, Host::Keep keep);
  Json (*offer)();  // for `games`
  Json (*rules_chapters)();
  Result<Json> (*replay)(const Json& request);  // the answer without its type
  Result<Json> (*analysis)(const Json& request);
};

// By the name of the game; errors name the field of the request.
Result<std::unique_ptr<Game>> new_game(const Json& request, const std::vector<std::string>& kinds, const Chance& chance, const Host::Keep& keep);
Result<std::unique_ptr<Game>> restored_game(std::string_view name, const std::vector<std::string>& lines, const Chance& chance, Host::Keep keep);
// What can be played, for `games`.
Json offered_games();
Json rules_chapters_of(std::string_view game);
// The answers to `replay` and `analysis` without their types, or an error.
Result<Json> replayed(const Json& request);
Result<Json> analysed(const Json& request);

}  // namespace meander::protocol
