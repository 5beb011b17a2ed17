// What each choice would do.
#include <algorithm>

#include "onirim/notation.hpp"
#include "onirim/queries.hpp"
#include "words/card_text.hpp"
#include "words/choices.hpp"
#include "words/premonition_text.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

bool deck_may_hold(const View& view, Card card) { return view.unseen().count(card) > 0 || view.known_places().has(card); }

Colour colour_in_play(const View& view) { return colour_of(view.rows().last(view.seat())); }

// Why a door that is found would not be gained (ONI-7.2, 6.6); empty when it would.
std::string kept_out(const View& view, Colour colour) {
  if (view.settings().has(Settings::duplicates_to_limbo) && view.doors(view.seat(), colour) > 0)
    return tr("you have this colour: the door goes to limbo");
  if (!view.settings().has(Settings::book)) return {};
  const int goal = first_open_goal(view.goals());
  if (goal >= 0 && view.goals()[static_cast<std::size_t>(goal)] != static_cast<std::uint8_t>(colour))
    return tr("not the next goal: the door goes to limbo");
  return {};
}

std::string play_remark(const View& view, Card card, const Style& style) {
  const int length = view.rows().size(view.seat());
  if (length == 0) return {};
  const Colour running = colour_in_play(view);
  const int run = view.rows().run(view.seat());
  if (colour_of(card) != running) {
    if (run % 3 != 2) return {};
    return tr("breaks off {count} of 3 {colour}", arg("count", run % 3), arg("colour", painted(colour_words(running), running, style)));
  }
  if (run % 3 != 2) return {};
  const Argument name = arg("card", card_text(door(running), style));
  if (!deck_may_hold(view, door(running))) return tr("completes a series, but no {card} is in the deck", name);
  const std::string problem = kept_out(view, running);
  return problem.empty() ? tr("completes a series: {card}", name) : tr("completes a series; {problem}", arg("problem", problem));
}

std::string discard_remark(const View& view, Card card) {
  if (view.deck_size() == 0) return {};
  if (is_key(card)) {
    const int count = std::min(view.deck_size(), view.settings().prophecy_depth());
    return trn("look at {count} card", "look at {count} cards", count);
  }
  if (!is_tower(card)) return {};
  return trn("look at {count} card", "look at {count} cards", std::min(view.deck_size(), number_of(card)));
}

std::string take_remark(const View& view, Card card, bool from_deck, const Style& style) {
  const std::string problem = kept_out(view, colour_of(card));
  if (from_deck) return problem.empty() ? tr("search the deck for it; the deck is shuffled") : tr("warning: {problem}", arg("problem", problem));
  const Argument paid = arg("key", card_text(key(colour_of(card)), style));
  return problem.empty() ? tr("costs {key}", paid) : tr("warning: costs {key}, but {problem}", paid, arg("problem", problem));
}

std::string spell_remark(const View& view, Spell spell) {
  const Argument cost = arg("price", price(view.settings(), spell));
  switch (spell) {
    case Spell::prophecy:
      return tr("{price} discards: one of 5 cards to the top, the others to the bottom", cost);
    case Spell::swap:
      return tr("{price} discards: these two goals change places", cost);
    default:
      return tr("{price} discards: the Nightmare has no effect", cost);
  }
}

std::string tower_remark(const View& view, Card card, bool right) {
  FixedVector<Card, towers_in_box> row = view.tower_row();
  if (row.empty()) return tr("begins the tower row");
  const bool before = aligned(row);
  row.insert(right ? row.size() : 0, card);
  return !before && aligned(row) ? tr("aligns the towers") : std::string();
}

}  // namespace

std::string remark_on(const View& view, Action action, const Style& style) {
  const auto card = Card{action.card()};
  switch (action.type()) {
    case ActionType::play_chamber:
      return play_remark(view, card, style);
    case ActionType::play_tower:
      return tower_remark(view, card, (action.other() & right_end) != 0);
    case ActionType::discard:
      return discard_remark(view, card);
    case ActionType::take:
      return take_remark(view, card, view.phase() == Phase::explore, style);
    case ActionType::decline:
      if (view.phase() == Phase::explore) return tr("leave it in the deck; nothing is shuffled");
      return view.phase() == Phase::door ? tr("the door goes to limbo") : tr("no exchange");
    case ActionType::drop:
      return is_door(card) ? tr("warning: this door would be gone for good") : std::string();
    case ActionType::done:
      return tr("put the others back");
    case ActionType::continue_draw:
      return tr("draw the next card");
    case ActionType::cast:
      return spell_remark(view, static_cast<Spell>(action.card()));
    case ActionType::nightmare_key:
      return tr("discard the Key");
    case ActionType::nightmare_door:
      return tr("the door goes to limbo");
    case ActionType::nightmare_reveal:
      return trn("{count} card of the deck: doors and dreams to limbo, the others to the discards",
                 "{count} cards of the deck: doors and dreams to limbo, the others to the discards", std::min(5, view.deck_size()));
    case ActionType::nightmare_hand:
      return tr("discard the whole hand and draw a new one");
    case ActionType::false_destruction:
      return tr("lose no tower; the Nightmare goes to limbo");
    case ActionType::happy_remove:
      return tr("without its penalty: {penalty}", arg("penalty", penalty_text(static_cast<Premonition>(action.card()))));
    case ActionType::happy_reveal:
      return tr("reveal 7 cards, discard any, put the others back in any order");
    case ActionType::happy_search:
      return tr("lay any card of the deck on top");
    case ActionType::premonition:
      return penalty_text(static_cast<Premonition>(action.card()));
    default:
      return {};
  }
}

std::string action_words(Action action, int players, const Style& style) {
  std::string words = text_of(action, players);
  if (!style.plain) return words;
  // Names of premonitions and codes of cards are read out as words.
  if (action.type() == ActionType::premonition || action.type() == ActionType::happy_remove)
    return words.substr(0, words.rfind(' ') + 1) + premonition_words(static_cast<Premonition>(action.card()));
  std::string spoken;
  for (std::size_t start = 0; start < words.size();) {
    const std::size_t end = std::min(words.find(' ', start), words.size());
    const std::string word = words.substr(start, end - start);
    const auto card = parse_card(word);
    if (!spoken.empty()) spoken += ' ';
    spoken += card && word != "nightmare" ? card_words(*card) : word;
    start = end + 1;
  }
  return spoken;
}

}  // namespace meander::onirim
