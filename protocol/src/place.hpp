// What a host holds.
#pragma once

#include <optional>

#include "game.hpp"

namespace meander::protocol {

// How long a seat has to be away before it may be given to a computer, in milliseconds.
inline constexpr Time away_long = 60'000;
// How long an offer stands where somebody sits elsewhere and nothing else was agreed.
inline constexpr Time usual_pass_after = 30'000;

struct SeatState {
  Host::SeatUse use = Host::SeatUse::here;
  std::string name;      // empty for a computer
  std::string computer;  // the kind that sits there now; empty for a person
  bool joined = true;    // somebody has taken an open seat
  bool left = false;
  int attached = 0;  // devices
  Time away_since = 0;
  bool replaceable = false;  // what the last update told
  Time bank = 0;             // what is left on its clock when its turn began
};

struct Place {
  std::unique_ptr<Game> game;
  std::vector<SeatState> seats;
  Host::Keep keep;
  std::string unkept;
  Time changed = 0;

  // The clock, in milliseconds; bank 0: none.
  Time bank = 0;
  Time added = 0;
  int running = 0;  // the seat whose clock runs; 0: none
  Time running_since = 0;
  int turn = 0;  // the turn for which time was added last

  // After how many milliseconds an offer is passed on, 0: never; and since when which one stands.
  Time pass_after = 0;
  std::optional<std::size_t> offered_at;
  Time offered_since = 0;

  // Who asks to take back, and who still has to consent.
  int undo_asked_by = 0;
  std::size_t undo_asked_at = 0;
  std::vector<int> consents_missing;

  SeatState& at(int seat) { return seats[static_cast<std::size_t>(seat - 1)]; }
  const SeatState& at(int seat) const { return seats[static_cast<std::size_t>(seat - 1)]; }

  void write(const std::string& line) { collect("host " + line); }
  void collect(std::string_view lines);
  void flush();

  Error sit_down(const Json& kept, Time now);
  // A line of its own in a journal; an unknown one says nothing.
  void read(std::string_view line);
  void name(int seat, std::string name);

  bool replaceable(int seat, Time now) const;
  // True when a seat may be given to a computer now and could not be before, or the other way round.
  bool notice_replaceable(Time now);
  Json seats_message(Time now, bool clocks) const;

  // Time that a seat has left.
  Time left(int seat, Time now) const;
  // When the clock that runs has run out, or a seat becomes replaceable.
  std::optional<Time> alarm() const;
  // Replaces whoever has no time left by a computer; true when somebody was.
  bool run_out(Time now);
  // Passes on an offer that has stood for long; true when there was one.
  bool pass_on(Time now);
  void notice_offer(Time now);
  // How long the offer that stands is still left to who is asked; nothing where none is or it is not passed on.
  std::optional<Time> passes_in(Time now) const;
  // Stops the clock that runs when another seat is asked now, and starts that one's.
  void settle_up(Time now);
  void forget_undo() { undo_asked_by = 0; }
};

// 1 to 24 characters of UTF-8 that can be shown.
Error problem_of_name(std::string_view name);

}  // namespace meander::protocol
