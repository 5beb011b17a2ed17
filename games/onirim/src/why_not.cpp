// Why an action is refused: the rule it breaks.
//
// What is legal is decided by legal_actions and chance_outcomes alone; here the reason is found for what they do not list.
#include "onirim/game.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim {

namespace {

// The rule that says what has to happen in a phase, for actions that do not belong to it.
Rule rule_of(const State& s) {
  switch (s.phase) {
    case Phase::goals:
      return Rule::ONI_7_1;
    case Phase::premonitions:
      return Rule::ONI_9_1;
    case Phase::set_up:
      return s.settings.players() == 2 ? Rule::ONI_6_1 : Rule::ONI_2_1;
    case Phase::pick:
      return Rule::ONI_6_1;
    case Phase::turn:
      return Rule::ONI_3_1;
    case Phase::explore:
      return Rule::ONI_3_3;
    case Phase::exchange:
      return Rule::ONI_6_4;
    case Phase::window:
    case Phase::pay:
      return Rule::ONI_7_4;
    case Phase::draw:
      return Rule::ONI_3_8;
    case Phase::door:
      return Rule::ONI_3_9;
    case Phase::nightmare:
      return Rule::ONI_4_1;
    case Phase::reveal:
      return Rule::ONI_4_1_c;
    case Phase::redraw:
      return Rule::ONI_4_3;
    case Phase::tower_loss:
      return Rule::ONI_8_5;
    case Phase::happy:
      return Rule::ONI_9_6;
    case Phase::happy_drop:
      return Rule::ONI_9_6_b;
    case Phase::fetch:
      return Rule::ONI_9_6_c;
    case Phase::premonition:
      return Rule::ONI_9_3;
    case Phase::keys:
      return Rule::ONI_9_4_blue;
    case Phase::return_door:
      return Rule::ONI_9_4_brown;
    case Phase::pairs:
      return Rule::ONI_9_4_pairs;
    case Phase::foresee:
      return s.premonition == static_cast<std::uint8_t>(Premonition::five) ? Rule::ONI_9_4_five : Rule::ONI_9_4_three;
    case Phase::over:
      if (s.ending != Ending::won) return s.ending == Ending::lost_door ? Rule::ONI_3_7 : Rule::ONI_5_2;
      return s.settings.players() == 2 ? Rule::ONI_6_7 : Rule::ONI_5_1;
    case Phase::look:
    case Phase::prophecy:
    case Phase::order:
    case Phase::paradox:
    case Phase::bottom:
      break;
  }
  switch (s.purpose) {
    case Purpose::peek:
      return Rule::ONI_8_4;
    case Purpose::paradox:
      return Rule::ONI_7_5;
    case Purpose::happy:
      return Rule::ONI_9_6_b;
    case Purpose::prophecy:
    case Purpose::none:
      break;
  }
  return Rule::ONI_3_5;
}

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

Refusal Onirim::why_not(const State& state, Action action) {
  if (turn(state).who == Turn::Who::chance) {
    OutcomeList outcomes;
    chance_outcomes(state, outcomes);
    for (const auto& outcome : outcomes) {
      if (outcome.action == action) return {};
    }
  } else {
    ActionList actions;
    legal_actions(state, actions);
    for (const Action legal : actions) {
      if (legal == action) return {};
    }
  }
  return onirim::why_not(state, action);
}

}  // namespace meander::onirim
