#include "study/comparison.hpp"

#include <algorithm>
#include <cmath>

#include "study/interval.hpp"
#include "study/play_out.hpp"
#include "study/share_out.hpp"

namespace meander::onirim {

namespace {

constexpr std::uint64_t pairs_between_looks = 100;
constexpr std::uint64_t pairs_at_once = 4;
constexpr double error = 0.05;  // of either kind

bool is_won(const State& initial, std::uint64_t seed, std::uint64_t game, const ComputerPlayer& player) {
  Random random(seed, game);
  State state = initial;
  return std::visit([&](const auto& one) { return play_out(state, random, one, one).wins == 1; }, player);
}

// The mean square of a pair's difference around its mean.
double variance(const Pairs& pairs) {
  const double mean = pairs.difference();
  return static_cast<double>(pairs.first_alone + pairs.second_alone) / static_cast<double>(pairs.count()) - mean * mean;
}

Verdict verdict_of(const Pairs& pairs, double difference) {
  const double bound = std::log((1 - error) / error);
  const double ratio = pairs.log_likelihood_ratio(difference);
  return ratio >= bound ? Verdict::better : ratio <= -bound ? Verdict::not_better : Verdict::unsettled;
}

}  // namespace

double Pairs::difference() const {
  return count() == 0 ? 0 : (static_cast<double>(first_alone) - static_cast<double>(second_alone)) / static_cast<double>(count());
}

double Pairs::deviation() const { return count() == 0 ? 1 : half_interval(variance(*this), count()); }

double Pairs::log_likelihood_ratio(double difference) const {
  // Pairs that differ are needed to tell how much they vary: with none of either kind, one of each is thought of.
  const Pairs thought{both, std::max<std::uint64_t>(first_alone, 1), std::max<std::uint64_t>(second_alone, 1), neither};
  const double mean = thought.difference();
  return static_cast<double>(thought.count()) * difference * (2 * mean - difference) / (2 * variance(thought));
}

Pairs& Pairs::operator+=(const Pairs& other) {
  both += other.both;
  first_alone += other.first_alone;
  second_alone += other.second_alone;
  neither += other.neither;
  return *this;
}

Comparison compare(const ComparisonPlan& plan, const std::atomic<bool>& stop, const std::function<void(std::uint64_t)>& progress) {
  Comparison comparison;
  const State initial = Onirim::initial(plan.options);
  for (std::uint64_t from = 0; from < plan.most_pairs && comparison.verdict == Verdict::unsettled && !stop; from += pairs_between_looks) {
    const std::uint64_t count = std::min(pairs_between_looks, plan.most_pairs - from);
    const auto play = [&](std::uint64_t begin, std::uint64_t end) {
      Pairs pairs;
      for (std::uint64_t game = from + begin; game < from + end; ++game) {
        const bool first = is_won(initial, plan.seed, game, plan.first);
        const bool second = is_won(initial, plan.seed, game, plan.second);
        ++(first ? second ? pairs.both : pairs.first_alone : second ? pairs.second_alone : pairs.neither);
      }
      return pairs;
    };
    comparison.pairs += share_out<Pairs>(count, pairs_at_once, plan.threads, stop, {}, play).tally;
    if (!stop) comparison.verdict = verdict_of(comparison.pairs, plan.difference);
    if (progress) progress(comparison.pairs.count());
  }
  return comparison;
}

}  // namespace meander::onirim
