#include "study/calibration.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "onirim/game.hpp"
#include "study/share_out.hpp"

namespace meander::onirim {

namespace {

constexpr std::uint64_t games_in_a_block = 16;

// A game that is stopped counts for nothing.
Calibration play_one(State state, Random& random, const StrongPlayer& player, const std::atomic<bool>& stop) {
  std::vector<double> said;
  ActionList actions;
  for (Turn turn = Onirim::settle(state, random); turn.who == Turn::Who::seat; turn = Onirim::settle(state, random)) {
    if (stop) return {};
    Onirim::legal_actions(state, actions);
    const Estimate best = player.estimates(Onirim::view(state, turn.seat), actions).front();
    if (state.phase == Phase::turn) said.push_back(best.chance);
    Onirim::apply_unchecked(state, best.action);
  }
  const bool won = state.ending == Ending::won;
  Calibration calibration;
  calibration.games = 1;
  calibration.wins = won ? 1 : 0;
  for (const double chance : said) {
    const auto place = std::min(static_cast<std::size_t>(chance * Calibration::bin_count), Calibration::bin_count - 1);
    Calibration::Bin& bin = calibration.bins[place];
    ++bin.count;
    bin.won += won ? 1 : 0;
    bin.parts += static_cast<std::uint64_t>(std::llround(chance * 1e6));
    const double off = chance - (won ? 1 : 0);
    calibration.squares += static_cast<std::uint64_t>(std::llround(off * off * 1e6));
  }
  return calibration;
}

}  // namespace

std::uint64_t Calibration::estimates() const {
  std::uint64_t sum = 0;
  for (const Bin& bin : bins) sum += bin.count;
  return sum;
}

double Calibration::brier() const { return estimates() == 0 ? 0 : static_cast<double>(squares) / 1e6 / static_cast<double>(estimates()); }

Calibration& Calibration::operator+=(const Calibration& other) {
  games += other.games;
  wins += other.wins;
  squares += other.squares;
  for (std::size_t i = 0; i < bins.size(); ++i) {
    bins[i].count += other.bins[i].count;
    bins[i].won += other.bins[i].won;
    bins[i].parts += other.bins[i].parts;
  }
  return *this;
}

Calibration calibrate(const CalibrationPlan& plan, const StrongPlayer& player, const std::atomic<bool>& stop,
                      const std::function<void(std::uint64_t)>& progress) {
  const State initial = Onirim::initial(plan.options);
  return share_out<Calibration>(plan.games, games_in_a_block, plan.threads, stop, progress,
                                [&](std::uint64_t begin, std::uint64_t end) {
                                  Calibration calibration;
                                  for (std::uint64_t game = begin; game < end && !stop; ++game) {
                                    Random random(plan.seed, game);
                                    calibration += play_one(initial, random, player, stop);
                                  }
                                  return calibration;
                                })
      .tally;
}

}  // namespace meander::onirim
