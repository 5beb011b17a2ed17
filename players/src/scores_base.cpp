// The turn's action, looking, doors, Nightmares and the resources of two (ONI-3, 4, 6).
#include "scores.hpp"

namespace meander::onirim {

int card_worth(const Situation& s, Card card) { return is_chamber(card) ? s.keep(card) : s.w.tower_keep; }

int score_turn_action(const Situation& s, Action action) {
  const Card card = action.card();
  if (action.type() == ActionType::play_chamber) return s.play(card);
  if (is_tower(card)) return score_tower(s, action);
  return -s.keep(card) + (is_key(card) ? s.prophecy() : 0);
}

namespace {

// What an unknown labyrinth card is worth to a hand, roughly.
int usual_card(const Situation& s) { return s.w.deck_card; }

int hand_worth(const Situation& s) {
  int worth = 0;
  const auto add = [&](const Hand& hand) {
    for (std::size_t i = 0; i < hand.size(); ++i) worth += card_worth(s, hand[i].card());
  };
  add(s.view.private_cards(s.view.seat()));
  add(s.view.shared());
  return worth;
}

int held_cards(const Situation& s) { return static_cast<int>(s.view.private_cards(s.view.seat()).size() + s.view.shared().size()); }

}  // namespace

// A drop is worth what is not drawn then; of an order the best comes first.
int score_look(const Situation& s, Action action) {
  switch (action.type()) {
    case ActionType::drop:
      // A Happy Dream may drop any number: only what does harm.
      if (is_door(action.card())) return -100000;
      return s.view.purpose() == Purpose::happy ? -s.draw_worth(action.card()) - s.w.deck_card : -s.draw_worth(action.card());
    case ActionType::done:
      return 0;
    default:
      return s.draw_worth(action.card());
  }
}

int score_door_answer(const Situation& s, Action action) {
  if (action.type() == ActionType::decline) return 0;
  const auto colour = static_cast<std::size_t>(colour_of(action.card()));
  if (s.view.phase() == Phase::explore) return s.want[colour] > 0 ? 1 : -1;
  const bool fits = !s.view.settings().has(Settings::book) || s.want[colour] >= 100;
  if (!fits || s.want[colour] == 0) return -1;
  // A shared Key rather than a private one, which only this seat can use.
  return 2 + (action.other() & from_shared);
}

int score_nightmare(const Situation& s, Action action) {
  const int deck = s.view.deck_size();
  switch (action.type()) {
    case ActionType::nightmare_key:
      return -s.keep(action.card()) - s.w.key_paid;
    case ActionType::nightmare_door: {
      const bool spare = s.view.settings().players() == 2 && s.view.doors(s.view.seat(), colour_of(action.card())) > 1;
      return spare ? s.w.deck_card : -s.w.door;
    }
    case ActionType::nightmare_reveal: {
      const int unseen = s.view.unseen().size();
      int labyrinth = unseen;
      for (Card card = first_door; card <= happy_dream; ++card) labyrinth -= s.view.unseen().count(card);
      const int revealed = deck < 5 ? deck : 5;
      const int short_deck = deck <= 5 ? 2000 : 0;
      return -(unseen > 0 ? revealed * usual_card(s) * labyrinth / unseen : revealed * usual_card(s)) - short_deck;
    }
    default: {
      const int missing = held_cards(s);
      const int short_deck = deck < missing + 5 ? 2000 : 0;
      return -hand_worth(s) * s.w.hand / 100 - short_deck;
    }
  }
}

// Private cards are safe from the partner: keep there what is worth more to oneself.
int score_exchange(const Situation& s, Action action) { return card_worth(s, Card{action.other()}) - card_worth(s, action.card()) - 20; }

int score_pick(const Situation& s, Action action) {
  if (is_tower(action.card())) return s.w.tower_keep / 2;
  const auto colour = static_cast<int>(colour_of(action.card()));
  return s.w.keep_any[static_cast<int>(symbol_of(action.card()))] * 2 + 10 * (s.held[colour][0] + s.held[colour][1] + s.held[colour][2]);
}

}  // namespace meander::onirim
