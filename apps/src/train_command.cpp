// Training, with a checkpoint after every report, so that it may be broken off and gone on with at any time.
#include "train_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>

#include "network_flag.hpp"
#include "progress.hpp"
#include "study/training/held_out.hpp"
#include "study/training/trainer.hpp"
#include "table/options_text.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

std::string checkpoint_of(const TrainFlags& train) { return train.out + ".checkpoint"; }

// Whole or not at all: written beside it, then put in its place. No reason when all is well.
Error write_file(const std::string& path, const std::string& content) {
  const std::string beside = path + ".new";
  errno = 0;
  std::ofstream file(beside, std::ios::binary);
  file << content;
  file.close();
  std::error_code error(errno, std::generic_category());
  if (file) std::filesystem::rename(beside, path, error);
  if (file && !error) return {};
  return {path, {marked("cannot be written: {problem}"), {{"problem", error.message()}}}};
}

// Told before hours are spent on what can then not be kept.
Error problem_of_writing(const std::string& path) {
  const std::string probe = path + ".new";
  if (const Error problem = write_file(probe, ""); !problem.reason.empty()) return {path, problem.reason};
  std::filesystem::remove(probe);
  return {};
}

Result<TrainingPlan> plan_of(const GameFlags& flags, const TrainFlags& train) {
  TrainingPlan plan;
  plan.greedy_games = train.greedy_games;
  plan.own_games = train.games;
  plan.seed = train.seed;
  plan.threads = train.threads;
  plan.first_rate = static_cast<float>(train.first_rate) * 1e-6F;
  plan.last_rate = plan.first_rate / 20;
  plan.games = every_training_game();
  if (!flags.are_given()) return plan;
  const Result<Options> options = flags.options();
  if (!options) return options.error();
  if (options->players != 1) return Error{"--players", marked("what is learnt is playing alone")};
  plan.games = {{*options, 1}};
  return plan;
}

Result<std::optional<Network>> beginning(const TrainFlags& train) {
  if (train.begin_with.empty()) return std::optional<Network>();
  Result<Network> network = network_from_file(train.begin_with);
  if (!network) return network.error();
  return std::optional(std::move(*network));
}

// Nothing that is there is written over, but by a training that goes on.
Result<std::uint64_t> begin(Trainer& trainer, const TrainFlags& train) {
  if (const Error problem = problem_of_writing(train.out); !problem.reason.empty()) return problem;
  if (train.resume) {
    if (!train.begin_with.empty())
      return Error{"--begin-with", marked("a training that goes on has begun already: leave out --begin-with or --resume")};
    const Result<std::string> file = read_file(checkpoint_of(train));
    if (!file) return file.error();
    Result<std::uint64_t> games = trainer.resume(*file);
    if (!games) return Error{checkpoint_of(train), games.error().reason};
    return games;
  }
  for (const std::string& path : {train.out, checkpoint_of(train)}) {
    if (std::filesystem::exists(path)) {
      return Error{path, marked("is there already and stays as it is: choose another name with --out, or go on with --resume")};
    }
  }
  return std::uint64_t{0};
}

struct Since {
  std::uint64_t played = 0;
  std::uint64_t won = 0;
  double cost = 0;
  std::uint64_t rounds = 0;
  void add(const RoundReport& round) {
    played += round.played;
    won += round.won;
    cost += round.cost;
    ++rounds;
  }
};

// The first of the games trained: all options given, or the base game.
HeldOut measured(const Trainer& trainer, const TrainingPlan& plan, const TrainFlags& train) {
  return play_held_out(trainer.network(), plan.games.front().options, train.held_out, train.seed, train.threads, stop_requested);
}

std::string measured_text(const HeldOut& held_out) {
  if (held_out.games == 0) return tr("not measured");
  return tr("{won} of {held} held-out games won", arg("won", held_out.wins), arg("held", held_out.games));
}

void tell(const RoundReport& round, const Since& since, const HeldOut& held_out, std::uint64_t all) {
  const std::string text =
      tr("{games} of {all} games; {share} % of the last ones won; cost {cost}; {measured}", arg("games", round.games), arg("all", all),
         arg("share", fmt::format("{:.1f}", 100 * static_cast<double>(since.won) / static_cast<double>(since.played))),
         arg("cost", fmt::format("{:.4f}", since.cost / static_cast<double>(since.rounds))), arg("measured", measured_text(held_out)));
  std::fprintf(stderr, "%s\n", text.c_str());
}

