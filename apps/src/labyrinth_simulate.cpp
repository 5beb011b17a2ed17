#include "labyrinth_simulate.hpp"

#include <fmt/format.h>

#include <numeric>

#include "command.hpp"
#include "progress.hpp"
#include "study/interval.hpp"
#include "study/labyrinth/simulation.hpp"
#include "table/labyrinth/options_text.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

Result<std::vector<labyrinth::ComputerPlayer>> players_of(const std::string& names, int players) {
  const Result<std::vector<labyrinth::SeatKind>> kinds = computers_of(names, players);
  if (!kinds) return kinds.error();
  std::vector<labyrinth::ComputerPlayer> all;
  for (const labyrinth::SeatKind kind : *kinds) all.push_back(*labyrinth::computer_player(name_of(kind)));
  return all;
}

double share(std::uint64_t part, std::uint64_t all) { return all == 0 ? 0 : static_cast<double>(part) / static_cast<double>(all); }

// Wins by something, with their shares of all games and how sure these are.
Json json_of(const std::array<std::uint64_t, labyrinth::most_seats>& wins, std::size_t size, std::uint64_t games) {
  Json all = Json::array();
  for (std::size_t i = 0; i < size; ++i) {
    const auto interval = wilson_interval(wins[i], games);
    all.push_back({{"wins", wins[i]}, {"share", share(wins[i], games)}, {"ci95", {interval[0], interval[1]}}});
  }
  return all;
}

struct Wins {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
};
Json json_of(const Wins& of) {
  const auto interval = wilson_interval(of.wins, of.games);
  return {{"games", of.games}, {"wins", of.wins}, {"share", share(of.wins, of.games)}, {"ci95", {interval[0], interval[1]}}};
}
Wins all_of(const labyrinth::CharacterTally& tally) {
  return {std::accumulate(tally.games.begin(), tally.games.end(), std::uint64_t{0}),
          std::accumulate(tally.wins.begin(), tally.wins.end(), std::uint64_t{0})};
}

// Calls f(name, tally) for each character that took part.
template <typename F>
void each_character(const labyrinth::Tally& tally, F f) {
  for (std::size_t i = 1; i < tally.by_character.size(); ++i) {
    if (all_of(tally.by_character[i]).games > 0) f(std::string(labyrinth::character_names[i]), tally.by_character[i]);
  }
}

// Of the games that it took part in; and of those by which turn it had.
Json json_of_characters(const labyrinth::Tally& tally, std::size_t players) {
  Json all = Json::object();
  each_character(tally, [&](const std::string& name, const labyrinth::CharacterTally& each) {
    Json json = json_of(all_of(each));
    for (std::size_t turn = 0; turn < players; ++turn) json["by_seat"].push_back(json_of(Wins{each.games[turn], each.wins[turn]}));
    all[name] = std::move(json);
  });
  return all;
}

Json json_of(const labyrinth::SimulationPlan& plan, const std::string& words, const std::string& by, const labyrinth::SimulationResult& result) {
  const labyrinth::Tally& tally = result.tally;
  const auto players = static_cast<std::size_t>(plan.options.players);
  Json json = Json::object();
  json["options"] = words;
  json["by"] = by;
  json["seed"] = plan.seed;
  json["games"] = tally.games;
  json["broken_off"] = tally.broken_off;
  json["wins_by_player"] = json_of(tally.by_player, players, tally.games);
  json["wins_by_seat"] = json_of(tally.by_turn, players, tally.games);
  json["wins_by_start_field"] = json_of(tally.by_field, labyrinth::directions, tally.games);
  if (plan.options.casting != labyrinth::Casting::none) json["wins_by_character"] = json_of_characters(tally, players);
  // Of the games that were won.
  const auto within = [&tally](double share) {
    return tally.broken_off < tally.games ? nlohmann::json(labyrinth::rounds_within(tally, share)) : nlohmann::json();
  };
  json["rounds"] = {{"median", within(0.5)}, {"tenth", within(0.1)}, {"nine_tenths", within(0.9)}};
  json["decisions_per_game"] = share(tally.decisions, tally.games);
  json["games_per_second"] = result.seconds > 0 ? static_cast<double>(tally.games) / result.seconds : 0;
  Json rules = Json::object();
  for (std::size_t rule = 0; rule < labyrinth::rule_count; ++rule) {
    if (tally.rules_times[rule] > 0)
      rules[std::string(name_of(static_cast<labyrinth::Rule>(rule)))] = {{"games", tally.rules_games[rule]}, {"times", tally.rules_times[rule]}};
  }
  json["rules"] = std::move(rules);
  return json;
}

