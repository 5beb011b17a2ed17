// Why an action is refused: the rule it breaks.
//
// What is legal is decided by legal_actions and chance_outcomes alone; here the reason is found for what they do not list.
#include "core/listed.hpp"
#include "labyrinth/game.hpp"
#include "labyrinth/phase_rule.hpp"
#include "labyrinth/rolls.hpp"

namespace meander::labyrinth {

namespace {

Rule rule_of_use(const State& s, Ability ability) {
  if (s.character(s.active) != character_of(ability)) return Rule::LAB_14_2;
  return may_use_abilities(s, s.active) ? rule_of(ability) : Rule::LAB_14_1;
}

// Deeds of a turn: which rule stands behind each, whatever the actions left.
Rule rule_of_deed(const State& s, Action action) {
  switch (action.type()) {
    case ActionType::build:
      return Rule::LAB_5_3;
    case ActionType::trap:
      if (is_corridor(action.a()) && s.board.tiles[cell_of(action.a())].is_face_down()) return Rule::LAB_A_illusionist_1;
      return s.trap_pool == 0 ? Rule::LAB_8_1 : Rule::LAB_8_2;
    case ActionType::move:
      return is_start(action.a()) ? Rule::LAB_6_2 : Rule::LAB_6_1;
    case ActionType::attack:
      return Rule::LAB_9_2;
    case ActionType::guardian:
      return Rule::LAB_11_1;
    case ActionType::rest:
      return Rule::LAB_12_1;
    case ActionType::jump:
      return Rule::LAB_7_1;
    case ActionType::climb_down:
    case ActionType::climb_up:
      return Rule::LAB_7_2;
    case ActionType::ready:
      return Rule::LAB_13_2;
    case ActionType::pick:
      return action.a() == first_key ? Rule::LAB_3_2 : Rule::LAB_10_2;
    case ActionType::rob:
    case ActionType::kill:
      return Rule::LAB_9_7;
    case ActionType::use:
      return rule_of_use(s, action.ability());
    default:
      return Rule::LAB_4_2;
  }
}

// Whether a deed would be possible where the pawn stands, with actions enough.
bool lacks_actions(const State& s, Action action) {
  if (action.type() == ActionType::pick || action.type() == ActionType::rob) return false;
  State richer = s;
  richer.actions = actions_a_turn;
  return is_listed<Labyrinth>(richer, action);
}

Rule why_not_now(const State& s, Action action) {
  if (s.phase == Phase::place && action.type() == ActionType::place && action.a() < cell_count) {
    if (!s.board.may_take_tile(action.a())) return Rule::LAB_5_1;
    return s.sowing.begun ? Rule::LAB_A_illusionist_1 : Rule::LAB_5_2;
  }
  if (s.phase == Phase::step && action.type() == ActionType::step) return action.a() == s.figures.guardian_from ? Rule::LAB_11_3 : Rule::LAB_11_2;
  if (s.phase == Phase::attack && (action.type() == ActionType::rob || action.type() == ActionType::kill)) return Rule::LAB_9_7;
  if (s.phase != Phase::turn) return rule_of(s);
  if (s.dazed(s.active)) return Rule::LAB_12_1;
  return lacks_actions(s, action) ? Rule::LAB_4_1 : rule_of_deed(s, action);
}

// Whether dice are as many as are rolled, each with a face.
bool may_fall(const State& s, Action action) {
  if (action.type() != ActionType::roll || action.dice().size() != dice_to_roll(s)) return false;
  Dice sorted;
  for (int i = 0; i < action.dice().size(); ++i) {
    const int face = action.dice()[i];
    if (face < 1 || face > die_faces) return false;
    sorted.add(face);
  }
  return sorted == action.dice();
}

}  // namespace

Refusal Labyrinth::why_not(const State& state, Action action) {
  // Several dice fall in hundreds of ways, which need not be listed to know one.
  const bool possible = state.phase == Phase::roll ? may_fall(state, action) : is_listed<Labyrinth>(state, action);
  return possible ? Refusal() : why_not_now(state, action);
}

}  // namespace meander::labyrinth
