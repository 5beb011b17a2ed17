// What the commands on positions ask of Onirim.
#pragma once

#include "display.hpp"
#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "table/position.hpp"
#include "words/text.hpp"

namespace meander {

struct OnirimCommands {
  using Game = onirim::Onirim;
  using Position = onirim::Position;
  using State = onirim::State;
  using Action = onirim::Action;

  static std::string text_of(Action action, const State& state) { return onirim::text_of(action, state.settings.players()); }
  static Result<Action> parse(const std::string& text, const State& state) { return onirim::parse_action(text, state.settings.players()); }
  static int likeness(Action one, Action other) { return one.type() == other.type() ? 2 : 0; }
  static bool is_outcome(Action action) {
    using onirim::ActionType;
    return action.type() == ActionType::draw || action.type() == ActionType::goal || action.type() == ActionType::reveal;
  }
  static std::string ending(const State& state) { return tr(ending_sentence(state.ending)); }
  static void add_facts(const State& state, Json& json) { json["winnable"] = Game::winnable(state); }

  static std::string board(const State& state, bool plain) { return board_text(state, plain); }
  static std::string board(const onirim::View& view, bool plain) { return board_text(view, plain); }
  static Json json_of_view(const Position& position, const onirim::View& view) { return json_of(position.options, view); }
};

}  // namespace meander
