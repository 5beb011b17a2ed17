// Onirim at a table: what wishes answer, what is revealed, and what of it others may see.
#include "table/at_table.hpp"

#include <algorithm>

#include "names.hpp"
#include "onirim/notation.hpp"
#include "players/computer_player.hpp"
#include "table/options_text.hpp"
#include "table/public_view.hpp"

namespace meander::onirim {

namespace {

constexpr std::array<std::string_view, 4> seat_kinds{"person", "random", "greedy", "strong"};
constexpr std::array<std::string_view, 3> stops_names{"default", "every-draw", "never"};

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

}  // namespace

std::string_view name_of(SeatKind kind) { return seat_kinds[static_cast<std::size_t>(kind)]; }
std::optional<SeatKind> parse_seat_kind(std::string_view text, int players) {
  const auto kind = value_named<SeatKind>(seat_kinds, text);
  return kind == SeatKind::strong && players != 1 ? std::nullopt : kind;
}
std::string_view name_of(Stops stops) { return stops_names[static_cast<std::size_t>(stops)]; }
std::optional<Stops> parse_stops(std::string_view text) { return value_named<Stops>(stops_names, text); }

std::string AtTable::text_of(Action action, const Options& options) { return onirim::text_of(action, options.players); }
Result<Action> AtTable::parse_action(std::string_view text, const Options& options) { return onirim::parse_action(text, options.players); }
std::string AtTable::words_of(const Options& options) { return onirim::words_of(options); }
Result<Options> AtTable::options_from_words(std::string_view words) { return onirim::options_from_words(words); }
Json AtTable::json_of(const Options& options) { return onirim::json_of(options); }
Result<Options> AtTable::options_from_json(const Json& json) { return onirim::options_from_json(json); }
Json AtTable::json_of(const Position& position) { return onirim::json_of(position); }
Result<Position> AtTable::position_from_text(std::string_view text, const Options* /*options*/) { return onirim::position_from_text(text); }
std::string_view AtTable::phase_of(const State& state) { return name_of(state.phase); }
std::string AtTable::result_of(const State& state) { return std::string(name_of(state.ending)); }

Action AtTable::decide(SeatKind kind, const View& view, const ActionList& actions, Random& random) {
  // In the page what strong has learnt may not be there yet.
  return std::visit([&](const auto& player) { return player.choose(view, actions, random); },
                    computer_player(name_of(kind)).value_or(GreedyPlayer()));
}

std::optional<Action> AtTable::wish(const State& state, Stops stops, bool stop_once, int persons) {
  if (state.phase == Phase::window) {
    if (stops == Stops::every_draw || stop_once) return std::nullopt;
    return Action(ActionType::continue_draw);
  }
  if (state.phase != Phase::door || persons > 1) return std::nullopt;
  ActionList actions;
  Onirim::legal_actions(state, actions);
  return actions.size() == 1 ? std::optional(Action(ActionType::decline)) : std::nullopt;
}

bool AtTable::reveals(const State& before, const State& after, const Events& events) {
  bool revealed = disturbs_deck(events);
  for (std::uint8_t seat = 0; seat < before.settings.players() && !revealed; ++seat)
    revealed = sees_more(Onirim::view(before, seat), Onirim::view(after, seat));
  return revealed;
}

// An order tells its cards only when it is complete.
std::size_t AtTable::followed(const std::vector<Action>& named, std::size_t index, const Events& events) {
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

// Then the last ones, for which nothing else was left, have taken themselves.
bool AtTable::all_went(const std::vector<Action>& named, const State& before, const std::vector<Event>& happened) {
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

Event AtTable::as_seen(const Event& event, int viewer, const Options& options) {
  if (viewer == everything) return event;
  if (viewer != in_public) return seen_by(event, viewer);
  Event told = event;
  if (hidden_in_public(event, options.players, options.open_talk)) told.seen_by = 0;
  return seen_by(told, 0);
}

}  // namespace meander::onirim
