// Why an action is refused: the rule it breaks.
//
// What is legal is decided by legal_actions and chance_outcomes alone; here the reason is found for what they do not list.
#include "core/listed.hpp"
#include "onirim/game.hpp"
#include "onirim/phase_rule.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim {

namespace {

bool held_in(const State& s, Card card, std::uint8_t place) { return (place & from_shared) != 0 ? s.shared.has(card) : s.hand().has(card); }

Rule why_not_cast(const State& s, Action action) {
  const auto spell = static_cast<Spell>(action.card());
  if (!s.settings.has(Settings::book)) return Rule::ONI_10_1;
  if (s.phase != Phase::turn && s.phase != Phase::window && s.phase != Phase::nightmare && s.phase != Phase::door) return Rule::ONI_7_4;
  if (spell == Spell::punishment && s.phase != Phase::nightmare) return Rule::ONI_7_7;
  if (!can_pay(s, spell)) return Rule::ONI_7_4;
  if (s.phase == Phase::door && !holds(s, key(colour_of(s.pending)))) return Rule::ONI_7_4_d;
  return spell == Spell::prophecy ? Rule::ONI_7_5 : Rule::ONI_7_6;
}

// Whether an action belongs to an expansion, or to a partner, that this game does not have.
Refusal not_in_this_game(const State& s, Action action) {
  switch (action.type()) {
    case ActionType::play_tower:
    case ActionType::lose_tower:
    case ActionType::false_destruction:
      return s.settings.has(Settings::towers) ? Refusal() : Rule::ONI_10_1;
    case ActionType::happy_remove:
    case ActionType::happy_reveal:
    case ActionType::happy_search:
    case ActionType::fetch:
    case ActionType::premonition:
    case ActionType::give:
    case ActionType::return_door:
    case ActionType::reveal:
      return s.settings.has(Settings::premonitions) ? Refusal() : Rule::ONI_10_1;
    case ActionType::pay:
    case ActionType::goal:
      return s.settings.has(Settings::book) ? Refusal() : Rule::ONI_10_1;
    case ActionType::pick:
    case ActionType::exchange:
      return s.settings.players() == 2 ? Refusal() : Rule::ONI_6_1;
    default:
      return {};
  }
}

Rule why_not(const State& s, Action action) {
  if (const Refusal refusal = not_in_this_game(s, action); refusal && s.phase != Phase::over) return refusal.rule();
  const bool held = held_in(s, action.card(), action.other());
  switch (action.type()) {
    case ActionType::cast:
      return s.phase == Phase::over ? rule_of(s) : why_not_cast(s, action);
    case ActionType::play_chamber:
      return s.phase == Phase::turn && held ? Rule::ONI_3_2 : rule_of(s);
    case ActionType::play_tower:
      return s.phase == Phase::turn && held ? Rule::ONI_8_3 : rule_of(s);
    case ActionType::nightmare_key:
      return s.phase == Phase::nightmare ? Rule::ONI_4_1_a : rule_of(s);
    case ActionType::nightmare_door:
      return s.phase == Phase::nightmare ? Rule::ONI_4_1_b : rule_of(s);
    case ActionType::happy_remove:
      return s.phase == Phase::happy ? Rule::ONI_9_6_a : rule_of(s);
    case ActionType::happy_search:
      return s.phase == Phase::happy ? Rule::ONI_9_6_c : rule_of(s);
    default:
      return rule_of(s);
  }
}

}  // namespace

Refusal Onirim::why_not(const State& state, Action action) { return is_listed<Onirim>(state, action) ? Refusal() : onirim::why_not(state, action); }

}  // namespace meander::onirim
