#include "study/gap.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "onirim/game.hpp"
#include "onirim/queries.hpp"
#include "players/strong/strong_player.hpp"
#include "study/interval.hpp"
#include "study/share_out.hpp"

namespace meander::onirim {

namespace {

constexpr double no_choice = 1e-6;            // those nearer lead to the same
constexpr std::uint64_t seeds_apart = 1'000;  // play-outs draw from other seeds than the games

// What one choice did better than the other.
struct Difference {
  double sum = 0;
  double squares = 0;
  double count = 0;
  void add(double difference) {
    sum += difference;
    squares += difference * difference;
    ++count;
  }
  double mean() const { return sum / count; }
  double variance_of_mean() const { return std::max(squares / count - mean() * mean(), 1 / count) / count; }
};

class Doubter {
 public:
  Doubter(const GapPlan& plan, const std::atomic<bool>& stop)
      : plan_(plan), stop_(stop), player_(plan.network), lines_(plan.network, Lines::Care::little) {}

  // Nothing, if it was broken off.
  Gap play(std::uint64_t game) {
    Random random(plan_.seed, game);
    State state = Onirim::initial(plan_.options);
    ActionList actions;
    Gap gap{.games = 1};
    double won = 0;
    std::uint64_t decision = 0;
    for (Turn turn = Onirim::settle(state, random); turn.who == Turn::Who::seat; turn = Onirim::settle(state, random)) {
      Onirim::legal_actions(state, actions);
      const std::vector<Estimate> estimates = player_.estimates(Onirim::view(state, turn.seat), actions);
      const double ahead = estimates.size() < 2 ? 1 : estimates[0].chance - estimates[1].chance;
      if (ahead > no_choice && ahead < 4 * plan_.error)
        won += doubt(state, estimates, Random(plan_.seed + seeds_apart + game, decision).below(~0U), gap);
      if (stop_) return {};
      Onirim::apply_unchecked(state, estimates.front().action);
      ++decision;
    }
    gap.sum = std::llround(won * 1e6);
    gap.squares = std::llround(won * won * 1e6);
    return gap;
  }

 private:
  // What the second choice would bring where half of the games say so, counted in the other half: the mean of both ways around.
  double doubt(const State& state, const std::vector<Estimate>& estimates, std::uint64_t seed, Gap& gap) const {
    std::array<Difference, 2> halves;
    for (std::uint64_t i = 0; i < plan_.play_outs && !stop_; ++i) {
      halves[i % 2].add(played_out(state, estimates[0].action, {seed, i}) - played_out(state, estimates[1].action, {seed, i}));
    }
    ++gap.choices;
    const double believed = estimates[0].chance - estimates[1].chance;
    double brought = 0;
    for (std::size_t half = 0; half < 2; ++half) {
      const double variance = plan_.error * plan_.error;
      const double trust = variance / (variance + halves[half].variance_of_mean());
      if (believed + trust * (halves[half].mean() - believed) >= 0) continue;
      brought -= halves[1 - half].mean() / 2;
      ++gap.changed;
    }
    return brought;
  }

  // By the network alone, without looking ahead.
  double played_out(State state, Action action, Random random) const {
    Onirim::apply_unchecked(state, action);
    while (state.phase != Phase::over) {
      if (chance_decides(state.phase)) {
        Onirim::apply_unchecked(state, Onirim::sample(state, random));
      } else {
        state = lines_.best(state).leaf;
      }
    }
    return Onirim::result(state, 0);
  }

  const GapPlan& plan_;
  const std::atomic<bool>& stop_;
  StrongPlayer player_;
  Lines lines_;
};

}  // namespace

Gap& Gap::operator+=(const Gap& other) {
  games += other.games;
  choices += other.choices;
  changed += other.changed;
  sum += other.sum;
  squares += other.squares;
  return *this;
}

double Gap::mean() const { return games == 0 ? 0 : static_cast<double>(sum) / 1e6 / static_cast<double>(games); }

double Gap::deviation() const {
  if (games == 0) return 1;
  return half_interval(static_cast<double>(squares) / 1e6 / static_cast<double>(games) - mean() * mean(), games);
}

Gap gap_of(const GapPlan& plan, const std::atomic<bool>& stop, const std::function<void(std::uint64_t)>& progress) {
  return share_out<Gap>(plan.games, 1, plan.threads, stop, progress,
                        [&](std::uint64_t begin, std::uint64_t end) {
                          Doubter doubter(plan, stop);
                          Gap gap;
                          for (std::uint64_t game = begin; game < end; ++game) gap += doubter.play(game);
                          return gap;
                        })
      .tally;
}

}  // namespace meander::onirim
