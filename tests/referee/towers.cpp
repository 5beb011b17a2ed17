// The tower row: alignment and loss to Nightmares (ONI-8.5 to 8.8).
#include <algorithm>

#include "table.hpp"

namespace referee {

// ONI-8.7: four neighbours, one of each colour.
bool Referee::Table::aligned() const {
  for (std::size_t start = 0; start + 4 <= tower_row.size(); ++start) {
    int colours = 0;
    for (std::size_t place = start; place < start + 4; ++place) colours |= 1 << colour_of_tower(tower_row[place]);
    if (colours == 15) return true;
  }
  return false;
}

// ONI-8.5: an inner tower only when its neighbours may touch.
bool Referee::Table::may_be_lost(std::size_t place) const {
  if (place == 0 || place + 1 == tower_row.size()) return true;
  return towers_may_touch(tower_row[place - 1], tower_row[place + 1]);
}

// After a Nightmare's option was carried out.
void Referee::Table::start_tower_loss() {
  const bool protects = aligned() && !setup.ruins;
  if (tower_row.empty() || protects) {
    nightmare_done();
  } else {
    phase = Phase::kTowerLoss;
  }
}

void Referee::Table::lose_tower(int tower) {
  tower_row.erase(std::find(tower_row.begin(), tower_row.end(), tower));
  ++discard[tower];
  if (!win_if_won()) nightmare_done();  // ONI-8.8
}

// ONI-8.6: the Nightmare goes to limbo instead.
void Referee::Table::false_destruction() {
  ++limbo[pending];
  pending = -1;
  refill();
}

}  // namespace referee
