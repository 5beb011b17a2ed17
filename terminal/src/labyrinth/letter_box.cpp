#include "letter_box.hpp"

#include <cstdlib>

namespace meander::labyrinth {

std::optional<int> LetterBox::worth_of(int corridor, Spot spot, int length) const {
  int worth = 0;
  int covered = 0;
  for (int x = spot.x; x < spot.x + length; ++x) {
    const Letter& letter = at(x, spot.y);
    if (letter.taken || (letter.corridor >= 0 && letter.corridor != corridor)) return std::nullopt;
    if (letter.corridor != corridor) continue;
    // More than two letters of a line are no better than two.
    if (letter.worth < 0 || covered < 2) worth += letter.worth;
    ++covered;
  }
  if (covered == 0) return std::nullopt;
  // Beside what it does not stand on it could be taken to belong there.
  for (const int x : {spot.x - 1, spot.x + length}) {
    if (x < -half_ || x > half_) continue;
    const Letter& letter = at(x, spot.y);
    if (letter.taken || (letter.corridor >= 0 && letter.corridor != corridor)) worth -= 3;
  }
  return 4 * worth - 6 * std::abs(spot.y) - std::abs(2 * spot.x + length - 1);
}

std::optional<LetterBox::Spot> LetterBox::room_for(int corridor, int length) const {
  std::optional<Spot> best;
  int most = 0;
  for (int y = -1; y <= 1; ++y) {
    for (int x = -half_; x + length - 1 <= half_; ++x) {
      const std::optional<int> worth = worth_of(corridor, {x, y}, length);
      if (!worth || (best && *worth <= most)) continue;
      best = Spot{x, y};
      most = *worth;
    }
  }
  return best;
}

void LetterBox::take(Spot spot, int length) {
  for (int x = spot.x; x < spot.x + length; ++x) at(x, spot.y).taken = true;
}

}  // namespace meander::labyrinth
