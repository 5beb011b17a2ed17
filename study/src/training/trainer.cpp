// Rounds of games, each learnt from in turn.
#include "study/training/trainer.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>
#include <utility>

#include "core/hash.hpp"
#include "onirim/game.hpp"

namespace meander::onirim {

namespace {

constexpr std::uint64_t games_a_round = 1024;
constexpr std::size_t batch = 1024;
constexpr int passes = 2;
constexpr std::uint64_t games_at_once = 32;

// Streams of random numbers that games do not use.
constexpr std::uint64_t first_network = ~std::uint64_t{0};
constexpr std::uint64_t shuffles = std::uint64_t{1} << 40U;

// Normally distributed, nearly: the sum of twelve.
float drawn_weight(Random& random, float deviation) {
  float sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<float>(random.below(1U << 20U)) / (1U << 20U);
  return sum * deviation;
}

void draw_network(Network& network, std::uint64_t seed) {
  Random random(seed, first_network);
  const std::span<float> all = network.parameters();
  const auto fill = [&](std::size_t from, std::size_t to, float deviation) {
    for (std::size_t i = from; i < to; ++i) all[i] = drawn_weight(random, deviation);
  };
  constexpr float row_deviation = 0.05F;
  fill(Network::colour_rows, Network::colour_bias, row_deviation);
  fill(Network::first_layer, Network::first_bias, std::sqrt(2.0F / Network::joined_width));
  fill(Network::second_layer, Network::second_bias, std::sqrt(2.0F / Network::first_width));
  fill(Network::last_layer, Network::last_bias, std::sqrt(1.0F / Network::second_width));
}

float between(float first, float last, float share) { return first + (last - first) * share; }

}  // namespace

std::vector<TrainingGame> every_training_game() {
  std::vector<TrainingGame> games;
  for (unsigned set = 0; set < 8; ++set) {
    Options options;
    options.book = (set & 1U) != 0;
    options.towers = (set & 2U) != 0;
    options.premonitions = (set & 4U) != 0;
    games.push_back({options, set == 0 ? 100U : 6U});
    // Every variant that the set has, alone and then all together.
    const auto vary = [&](bool applies, auto set_variant) {
      if (!applies) return;
      Options varied = options;
      set_variant(varied);
      games.push_back({varied, 1});
    };
    vary(options.book, [](Options& varied) { varied.lost_way = true; });
    vary(options.book, [](Options& varied) { varied.paradox_from_bottom = true; });
    vary(options.towers, [](Options& varied) { varied.ruins = true; });
    vary(options.premonitions, [](Options& varied) { varied.open_premonitions = 5; });
    vary(options.premonitions, [](Options& varied) { varied.open_premonitions = 6; });
    vary(true, [](Options& varied) { varied.discarded_door_loses = true; });
    vary(set > 0, [set](Options& varied) {
      varied.lost_way = varied.book;
      varied.ruins = varied.towers;
      if ((set & 4U) != 0) varied.open_premonitions = 6;
    });
  }
  return games;
}

Trainer::Trainer(const TrainingPlan& plan) : plan_(plan), learner_(network_, plan.threads) {
  if (plan.begin_with != nullptr) {
    network_ = *plan.begin_with;
  } else {
    draw_network(network_, plan.seed);
  }
}

EpisodeStyle Trainer::style() const {
  if (games_ < plan_.greedy_games) return {true, 0.08F, 1, false};
  const float share = static_cast<float>(games_ - plan_.greedy_games) / static_cast<float>(plan_.own_games);
  return {false, between(plan_.first_random, plan_.last_random, share), between(0.97F, 0.93F, share), true};
}

float Trainer::rate() const {
  if (games_ < plan_.greedy_games) return 2 * plan_.first_rate;
  const float share = static_cast<float>(games_ - plan_.greedy_games) / static_cast<float>(plan_.own_games);
  return plan_.first_rate * std::pow(plan_.last_rate / plan_.first_rate, share);
}

std::vector<Sample> Trainer::play(std::uint64_t count, RoundReport& report) const {
  std::uint32_t all_weights = 0;
  std::vector<State> beginnings;
  for (const TrainingGame& game : plan_.games) {
    all_weights += game.weight;
    beginnings.push_back(Onirim::initial(game.options));
  }
  const std::uint64_t chunks = (count + games_at_once - 1) / games_at_once;
  std::vector<std::vector<Sample>> samples(chunks);
  std::vector<std::uint64_t> won(chunks);
  std::atomic<std::uint64_t> next = 0;
  const EpisodeStyle style = this->style();
  const auto work = [&] {
    for (std::uint64_t chunk = next++; chunk < chunks; chunk = next++) {
      for (std::uint64_t game = chunk * games_at_once; game < std::min(count, (chunk + 1) * games_at_once); ++game) {
        Random random(plan_.seed, games_ + game);
        std::uint32_t drawn = random.below(all_weights);
        std::size_t which = 0;
        while (drawn >= plan_.games[which].weight) drawn -= plan_.games[which++].weight;
        EpisodeStyle how = style;
        if (!how.greedy) how.random /= static_cast<float>(beginnings[which].deck_size());
        won[chunk] += play_episode(network_, beginnings[which], how, random, samples[chunk]) ? 1 : 0;
      }
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < plan_.threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  std::vector<Sample> all;
  for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
    report.won += won[chunk];
    all.insert(all.end(), samples[chunk].begin(), samples[chunk].end());
  }
  return all;
}

RoundReport Trainer::play_round() {
  RoundReport report;
  const std::uint64_t left = games_ < plan_.greedy_games ? plan_.greedy_games - games_ : all_games() - games_;
  report.played = std::min(games_a_round, left);
  std::vector<Sample> samples = play(report.played, report);
  Random random(plan_.seed, shuffles + games_);
  for (std::size_t i = samples.size(); i > 1; --i) std::swap(samples[i - 1], samples[random.below(static_cast<std::uint32_t>(i))]);
  const std::size_t batches = std::max<std::size_t>(1, samples.size() / batch);
  for (int pass = 0; pass < passes && !samples.empty(); ++pass) {
    for (std::size_t i = 0; i < batches; ++i) {
      const std::size_t from = samples.size() * i / batches;
      const std::span<const Sample> some = std::span<const Sample>(samples).subspan(from, samples.size() * (i + 1) / batches - from);
      const double cost = learner_.learn(some, rate()) / static_cast<double>(batches);
      if (pass == 0) report.cost += cost;
    }
  }
  games_ += report.played;
  report.games = games_;
  report.samples = samples.size();
  return report;
}

}  // namespace meander::onirim
