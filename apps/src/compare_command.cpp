// Which of two players wins more games alone, by pairs of games with the same chance.
#include <fmt/format.h>

#include <cmath>

#include "amount_flags.hpp"
#include "network_flag.hpp"
#include "players_flag.hpp"
#include "progress.hpp"
#include "study/comparison.hpp"
#include "study/interval.hpp"
#include "study_commands.hpp"
#include "table/options_text.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

constexpr std::string_view strong_twice = "strong,strong";

// Two different names, or strong twice by different networks: the second by `against`.
Result<std::array<ComputerPlayer, 2>> players_to_compare(const CompareFlags& flags, const Network& against) {
  const std::string& names = flags.by;
  if (names == strong_twice && !(flags.network.empty() && flags.against.empty())) {
    return std::array<ComputerPlayer, 2>{StrongPlayer(*learned_network()), StrongPlayer(against)};
  }
  if (!flags.against.empty()) return Error{"--against", {marked("needs {players}"), {{"players", "--by strong,strong"}}}};
  const std::size_t comma = names.find(',');
  const std::string second = comma == std::string::npos ? "" : names.substr(comma + 1);
  if (second.empty() || second.find(',') != std::string::npos || second == names.substr(0, comma)) {
    return Error{"--by",
                 {marked("two different players are compared, such as {players}, or strong by two networks"), {{"players", "strong,greedy"}}}};
  }
  const auto one = players_by_name(names.substr(0, comma), 1);
  if (!one) return one.error();
  const auto other = players_by_name(second, 1);
  if (!other) return other.error();
  return std::array{(*one)[0], (*other)[0]};
}

constexpr std::array<const char*, 3> names_of_verdicts{"unsettled", "better", "not_better"};

std::string percent(double share) { return fmt::format("{:.2f}", 100 * share); }

Json json_of(const Comparison& comparison, const ComparisonPlan& plan, const CompareFlags& flags) {
  const Pairs& pairs = comparison.pairs;
  Json json = Json::object();
  json["options"] = words_of(plan.options);
  json["by"] = flags.by;
  if (!flags.network.empty()) json["network"] = flags.network;
  if (!flags.against.empty()) json["against"] = flags.against;
  json["seed"] = plan.seed;
  json["pairs"] = pairs.count();
  json["both"] = pairs.both;
  json["first_alone"] = pairs.first_alone;
  json["second_alone"] = pairs.second_alone;
  json["neither"] = pairs.neither;
  json["difference"] = pairs.difference();
  json["ci95"] = Json::array({pairs.difference() - pairs.deviation(), pairs.difference() + pairs.deviation()});
  json["tested_difference"] = plan.difference;
  json["log_likelihood_ratio"] = pairs.count() == 0 ? 0 : pairs.log_likelihood_ratio(plan.difference);
  json["verdict"] = names_of_verdicts[static_cast<std::size_t>(comparison.verdict)];
  return json;
}

std::string verdict_in_words(const Comparison& comparison, const ComparisonPlan& plan, const std::string& first) {
  const auto points = static_cast<std::uint64_t>(std::lround(100 * plan.difference));
  switch (comparison.verdict) {
    case Verdict::better:
      return trn("{player} is better: by {count} point rather than by none (wrong at most one time in twenty)",
                 "{player} is better: by {count} points rather than by none (wrong at most one time in twenty)", points, arg("player", first));
    case Verdict::not_better:
      return trn("{player} is not better: by none rather than by {count} point (wrong at most one time in twenty)",
                 "{player} is not better: by none rather than by {count} points (wrong at most one time in twenty)", points, arg("player", first));
    case Verdict::unsettled:
      break;
  }
  return trn("Too few games to tell {count} point from none; more --games or a greater --difference settle it",
             "Too few games to tell {count} points from none; more --games or a greater --difference settle it", points);
}

