// The question of each phase, and its rule.
#include "onirim/notation.hpp"
#include "onirim/phase_rule.hpp"
#include "onirim/queries.hpp"
#include "words/card_text.hpp"
#include "words/choices.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

std::string order_question(const View& view) {
  if (view.placed().empty()) return tr("Put these cards back: which one is to lie on top?");
  return tr("Which card is to lie below it?");
}

std::string symbol_forbidden(const View& view) {
  switch (symbol_of(view.rows().last(view.seat()))) {
    case Symbol::sun:
      return tr("Your turn: play or discard a card. The row ends in a sun, so no sun may follow.");
    case Symbol::moon:
      return tr("Your turn: play or discard a card. The row ends in a moon, so no moon may follow.");
    case Symbol::key:
      return tr("Your turn: play or discard a card. The row ends in a key, so no key may follow.");
  }
  return {};
}

}  // namespace

std::string question_of(const View& view, const Style& style) {
  const auto pending = [&] { return arg("card", card_text(view.pending(), style)); };
  switch (view.phase()) {
    case Phase::pick:
      return tr("Take one of the open cards into your hand.");
    case Phase::turn:
      return view.rows().size(view.seat()) == 0 ? tr("Your turn: play or discard a card.") : symbol_forbidden(view);
    case Phase::explore:
      return tr("Three of one colour: take a door of that colour from the deck?");
    case Phase::prophecy:
      return tr("Prophecy: discard one of the cards looked at.");
    case Phase::order:
      return order_question(view);
    case Phase::paradox:
      return tr("Paradoxical Prophecy: which card is to lie on top of the deck?");
    case Phase::bottom:
      return view.placed().empty() ? tr("The others go to the bottom: which one is the uppermost of them?") : tr("Which card is to lie below it?");
    case Phase::exchange:
      return tr("Exchange one of your own cards with a shared one?");
    case Phase::window:
      return tr("Before the next draw: cast a spell, or go on?");
    case Phase::door:
      return tr("The {card} is drawn: discard a Key of its colour to gain it?", pending());
    case Phase::nightmare:
      return tr("A Nightmare is drawn: choose what it costs.");
    case Phase::pay:
      return trn("Pay for the spell: {count} more card leaves the discard pile.", "Pay for the spell: {count} more cards leave the discard pile.",
                 view.remaining());
    case Phase::tower_loss:
      return tr("The Nightmare costs a tower: which one?");
    case Phase::happy:
      return tr("A Happy Dream is drawn: choose what it brings.");
    case Phase::happy_drop:
      return tr("Happy Dream: discard any of the revealed cards, or none.");
    case Phase::fetch:
      return tr("Happy Dream: which card of the deck is to lie on top?");
    case Phase::premonition:
      return tr("Several premonitions come true: which one is first?");
    case Phase::keys:
      return trn("Both blue doors: {count} of the deck's Keys, of your choice, is discarded. Which one?",
                 "Both blue doors: {count} of the deck's Keys, of your choice, are discarded. Which ones?", view.remaining());
    case Phase::return_door:
      return tr("The premonition takes a door: which one goes to limbo?");
    case Phase::pairs:
      return tr("The premonition takes a door of each pair: whose goes to limbo?");
    default:
      return {};
  }
}

Rule rule_behind(const View& view) {
  // A payment is asked for by its spell.
  if (view.phase() != Phase::pay) return rule_of(view);
  return view.spell() == Spell::prophecy ? Rule::ONI_7_5 : view.spell() == Spell::swap ? Rule::ONI_7_6 : Rule::ONI_7_7;
}

}  // namespace meander::onirim
