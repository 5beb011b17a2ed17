// The exact odds of rolls and fights, as numbers of ways in which the dice may fall.
//
//   odds_of_fight(1, 0, -1).won   // of 1296: one attacker against somebody who has lost a life
//   ways_below(7)                 // 15 of 36
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "labyrinth/dice.hpp"

namespace meander::labyrinth {

// Seen from the attackers.
struct Odds {
  std::uint32_t won = 0;
  std::uint32_t tied = 0;
  std::uint32_t lost = 0;
  constexpr std::int64_t all() const { return std::int64_t{won} + tied + lost; }
};

namespace ways_to_fall {

inline constexpr std::size_t most_pips = std::size_t{most_dice} * die_faces + 1;
using Sums = std::array<std::array<std::uint32_t, most_pips>, most_dice + 1>;

constexpr Sums make_sums() {
  Sums sums{};
  sums[0][0] = 1;
  for (std::size_t dice = 1; dice <= most_dice; ++dice) {
    for (std::size_t sum = 1; sum < most_pips; ++sum) {
      for (std::size_t face = 1; face <= die_faces && face <= sum; ++face) sums[dice][sum] += sums[dice - 1][sum - face];
    }
  }
  return sums;
}
// By number of dice and sum.
inline constexpr Sums sums = make_sums();

}  // namespace ways_to_fall

inline constexpr int ways_of_two = die_faces * die_faces;

// Of an attack by so many, with what is added to each side's dice (LAB-9.3, 9.5).
constexpr Odds odds_of_fight(int attackers, int attack_modifier, int defence_modifier) {
  Odds odds;
  for (std::size_t attack = 0; attack < ways_to_fall::most_pips; ++attack) {
    for (std::size_t defence = 2; defence <= 12; ++defence) {
      const std::uint32_t ways = ways_to_fall::sums[static_cast<std::size_t>(attackers) + 1][attack] * ways_to_fall::sums[2][defence];
      const int lead = static_cast<int>(attack) + attack_modifier - static_cast<int>(defence) - defence_modifier;
      (lead > 0 ? odds.won : lead < 0 ? odds.lost : odds.tied) += ways;
    }
  }
  return odds;
}

// In how many of 36 ways two dice stay below a number.
constexpr int ways_below(int number) {
  int ways = 0;
  for (int sum = 2; sum < number && sum <= 12; ++sum) ways += static_cast<int>(ways_to_fall::sums[2][static_cast<std::size_t>(sum)]);
  return ways;
}

}  // namespace meander::labyrinth
