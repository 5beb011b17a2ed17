#include "words/labyrinth/reason_text.hpp"

#include "odds_text.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

std::string nearer_text(const Reason& reason) {
  if (reason.amount == 0) return tr("It brings you a little nearer to winning.");
  return trn("It brings you about {count} action nearer to winning.", "It brings you about {count} actions nearer to winning.", reason.amount);
}

std::string built_text(const Reason& reason) {
  if (reason.amount == 0) return tr("The tile brings you a little nearer to winning.");
  return trn("The tile brings you about {count} action nearer to winning.", "The tile brings you about {count} actions nearer to winning.",
             reason.amount);
}

std::string longer_text(const Reason& reason, const Argument& seat) {
  if (reason.amount == 0) return tr("The tile makes the way of {seat} a little longer.", seat);
  return trn("The tile makes the way of {seat} about {count} action longer.", "The tile makes the way of {seat} about {count} actions longer.",
             reason.amount, seat);
}

std::string sentence(const Reason& reason, const Teller& teller) {
  const Argument seat = arg("seat", reason.seat == no_seat ? std::string() : teller.name(reason.seat));
  const Argument percent = arg("percent", percent_text({reason.amount, 100}));
  switch (reason.id) {
    case ReasonId::only_choice:
      return tr("Nothing else may be done.");
    case ReasonId::no_difference:
      return tr("As far as can be told, the other choices are as good.");
    case ReasonId::nothing_better:
      return tr("Nothing better is in sight.");
    case ReasonId::least_harm:
      return tr("Every choice seems to harm you or to help others, this one least.");
    case ReasonId::wins:
      return tr("It wins the game.");
    case ReasonId::may_win:
      return tr("If all goes well, it wins the game.");
    case ReasonId::takes_key:
      return tr("It takes a key, for no action.");
    case ReasonId::robs:
      return tr("It takes a key from {seat}, for no action.", seat);
    case ReasonId::kills_for_key:
      return tr("It sends {seat} back to the start, and a key is yours.", seat);
    case ReasonId::sends_back:
      return tr("It sends {seat} back to the start.", seat);
    case ReasonId::rests:
      return tr("While you are dazed you can do nothing else.");
    case ReasonId::heals:
      return trn("At your start field you get the {count} life back that you have lost.",
                 "At your start field you get the {count} lives back that you have lost.", reason.amount);
    case ReasonId::comes_nearer:
      return nearer_text(reason);
    case ReasonId::seeks_fight:
      return tr("You meet {seat} there, and a fight promises more than it risks: you win in {percent} of all cases.", seat, percent);
    case ReasonId::needs_tile:
      return trn("The next step of your way has no tile yet.", "Your way has no tile yet {count} steps ahead.", reason.amount);
    case ReasonId::may_bar:
      return trn("Of the others {seat} is nearest to winning, and a tile on the next step of that way may bar it.",
                 "Of the others {seat} is nearest to winning, and a tile {count} steps ahead on that way may bar it.", reason.amount, seat);
    case ReasonId::builds_nearer:
      return built_text(reason);
    case ReasonId::holds_back:
      return longer_text(reason, seat);
    case ReasonId::cuts_off:
      return tr("The tile leaves {seat} without a way to a key for now.", seat);
    case ReasonId::lays_trap:
      return trn("Of the others {seat} is nearest to winning, and comes by there on the next step.",
                 "Of the others {seat} is nearest to winning, and comes by there in {count} steps.", reason.amount, seat);
    case ReasonId::likely_fight:
      return tr("You are likelier to win against {seat} than to lose: you win in {percent} of all cases.", seat, percent);
    case ReasonId::worthwhile_fight:
      return tr("You win against {seat} in {percent} of all cases; all in all that promises more than not to fight.", seat, percent);
    case ReasonId::drives_off:
      return tr("{seat} has come onto the centre with a key; you win in {percent} of all cases, which drives the other off.", seat, percent);
    case ReasonId::saves_strength:
      return tr("To fight promises no more than to stay out of it.");
    case ReasonId::went_well:
      return tr("The roll has gone well for you, so it may stand.");
    case ReasonId::repeats_roll:
      return tr("The roll has gone badly, and another goes well in {percent} of all cases.", percent);
    case ReasonId::keeps_crystal:
      return tr("Another roll would go well in {percent} of all cases, which is not worth the crystal.", percent);
    case ReasonId::readies_crystal:
      return tr("Nothing else is of more use now, and the crystal can save you from a bad roll.");
    case ReasonId::leads_to:
      return trn("The Guardian meets {seat} there.", "It leads the Guardian to {seat}, whom he meets in {count} steps.", reason.amount, seat);
    case ReasonId::leads_into_way:
      return tr("It leads the Guardian into the way of {seat}, who of the others is nearest to winning.", seat);
    case ReasonId::leads_out_of_way:
      return tr("It leads the Guardian out of your way.");
    case ReasonId::leads_away:
      return tr("Another step would bring the Guardian to you or into your way.");
    case ReasonId::card_may_reach:
      return tr("With {percent} of the cards the Guardian comes to {seat}.", percent, seat);
    case ReasonId::card_may_bar:
      return tr("With {percent} of the cards the Guardian comes into the way of {seat}, who of the others is nearest to winning.", percent, seat);
    case ReasonId::card_may_clear:
      return tr("The Guardian stands in your way, and a card may take him out of it.");
    case ReasonId::wakes_upon:
      return tr("It wakes the Guardian, who then meets {seat}.", seat);
    case ReasonId::promises_most:
      return tr("Of all you may do now it promises most.");
    case ReasonId::wakes_in_way:
      return tr("It wakes the Guardian, who lies in the way of {seat}, of the others the nearest to winning.", seat);
  }
  return {};
}

}  // namespace

std::string reason_text(const Choice& choice, const Teller& teller) { return begun(sentence(choice.reason, teller)); }

}  // namespace meander::labyrinth
