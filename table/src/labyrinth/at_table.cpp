#include "table/labyrinth/at_table.hpp"

#include "labyrinth/notation.hpp"
#include "labyrinth/rolls.hpp"
#include "names.hpp"
#include "players/labyrinth/computer_player.hpp"
#include "table/labyrinth/default_set.hpp"
#include "table/labyrinth/options_text.hpp"
#include "table/viewers.hpp"

namespace meander::labyrinth {

namespace {

constexpr std::array<std::string_view, 4> seat_kinds{"person", "random", "runner", "greedy"};
constexpr std::array<std::string_view, 3> stops_names{"default", "every-roll", "never"};

}  // namespace

std::string_view name_of(SeatKind kind) { return seat_kinds[static_cast<std::size_t>(kind)]; }
std::optional<SeatKind> parse_seat_kind(std::string_view text) { return value_named<SeatKind>(seat_kinds, text); }
std::string_view name_of(Stops stops) { return stops_names[static_cast<std::size_t>(stops)]; }
std::optional<Stops> parse_stops(std::string_view text) { return value_named<Stops>(stops_names, text); }

std::string AtTable::text_of(Action action, const Options& options) { return labyrinth::text_of(action, *options.set); }
Result<Action> AtTable::parse_action(std::string_view text, const Options& options) { return labyrinth::parse_action(text, *options.set); }
std::string AtTable::words_of(const Options& options) { return labyrinth::words_of(options); }
Result<Options> AtTable::options_from_words(std::string_view words) { return labyrinth::options_from_words(words); }
Json AtTable::json_of(const Options& options) { return labyrinth::json_of(options); }
Result<Options> AtTable::options_from_json(const Json& json) { return labyrinth::options_from_json(json); }
Json AtTable::json_of(const Position& position) { return labyrinth::json_of(position); }
Result<Position> AtTable::position_from_text(std::string_view text, const Options* options) {
  return labyrinth::position_from_text(text, options != nullptr ? *options->set : default_set().components);
}
std::string_view AtTable::phase_of(const State& state) { return name_of(state.phase); }
std::string AtTable::result_of(const State& state) { return state.winner == no_seat ? std::string() : "seat " + std::to_string(state.winner + 1); }

Action AtTable::decide(SeatKind kind, const View& view, const ActionList& actions, Random& random) {
  return std::visit([&](const auto& player) { return player.choose(view, actions, random); }, *computer_player(name_of(kind)));
}

Event AtTable::as_seen(const Event& event, int viewer, const Options& /*options*/) {
  return viewer == everything ? event : seen_by(event, viewer == in_public ? onlooker : viewer);
}

// A tile that is drawn to lie face down, and tokens.
std::vector<bool> AtTable::hidden_steps(State state, const std::vector<Action>& steps, int viewer) {
  std::vector<bool> hidden;
  for (const Action step : steps) {
    const bool others = viewer == in_public || viewer != state.active;
    const bool sows = state.phase == Phase::tile && state.sowing.begun;
    const bool crafts = state.phase == Phase::look || state.phase == Phase::craft;
    hidden.push_back(state.phase == Phase::token || (others && (sows || crafts)));
    Labyrinth::apply_unchecked(state, step);
  }
  return hidden;
}

std::optional<Action> AtTable::wish(const State& state, Stops stops, bool stop_once, int /*persons*/) {
  if (state.phase != Phase::crystal || stops == Stops::every_roll || stop_once) return std::nullopt;
  const bool asks = stops == Stops::by_default && !went_well(state, state.asked);
  return asks ? std::nullopt : std::optional(Action(ActionType::pass));
}

}  // namespace meander::labyrinth
