// The table: steps of chance, computers and people, and what may be taken back. Compiled once for each game.
#pragma once

#include <algorithm>
#include <utility>

#include "table/game_table.hpp"
#include "table/journal.hpp"

namespace meander {

template <typename G>
GameTable<G>::GameTable(const Options& options, const Seats& seats, std::uint64_t seed, Keep keep)
    : options_(options), seats_(seats), seed_(seed), keep_(std::move(keep)), state_(Game::initial(options)), chance_(seed, 0) {}

template <typename G>
GameTable<G>::GameTable(const Options& options, const Seats& seats, Chance chance, Keep keep)
    : options_(options), seats_(seats), source_(std::move(chance)), keep_(std::move(keep)), state_(Game::initial(options)), chance_(0) {}

template <typename G>
int GameTable<G>::persons() const {
  int persons = 0;
  for (int seat = 0; seat < options_.players; ++seat) persons += seats_[static_cast<std::size_t>(seat)] == SeatKind::person ? 1 : 0;
  return persons;
}

template <typename G>
bool GameTable<G>::step() {
  if (over()) return false;
  const Turn turn = Game::turn(state_);
  if (turn.who == Turn::Who::chance) {
    if (source_) chance_ = source_(steps_.size());
    carry_out(Game::sample(state_, chance_), By::chance);
    return true;
  }
  if (seats_[turn.seat] != SeatKind::person) {
    carry_out(decide(), By::computer);
    return true;
  }
  const std::optional<Action> wish = G::wish(state_, stops(turn.seat), stop_once_, persons());
  if (!wish) return false;
  carry_out(*wish, By::automatic);
  return true;
}

template <typename G>
void GameTable<G>::go_on() {
  while (step()) {
  }
  flush();
}

// Each decision has random numbers of its own, so that a game taken up again decides alike.
template <typename G>
typename GameTable<G>::Action GameTable<G>::decide() const {
  Random random = source_ ? source_(steps_.size()) : Random(*seed_, 1 + steps_.size());
  ActionList actions;
  legal_actions(actions);
  return G::decide(seats_[static_cast<std::size_t>(asked())], view(asked()), actions, random);
}

template <typename G>
void GameTable<G>::carry_out(Action action, By by, std::size_t answer) {
  if (by != By::chance) moments_.push_back({state_, chance_, steps_.size(), events_.size(), history_.size(), turns_, by, answer});
  write(std::string(answer == steps_.size() ? word_of(by) : journal::then) + " " + G::text_of(action, options_));
  const State before = state_;
  Events events;
  Game::apply_unchecked(state_, action, events);
  steps_.push_back(action);
  ++moves_;
  for (const Event& event : events) {
    events_.push_back(event);
    if (G::begins_turn(event)) {
      ++turns_;
      stop_once_ = false;
    }
    history_.push_back({event, turns_});
  }
  if (G::is_stop(before)) stop_once_ = false;
  if (moments_.empty()) return;
  bool& revealed = moments_.back().revealed;
  revealed = revealed || by == By::chance || G::reveals(before, state_, events);
}

template <typename G>
typename GameTable<G>::Refused GameTable<G>::answer(const std::vector<Action>& actions) {
  // Tried on a copy first: all or nothing.
  State trial = state_;
  std::vector<Event> happened;
  std::vector<Action> steps;  // without those that take themselves
  for (std::size_t i = 0; i < actions.size();) {
    Refusal refusal = Game::why_not(trial, actions[i]);
    if (!refusal && Game::turn(trial).who != Turn::Who::seat) refusal = G::out_of_turn;
    if (refusal && i > 0 && G::all_went(actions, state_, happened)) break;
    if (refusal) return {refusal, i};
    Events events;
    Game::apply_unchecked(trial, actions[i], events);
    happened.insert(happened.end(), events.begin(), events.end());
    steps.push_back(actions[i]);
    i += 1 + G::followed(actions, i, events);
  }
  const std::size_t began = steps_.size();
  for (const Action action : steps) carry_out(action, By::person, began);
  go_on();
  return {};
}

template <typename G>
bool GameTable<G>::give_up() {
  if (over() || winnable()) return false;
  given_up_ = true;
  write(journal::give_up);
  flush();
  return true;
}

template <typename G>
void GameTable<G>::set_seat(int seat, SeatKind kind) {
  seats_[static_cast<std::size_t>(seat)] = kind;
  write(std::string(journal::seat) + " " + std::to_string(seat + 1) + " " + std::string(name_of(kind)));
  flush();
}

template <typename G>
std::optional<std::size_t> GameTable<G>::last_answer(int seat) const {
  std::size_t last = moments_.size();
  while (last > 0 && (moments_[last - 1].by != By::person || G::asked(moments_[last - 1].state) != seat)) --last;
  if (last == 0) return std::nullopt;
  std::size_t first = last - 1;
  while (moments_[first].steps != moments_[last - 1].answer) --first;
  return first;
}

template <typename G>
std::optional<int> GameTable<G>::last_person() const {
  for (std::size_t i = moments_.size(); i > 0; --i) {
    if (moments_[i - 1].by == By::person) return G::asked(moments_[i - 1].state);
  }
  return std::nullopt;
}

template <typename G>
UndoProblem GameTable<G>::undo_problem(int seat) const {
  const std::optional<std::size_t> answer = last_answer(seat);
  if (!answer || over()) return UndoProblem::nothing_to_undo;
  if (G::takes_back_freely(options_)) return UndoProblem::none;
  bool others = false;
  for (std::size_t i = *answer; i < moments_.size(); ++i) {
    if (moments_[i].revealed) return UndoProblem::revealed;
    others = others || G::asked(moments_[i].state) != seat;
  }
  return others ? UndoProblem::other_seat : UndoProblem::none;
}

template <typename G>
bool GameTable<G>::decided_since(int seat, int other) const {
  const std::optional<std::size_t> answer = last_answer(seat);
  for (std::size_t i = answer.value_or(moments_.size()); i < moments_.size(); ++i) {
    if (moments_[i].by == By::person && G::asked(moments_[i].state) == other) return true;
  }
  return false;
}

template <typename G>
std::vector<typename G::Action> GameTable<G>::undo(int seat) {
  const std::size_t first = *last_answer(seat);
  take_back(first);
  write(std::string(journal::undo) + " " + std::to_string(steps_.size()));
  flush();
  return history_.back().taken_back;
}

template <typename G>
void GameTable<G>::take_back(std::size_t moment) {
  const Moment& before = moments_[moment];
  Entry entry{{}, before.turns, before.history};
  entry.event.seat = static_cast<std::uint8_t>(G::asked(before.state));
  for (std::size_t i = moment; i < moments_.size() && moments_[i].answer == before.steps; ++i) entry.taken_back.push_back(steps_[moments_[i].steps]);
  taken_back_from_.emplace(history_.size(), before.state);
  history_.push_back(std::move(entry));
  ++moves_;
  state_ = before.state;
  chance_ = before.chance;
  turns_ = before.turns;
  steps_.resize(before.steps);
  events_.resize(before.events);
  moments_.erase(moments_.begin() + static_cast<std::ptrdiff_t>(moment), moments_.end());
  if (G::takes_back_freely(options_)) assisted_ = true;
}

template <typename G>
void GameTable<G>::mark_assisted() {
  if (assisted_) return;
  assisted_ = true;
  write(journal::assisted);
  flush();
}

template <typename G>
void GameTable<G>::set_stops(int seat, Stops stops) {
  stops_[static_cast<std::size_t>(seat)] = stops;
  write(std::string(journal::stops) + " " + std::to_string(seat + 1) + " " + std::string(name_of(stops)));
  flush();
}

template <typename G>
std::vector<typename G::Event> GameTable<G>::since(int viewer, std::size_t first) const {
  std::vector<Event> list;
  for (std::size_t i = first; i < events_.size(); ++i) list.push_back(G::as_seen(events_[i], viewer, options_));
  return list;
}

template <typename G>
std::vector<HistoryEntry<G>> GameTable<G>::history(int viewer, std::size_t first) const {
  std::vector<Entry> list;
  for (std::size_t i = first; i < history_.size(); ++i) {
    list.push_back(history_[i]);
    list.back().event = G::as_seen(list.back().event, viewer, options_);
    if (list.back().back_to) tell_taken_back(list.back(), taken_back_from_.at(i), viewer);
  }
  return list;
}

// What was hidden when it was done stays so when it is taken back.
template <typename G>
void GameTable<G>::tell_taken_back(Entry& entry, State from, int viewer) const {
  const std::vector<Action> done = std::exchange(entry.taken_back, {});
  std::vector<bool> hidden(done.size());
  if (viewer != everything && options_.players > 1) hidden = G::hidden_steps(from, done, viewer);
  for (std::size_t i = 0; i < done.size(); ++i) {
    if (hidden[i]) {
      ++entry.withheld;
    } else {
      entry.taken_back.push_back(done[i]);
      entry.before.push_back(from);
    }
    Game::apply_unchecked(from, done[i]);
  }
}

template <typename G>
typename GameTable<G>::Record GameTable<G>::record() const {
  Record record;
  record.options = options_;
  record.seed = seed_;
  record.start = start_;
  record.steps = steps_;
  record.given_up = given_up_;
  return record;
}

template <typename G>
void GameTable<G>::write(std::string line) {
  unkept_ += std::move(line) + "\n";
}

template <typename G>
void GameTable<G>::flush() {
  if (unkept_.empty()) return;
  if (keep_) keep_(std::string_view(unkept_).substr(0, unkept_.size() - 1));
  unkept_.clear();
}

}  // namespace meander
