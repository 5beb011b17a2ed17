// Any bytes read as a position of Labyrinth: refused with a reason, or a position that is written as it was read and from which a game goes on.
#pragma once

#include <string>
#include <string_view>

#include "core/hash.hpp"
#include "labyrinth/game.hpp"
#include "labyrinth/notation.hpp"
#include "table/labyrinth/default_set.hpp"
#include "table/labyrinth/position.hpp"

namespace meander::fuzz {

inline std::string check_maze_read_back(const labyrinth::Position& position) {
  const Json json = labyrinth::json_of(position);
  const Result<labyrinth::Position> again = labyrinth::position_from_json(json, *position.options.set);
  if (!again) return "written again it is refused: " + again.error().text() + "\n" + json.dump();
  if (!(again->options == position.options)) return "the options are not read back as they were";
  return again->state == position.state ? "" : "the state is not read back as it was: " + json.dump();
}

// One step at random; "" or what is wrong.
inline std::string check_maze_step(labyrinth::Position& position, Random& random) {
  using labyrinth::Labyrinth;
  labyrinth::Action action;
  if (Labyrinth::turn(position.state).who == Turn::Who::chance) {
    labyrinth::OutcomeList outcomes;
    Labyrinth::chance_outcomes(position.state, outcomes);
    if (outcomes.empty()) return "chance has no outcome";
    action = Labyrinth::sample(position.state, random);
  } else {
    labyrinth::ActionList actions;
    Labyrinth::legal_actions(position.state, actions);
    if (actions.empty()) return "the seat to move has no legal action";
    action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  }
  const std::string text = text_of(action, *position.options.set);
  labyrinth::Events events;
  if (Labyrinth::apply(position.state, action, events)) return text + " is refused";
  const Error problem = labyrinth::problem_of(position);
  return problem.reason.empty() ? "" : "after " + text + ": " + problem.text();
}

inline std::string check_maze_goes_on(labyrinth::Position position, std::string_view seed, int steps) {
  Hasher hasher;
  for (const char byte : seed) hasher.add(static_cast<unsigned char>(byte));
  Random random(hasher.value());
  if (std::string problem = check_maze_read_back(position); !problem.empty()) return problem;
  for (int step = 0; step < steps && labyrinth::Labyrinth::turn(position.state).who != Turn::Who::over; ++step) {
    if (std::string problem = check_maze_step(position, random); !problem.empty())
      return problem + "\n  position: " + labyrinth::json_of(position).dump();
    if (step % 32 != 0) continue;
    if (std::string problem = check_maze_read_back(position); !problem.empty()) return "later, " + problem;
  }
  return {};
}

inline std::string check_maze(std::string_view bytes) {
  const Result<labyrinth::Position> position = labyrinth::position_from_text(bytes, labyrinth::default_set().components);
  if (!position) return position.error().reason.empty() ? "refused without a reason" : "";
  return check_maze_goes_on(*position, bytes, 150);
}

}  // namespace meander::fuzz
