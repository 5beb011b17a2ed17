// Games of Labyrinth that persons play as computers would, as lines to be typed.
//
//   const MazeScript script = maze_game(4, 1, 7);
//   run_meander(script.arguments, home.variables(), script.input());   // plays to the end
#pragma once

#include <string>
#include <vector>

#include "table/labyrinth/default_set.hpp"
#include "table/labyrinth/table.hpp"

namespace meander {

struct MazeScript {
  std::vector<std::string> arguments;  // of the program
  std::vector<std::string> lines;
  labyrinth::PlayTable table;  // where they lead

  std::string input(std::size_t first = 0, std::size_t count = SIZE_MAX) const {
    std::string text;
    for (std::size_t i = first; i < lines.size() && i - first < count; ++i) text += lines[i] + "\n";
    return text;
  }
};

// The first seats are persons, the others run.
inline MazeScript maze_game(int players, int persons, std::uint64_t seed) {
  labyrinth::Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.set = &labyrinth::default_set().components;
  labyrinth::PlayTable::Seats seats;
  seats.fill(labyrinth::SeatKind::runner);
  for (int seat = 0; seat < persons; ++seat) seats[static_cast<std::size_t>(seat)] = labyrinth::SeatKind::person;
  MazeScript script{{"play", "labyrinth", "--players", std::to_string(players), "--bots", std::to_string(players - persons), "--by", "runner",
                     "--seed", std::to_string(seed)},
                    {},
                    labyrinth::PlayTable(options, seats, seed)};
  labyrinth::PlayTable& table = script.table;
  table.go_on();
  while (!table.over()) {
    labyrinth::ActionList actions;
    table.legal_actions(actions);
    Random random(script.lines.size());
    const labyrinth::SeatKind mind = table.asked() == 0 ? labyrinth::SeatKind::greedy : labyrinth::SeatKind::runner;
    const labyrinth::Action action = labyrinth::AtTable::decide(mind, table.view(table.asked()), actions, random);
    script.lines.push_back(labyrinth::AtTable::text_of(action, options));
    static_cast<void>(table.answer({action}));
  }
  return script;
}

}  // namespace meander
