#include "odds_text.hpp"

#include <cmath>

#include "words/text.hpp"

namespace meander::labyrinth {

std::string percent_text(double part) {
  const auto percent = std::lround(100 * part);
  if (percent == 0 && part > 0) return tr("less than 1 %");
  if (percent == 100 && part < 1) return tr("more than 99 %");
  return tr("{percent} %", arg("percent", percent));
}

std::string percent_text(Chance chance) { return percent_text(static_cast<double>(chance.good) / static_cast<double>(chance.all)); }

std::string chance_text(Chance chance) {
  constexpr std::uint64_t two_dice = 36;
  if (chance.all > two_dice) return percent_text(chance);
  return tr("{good} of {all} ({percent})", arg("good", chance.good), arg("all", chance.all), arg("percent", percent_text(chance)));
}

}  // namespace meander::labyrinth
