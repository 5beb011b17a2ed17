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
  using namespace labyrinth;
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.set = &default_set().components;
  PlayTable::Seats seats;
  seats.fill(SeatKind::runner);
  for (int seat = 0; seat < persons; ++seat) seats[static_cast<std::size_t>(seat)] = SeatKind::person;
  MazeScript script{{"play", "labyrinth", "--players", std::to_string(players), "--bots", std::to_string(players - persons), "--by", "runner",
                     "--seed", std::to_string(seed)},
                    {},
                    PlayTable(options, seats, seed)};
  PlayTable& table = script.table;
  table.go_on();
  while (!table.over()) {
    ActionList actions;
    table.legal_actions(actions);
    Random random(script.lines.size());
    const SeatKind mind = table.asked() == 0 ? SeatKind::greedy : SeatKind::runner;
    const Action action = AtTable::decide(mind, table.view(table.asked()), actions, random);
    script.lines.push_back(AtTable::text_of(action, options));
    static_cast<void>(table.answer({action}));
  }
  return script;
}

}  // namespace meander