std::string text_of(const Comparison& comparison, const ComparisonPlan& plan, const CompareFlags& flags) {
  const Pairs& pairs = comparison.pairs;
  const bool twice = flags.by == strong_twice;
  const std::string first = twice ? tr("the first") : flags.by.substr(0, flags.by.find(','));
  const std::string second = twice ? tr("the second") : flags.by.substr(flags.by.find(',') + 1);
  const auto line = [](const std::string& label, const std::string& figures) { return padded(label, 12) + " " + figures + "\n"; };
  const auto wins = [&pairs](std::uint64_t won) {
    const auto interval = wilson_interval(won, pairs.count());
    return fmt::format("{} % ({}–{})", percent(static_cast<double>(won) / static_cast<double>(pairs.count())), percent(interval[0]),
                       percent(interval[1]));
  };
  std::string text = trn("{count} pair of games of {options}, seed {seed}", "{count} pairs of games of {options}, seed {seed}", pairs.count(),
                         arg("options", words_of(plan.options)), arg("seed", plan.seed)) +
                     "\n";
  if (pairs.count() == 0) return text;
  text += line(first, wins(pairs.first_wins()));
  text += line(second, wins(pairs.second_wins()));
  text +=
      line(tr("difference"), tr("{points} points (95 % interval {least} to {most}); {first} alone won {first_count}, {second} alone {second_count}",
                                arg("points", percent(pairs.difference())), arg("least", percent(pairs.difference() - pairs.deviation())),
                                arg("most", percent(pairs.difference() + pairs.deviation())), arg("first", first),
                                arg("first_count", pairs.first_alone), arg("second", second), arg("second_count", pairs.second_alone)));
  return text + verdict_in_words(comparison, plan, first) + "\n";
}

}  // namespace

}  // namespace meander::onirim

namespace meander {

void CompareFlags::add(CLI::App& sub, Checks& checks) {
  sub.add_option("--by", by, tr("The player that may be better, and the one it is compared with"))->type_name(tr("PLAYERS"))->capture_default_str();
  add_network(sub, network);
  sub.add_option("--against", against, tr("With --by strong,strong the network of the second; otherwise the one that came with Meander"))
      ->type_name(tr("FILE"));
  add_amount(sub, checks, games, seed, threads, tr("How many games each plays at most"));
  sub.add_option("--difference", difference, tr("How many games in a hundred more are worth telling from none"))
      ->type_name(tr("NUMBER"))
      ->capture_default_str()
      ->check(checks.whole_number(1, 100));
  sub.footer(tr(
      "Both meet the same cards, game by game. After every hundred pairs a sequential test looks whether it is settled, and then it ends: the fewer "
      "the greater the difference."));
}

int run_compare(const GameFlags& flags, const CompareFlags& compare_flags, bool json) {
  using namespace onirim;
  const Result<Options> options = flags.options();
  if (!options) return report(options.error(), json);
  if (options->players != 1) return report({"--players", marked("players are compared alone only")}, json);
  Result<Network> against = *learned_network();
  if (!compare_flags.against.empty()) against = network_from_file(compare_flags.against);
  if (!against) return report(against.error(), json);
  if (const Error problem = play_by_network(compare_flags.network, compare_flags.by); !problem.reason.empty()) return report(problem, json);
  const auto players = players_to_compare(compare_flags, *against);
  if (!players) return report(players.error(), json);
  const ComparisonPlan plan{
      *options,           (*players)[0],        (*players)[1], compare_flags.games, static_cast<double>(compare_flags.difference) / 100,
      compare_flags.seed, compare_flags.threads};
  watch_for_interrupt();
  const Comparison comparison = compare(plan, stop_requested, progress_of(plan.most_pairs));
  end_progress();
  const int printed = print(json ? json_of(comparison, plan, compare_flags).dump() + "\n" : text_of(comparison, plan, compare_flags));
  return stop_requested ? interrupted : printed;
}

}  // namespace meander
