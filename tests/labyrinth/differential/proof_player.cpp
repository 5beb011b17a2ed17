#include "proof_player.hpp"

#include <array>
#include <vector>

#include "labyrinth/queries.hpp"

using namespace meander;
using namespace meander::labyrinth;

namespace {

using Chosen = std::vector<Action>;

bool chance(Random& random, unsigned percent) { return random.below(100) < percent; }

Action any_of(const Chosen& chosen, Random& random) { return chosen[random.below(static_cast<std::uint32_t>(chosen.size()))]; }

Chosen of_type(const ActionList& actions, ActionType type) {
  Chosen chosen;
  for (const Action action : actions) {
    if (action.type() == type) chosen.push_back(action);
  }
  return chosen;
}

// Any kind of action, then any of that kind; traps seldom, and near somebody if it may be.
Action any_kind(const State& s, const ActionList& actions, Style style, Random& random) {
  std::vector<ActionType> types;
  for (const Action action : actions) {
    const ActionType type = action.type();
    bool listed = type == ActionType::trap && !chance(random, style == Style::trapping ? 30 : style == Style::hoarding ? 10 : 3);
    for (const ActionType other : types) listed = listed || other == type;
    if (!listed) types.push_back(type);
  }
  const ActionType type = types[random.below(static_cast<std::uint32_t>(types.size()))];
  Chosen chosen = of_type(actions, type);
  if (type != ActionType::trap) return any_of(chosen, random);
  Chosen near;
  for (const Action action : chosen) {
    for (int seat = 0; seat < s.players; ++seat) {
      bool beside = false;
      for (const Place place : walks_of(s, seat)) beside = beside || place == action.a();
      beside = beside || (is_corridor(s.pawn(seat)) && other_level(s, s.pawn(seat)) == action.a());
      if (beside) near.push_back(action);
    }
  }
  return any_of(near.empty() || chance(random, 20) ? chosen : near, random);
}

Steps steps_from(const State& s, Place place, int seat) {
  Steps steps;
  if (is_start(place)) {
    steps.push_back(before_start_of(s, seat));
    return steps;
  }
  steps = connected(s, place);
  const Place other = other_level(s, place);
  if (other != nowhere && steps.size() < Steps::capacity()) steps.push_back(other);
  return steps;
}

std::array<bool, 256> goals_of(const State& s, int seat, Style style) {
  std::array<bool, 256> goal{};
  if (style == Style::hunting) {
    for (int other = 0; other < s.players; ++other) {
      if (other != seat && is_corridor(s.pawn(other))) goal[s.pawn(other)] = true;
    }
  } else if (style == Style::gathering || s.keys(seat) > (style == Style::hoarding ? 2 : 0)) {
    goal[place_of(centre, 0)] = true;
  } else {
    for (int d = 0; d < directions; ++d) {
      const bool lies = (s.figures.first_keys >> d & 1) != 0 && d != s.seating.field_of(seat);
      if (lies) goal[s.board.before_start(tables_of(s), d)] = true;
    }
    for (const Place place : s.figures.lying) goal[place] = true;
    for (int other = 0; other < s.players; ++other) {
      if (other != seat && s.keys(other) > 0 && is_corridor(s.pawn(other))) goal[s.pawn(other)] = true;
    }
  }
  return goal;
}

// The first step of a shortest way to what he is after; nowhere if there is none.
Place first_step(const State& s, int seat, Style style) {
  const std::array<bool, 256> goal = goals_of(s, seat, style);
  std::array<Place, 256> first{};
  first.fill(nowhere);
  std::vector<Place> reached = {s.pawn(seat)};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const Place here = reached[i];
    if (i > 0 && goal[here]) return first[here];
    for (const Place next : steps_from(s, here, seat)) {
      if (next == s.pawn(seat) || first[next] != nowhere) continue;
      first[next] = i == 0 ? next : first[here];
      reached.push_back(next);
    }
  }
  return nowhere;
}

// Nothing chosen: anything will do.
Chosen purposeful(const State& s, const ActionList& actions, Style style, Random& random) {
  if (s.phase != Phase::turn && s.phase != Phase::rob && s.phase != Phase::attack && s.phase != Phase::declare && s.phase != Phase::join) return {};
  if (Chosen kills = of_type(actions, ActionType::kill); !kills.empty() && chance(random, 50)) return kills;
  for (const ActionType type : {ActionType::pick, ActionType::rob, ActionType::kill, ActionType::rest}) {
    // Who holds no key does not win at once, and who stays dazed leaves few tokens.
    const bool wanted =
        style == Style::winning || style == Style::hoarding || (type != ActionType::pick && type != ActionType::rest) || chance(random, 30);
    if (Chosen chosen = of_type(actions, type); !chosen.empty() && wanted) return chosen;
  }
  if (s.phase != Phase::turn) {
    if (!chance(random, 50)) return of_type(actions, ActionType::pass);
    // Often the same target, so that groups form (LAB-9.4).
    Chosen attacks = of_type(actions, ActionType::attack);
    if (attacks.size() > 1 && chance(random, 50)) attacks.resize(1);
    return attacks.empty() ? of_type(actions, ActionType::join) : attacks;
  }
  if (style == Style::gathering && s.pawn(s.active) == place_of(centre, 0) && chance(random, 60)) return of_type(actions, ActionType::end);
  for (const ActionType type :
       {ActionType::jump, ActionType::climb_down, ActionType::climb_up, ActionType::ready, ActionType::guardian, ActionType::attack}) {
    if (Chosen chosen = of_type(actions, type); !chosen.empty() && chance(random, type == ActionType::guardian ? 10 : 25)) return chosen;
  }
  if (const Place step = first_step(s, s.active, style); step != nowhere) {
    Chosen on_the_way;
    for (const Action action : actions) {
      const ActionType type = action.type();
      const bool bridge = type == ActionType::jump || type == ActionType::climb_down || type == ActionType::climb_up;
      if ((type == ActionType::move && action.a() == step) || (bridge && other_level(s, s.pawn(s.active)) == step)) on_the_way.push_back(action);
    }
    if (!on_the_way.empty()) return on_the_way;
  }
  return of_type(actions, ActionType::build);
}

}  // namespace

Action proof_choice(const State& state, const ActionList& actions, Style style, Random& random) {
  if (chance(random, 70)) {
    if (const Chosen chosen = purposeful(state, actions, style, random); !chosen.empty()) return any_of(chosen, random);
  }
  return any_kind(state, actions, style, random);
}
