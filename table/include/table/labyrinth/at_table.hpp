// What a table, its journal and its records have to know of Labyrinth beyond its rules (table/game_table.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "labyrinth/game.hpp"
#include "table/labyrinth/position.hpp"
#include "table/viewers.hpp"

namespace meander::labyrinth {

enum class SeatKind : std::uint8_t { person, random, runner, greedy };
std::string_view name_of(SeatKind kind);  // "person", "random", "runner", "greedy"
std::optional<SeatKind> parse_seat_kind(std::string_view text);

// When a person with a ready crystal is asked whether to repeat a roll: after those that went badly, after every roll, or never.
enum class Stops : std::uint8_t { by_default, every_roll, never };
std::string_view name_of(Stops stops);  // "default", "every-roll", "never"
std::optional<Stops> parse_stops(std::string_view text);

struct AtTable {
  using Game = Labyrinth;
  using Options = labyrinth::Options;
  using State = labyrinth::State;
  using Action = labyrinth::Action;
  using ActionList = labyrinth::ActionList;
  using View = labyrinth::View;
  using Event = labyrinth::Event;
  using Events = labyrinth::Events;
  using Refusal = labyrinth::Refusal;
  using SeatKind = labyrinth::SeatKind;
  using Stops = labyrinth::Stops;
  using Position = labyrinth::Position;

  static constexpr std::string_view name = "labyrinth";
  static constexpr std::size_t most_seats = labyrinth::most_seats;
  static constexpr std::string_view record_format = "meander-labyrinth-record";
  static constexpr int record_version = 1;
  static constexpr Rule giving_up = Rule::LAB_3_1;
  static constexpr Rule out_of_turn = Rule::LAB_4_1;  // a seat answers for chance

  // In words, and back.
  static std::string text_of(Action action, const Options& options);
  static Result<Action> parse_action(std::string_view text, const Options& options);
  static std::optional<SeatKind> parse_seat_kind(std::string_view text, const Options& /*options*/) { return labyrinth::parse_seat_kind(text); }
  static std::optional<Stops> parse_stops(std::string_view text) { return labyrinth::parse_stops(text); }
  static std::string words_of(const Options& options);
  static Result<Options> options_from_words(std::string_view words);
  static Json json_of(const Options& options);
  static Result<Options> options_from_json(const Json& json);
  static Json json_of(const Position& position);
  static Result<Position> position_from_text(std::string_view text, const Options* options);  // with the set of the options that were read before it
  static std::string_view phase_of(const State& state);
  // "seat 2"; "" while the game is not over.
  static std::string result_of(const State& state);

  static int asked(const State& state) { return state.asked; }
  static bool winnable(const State& /*state*/) { return true; }
  static bool begins_turn(const Event& event) { return event.type == EventType::turn_began; }

  // What a computer at that seat does.
  static Action decide(SeatKind kind, const View& view, const ActionList& actions, Random& random);
  // What the wish of the person who is asked answers, so that nobody is.
  static std::optional<Action> wish(const State& state, Stops stops, bool stop_once, int persons);
  // Where wishes stop or not.
  static bool is_stop(const State& state) { return state.phase == Phase::crystal; }

  // Rolls, tiles, traps and cards come by chance alone, whoever sees them.
  static bool reveals(const State& /*before*/, const State& /*after*/, const Events& /*events*/) { return false; }
  static bool takes_back_freely(const Options& /*options*/) { return false; }

  // No choice is made of several pieces at once.
  static std::size_t followed(const std::vector<Action>& /*named*/, std::size_t /*index*/, const Events& /*events*/) { return 0; }
  static bool all_went(const std::vector<Action>& /*named*/, const State& /*before*/, const std::vector<Event>& /*happened*/) { return false; }

  // Open but for what the Illusionist and the Head Hunter alone see.
  static Event as_seen(const Event& event, int viewer, const Options& options);
  static std::vector<bool> hidden_steps(State state, const std::vector<Action>& steps, int viewer);
};

}  // namespace meander::labyrinth
