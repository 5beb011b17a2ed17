#include "labyrinth/phase_rule.hpp"

#include "labyrinth/rolls.hpp"

namespace meander::labyrinth {

namespace {

Rule rule_of_roll(Roll::Purpose purpose) {
  switch (purpose) {
    case Roll::Purpose::start:
      return Rule::LAB_2_2;
    case Roll::Purpose::jump:
      return Rule::LAB_7_1;
    case Roll::Purpose::guardian:
      return Rule::LAB_11_5;
    case Roll::Purpose::trap:
      return Rule::LAB_8_5;
    case Roll::Purpose::shot:
      return Rule::LAB_A_archer_2;
    case Roll::Purpose::theft:
      return Rule::LAB_A_thief_1;
    case Roll::Purpose::fight:
    case Roll::Purpose::none:
      break;
  }
  return Rule::LAB_9_3;
}

}  // namespace

Rule rule_of(const State& s) {
  switch (s.phase) {
    case Phase::roll:
      return s.roll.purpose == Roll::Purpose::fight && count(s.fight.attackers) > 1 ? Rule::LAB_9_5 : rule_of_roll(s.roll.purpose);
    case Phase::lot:
    case Phase::field:
      return Rule::LAB_2_3;
    case Phase::deal:
    case Phase::character:
      return Rule::LAB_2_4;
    case Phase::turn:
    case Phase::none:
      return s.dazed(s.active) ? Rule::LAB_12_1 : Rule::LAB_4_1;
    case Phase::tile:
      return Rule::LAB_5_1;
    case Phase::place:
      return s.sowing.begun ? Rule::LAB_A_illusionist_1 : Rule::LAB_5_2;
    case Phase::turn_up:
      return Rule::LAB_8_5;
    case Phase::face:
      return Rule::LAB_8_11;
    case Phase::token:
    case Phase::look:
    case Phase::craft:
      return Rule::LAB_A_headhunter_2;
    case Phase::reveal:
    case Phase::aside:
      return Rule::LAB_A_illusionist_1;
    case Phase::exchange:
      return Rule::LAB_A_illusionist_2;
    case Phase::keep:
      return Rule::LAB_A_architect_2;
    case Phase::swap:
    case Phase::lay:
      return Rule::LAB_A_architect_3;
    case Phase::loop:
      return Rule::LAB_A_assassin_3;
    case Phase::steal:
      return Rule::LAB_A_thief_1;
    case Phase::lead:
      return Rule::LAB_A_golems_2;
    case Phase::drive:
      return Rule::LAB_A_golems_3;
    case Phase::way:
      return Rule::LAB_A_witch_3;
    case Phase::card:
      return Rule::LAB_11_1;
    case Phase::step:
      return Rule::LAB_11_2;
    case Phase::bonus:
      return with_character(s.character(s.asked),
                            [&](auto abilities) { return rule_of(ability_of(s.character(s.asked), abilities.before_roll_number)); });
    case Phase::second:
      return Rule::LAB_A_swordmaster_1;
    case Phase::crystal:
      return s.roll.purpose == Roll::Purpose::fight ? Rule::LAB_13_4 : Rule::LAB_13_1;
    case Phase::rob:
      return Rule::LAB_9_7;
    case Phase::declare:
    case Phase::attack:
      return count(s.meeting.present) == 1 ? Rule::LAB_9_2 : Rule::LAB_9_4;
    case Phase::join:
      return Rule::LAB_9_4;
    case Phase::over:
      return Rule::LAB_3_1;
  }
  return Rule::LAB_4_1;
}

}  // namespace meander::labyrinth
