#include "words/reason_text.hpp"

#include "words/card_text.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

// The player weighs what an action brings against what the others would cost. Some reasons are about the others, and would be untrue, or odd, said of
// an action that itself uses the card in question.
bool fits(const Choice& choice) {
  const ActionType type = choice.action.type();
  const bool same_card = choice.reason.card == Card{choice.action.card()};
  const bool gives_tower = type == ActionType::lose_tower || type == ActionType::false_destruction;
  const bool answers_nightmare = type == ActionType::nightmare_key || type == ActionType::nightmare_door || type == ActionType::cast;
  switch (choice.reason.id) {
    case ReasonId::spends_least:
      return choice.reason.card == no_card || same_card;
    case ReasonId::little_use:
      return choice.reason.card == no_card || !same_card;
    case ReasonId::spares_deck:
    case ReasonId::keeps_hand:
      return answers_nightmare || type == ActionType::nightmare_reveal;
    case ReasonId::keeps_towers:
      return gives_tower;
    case ReasonId::helps_partner:
      return !same_card || type == ActionType::exchange || type == ActionType::top || type == ActionType::pick;
    case ReasonId::useful_card:
      return !is_door(choice.reason.card);
    case ReasonId::avoids_premonition:
      return type != ActionType::premonition;
    default:
      return true;
  }
}

std::string sentence(const Choice& choice, const Style& style) {
  const Reason& reason = choice.reason;
  const bool same_card = reason.card == Card{choice.action.card()};
  const bool named = reason.card != no_card && reason.id != ReasonId::avoids_premonition;
  const Argument card = arg("card", named ? card_text(reason.card, style) : std::string());
  switch (reason.id) {
    case ReasonId::only_choice:
      return tr("Nothing else may be done.");
    case ReasonId::only_sensible:
      return tr("Everything else is of no use now.");
    case ReasonId::no_difference:
      return tr("The other choices are worth as much.");
    case ReasonId::little_use:
      return named ? tr("Another choice would cost {card}, more than it brings.", card) : tr("The other choices cost more than they bring.");
    case ReasonId::gains_door:
      return tr("It gains {card}.", card);
    case ReasonId::builds_series:
      return tr("It brings the series for {card} on.", card);
    case ReasonId::keeps_series:
      return tr("Another choice would break off the series for {card}.", card);
    case ReasonId::spends_least:
      return named ? tr("{card} is worth less than what else would go.", card) : tr("It costs the least.");
    case ReasonId::looks_ahead:
      return named ? tr("{card} buys a look at the next cards of the deck.", card) : tr("It lets you look at the next cards of the deck.");
    case ReasonId::protects_door:
      return same_card ? tr("Of the doors {card} is missed least.", card) : tr("It costs less than giving up {card}.", card);
    case ReasonId::keeps_hand:
      return tr("It keeps the hand, which is worth more.");
    case ReasonId::spares_deck:
      return tr("It spares the cards of the deck.");
    case ReasonId::avoids_empty_deck:
      return tr("Another choice could run the deck out.");
    case ReasonId::better_draws:
      return tr("It is best for the coming draws to have {card} there.", card);
    case ReasonId::useful_card:
      return tr("{card} is useful in your hand.", card);
    case ReasonId::helps_partner:
      return tr("The other player has a use for {card}.", card);
    case ReasonId::opens_goal:
      return tr("It brings the goal of {card} to the front.", card);
    case ReasonId::cancels_nightmare:
      return tr("It takes the Nightmare's effect away.");
    case ReasonId::saves_discards:
      return tr("It saves the discard pile for better spells.");
    case ReasonId::aligns_towers:
      return tr("{card} brings the alignment of the towers on.", card);
    case ReasonId::keeps_towers:
      return choice.action.type() == ActionType::lose_tower ? tr("Of the towers this one is missed least.") : tr("It keeps the tower row whole.");
    case ReasonId::avoids_premonition:
      return tr("It keeps the premonition {premonition} from coming true.",
                arg("premonition", premonition_text(static_cast<Premonition>(reason.card), style)));
  }
  return {};
}

}  // namespace

std::string reason_text(const Choice& choice, const Style& style) {
  return begun(fits(choice) ? sentence(choice, style) : tr("All in all it promises most."));
}

}  // namespace meander::onirim
