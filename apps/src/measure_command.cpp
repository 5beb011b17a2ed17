// What a player loses against best play in a small game, by the solver's values.
#include <fmt/format.h>

#include "amount_flags.hpp"
#include "network_flag.hpp"
#include "players_flag.hpp"
#include "progress.hpp"
#include "solve_command.hpp"
#include "study/loss.hpp"
#include "table/options_text.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

std::string points(double share) { return fmt::format("{:.3f}", 100 * share); }

Json json_of(const Loss& loss, double value, const Options& options, const MeasureFlags& flags) {
  Json json = Json::object();
  json["options"] = words_of(options);
  json["by"] = flags.by;
  if (!flags.network.empty()) json["network"] = flags.network;
  json["seed"] = flags.seed;
  json["games"] = loss.games;
  json["wins"] = loss.wins;
  json["win_probability"] = value;
  json["loss"] = loss.mean();
  json["ci95"] = Json::array({loss.mean() - loss.deviation(), loss.mean() + loss.deviation()});
  return json;
}

std::string text_of(const Loss& loss, double value, const Options& options, const MeasureFlags& flags) {
  return tr("{options}: best play wins {percent} %", arg("options", words_of(options)), arg("percent", points(value))) + "\n" +
         trn("In {count} game {player} loses {points} points of that by its decisions (95 % interval {least} to {most})",
             "In {count} games {player} loses {points} points of that by its decisions (95 % interval {least} to {most})", loss.games,
             arg("player", flags.by), arg("points", points(loss.mean())), arg("least", points(loss.mean() - loss.deviation())),
             arg("most", points(loss.mean() + loss.deviation()))) +
         "\n";
}

}  // namespace

}  // namespace meander::onirim

namespace meander {

void MeasureFlags::add(CLI::App& sub, Checks& checks) {
  sub.add_option("--by", by, tr("random, greedy or strong"))->type_name(tr("PLAYER"))->capture_default_str();
  add_network(sub, network);
  const auto number = [&sub](const char* name, auto& value, const std::string& text) {
    return sub.add_option(name, value, text)->type_name(tr("NUMBER"))->capture_default_str();
  };
  number("--games", games, tr("How many games"))->check(checks.whole_number(1, 1000000000));
  number("--seed", seed, tr("The same seed gives the same games"))->check(checks.whole_number());
  number("--memory", memory, tr("How many MiB the positions may take"))->check(checks.whole_number(1, 1000000));
  sub.footer(
      tr("Every decision is compared with the best one, by the values that solve tells; the game must be one that can be solved, so its --deck is a "
         "small one. What is lost by decisions is, in the mean over games, how much more often the best possible player wins."));
}

int run_measure(const GameFlags& flags, const MeasureFlags& measure, bool json) {
  using namespace onirim;
  const Result<Options> options = flags.options();
  if (!options) return report(options.error(), json);
  if (const Error problem = Solver::problem_of(Onirim::initial(*options)); !problem.reason.empty()) return report(problem, json);
  if (const Error problem = play_by_network(measure.network, measure.by); !problem.reason.empty()) return report(problem, json);
  const auto players = players_by_name(measure.by, 1);
  if (!players) return report(players.error(), json);
  watch_for_interrupt();
  Solver solver({static_cast<std::size_t>(measure.memory) << 20U, &stop_requested, {}});
  const Result<double> value = solver.value(Onirim::initial(*options));
  if (!value) return report(value.error(), json, stop_requested ? interrupted : failed);
  const Result<Loss> loss = loss_of((*players)[0], *options, {measure.games, measure.seed}, solver, stop_requested, progress_of(measure.games));
  end_progress();
  if (!loss) return report(loss.error(), json, stop_requested ? interrupted : failed);
  const int printed = print(json ? json_of(*loss, *value, *options, measure).dump() + "\n" : text_of(*loss, *value, *options, measure));
  return stop_requested ? interrupted : printed;
}

}  // namespace meander
