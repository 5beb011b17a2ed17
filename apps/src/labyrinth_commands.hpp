// What the commands on positions ask of Labyrinth.
#pragma once

#include <unistd.h>

#include "drawing/labyrinth/svg.hpp"
#include "labyrinth/game.hpp"
#include "labyrinth/notation.hpp"
#include "table/labyrinth/position.hpp"
#include "terminal/console.hpp"
#include "terminal/labyrinth/board.hpp"
#include "words/text.hpp"

namespace meander {

struct LabyrinthCommands {
  using Game = labyrinth::Labyrinth;
  using Position = labyrinth::Position;
  using State = labyrinth::State;
  using Action = labyrinth::Action;

  static std::string text_of(Action action, const State& state) { return labyrinth::text_of(action, *state.set); }
  static Result<Action> parse(const std::string& text, const State& state) { return labyrinth::parse_action(text, *state.set); }
  // 2 for the same kind of deed, of an ability the same one; 1 for another ability.
  static int likeness(Action one, Action other) {
    if (one.type() != other.type()) return 0;
    return one.type() != labyrinth::ActionType::use || one.ability() == other.ability() ? 2 : 1;
  }
  static bool is_outcome(Action action) { return action.type() >= labyrinth::ActionType::roll; }
  static std::string ending(const State& state) { return tr("Seat {seat} has won.", arg("seat", state.winner + 1)); }
  static void add_facts(const State& /*state*/, Json& /*json*/) {}

  static std::string board(const State& state, bool plain) {
    Style style = style_of(STDOUT_FILENO);
    style.plain = plain;
    return text_of_lines(labyrinth::board_of(state, style));
  }
  static std::string board(const labyrinth::View& view, bool plain) { return board(view.table(), plain); }
  // As SVG, with the plain board for those who hear it.
  static std::string picture(const State& state) {
    return labyrinth::drawing::svg_of(state, {tr("A game of Labyrinth"), text_of_lines(labyrinth::board_of(state, {.plain = true, .width = 200}))});
  }
  static Json json_of_view(const Position& position, const labyrinth::View& view) { return json_of(position.options, view); }

 private:
  static std::string text_of_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
  }
};

}  // namespace meander