int save(const Trainer& trainer, const TrainFlags& train, bool json) {
  for (const auto& [path, content] : {std::pair{train.out, trainer.network().write()}, std::pair{checkpoint_of(train), trainer.checkpoint()}}) {
    if (const Error problem = write_file(path, content); !problem.reason.empty()) return report(problem, json, failed);
  }
  return done;
}

std::string summary(const TrainFlags& train, std::uint64_t games, const HeldOut& held_out, double seconds, bool json) {
  if (json) {
    Json object = Json::object();
    object["network"] = train.out;
    object["games"] = games;
    object["seed"] = train.seed;
    object["held_out_games"] = held_out.games;
    object["held_out_wins"] = held_out.wins;
    object["seconds"] = seconds;
    return object.dump() + "\n";
  }
  return tr("{file}: after {games} games, by the network alone: {measured}", arg("file", train.out), arg("games", games),
            arg("measured", measured_text(held_out))) +
         "\n";
}

}  // namespace

}  // namespace meander::onirim

namespace meander {

void TrainFlags::add(CLI::App& sub, Checks& checks) {
  const auto number = [&](const char* name, auto& value, std::uint64_t least, std::uint64_t most, const std::string& text) {
    sub.add_option(name, value, text)->type_name(tr("NUMBER"))->capture_default_str()->check(checks.whole_number(least, most));
  };
  constexpr std::uint64_t most_games = 1'000'000'000;
  sub.add_option("--out", out, tr("Where the network is written; beside it a checkpoint, from which training can go on"))
      ->type_name(tr("FILE"))
      ->capture_default_str();
  sub.add_flag("--resume", resume, tr("Go on from the checkpoint, with the same options and as many games or more"));
  sub.add_option("--begin-with", begin_with, tr("Go on from this network instead of from random weights; usually with --greedy-games 0"))
      ->type_name(tr("FILE"));
  number("--games", games, 1, most_games, tr("How many games it plays itself"));
  number("--first-rate", first_rate, 10, 100'000, tr("How much a step changes at first, in millionths; at the end it is a twentieth of that"));
  number("--greedy-games", greedy_games, 0, most_games, tr("How many games of greedy it watches first"));
  number("--report-every", report_every, 1, most_games, tr("After how many games it is measured and kept"));
  number("--held-out", held_out, 1, most_games, tr("By how many games, which are not learnt from"));
  number("--seed", seed, 0, UINT64_MAX, tr("The same seed gives the same network, whatever the number of threads"));
  number("--threads", threads, 1, 256, tr("How many at once"));
  sub.footer(tr(
      "Without options of a game every set of expansions and every variant is learnt, the base game most. That takes hours; with options, such as a "
      "small --deck, that game alone is learnt, in minutes. docs/players.md says how and why."));
}

int run_train(const GameFlags& flags, const TrainFlags& train, bool json) {
  using namespace onirim;
  Result<TrainingPlan> plan = plan_of(flags, train);
  if (!plan) return report(plan.error(), json);
  const Result<std::optional<Network>> before = beginning(train);
  if (!before) return report(before.error(), json);
  if (*before) plan->begin_with = &**before;
  Trainer trainer(*plan);
  const Result<std::uint64_t> begun = begin(trainer, train);
  if (!begun) return report(begun.error(), json);
  watch_for_interrupt();
  const auto start = std::chrono::steady_clock::now();
  const auto progress = progress_of(trainer.all_games());
  Since since;
  HeldOut held_out;
  std::uint64_t reported = *begun;
  std::uint64_t games = *begun;
  while (!trainer.is_done() && !stop_requested) {
    const RoundReport round = trainer.play_round();
    games = round.games;
    since.add(round);
    if (progress) progress(games);
    if (games - reported < train.report_every && !trainer.is_done() && !stop_requested) continue;
    reported = games;
    end_progress();
    held_out = measured(trainer, *plan, train);
    tell(round, since, held_out, trainer.all_games());
    since = {};
    if (const int code = save(trainer, train, json); code != done) return code;
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  const int printed = print(summary(train, games, held_out, seconds, json));
  return stop_requested ? interrupted : printed;
}

}  // namespace meander
