// Actions as people say them.
#include "onirim/notation.hpp"
#include "words/card_text.hpp"
#include "words/choices.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

// One that may be held twice: by a player and among the shared cards.
Argument card_held(Action action) {
  const std::string card = card_words(Card{action.card()});
  return arg("card", (action.other() & from_shared) != 0 ? tr("the shared {card}", arg("card", card)) : card);
}

std::string spell_deed(Action action) {
  switch (static_cast<Spell>(action.card())) {
    case Spell::prophecy:
      return tr("cast Paradoxical Prophecy");
    case Spell::swap:
      return tr("cast Parallel Planning: goals {first} and {second} change places", arg("first", (action.other() >> 4) + 1),
                arg("second", (action.other() & 0xf) + 1));
    default:
      return tr("cast Powerful Punishment");
  }
}

}  // namespace

std::string deed_text(Action action, int players) {
  const Argument card = arg("card", card_words(Card{action.card()}));
  const auto premonition = [&] { return premonition_words(static_cast<Premonition>(action.card())); };
  switch (action.type()) {
    case ActionType::play_chamber:
      return tr("play {card}", card_held(action));
    case ActionType::play_tower:
      return (action.other() & right_end) != 0 ? tr("play {card} at the right end", card_held(action))
                                               : tr("play {card} at the left end", card_held(action));
    case ActionType::discard:
    case ActionType::nightmare_key:
      return tr("discard {card}", card_held(action));
    case ActionType::drop:
      return tr("discard {card}", card);
    case ActionType::take:
      return (action.other() & from_shared) != 0 ? tr("take {card} for the shared Key", card) : tr("take {card}", card);
    case ActionType::pick:
      return tr("take {card}", card);
    case ActionType::decline:
      return tr("go on without it");
    case ActionType::done:
      return tr("done");
    case ActionType::top:
      return tr("put {card} on top", card);
    case ActionType::bottom:
      return tr("put {card} at the bottom", card);
    case ActionType::exchange:
      return tr("exchange {card} for {other}", card, arg("other", card_words(Card{action.other()})));
    case ActionType::continue_draw:
      return tr("draw the next card");
    case ActionType::cast:
      return spell_deed(action);
    case ActionType::pay:
      return tr("pay with {card}", card);
    case ActionType::nightmare_door:
      return tr("give {card} back", card);
    case ActionType::return_door:
      return players == 1 ? tr("give {card} back", card) : tr("give {card} of player {number} back", card, arg("number", action.other() + 1));
    case ActionType::nightmare_reveal:
    case ActionType::happy_reveal:
      return tr("reveal the next cards");
    case ActionType::nightmare_hand:
      return tr("discard the whole hand and draw a new one");
    case ActionType::lose_tower:
      return tr("lose {card}", card);
    case ActionType::false_destruction:
      return tr("false destruction");
    case ActionType::happy_remove:
      return tr("remove a premonition: {premonition}", arg("premonition", premonition()));
    case ActionType::happy_search:
      return tr("search the deck for a card");
    case ActionType::fetch:
      return tr("lay {card} on top of the deck", card);
    case ActionType::premonition:
      return premonition();
    case ActionType::give:
      return tr("discard {card} from the deck", card);
    case ActionType::none:
    case ActionType::draw:
    case ActionType::goal:
    case ActionType::reveal:
      break;
  }
  return {};
}

}  // namespace meander::onirim
