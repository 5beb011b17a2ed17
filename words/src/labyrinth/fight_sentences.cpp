#include "fight_sentences.hpp"

#include "by_person.hpp"
#include "words/lists.hpp"

namespace meander::labyrinth {

namespace {

// An outcome for each who may be told it. Whoever attacks alone is one, several are a group.
struct Outcome {
  const char* you;         // attack alone
  const char* you_others;  // attack in a group
  const char* one_you;     // you are attacked by one
  const char* many_you;
  const char* one_other;
  const char* many_other;
};

constexpr Outcome victory = {
    marked("You win the fight against {other}."),    marked("Together with {others} you win the fight against {other}."),
    marked("{who} wins the fight against you."),     marked("{who} together win the fight against you."),
    marked("{who} wins the fight against {other}."), marked("{who} together win the fight against {other}."),
};
constexpr Outcome defeat = {
    marked("You lose the fight against {other}."),
    marked("Together with {others} you lose the fight against {other}."),
    marked("You beat off {who}."),
    marked("You beat off {who}."),
    marked("{other} beats off {who}."),
    marked("{other} beats off {who}."),
};
constexpr Outcome tie = {
    marked("Your fight against {other} is a tie."),         marked("The fight of {others} and you against {other} is a tie."),
    marked("The fight of {who} against you is a tie."),     marked("The fight of {who} together against you is a tie."),
    marked("The fight of {who} against {other} is a tie."), marked("The fight of {who} together against {other} is a tie."),
};

std::string told(const Outcome& outcome, const Event& event, const Teller& teller) {
  const SeatSet attackers = event.a;
  const bool alone = count(attackers) == 1;
  const auto who = arg("who", list_of_names(attackers, teller));
  const auto other = arg("other", teller.name(event.seat));
  if (teller.viewer >= 0 && has(attackers, teller.viewer)) {
    if (alone) return tr(outcome.you, other);
    return tr(outcome.you_others, arg("others", list_of_names(without(attackers, teller.viewer), teller)), other);
  }
  if (event.seat == teller.viewer) return tr(alone ? outcome.one_you : outcome.many_you, who);
  return tr(alone ? outcome.one_other : outcome.many_other, who, other);
}

std::string counted(const Event& event) {
  return tr("Lost life and bonuses counted, it is {attack} to {defence}.", arg("attack", static_cast<std::int8_t>(event.a)),
            arg("defence", static_cast<std::int8_t>(event.b)));
}

}  // namespace

std::string fight_sentence(const Event& event, const Teller& teller) {
  switch (event.type) {
    case EventType::attacks:
      return between(teller, event.seat, event.a, marked("You attack {other}."), marked("{who} attacks you."), marked("{who} attacks {other}."));
    case EventType::lets_be:
      return by(teller, event.seat, marked("You attack nobody."), marked("{who} attacks nobody."));
    case EventType::joins:
      return between(teller, event.seat, event.a, marked("You join the attack on {other}."), marked("{who} joins the attack on you."),
                     marked("{who} joins the attack on {other}."));
    case EventType::stays_out:
      return between(teller, event.seat, event.a, marked("You do not join the attack on {other}."), marked("{who} does not join the attack on you."),
                     marked("{who} does not join the attack on {other}."));
    case EventType::rolled_against:
      return by(teller, event.seat, marked("You defend yourself with {dice}."), marked("{who} defends with {dice}."),
                arg("dice", sum_text(event.dice, event.dropped)));
    case EventType::fight_counted:
      return counted(event);
    case EventType::fight_won:
      return told(event.b == 1 ? victory : defeat, event, teller);
    case EventType::fight_tied:
      return told(tie, event, teller);
    case EventType::fight_dropped:
      return by(teller, event.seat, marked("The fight against you does not take place."), marked("The fight against {who} does not take place."));
    case EventType::robbed:
      return between(teller, event.seat, event.a, marked("You take a key from {other}."), marked("{who} takes a key from you!"),
                     marked("{who} takes a key from {other}."));
    case EventType::killed:
      if (event.b == 1)
        return between(teller, event.seat, event.a, marked("You kill {other} and take a key: {other} goes back to the start."),
                       marked("{who} kills you and takes a key: you go back to your start."),
                       marked("{who} kills {other} and takes a key: {other} goes back to the start."));
      return between(teller, event.seat, event.a, marked("You kill {other}, who goes back to the start."),
                     marked("{who} kills you: you go back to your start."), marked("{who} kills {other}, who goes back to the start."));
    default:
      return {};
  }
}

}  // namespace meander::labyrinth
