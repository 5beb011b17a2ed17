// The tower row (ONI-8).
#include "scores.hpp"

namespace meander::onirim {

namespace {

using TowerRow = FixedVector<Card, towers_in_box>;

// The longest part of the row with all colours different.
int progress(const TowerRow& row) {
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

bool is_gone(const Situation& s, Card tower) { return s.view.discard().count(tower) + s.view.removed().count(tower) > 0; }

// An end of the row to which something can still be added is worth more than a dead one.
int row_worth(const Situation& s, const TowerRow& row) {
  if (row.empty()) return 0;
  int worth = progress(row) * s.w.tower_progress;
  if (aligned(row)) return worth;
  for (Card card = first_tower; card < card_kinds; ++card) {
    bool standing = false;
    for (const Card each : row) standing = standing || each == card;
    if (!is_gone(s, card) && !standing) worth += 10 * ((edges_fit(card, row[0]) ? 1 : 0) + (edges_fit(row.back(), card) ? 1 : 0));
  }
  return worth;
}

}  // namespace

template <typename Sum>
Sum score_tower(const Situation& s, Action action) {
  Sum sum;
  const Card card = action.card();
  const TowerRow& row = s.view.tower_row();
  // Once the towers stand they stand, but for the Ruins (ONI-8.7).
  const bool standing = aligned(row) && !s.view.settings().has(Settings::ruins);
  TowerRow after = row;
  switch (action.type()) {
    case ActionType::play_tower:
      after.insert((action.other() & right_end) != 0 ? row.size() : 0, card);
      sum.add(ReasonId::keeps_towers, -s.w.tower_keep, card);
      if (!standing) sum.add(ReasonId::aligns_towers, row_worth(s, after) - row_worth(s, row), card);
      return sum;
    case ActionType::discard: {
      sum.add(ReasonId::looks_ahead, s.prophecy() / 2, card);
      int left = 0;
      for (int number = 3; number <= 5; ++number) {
        const Card other = tower(colour_of(card), number);
        left += other != card && !is_gone(s, other) ? 1 : 0;
      }
      // The last tower of a colour: without it the game is lost.
      if (!standing) sum.add(ReasonId::keeps_towers, -(left == 0 ? 1000 : s.w.tower_keep / 2), card);
      return sum;
    }
    case ActionType::lose_tower: {
      std::size_t place = 0;
      while (row[place] != card) ++place;
      after.erase(place);
      sum.add(ReasonId::keeps_towers, row_worth(s, after) - row_worth(s, row) - s.w.tower_lost, card);
      return sum;
    }
    default:
      sum.add(ReasonId::cancels_nightmare, -s.w.false_destruction);
      return sum;
  }
}
MEANDER_SCORE(score_tower);

}  // namespace meander::onirim
