#include "roll_sentences.hpp"

#include "by_person.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/pending.hpp"

namespace meander::labyrinth {

namespace {

Argument dice_of(const Event& rolled) { return arg("dice", sum_text(rolled.dice, rolled.dropped, rolled.added)); }

Argument trap_of(const Event& rolled, const Teller& teller) { return arg("trap", trap_words(rolled.b, teller)); }

Argument needed_for(const Event& rolled, const Teller& teller) { return arg("needed", needed_words(teller.set->traps[rolled.b - 1U])); }

// As many attackers as dice that count, less one; who rolls for a group is one of it.
std::string attack_roll(const Event& rolled, const Teller& teller) {
  if (rolled.dice.size() - rolled.dropped == 2) {
    return between(teller, rolled.seat, rolled.b, marked("You roll {dice} against {other}."), marked("{who} rolls {dice} against you."),
                   marked("{who} rolls {dice} against {other}."), dice_of(rolled));
  }
  return by(teller, rolled.b, marked("Together they roll {dice} against you."), marked("The attackers of {who} roll {dice} together."),
            dice_of(rolled));
}

std::string with_jump(const Event& rolled, const Event& outcome, const Teller& teller) {
  const auto from = arg("from", text_of(Place{outcome.a}));
  const auto to = arg("to", text_of(Place{outcome.b}));
  if (outcome.type == EventType::jumped)
    return by(teller, rolled.seat, marked("You roll {dice} and land well on {to}, jumping from {from}."),
              marked("{who} rolls {dice} and lands well on {to}, jumping from {from}."), dice_of(rolled), from, to);
  if (outcome.type != EventType::fell) return {};
  return by(teller, rolled.seat, marked("You roll {dice} and land badly on {to}, jumping from {from}."),
            marked("{who} rolls {dice} and lands badly on {to}, jumping from {from}."), dice_of(rolled), from, to);
}

std::string with_guardian(const Event& rolled, const Event& outcome, const Teller& teller) {
  if (outcome.type == EventType::guardian_withstood)
    return by(teller, rolled.seat, marked("You roll {dice} against the Guardian and withstand him!"),
              marked("{who} rolls {dice} against the Guardian and withstands him!"), dice_of(rolled));
  if (outcome.type != EventType::guardian_met) return {};
  return by(teller, rolled.seat, marked("You roll {dice} against the Guardian (needs 12): he sends you back to your start."),
            marked("{who} rolls {dice} against the Guardian (needs 12) and is sent back to the start."), dice_of(rolled));
}

std::string with_trap(const Event& rolled, const Event& outcome, const Teller& teller) {
  if (outcome.type == EventType::trap_passed)
    return by(teller, rolled.seat, marked("You roll {dice} for the trap {trap} (needs {needed}) and are safe."),
              marked("{who} rolls {dice} for the trap {trap} (needs {needed}) and is safe."), dice_of(rolled), trap_of(rolled, teller),
              needed_for(rolled, teller));
  if (outcome.type != EventType::trap_failed) return {};
  return by(teller, rolled.seat, marked("You roll {dice} for the trap {trap} (needs {needed}) and fail."),
            marked("{who} rolls {dice} for the trap {trap} (needs {needed}) and fails."), dice_of(rolled), trap_of(rolled, teller),
            needed_for(rolled, teller));
}

}  // namespace

std::string roll_sentence(const Event& rolled, const Teller& teller) {
  switch (static_cast<Roll::Purpose>(rolled.a)) {
    case Roll::Purpose::jump:
      return by(teller, rolled.seat, marked("You roll {dice} for the jump (needs 4)."), marked("{who} rolls {dice} for the jump (needs 4)."),
                dice_of(rolled));
    case Roll::Purpose::guardian:
      return by(teller, rolled.seat, marked("You roll {dice} against the Guardian (needs 12)."),
                marked("{who} rolls {dice} against the Guardian (needs 12)."), dice_of(rolled));
    case Roll::Purpose::trap:
      return by(teller, rolled.seat, marked("You roll {dice} for the trap {trap} (needs {needed})."),
                marked("{who} rolls {dice} for the trap {trap} (needs {needed})."), dice_of(rolled), trap_of(rolled, teller),
                needed_for(rolled, teller));
    case Roll::Purpose::shot:
      return by(teller, rolled.seat, marked("You roll {dice} against the shot (needs {needed})."),
                marked("{who} rolls {dice} against the shot (needs {needed})."), dice_of(rolled),
                arg("needed", teller.set->numbers.archer.shot_number));
    case Roll::Purpose::theft:
      return between(teller, rolled.seat, rolled.b, marked("You roll {dice} to steal from {other} (needs {needed})."),
                     marked("{who} rolls {dice} to steal from you (needs {needed})."),
                     marked("{who} rolls {dice} to steal from {other} (needs {needed})."), dice_of(rolled),
                     arg("needed", teller.set->numbers.thief.theft_number));
    case Roll::Purpose::fight:
      return attack_roll(rolled, teller);
    case Roll::Purpose::start:
    case Roll::Purpose::none:
      break;
  }
  return by(teller, rolled.seat, marked("You roll {dice} for the start."), marked("{who} rolls {dice} for the start."), dice_of(rolled));
}

std::string roll_sentence(const Event& rolled, const Event& outcome, const Teller& teller) {
  if (rolled.seat != outcome.seat) return {};
  switch (static_cast<Roll::Purpose>(rolled.a)) {
    case Roll::Purpose::jump:
      return with_jump(rolled, outcome, teller);
    case Roll::Purpose::guardian:
      return with_guardian(rolled, outcome, teller);
    case Roll::Purpose::trap:
      return with_trap(rolled, outcome, teller);
    default:
      return {};
  }
}

}  // namespace meander::labyrinth
