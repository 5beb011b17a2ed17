#include "onirim/phase_rule.hpp"

#include "onirim/view_access.hpp"

namespace meander::onirim {

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

Rule rule_of(const View& view) { return rule_of(ViewAccess::board(view)); }

}  // namespace meander::onirim
