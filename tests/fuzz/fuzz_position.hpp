// Any bytes read as a position: refused with a reason, or a position that is written as it was read and from which a game goes on.
#pragma once

#include <string>
#include <string_view>

#include "core/hash.hpp"
#include "onirim/notation.hpp"
#include "proof_game.hpp"
#include "table/position.hpp"

namespace meander::fuzz {

inline constexpr int steps_played_on = 200;

// Written and read again, a position is the same.
inline std::string check_round_trip(const onirim::Position& position) {
  const Json json = onirim::json_of(position);
  const Result<onirim::Position> again = onirim::position_from_text(json.dump());
  if (!again) return "written again it is refused: " + again.error().text();
  if (!(again->options == position.options)) return "the options are not read back as they were";
  if (!(again->state == position.state)) return "the state is not read back as it was: " + json.dump();
  return onirim::json_of(*again) == json ? "" : "it is written differently after being read";
}

// What a seat may see can be written and filled in again.
inline std::string check_views(const onirim::Position& position, Random& random) {
  for (std::uint8_t seat = 0; seat < position.options.players; ++seat) {
    const onirim::View view = onirim::Onirim::view(position.state, seat);
    if (onirim::json_of(position.options, view).dump().empty()) return "a view cannot be written";
    if (!(onirim::Onirim::view(onirim::Onirim::resample(view, random), seat) == view)) return "a resampled state has another view";
  }
  return {};
}

// One step by chance or by a mover; "" or what is wrong.
inline std::string check_step(onirim::Position& position, const onirim::ProofMover& mover, Random& random) {
  using onirim::Onirim;
  onirim::Action action;
  if (Onirim::turn(position.state).who == Turn::Who::chance) {
    onirim::OutcomeList outcomes;
    Onirim::chance_outcomes(position.state, outcomes);
    if (outcomes.empty()) return "chance has no outcome";
    action = Onirim::sample(position.state, random);
  } else {
    onirim::ActionList actions;
    Onirim::legal_actions(position.state, actions);
    if (actions.empty()) return "the seat to move has no legal action";
    action = mover.choose(position.state, actions, random);
  }
  const std::string text = onirim::text_of(action, position.options.players);
  onirim::Events events;
  if (Onirim::apply(position.state, action, events)) return text + " is refused";
  const Error problem = onirim::problem_of(position);
  return problem.reason.empty() ? "" : "after " + text + ": " + problem.text();
}

inline std::string check_position(std::string_view bytes) {
  Result<onirim::Position> position = onirim::position_from_text(bytes);
  if (!position) return position.error().reason.empty() ? "refused without a reason" : "";
  Hasher hasher;
  for (const char byte : bytes) hasher.add(static_cast<unsigned char>(byte));
  Random random(hasher.value());
  const onirim::ProofMover mover(random.below(2) == 1);
  if (std::string problem = check_round_trip(*position); !problem.empty()) return problem;
  if (std::string problem = check_views(*position, random); !problem.empty()) return problem;
  for (int step = 0; step < steps_played_on && onirim::Onirim::turn(position->state).who != Turn::Who::over; ++step) {
    if (std::string problem = check_step(*position, mover, random); !problem.empty()) {
      return problem + "\n  position: " + onirim::json_of(*position).dump();
    }
    if (step % 64 != 0) continue;
    if (std::string problem = check_round_trip(*position); !problem.empty()) return "later, " + problem;
    if (std::string problem = check_views(*position, random); !problem.empty()) return "later, " + problem;
  }
  return {};
}

}  // namespace meander::fuzz
