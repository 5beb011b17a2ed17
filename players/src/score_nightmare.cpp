// The four options of a Nightmare (ONI-4).
#include "scores.hpp"

namespace meander::onirim {

namespace {

// More than any option is worth: running the deck out loses.
constexpr int deck_runs_out = 2000;

int hand_worth(const Situation& s) {
  int worth = 0;
  const auto add = [&](const Hand& hand) {
    for (std::size_t i = 0; i < hand.size(); ++i) worth += s.worth(hand[i].card());
  };
  add(s.view.private_cards(s.view.seat()));
  add(s.view.shared());
  return worth;
}

}  // namespace

template <typename Sum>
Sum score_nightmare(const Situation& s, Action action) {
  Sum sum;
  const int deck = s.view.deck_size();
  switch (action.type()) {
    case ActionType::nightmare_key:
      sum.add(ReasonId::spends_least, -s.keep(action.card()) - s.w.key_paid, action.card());
      if (s.two()) score_card_used(s, action.card(), (action.other() & from_shared) != 0, sum);
      return sum;
    case ActionType::nightmare_door: {
      const bool spare = s.view.settings().players() == 2 && s.view.doors(s.view.seat(), colour_of(action.card())) > 1;
      sum.add(ReasonId::protects_door, spare ? s.w.deck_card : -s.w.door, action.card());
      return sum;
    }
    case ActionType::nightmare_reveal: {
      const int unseen = s.view.unseen().size();
      int labyrinth = unseen;
      for (Card card = first_door; card <= happy_dream; ++card) labyrinth -= s.view.unseen().count(card);
      const int revealed = deck < 5 ? deck : 5;
      sum.add(ReasonId::spares_deck, -(unseen > 0 ? revealed * s.w.deck_card * labyrinth / unseen : revealed * s.w.deck_card));
      if (deck <= 5) sum.add(ReasonId::avoids_empty_deck, -deck_runs_out);
      return sum;
    }
    default: {
      const int held = static_cast<int>(s.view.private_cards(s.view.seat()).size() + s.view.shared().size());
      sum.add(ReasonId::keeps_hand, -hand_worth(s) * s.w.hand / 100);
      if (s.two()) {
        for (std::size_t i = 0; i < s.view.shared().size(); ++i) score_card_used(s, s.view.shared()[i].card(), true, sum);
      }
      if (deck < held + 5) sum.add(ReasonId::avoids_empty_deck, -deck_runs_out);
      return sum;
    }
  }
}
MEANDER_SCORE(score_nightmare);

}  // namespace meander::onirim
