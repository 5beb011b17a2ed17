// The table: steps of chance, computers and people, and what may be taken back.
#include "table/table.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "onirim/notation.hpp"
#include "players/computer_player.hpp"
#include "table/journal.hpp"

namespace meander::onirim {

namespace {

// Whether a seat sees a card that it had not seen before.
bool sees_more(const View& before, const View& after) {
  for (int card = 0; card < card_kinds; ++card) {
    if (after.unseen().count(static_cast<Card>(card)) < before.unseen().count(static_cast<Card>(card))) return true;
  }
  return false;
}

// What cannot be unseen or put back in order, whatever the tallies say.
bool disturbs_deck(const Events& events) {
  for (const Event& event : events) {
    if (event.type == EventType::searched || event.type == EventType::shuffled) return true;
  }
  return false;
}

// What a step of a choice of several cards tells.
EventType event_of(ActionType type) {
  switch (type) {
    case ActionType::top:
      return EventType::put_on_top;
    case ActionType::bottom:
      return EventType::put_at_bottom;
    case ActionType::pay:
      return EventType::paid;
    case ActionType::give:
      return EventType::left_the_deck;
    default:
      return EventType::dropped;
  }
}

// How many of the actions behind this one have taken themselves with it. An order tells its cards only when it is complete.
std::size_t followed(const std::vector<Action>& named, std::size_t index, const Events& events) {
  const EventType type = event_of(named[index].type());
  if (type == EventType::put_on_top || type == EventType::put_at_bottom) return 0;
  std::size_t count = 0;
  bool own = true;
  for (const Event& event : events) {
    if (event.type != type) continue;
    const std::size_t next = index + 1 + count;
    if (!own && next < named.size() && named[next].type() == named[index].type() && named[next].card() == event.card) ++count;
    own = false;
  }
  return count;
}

// Whether all cards named went their way: then the last ones, for which nothing else was left, have taken themselves.
bool all_went(const std::vector<Action>& named, const State& before, const std::vector<Event>& happened) {
  std::array<int, card_kinds> missing{};
  const EventType type = event_of(named.front().type());
  if (type == EventType::put_on_top || type == EventType::put_at_bottom) {
    for (const Card card : before.placed) ++missing[card];
  }
  for (const Action action : named) {
    if (action.type() == ActionType::done) continue;
    if (action.type() != named.front().type()) return false;
    ++missing[action.card()];
  }
  for (const Event& event : happened) {
    if (event.type == type) --missing[event.card];
  }
  return std::all_of(missing.begin(), missing.end(), [](int count) { return count <= 0; });
}

}  // namespace

Table::Table(const Options& options, const Seats& seats, std::uint64_t seed, Keep keep)
    : options_(options), seats_(seats), seed_(seed), keep_(std::move(keep)), state_(Onirim::initial(options)), chance_(seed, 0) {}

Table::Table(const Options& options, const Seats& seats, Chance chance, Keep keep)
    : options_(options), seats_(seats), source_(std::move(chance)), keep_(std::move(keep)), state_(Onirim::initial(options)), chance_(0) {}

int Table::persons() const {
  int persons = 0;
  for (int seat = 0; seat < options_.players; ++seat) persons += seats_[static_cast<std::size_t>(seat)] == SeatKind::person ? 1 : 0;
  return persons;
}

bool Table::step() {
  if (over()) return false;
  const Turn turn = Onirim::turn(state_);
  if (turn.who == Turn::Who::chance) {
    if (source_) chance_ = source_(steps_.size());
    carry_out(Onirim::sample(state_, chance_), By::chance);
    return true;
  }
  if (seats_[turn.seat] != SeatKind::person) {
    carry_out(decide(), By::computer);
    return true;
  }
  if (!waits_for_nothing()) return false;
  carry_out(Action(state_.phase == Phase::window ? ActionType::continue_draw : ActionType::decline), By::automatic);
  return true;
}

void Table::go_on() {
  while (step()) {
  }
  flush();
}

// A spell window that the person does not want to be asked at; and a drawn door that cannot be paid for, where no other person could read
// anything from the pause (ONI-6.11).
bool Table::waits_for_nothing() const {
  if (state_.phase == Phase::window) return stops(state_.seat) != Stops::every_draw && !stop_once_;
  if (state_.phase != Phase::door || persons() > 1) return false;
  ActionList actions;
  legal_actions(actions);
  return actions.size() == 1;
}

// Each decision has random numbers of its own, so that a game taken up again decides alike.
Action Table::decide() const {
  Random random = source_ ? source_(steps_.size()) : Random(*seed_, 1 + steps_.size());
  ActionList actions;
  legal_actions(actions);
  const ComputerPlayer player = *computer_player(name_of(seats_[state_.seat]));
  return std::visit([&](const auto& each) { return each.choose(view(state_.seat), actions, random); }, player);
}

void Table::carry_out(Action action, By by, std::size_t answer) {
  if (by != By::chance) moments_.push_back({state_, chance_, steps_.size(), events_.size(), history_.size(), turns_, by, answer});
  write(std::string(word_of(by)) + " " + text_of(action, options_.players));
  const State before = state_;
  Events events;
  Onirim::apply_unchecked(state_, action, events);
  steps_.push_back(action);
  ++moves_;
  for (const Event& event : events) {
    events_.push_back(event);
    if (event.type == EventType::turn_began) {
      ++turns_;
      stop_once_ = false;
    }
    history_.push_back({event, turns_, {}, {}});
  }
  if (before.phase == Phase::window) stop_once_ = false;
  if (moments_.empty()) return;
  bool& revealed = moments_.back().revealed;
  revealed = revealed || by == By::chance || disturbs_deck(events);
  for (std::uint8_t seat = 0; seat < options_.players && !revealed; ++seat)
    revealed = sees_more(Onirim::view(before, seat), Onirim::view(state_, seat));
}

Table::Refused Table::answer(const std::vector<Action>& actions) {
  // Tried on a copy first: all or nothing.
  State trial = state_;
  std::vector<Event> happened;
  std::vector<Action> steps;  // without those that take themselves
  for (std::size_t i = 0; i < actions.size();) {
    Refusal refusal = Onirim::why_not(trial, actions[i]);
    if (!refusal && Onirim::turn(trial).who != Turn::Who::seat) refusal = Rule::ONI_3_1;
    if (refusal && i > 0 && all_went(actions, state_, happened)) break;
    if (refusal) return {refusal, i};
    Events events;
    Onirim::apply_unchecked(trial, actions[i], events);
    happened.insert(happened.end(), events.begin(), events.end());
    steps.push_back(actions[i]);
    i += 1 + followed(actions, i, events);
  }
  const std::size_t began = steps_.size();
  for (const Action action : steps) carry_out(action, By::person, began);
  go_on();
  return {};
}

bool Table::give_up() {
  if (over() || winnable()) return false;
  given_up_ = true;
  write(journal::give_up);
  flush();
  return true;
}

void Table::set_seat(int seat, SeatKind kind) {
  seats_[static_cast<std::size_t>(seat)] = kind;
  write(std::string(journal::seat) + " " + std::to_string(seat + 1) + " " + std::string(name_of(kind)));
  flush();
}

std::optional<std::size_t> Table::last_answer(int seat) const {
  std::size_t last = moments_.size();
  while (last > 0 && (moments_[last - 1].by != By::person || moments_[last - 1].state.seat != seat)) --last;
  if (last == 0) return std::nullopt;
  std::size_t first = last - 1;
  while (moments_[first].steps != moments_[last - 1].answer) --first;
  return first;
}

UndoProblem Table::undo_problem(int seat) const {
  const std::optional<std::size_t> answer = last_answer(seat);
  if (!answer || over()) return UndoProblem::nothing_to_undo;
  if (options_.players == 1) return UndoProblem::none;
  bool others = false;
  for (std::size_t i = *answer; i < moments_.size(); ++i) {
    if (moments_[i].revealed) return UndoProblem::revealed;
    others = others || moments_[i].state.seat != seat;
  }
  return others ? UndoProblem::other_seat : UndoProblem::none;
}

bool Table::decided_since(int seat, int other) const {
  const std::optional<std::size_t> answer = last_answer(seat);
  for (std::size_t i = answer.value_or(moments_.size()); i < moments_.size(); ++i) {
    if (moments_[i].by == By::person && moments_[i].state.seat == other) return true;
  }
  return false;
}

std::vector<Action> Table::undo(int seat) {
  const std::size_t first = *last_answer(seat);
  take_back(first);
  write(std::string(journal::undo) + " " + std::to_string(steps_.size()));
  flush();
  return history_.back().taken_back;
}

void Table::take_back(std::size_t moment) {
  const Moment& before = moments_[moment];
  Entry entry{{}, before.turns, before.history, {}};
  entry.event.seat = before.state.seat;
  for (std::size_t i = moment; i < moments_.size() && moments_[i].answer == before.steps; ++i) entry.taken_back.push_back(steps_[moments_[i].steps]);
  history_.push_back(std::move(entry));
  ++moves_;
  state_ = before.state;
  chance_ = before.chance;
  turns_ = before.turns;
  steps_.resize(before.steps);
  events_.resize(before.events);
  moments_.erase(moments_.begin() + static_cast<std::ptrdiff_t>(moment), moments_.end());
  if (options_.players == 1) assisted_ = true;
}

void Table::mark_assisted() {
  if (assisted_) return;
  assisted_ = true;
  write(journal::assisted);
  flush();
}

void Table::set_stops(int seat, Stops stops) {
  stops_[static_cast<std::size_t>(seat)] = stops;
  write(std::string(journal::stops) + " " + std::to_string(seat + 1) + " " + std::string(name_of(stops)));
  flush();
}

Event Table::as_seen(Event event, int viewer) const {
  if (viewer == everything) return event;
  if (viewer != in_public) return seen_by(event, viewer);
  // Whoever does not see it decides.
  const Event first_seat = seen_by(event, 0);
  return options_.players == 1 || first_seat.card != event.card ? first_seat : seen_by(event, 1);
}

std::vector<Event> Table::since(int viewer, std::size_t first) const {
  std::vector<Event> list;
  for (std::size_t i = first; i < events_.size(); ++i) list.push_back(as_seen(events_[i], viewer));
  return list;
}

std::vector<Entry> Table::history(int viewer, std::size_t first) const {
  std::vector<Entry> list;
  for (std::size_t i = first; i < history_.size(); ++i) {
    list.push_back(history_[i]);
    list.back().event = as_seen(list.back().event, viewer);
  }
  return list;
}

Record Table::record() const {
  Record record;
  record.options = options_;
  record.seed = seed_;
  record.steps = steps_;
  record.given_up = given_up_;
  return record;
}

void Table::write(std::string line) { unkept_ += std::move(line) + "\n"; }

void Table::flush() {
  if (unkept_.empty()) return;
  if (keep_) keep_(std::string_view(unkept_).substr(0, unkept_.size() - 1));
  unkept_.clear();
}

}  // namespace meander::onirim
