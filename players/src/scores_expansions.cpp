// Spells, towers, Happy Dreams and premonitions (ONI-7, 8, 9).
#include <bit>

#include "scores.hpp"

namespace meander::onirim {

namespace {

int price_of(const Situation& s, Spell spell) { return price(s.view.settings(), spell) * s.w.paid_card; }

// Whether a card in hand completes a series of this colour now.
bool completes(const Situation& s, int colour) {
  if (s.run != 2 || s.series_colour != colour) return false;
  for (int symbol = 0; symbol < 3; ++symbol) {
    if (symbol != s.last_symbol && s.held[colour][symbol] > 0) return true;
  }
  return false;
}

// Worth of making a goal the first open one: only for a door that is as good as found.
int score_swap(const Situation& s, int first, int second) {
  const View& view = s.view;
  const int open = first_open_goal(view.goals());
  if (open < 0 || (first != open && second != open)) return -1;
  const std::uint8_t other = view.goals()[static_cast<std::size_t>(first == open ? second : first)];
  if (other >= closed_goal) return -1;
  const auto colour = static_cast<int>(other);
  if (view.phase() == Phase::door && colour_of(view.pending()) == static_cast<Colour>(colour)) return s.w.swap;
  if (view.phase() == Phase::turn && completes(s, colour)) return s.w.swap;
  return -1;
}

// The longest part of the tower row with all colours different that a row has at one end, and in all.
int progress(const FixedVector<Card, towers_in_box>& row) {
  int best = 0;
  for (std::size_t i = 0; i < row.size(); ++i) {
    unsigned seen = 0;
    int length = 0;
    for (std::size_t j = i; j < row.size(); ++j, ++length) {
      const unsigned bit = 1U << static_cast<unsigned>(colour_of(row[j]));
      if ((seen & bit) != 0) break;
      seen |= bit;
    }
    if (length > best) best = length;
  }
  return best;
}

// An end of the row to which something can still be added is worth more than a dead one.
int row_worth(const Situation& s, const FixedVector<Card, towers_in_box>& row) {
  if (row.empty()) return 0;
  int worth = progress(row) * s.w.tower_progress;
  if (!aligned(row)) {
    int fitting = 0;
    for (Card card = first_tower; card < card_kinds; ++card) {
      const bool gone = s.view.discard().count(card) + s.view.removed().count(card) > 0;
      bool standing = false;
      for (const Card each : row) standing = standing || each == card;
      if (!gone && !standing) fitting += (edges_fit(card, row[0]) ? 1 : 0) + (edges_fit(row.back(), card) ? 1 : 0);
    }
    worth += fitting * 10;
  }
  return worth;
}

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

}  // namespace

int score_spell(const Situation& s, Action action) {
  const auto spell = static_cast<Spell>(action.card());
  const View& view = s.view;
  if (spell == Spell::punishment) {
    // Against the cheapest of the Nightmare's options.
    return -price_of(s, spell) - s.w.deck_card / 2;
  }
  if (spell == Spell::swap) {
    const int worth = score_swap(s, action.other() >> 4, action.other() & 0xf);
    return worth < 0 ? -1000000 : worth - price_of(s, spell);
  }
  if (view.phase() != Phase::window) return -1000000;
  const bool known = view.known_places().top_size() > 0;
  if (known && view.known_places().top(0).card() != nightmare && view.known_places().top(0).card() != unknown_card) return -1000000;
  return (known ? s.w.paradox_nightmare : s.w.paradox) - price_of(s, spell);
}

// The cards that matter least leave the discard pile: suns before moons before Keys, never what a premonition could bring back.
int score_payment(const Situation& s, Action action) {
  const Card card = action.card();
  if (is_door(card)) return 50;
  if (is_dream(card)) return -10;
  return s.view.discard().count(card);
}

int score_tower(const Situation& s, Action action) {
  const FixedVector<Card, towers_in_box>& row = s.view.tower_row();
  const bool done = aligned(row);
  FixedVector<Card, towers_in_box> after = row;
  switch (action.type()) {
    case ActionType::play_tower:
      after.insert((action.other() & right_end) != 0 ? row.size() : 0, action.card());
      if (done && !s.view.settings().has(Settings::ruins)) return -s.w.tower_keep;
      return row_worth(s, after) - row_worth(s, row) - s.w.tower_keep;
    case ActionType::discard: {
      const int peek = s.prophecy() / 2;
      int left = 0;
      for (int number = 3; number <= 5; ++number) {
        const Card card = tower(colour_of(action.card()), number);
        left += card != action.card() && s.view.discard().count(card) + s.view.removed().count(card) == 0 ? 1 : 0;
      }
      const bool standing = done && !s.view.settings().has(Settings::ruins);
      return peek - (standing ? 0 : left == 0 ? 1000 : s.w.tower_keep / 2);
    }
    case ActionType::lose_tower: {
      std::size_t place = 0;
      while (row[place] != action.card()) ++place;
      after.erase(place);
      return row_worth(s, after) - row_worth(s, row) - s.w.tower_lost;
    }
    default:
      return -s.w.false_destruction;
  }
}

int score_happy_dream(const Situation& s, Action action) {
  switch (action.type()) {
    case ActionType::happy_remove:
      return (one_door_away(s.view, static_cast<Premonition>(action.card())) ? s.w.remove_near : s.w.remove_far)[action.card()];
    case ActionType::happy_search:
      for (std::size_t colour = 0; colour < colours; ++colour) {
        const bool fits = !s.view.settings().has(Settings::book) || s.want[colour] >= 100;
        if (s.held[colour][2] > 0 && s.want[colour] > 0 && fits && s.in_deck(door(static_cast<Colour>(colour))) > 0) return s.w.complete;
      }
      return s.w.happy_search;
    case ActionType::happy_reveal:
      return s.w.happy_reveal;
    default:
      return s.draw_worth(action.card());
  }
}

int score_premonition(const Situation& s, Action action) {
  const auto colour = static_cast<std::size_t>(is_door(action.card()) ? colour_of(action.card()) : Colour::red);
  switch (action.type()) {
    case ActionType::premonition:
      // First what takes doors away: others may hold no longer then.
      switch (static_cast<Premonition>(action.card())) {
        case Premonition::brown:
          return 3;
        case Premonition::pairs:
          return 4;
        case Premonition::three:
        case Premonition::five:
          return 0;
        default:
          return 1;
      }
    case ActionType::give:
      return -s.draw_worth(action.card());
    default: {
      // Doors of which more are left to find come back sooner; with two players spare ones first.
      const bool spare = s.view.settings().players() == 2 && s.view.doors(action.other(), static_cast<Colour>(colour)) > 1;
      return (spare ? 100 : 0) + s.held[colour][0] + s.held[colour][1] + s.held[colour][2] + 3 * s.held[colour][2];
    }
  }
}

}  // namespace meander::onirim
