// Whether one player wins more games than another: pairs of games with the same chance, until that is settled.
//
//   const Comparison comparison = compare({options, players, most_pairs, difference, seed, threads}, stop, progress);
//   comparison.verdict   // of a sequential test: better by `difference` rather than not at all, wrong at most one time in twenty
//
// The test is the generalised sequential probability ratio test, with the normal distribution for the mean difference of a pair, as for chess
// programs. It is looked at after every hundred pairs, whatever the number of threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "players/computer_player.hpp"

namespace meander::onirim {

struct ComparisonPlan {
  Options options;  // without problem(), of a game alone
  ComputerPlayer first;
  ComputerPlayer second;
  std::uint64_t most_pairs = 10000;
  double difference = 0.01;  // of the chance to win, that is worth telling apart from none
  std::uint64_t seed = 1;
  int threads = 1;
};

// Sums over pairs; adding up in any order gives the same.
struct Pairs {
  std::uint64_t both = 0;
  std::uint64_t first_alone = 0;
  std::uint64_t second_alone = 0;
  std::uint64_t neither = 0;

  std::uint64_t count() const { return both + first_alone + second_alone + neither; }
  std::uint64_t first_wins() const { return both + first_alone; }
  std::uint64_t second_wins() const { return both + second_alone; }
  // By how much the first wins more often, and half of the 95 % interval around it.
  double difference() const;
  double deviation() const;
  // How much likelier these pairs are when it wins more often by that difference than when it doesn't: the logarithm of the ratio.
  double log_likelihood_ratio(double difference) const;
  Pairs& operator+=(const Pairs& other);
  bool operator==(const Pairs&) const = default;
};

enum class Verdict : std::uint8_t { unsettled, better, not_better };

struct Comparison {
  Pairs pairs;
  Verdict verdict = Verdict::unsettled;
};

// `stop` and `progress` as in share_out().
Comparison compare(const ComparisonPlan& plan, const std::atomic<bool>& stop, const std::function<void(std::uint64_t)>& progress);

}  // namespace meander::onirim
