// Training the strong player from nothing: first from games that rules of thumb play, then from its own.
//
//   Trainer trainer(plan);
//   while (!trainer.is_done() && !stop) { const RoundReport report = trainer.play_round(); … }
//   save(trainer.network().write());
//
// The same plan gives the same network whatever the number of threads; so does training that was broken off after any round and taken up again.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "onirim/options.hpp"
#include "study/training/learner.hpp"

namespace meander::onirim {

// How likely games with these options are among those played.
struct TrainingGame {
  Options options;
  std::uint32_t weight = 1;
};

// The eight sets of expansions, each with its variants now and then; the base game most often.
std::vector<TrainingGame> every_training_game();

struct TrainingPlan {
  std::vector<TrainingGame> games;
  std::uint64_t greedy_games = 200'000;
  std::uint64_t own_games = 2'000'000;
  std::uint64_t seed = 1;
  int threads = 1;
  // Where it begins: a network trained before, or none, and then weights drawn at random.
  const Network* begin_with = nullptr;
  // How much a step changes, from the first to the last own game, falling by the same share with each.
  float first_rate = 1e-3F;
  float last_rate = 5e-5F;
  // How many choices are made at random, for each time that a deck is gone through, from the first to the last own game.
  float first_random = 1.5F;
  float last_random = 0.5F;
};

struct RoundReport {
  std::uint64_t games = 0;  // so far, of the plan's
  std::uint64_t played = 0;
  std::uint64_t won = 0;  // of those played in this round, with some choices at random
  std::uint64_t samples = 0;
  double cost = 0;  // nats a sample
};

class Trainer {
 public:
  explicit Trainer(const TrainingPlan& plan);

  std::uint64_t all_games() const { return plan_.greedy_games + plan_.own_games; }
  bool is_done() const { return games_ >= all_games(); }
  RoundReport play_round();

  const Network& network() const { return network_; }

  // All that is needed to go on, as a file, and taking it up again: under the same plan, or under one with more games.
  std::string checkpoint() const;
  Result<std::uint64_t> resume(std::string_view checkpoint);  // the games so far

 private:
  EpisodeStyle style() const;
  float rate() const;
  std::vector<Sample> play(std::uint64_t count, RoundReport& report) const;

  TrainingPlan plan_;
  Network network_;
  Learner learner_;
  std::uint64_t games_ = 0;
};

}  // namespace meander::onirim
