// Doors found, gained and given back; the win (ONI-3.9, 5.1, 6.6, 6.7, 7.2, 7.3, 7.9, 8.8, 10.2).
#include <algorithm>

#include "table.hpp"

namespace referee {

// ONI-10.2, in its order.
void Referee::Table::find_door(int colour) {
  const bool duplicate = setup.players == 2 && doors[active][colour] > 0;
  bool gained = !(duplicate && setup.duplicates_to_limbo);
  if (gained && setup.book) {
    const auto goal = std::find_if(goals.begin(), goals.end(), [](const Goal& each) { return !each.closed; });
    gained = goal != goals.end() && goal->colour == colour;
    if (gained) goal->closed = true;
  }
  if (!gained) {
    ++limbo[door_of_colour(colour)];
    refill();
    return;
  }
  ++doors[active][colour];
  if (!win_if_won()) premonitions_on();
}

void Referee::Table::take_drawn_door(bool with_shared_key) {
  const int colour = colour_of_door(pending);
  pending = -1;
  leave_hand(key_of_colour(colour), with_shared_key);
  ++discard[key_of_colour(colour)];
  find_door(colour);
}

void Referee::Table::decline_drawn_door() {
  ++limbo[pending];
  pending = -1;
  refill();
}

// To limbo; ONI-7.3: the rightmost closed goal of its colour opens again.
void Referee::Table::give_back_door(int seat, int colour) {
  --doors[seat][colour];
  ++limbo[door_of_colour(colour)];
  const auto goal = std::find(goals.rbegin(), goals.rend(), Goal{colour, true});
  if (goal != goals.rend()) goal->closed = false;
}

// ONI-5.1 alone, 6.7 for two; ONI-8.8: with the Towers the alignment too. A studied deck counts only the doors and colours it has.
bool Referee::Table::all_won() const {
  for (int colour = 0; colour < kColours; ++colour) {
    const int in_deck = setup.deck[door_of_colour(colour)];
    if (setup.players == 1 && doors[0][colour] < in_deck) return false;
    if (setup.players == 2 && in_deck > 0 && (doors[0][colour] == 0 || doors[1][colour] == 0)) return false;
  }
  return !setup.towers || aligned();
}

bool Referee::Table::win_if_won() {
  if (!all_won()) return false;
  end("won");
  return true;
}

// ONI-3.7: no door, and not every tower of a colour, is gone.
bool Referee::Table::still_winnable() const {
  if (phase == Phase::kOver) return all_won();
  for (int door = kFirstDoor; door < kNightmareCard; ++door) {
    if (discard[door] + removed[door] > 0) return false;
  }
  if (!setup.towers) return true;
  for (int colour = 0; colour < kColours; ++colour) {
    const int first = kFirstTower + 3 * colour;
    int left = 0;
    for (int tower = first; tower < first + 3; ++tower) left += setup.deck[tower] - discard[tower] - removed[tower];
    if (left == 0) return false;
  }
  return true;
}

}  // namespace referee
