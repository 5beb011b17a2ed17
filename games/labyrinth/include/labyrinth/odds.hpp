// The exact odds of rolls and fights, as numbers of ways in which the dice may fall.
//
//   odds_of_fight({.dice = 2}, {.modifier = -1}).won   // of 1296: one attacker against somebody who has lost a life
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

// Of dice with so many faces.
constexpr Sums make_sums(std::size_t faces) {
  Sums sums{};
  sums[0][0] = 1;
  for (std::size_t dice = 1; dice <= most_dice; ++dice) {
    for (std::size_t sum = 1; sum < most_pips; ++sum) {
      for (std::size_t face = 1; face <= faces && face <= sum; ++face) sums[dice][sum] += sums[dice - 1][sum - face];
    }
  }
  return sums;
}
// By number of dice and sum.
inline constexpr Sums sums = make_sums(die_faces);

// The same where the lowest of the dice does not count.
constexpr Sums make_sums_without_lowest() {
  Sums kept{};
  for (std::size_t lowest = 1; lowest <= die_faces; ++lowest) {
    // All dice at or above it, less those above it, which are dice with fewer faces.
    const Sums at_least = make_sums(die_faces + 1 - lowest);
    const Sums above = make_sums(die_faces - lowest);
    for (std::size_t dice = 1; dice <= most_dice; ++dice) {
      for (std::size_t sum = 0; sum < most_pips; ++sum) {
        const auto ways = [&](const Sums& of, std::size_t below) { return sum >= dice * below ? of[dice][sum - dice * below] : 0U; };
        if (sum >= lowest) kept[dice][sum - lowest] += ways(at_least, lowest - 1) - ways(above, lowest);
      }
    }
  }
  return kept;
}
inline constexpr Sums sums_without_lowest = make_sums_without_lowest();

}  // namespace ways_to_fall

inline constexpr int ways_of_two = die_faces * die_faces;

// How a side fights: with so many dice, without the lowest of them or with all, and with what is added (LAB-9.3, 9.5).
struct FightSide {
  int dice = 2;
  bool without_lowest = false;
  int modifier = 0;
  constexpr std::uint32_t ways(int sum) const {
    const auto& all = without_lowest ? ways_to_fall::sums_without_lowest : ways_to_fall::sums;
    return all[static_cast<std::size_t>(dice)][static_cast<std::size_t>(sum)];
  }
};

constexpr Odds odds_of_fight(const FightSide& attack, const FightSide& defence) {
  Odds odds;
  for (int ours = 0; ours < static_cast<int>(ways_to_fall::most_pips); ++ours) {
    const std::uint32_t ways = attack.ways(ours);
    if (ways == 0) continue;
    for (int theirs = 2; theirs <= 2 * die_faces; ++theirs) {
      const int lead = ours + attack.modifier - theirs - defence.modifier;
      (lead > 0 ? odds.won : lead < 0 ? odds.lost : odds.tied) += ways * defence.ways(theirs);
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
