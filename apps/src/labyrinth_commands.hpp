// What the commands on positions ask of Labyrinth.
#pragma once

#include <unistd.h>

#include "labyrinth/game.hpp"
#include "labyrinth/notation.hpp"
#include "table/labyrinth/position.hpp"
#include "terminal/console.hpp"
#include "terminal/labyrinth/plain_board.hpp"
#include "words/text.hpp"

namespace meander {

struct LabyrinthCommands {
  using Game = labyrinth::Labyrinth;
  using Position = labyrinth::Position;
  using State = labyrinth::State;
  using Action = labyrinth::Action;

  static std::string text_of(Action action, const State& state) { return labyrinth::text_of(action, *state.set); }
  static Result<Action> parse(const std::string& text, const State& state) { return labyrinth::parse_action(text, *state.set); }
  static bool is_outcome(Action action) { return action.type() >= labyrinth::ActionType::roll; }
  static std::string ending(const State& state) { return tr("Seat {seat} has won.", arg("seat", state.winner + 1)); }
  static void add_facts(const State& /*state*/, Json& /*json*/) {}

  static std::string board(const State& state) {
    std::string text;
    for (const std::string& line : labyrinth::plain_board(state, style_of(STDOUT_FILENO).width)) text += line + "\n";
    return text;
  }
  static std::string board(const labyrinth::View& view) { return board(view.table()); }
  // Without characters every seat knows the same, and that is all of it.
  static Json json_of_view(const Position& position, const labyrinth::View& /*view*/) { return json_of(position); }
};

}  // namespace meander
