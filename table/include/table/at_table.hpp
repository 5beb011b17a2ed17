// What a table, its journal and its records have to know of Onirim beyond its rules (table/game_table.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "onirim/game.hpp"
#include "table/position.hpp"
#include "table/viewers.hpp"

namespace meander::onirim {

enum class SeatKind : std::uint8_t { person, random, greedy, strong };
std::string_view name_of(SeatKind kind);                                      // "person", "random", "greedy", "strong"
std::optional<SeatKind> parse_seat_kind(std::string_view text, int players);  // strong plays alone only

// When a person is asked whether to cast a spell before a draw (ONI-7.4 b): at every draw, or only when stop_once() was called. `never` also leaves
// the spells out of what is offered at a drawn door or Nightmare.
enum class Stops : std::uint8_t { by_default, every_draw, never };
std::string_view name_of(Stops stops);  // "default", "every-draw", "never"
std::optional<Stops> parse_stops(std::string_view text);

struct AtTable {
  using Game = Onirim;
  using Options = onirim::Options;
  using State = onirim::State;
  using Action = onirim::Action;
  using ActionList = onirim::ActionList;
  using View = onirim::View;
  using Event = onirim::Event;
  using Events = onirim::Events;
  using Refusal = onirim::Refusal;
  using SeatKind = onirim::SeatKind;
  using Stops = onirim::Stops;
  using Position = onirim::Position;

  static constexpr std::string_view name = "onirim";
  static constexpr std::size_t most_seats = 2;
  static constexpr std::string_view record_format = "meander-onirim-record";
  static constexpr int record_version = 1;
  static constexpr Rule giving_up = Rule::ONI_3_7;
  static constexpr Rule out_of_turn = Rule::ONI_3_1;  // a seat answers for chance

  // In words, and back.
  static std::string text_of(Action action, const Options& options);
  static Result<Action> parse_action(std::string_view text, const Options& options);
  static std::optional<SeatKind> parse_seat_kind(std::string_view text, const Options& options) {
    return onirim::parse_seat_kind(text, options.players);
  }
  static std::optional<Stops> parse_stops(std::string_view text) { return onirim::parse_stops(text); }
  static std::string words_of(const Options& options);
  static Result<Options> options_from_words(std::string_view words);
  static Json json_of(const Options& options);
  static Result<Options> options_from_json(const Json& json);
  static Json json_of(const Position& position);
  static Result<Position> position_from_text(std::string_view text, const Options* options);  // with the options that were read before it, if any
  static std::string_view phase_of(const State& state);
  // "" while the game is not over.
  static std::string result_of(const State& state);

  static int asked(const State& state) { return state.seat; }
  static bool winnable(const State& state) { return Onirim::winnable(state); }
  static bool begins_turn(const Event& event) { return event.type == EventType::turn_began; }

  // What a computer at that seat does.
  static Action decide(SeatKind kind, const View& view, const ActionList& actions, Random& random);
  // What the wish of the person who is asked answers, so that nobody is: a spell window he does not want to stop at; and a drawn door that cannot
  // be paid for, where no other person could read anything from the pause (ONI-6.11).
  static std::optional<Action> wish(const State& state, Stops stops, bool stop_once, int persons);
  // Where wishes stop or not.
  static bool is_stop(const State& state) { return state.phase == Phase::window; }

  // Whether somebody sees something by a step that he had not seen, so that it cannot be taken back.
  static bool reveals(const State& before, const State& after, const Events& events);
  // Alone there is nobody whom taking back could wrong.
  static bool takes_back_freely(const Options& options) { return options.players == 1; }

  // Of actions named together: how many behind this one have taken themselves with it, and whether all went their way.
  static std::size_t followed(const std::vector<Action>& named, std::size_t index, const Events& events);
  static bool all_went(const std::vector<Action>& named, const State& before, const std::vector<Event>& happened);

  // As a seat, or whoever else is told, may see it.
  static Event as_seen(const Event& event, int viewer, const Options& options);
  // Which steps of a game from `state` on are told without their card to a seat, or in public ("draw ?").
  static std::vector<bool> hidden_steps(State state, const std::vector<Action>& steps, int viewer);
};

}  // namespace meander::onirim
