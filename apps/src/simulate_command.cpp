// Many games, and what came of them.
#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

#include "players_flag.hpp"
#include "study/simulation.hpp"
#include "study_commands.hpp"
#include "table/options_text.hpp"

namespace meander {

using namespace onirim;

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
  std::string text = fmt::format("{} game{} of {} by {}, seed {}\n", tally.games, tally.games == 1 ? "" : "s", words_of(plan.options), by, plan.seed);
  text += fmt::format("won          {} ({:.3f} %, 95 % interval {:.3f} to {:.3f} %)\n", tally.wins, 100 * per_game(tally.wins, tally.games),
                      100 * interval[0], 100 * interval[1]);
  text += fmt::format("lost         {} with the deck empty, {} by a discarded door\n", tally.endings[2], tally.endings[3]);
  text += "doors held  ";
  for (std::size_t doors = 0; doors < tally.doors.size(); ++doors) text += fmt::format(" {}:{}", doors, tally.doors[doors]);
  text += fmt::format("\na game       {:.2f} decisions in {:.2f} turns\nspeed        {:.0f} games a second\n", per_game(tally.decisions, tally.games),
                      per_game(tally.turns, tally.games), result.seconds > 0 ? static_cast<double>(tally.games) / result.seconds : 0.0);
  return text;
}

}  // namespace

int run_simulate(const GameFlags& flags, const SimulateFlags& simulate_flags, bool json) {
  const Result<Options> options = flags.options();
  if (!options) return report(options.error(), json);
  const auto players = players_by_name(simulate_flags.by, options->players);
  if (!players) return report(players.error(), json);
  const SimulationPlan plan{*options, *players, simulate_flags.games, simulate_flags.seed, simulate_flags.threads};
  watch_for_interrupt();
  const bool terminal = isatty(STDERR_FILENO) != 0;
  const auto progress = [&plan](std::uint64_t games) {
    std::fprintf(stderr, "\r%llu of %llu games (%.0f %%) ", static_cast<unsigned long long>(games), static_cast<unsigned long long>(plan.games),
                 100.0 * static_cast<double>(games) / static_cast<double>(plan.games));
  };
  const SimulationResult result = simulate(plan, stop_requested, terminal ? std::function<void(std::uint64_t)>(progress) : nullptr);
  if (terminal) std::fprintf(stderr, "\r\x1b[K");
  const int printed = print(json ? json_of(plan, simulate_flags.by, result).dump() + "\n" : text_of(plan, simulate_flags.by, result));
  return stop_requested ? interrupted : printed;
}

}  // namespace meander