std::string text_of(const labyrinth::SimulationPlan& plan, const std::string& words, const std::string& by,
                    const labyrinth::SimulationResult& result) {
  const labyrinth::Tally& tally = result.tally;
  const auto line = [](const std::string& label, const std::string& figures) { return padded(label, 16) + " " + figures + "\n"; };
  const auto shares = [&tally](const std::array<std::uint64_t, labyrinth::most_seats>& wins, std::size_t size) {
    std::string all;
    for (std::size_t i = 0; i < size; ++i) {
      const auto interval = wilson_interval(wins[i], tally.games);
      all += fmt::format("{}{:.1f} % ({:.1f}–{:.1f})", i == 0 ? "" : "  ", 100 * share(wins[i], tally.games), 100 * interval[0], 100 * interval[1]);
    }
    return all;
  };
  const auto players = static_cast<std::size_t>(plan.options.players);
  std::string text =
      trn("{count} game of Labyrinth ({options}) by {players}, seed {seed}", "{count} games of Labyrinth ({options}) by {players}, seed {seed}",
          tally.games, arg("options", words), arg("players", by), arg("seed", plan.seed)) +
      "\n";
  text += line(tr("won by player"), shares(tally.by_player, players));
  text += line(tr("won by turn"), shares(tally.by_turn, players));
  each_character(tally, [&](const std::string& name, const labyrinth::CharacterTally& each) {
    const Wins wins = all_of(each);
    const auto interval = wilson_interval(wins.wins, wins.games);
    text += line(name, trn("{share} % ({least}–{most}) of {count} game", "{share} % ({least}–{most}) of {count} games", wins.games,
                           arg("share", fmt::format("{:.1f}", 100 * share(wins.wins, wins.games))),
                           arg("least", fmt::format("{:.1f}", 100 * interval[0])), arg("most", fmt::format("{:.1f}", 100 * interval[1]))));
  });
  if (tally.broken_off < tally.games)
    text += line(tr("rounds"), tr("of the games that were won half within {median}, a tenth within {tenth}, nine tenths within {most}",
                                  arg("median", labyrinth::rounds_within(tally, 0.5)), arg("tenth", labyrinth::rounds_within(tally, 0.1)),
                                  arg("most", labyrinth::rounds_within(tally, 0.9))));
  if (tally.broken_off > 0) {
    text += line(tr("broken off"),
                 trn("{count} game after {rounds} rounds", "{count} games after {rounds} rounds", tally.broken_off, arg("rounds", plan.rounds)));
  }
  text += line(tr("a game"), tr("{decisions} decisions", arg("decisions", fmt::format("{:.1f}", share(tally.decisions, tally.games)))));
  const double speed = result.seconds > 0 ? static_cast<double>(tally.games) / result.seconds : 0;
  text += line(tr("speed"), tr("{games} games a second", arg("games", fmt::format("{:.0f}", speed))));
  return text;
}

}  // namespace

int run_labyrinth_simulate(const LabyrinthSimulateFlags& flags, bool json) {
  const Result<labyrinth::Options> options = options_of(flags.game, json);
  if (!options) return report(options.error(), json);
  Result<std::vector<labyrinth::ComputerPlayer>> players = players_of(flags.by, options->players);
  if (!players) return report(players.error(), json);
  const labyrinth::SimulationPlan plan{*options, std::move(*players), flags.games, flags.seed, flags.threads, flags.rounds};
  watch_for_interrupt();
  const labyrinth::SimulationResult result = simulate(plan, stop_requested, progress_of(plan.games));
  end_progress();
  const std::string words = short_words_of(*options);
  const int printed = print(json ? json_of(plan, words, flags.by, result).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"
                                 : text_of(plan, words, flags.by, result));
  return stop_requested ? interrupted : printed;
}

}  // namespace meander
