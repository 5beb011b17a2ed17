// Whether chances that the strong player gives come true as often as it says.
//
//   const Calibration calibration = calibrate({options, games, seed, threads}, player, stop, progress);
//   calibration.bins[17].mean()   // of the estimates between 85 and 90 %; .won / .count of them were won
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>

#include "onirim/options.hpp"
#include "players/strong/strong_player.hpp"

namespace meander::onirim {

struct Calibration {
  struct Bin {
    std::uint64_t count = 0;
    std::uint64_t won = 0;
    std::uint64_t parts = 0;  // the sum of the estimates, in millionths, so that adding in any order gives the same
    double mean() const { return count == 0 ? 0 : static_cast<double>(parts) / 1e6 / static_cast<double>(count); }
  };
  static constexpr std::size_t bin_count = 20;
  std::array<Bin, bin_count> bins{};
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
  std::uint64_t squares = 0;  // of the differences between estimate and result, in millionths

  std::uint64_t estimates() const;
  // The mean square of those differences (Brier's score): 0 is perfect, 0.25 is knowing nothing.
  double brier() const;
  Calibration& operator+=(const Calibration& other);
};

struct CalibrationPlan {
  Options options;
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  int threads = 1;
};

// The player plays; its estimate at the beginning of each turn is compared with the end of the game.
Calibration calibrate(const CalibrationPlan& plan, const StrongPlayer& player, const std::atomic<bool>& stop,
                      const std::function<void(std::uint64_t)>& progress);

}  // namespace meander::onirim
