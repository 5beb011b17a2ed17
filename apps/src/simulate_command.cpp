// Many games, and what came of them.
#include <fmt/format.h>

#include "network_flag.hpp"
#include "players_flag.hpp"
#include "progress.hpp"
#include "study/simulation.hpp"
#include "study_commands.hpp"
#include "table/options_text.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

double per_game(std::uint64_t sum, std::uint64_t games) { return games == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(games); }

Json json_of(const SimulationPlan& plan, const std::string& by, const SimulationResult& result) {
  const Tally& tally = result.tally;
  const auto interval = wilson_interval(tally.wins, tally.games);
  Json json = Json::object();
  json["options"] = words_of(plan.options);
  json["by"] = by;
  json["seed"] = plan.seed;
  json["games"] = tally.games;
  json["wins"] = tally.wins;
  json["win_rate"] = per_game(tally.wins, tally.games);
  json["ci95"] = Json::array({interval[0], interval[1]});
  json["decisions_per_game"] = per_game(tally.decisions, tally.games);
  json["turns_per_game"] = per_game(tally.turns, tally.games);
  json["games_per_second"] = result.seconds > 0 ? static_cast<double>(tally.games) / result.seconds : 0;
  json["ends"] = {{"won", tally.endings[1]}, {"lost_deck", tally.endings[2]}, {"lost_door", tally.endings[3]}};
  json["doors"] = tally.doors;
  return json;
}

std::string text_of(const SimulationPlan& plan, const std::string& by, const SimulationResult& result) {
  const Tally& tally = result.tally;
  const auto interval = wilson_interval(tally.wins, tally.games);
  const auto line = [](const std::string& label, const std::string& figures) { return padded(label, 12) + " " + figures + "\n"; };
  const auto decimals = [](double number, int count) { return fmt::format("{:.{}f}", number, count); };
  const double speed = result.seconds > 0 ? static_cast<double>(tally.games) / result.seconds : 0;
  std::string text = trn("{count} game of {options} by {players}, seed {seed}", "{count} games of {options} by {players}, seed {seed}", tally.games,
                         arg("options", words_of(plan.options)), arg("players", by), arg("seed", plan.seed)) +
                     "\n";
  text += line(tr("won"), tr("{wins} ({percent} %, 95 % interval {least} to {most} %)", arg("wins", tally.wins),
                             arg("percent", decimals(100 * per_game(tally.wins, tally.games), 3)), arg("least", decimals(100 * interval[0], 3)),
                             arg("most", decimals(100 * interval[1], 3))));
  text +=
      line(tr("lost"), tr("{deck} with the deck empty, {door} by a discarded door", arg("deck", tally.endings[2]), arg("door", tally.endings[3])));
  std::string doors;
  for (std::size_t count = 0; count < tally.doors.size(); ++count) doors += fmt::format("{}{}:{}", count == 0 ? "" : " ", count, tally.doors[count]);
  text += line(tr("doors held"), doors);
  text += line(tr("a game"), tr("{decisions} decisions in {turns} turns", arg("decisions", decimals(per_game(tally.decisions, tally.games), 2)),
                                arg("turns", decimals(per_game(tally.turns, tally.games), 2))));
  text += line(tr("speed"), tr("{games} games a second", arg("games", decimals(speed, 0))));
  return text;
}

}  // namespace

}  // namespace meander::onirim

namespace meander {

int run_simulate(const GameFlags& flags, const SimulateFlags& simulate_flags, bool json) {
  using namespace onirim;
  const Result<Options> options = flags.options();
  if (!options) return report(options.error(), json);
  if (const Error problem = play_by_network(simulate_flags.network, simulate_flags.by); !problem.reason.empty()) return report(problem, json);
  const auto players = players_by_name(simulate_flags.by, options->players);
  if (!players) return report(players.error(), json);
  const SimulationPlan plan{*options, *players, simulate_flags.games, simulate_flags.seed, simulate_flags.threads};
  watch_for_interrupt();
  const SimulationResult result = simulate(plan, stop_requested, progress_of(plan.games));
  end_progress();
  const int printed = print(json ? json_of(plan, simulate_flags.by, result).dump() + "\n" : text_of(plan, simulate_flags.by, result));
  return stop_requested ? interrupted : printed;
}

}  // namespace meander
