// Happy Dreams and premonitions (ONI-9).
#include "scores.hpp"

namespace meander::onirim {

namespace {

// Whether one more door would make a premonition come true (ONI-9.4).
bool one_door_away(const View& view, Premonition premonition) {
  std::array<int, colours> doors{};
  for (std::size_t colour = 0; colour < colours; ++colour) {
    doors[colour] = view.doors(0, static_cast<Colour>(colour)) + view.doors(1, static_cast<Colour>(colour));
  }
  const auto met = [&] { return (conditions_met(doors, view.settings()) >> static_cast<unsigned>(premonition) & 1U) != 0; };
  if (met()) return false;
  for (int& count : doors) {
    ++count;
    if (met()) return true;
    --count;
  }
  return false;
}

// What takes doors away comes first: others may hold no longer then.
int urgency(Premonition premonition) {
  switch (premonition) {
    case Premonition::pairs:
      return 4;
    case Premonition::brown:
      return 3;
    case Premonition::three:
    case Premonition::five:
      return 0;
    default:
      return 1;
  }
}

// A door and its Key that fits: what a Happy Dream may fetch to be gained at once.
Card door_to_fetch(const Situation& s) {
  for (std::size_t colour = 0; colour < colours; ++colour) {
    const Card wanted = door(static_cast<Colour>(colour));
    const bool fits = !s.view.settings().has(Settings::book) || s.want[colour] >= 100;
    if (s.held[colour][2] > 0 && s.want[colour] > 0 && fits && s.in_deck(wanted) > 0) return wanted;
  }
  return no_card;
}

}  // namespace

template <typename Sum>
Sum score_happy_dream(const Situation& s, Action action) {
  Sum sum;
  switch (action.type()) {
    case ActionType::happy_remove: {
      const bool near = one_door_away(s.view, static_cast<Premonition>(action.card()));
      sum.add(ReasonId::avoids_premonition, (near ? s.w.remove_near : s.w.remove_far)[action.card()], action.card());
      return sum;
    }
    case ActionType::happy_search: {
      const Card wanted = door_to_fetch(s);
      sum.add(wanted != no_card ? ReasonId::gains_door : ReasonId::useful_card, wanted != no_card ? s.w.complete : s.w.happy_search, wanted);
      return sum;
    }
    case ActionType::happy_reveal:
      sum.add(ReasonId::looks_ahead, s.w.happy_reveal);
      return sum;
    default:
      sum.add(ReasonId::better_draws, s.draw_worth(action.card()), action.card());
      return sum;
  }
}
MEANDER_SCORE(score_happy_dream);

template <typename Sum>
Sum score_premonition(const Situation& s, Action action) {
  Sum sum;
  const Card card = action.card();
  switch (action.type()) {
    case ActionType::premonition:
      sum.add(ReasonId::avoids_premonition, urgency(static_cast<Premonition>(card)), card);
      return sum;
    case ActionType::give:
      sum.add(ReasonId::better_draws, -s.draw_worth(card), card);
      return sum;
    default: {
      // Doors for which more is held come back sooner; with two players spare ones first.
      const auto colour = static_cast<std::size_t>(colour_of(card));
      const bool spare = s.view.settings().players() == 2 && s.view.doors(action.other(), colour_of(card)) > 1;
      const int held = s.held[colour][0] + s.held[colour][1] + 4 * s.held[colour][2];
      sum.add(ReasonId::protects_door, (spare ? 100 : 0) + held, card);
      return sum;
    }
  }
}
MEANDER_SCORE(score_premonition);

}  // namespace meander::onirim
