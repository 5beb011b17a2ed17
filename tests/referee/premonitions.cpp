// Dark Premonitions: conditions and penalties (ONI-9.2 to 9.5).
#include <algorithm>

#include "table.hpp"

namespace referee {

// ONI-9.2: all doors on the table count, both players' together.
bool Referee::Table::condition_holds(int premonition) const {
  std::array<int, kColours> total{};
  int all = 0, pairs = 0;
  bool every_colour = true;
  for (int colour = 0; colour < kColours; ++colour) {
    total[colour] = doors[0][colour] + doors[1][colour];
    all += total[colour];
    if (total[colour] >= 2) ++pairs;
    if (total[colour] == 0 && setup.deck[door_of_colour(colour)] > 0) every_colour = false;
  }
  switch (premonition) {
    case kRed:
      return total[0] >= 2;
    case kBlue:
      return total[1] >= 2;
    case kGreen:
      return total[2] >= 2;
    case kBrown:
      return total[3] >= 2;
    case kPairs:
      return pairs > 0;
    case kFive:
      return all >= 5;
    case kRainbow:
      return every_colour;
    default:
      return all >= 3;
  }
}

// ONI-9.3: each is looked at again before it is applied; what is revealed meanwhile joins. With none left the phase goes on (ONI-10.2).
void Referee::Table::premonitions_on() {
  for (int premonition = 0; premonition < kPremonitionCount; ++premonition) {
    if (premonitions[premonition] == 1 && condition_holds(premonition)) {
      phase = Phase::kPremonition;
      return;
    }
  }
  refill();
}

void Referee::Table::apply_premonition(int premonition) {
  premonitions[premonition] = 0;
  switch (premonition) {
    case kRed:
      search_and_discard(0, 2);
      show_private_cards(is_red_chamber);  // ONI-6.11
      premonitions_on();
      break;
    case kGreen:
      if (discard[kNightmareCard] > 0) {
        --discard[kNightmareCard];
        ++limbo[kNightmareCard];
      }
      premonitions_on();
      break;
    case kBlue:
      start_keys();
      break;
    case kBrown:
      phase = Phase::kReturn;
      break;
    case kPairs:
      last = 0;
      pairs_on();
      break;
    case kFive:
      start_foresee(2);
      break;
    case kRainbow:
      search_and_discard(kHappyDreamCard, kHappyDreamCard);
      premonitions_on();
      break;
    default:
      discard_hand();
      redraw_by_three = true;
      redraw_on();
  }
}

// ONI-9.5 a: cards taken from the deck are searched for.
void Referee::Table::search_and_discard(int first_kind, int last_kind) {
  active_saw_whole_deck();
  std::erase_if(deck, [&](const KnownCard& known) {
    const bool leaves = known.card >= first_kind && known.card <= last_kind;
    if (leaves) ++discard[known.card];
    return leaves;
  });
  shuffle();
}

void Referee::Table::start_keys() {
  active_saw_whole_deck();
  shuffle();
  const auto keys = std::count_if(deck.begin(), deck.end(), [](const KnownCard& known) { return is_key(known.card); });
  if (keys < 2) show_private_cards(is_key);  // ONI-6.11
  remaining = std::min(2, static_cast<int>(keys));
  last = 0;
  if (remaining > 0) {
    phase = Phase::kKeys;
  } else {
    premonitions_on();
  }
}

void Referee::Table::give_key(int key) {
  take_from_deck(key);
  ++discard[key];
  last = key;
  --remaining;
  if (remaining == 0) premonitions_on();
}

// Colour by colour, from `last` on.
void Referee::Table::pairs_on() {
  for (; last < kColours; ++last) {
    if (doors[0][last] + doors[1][last] >= 2) {
      phase = Phase::kPairs;
      return;
    }
  }
  premonitions_on();
}

void Referee::Table::return_pair(int seat, int colour) {
  give_back_door(seat, colour);
  last = colour + 1;
  pairs_on();
}

// What the pile still has.
void Referee::Table::start_foresee(int count) {
  remaining = std::min(count, static_cast<int>(std::count(premonitions.begin(), premonitions.end(), 2)));
  if (remaining > 0) {
    phase = Phase::kForesee;
  } else {
    premonitions_on();
  }
}

void Referee::Table::foresee(int premonition) {
  premonitions[premonition] = 1;
  --remaining;
  if (remaining == 0) premonitions_on();
}

}  // namespace referee
