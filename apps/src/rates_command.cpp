// How often each computer player wins in every set of expansions, alone and with two: the table of docs/players.md.
#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <vector>

#include "network_flag.hpp"
#include "players_flag.hpp"
#include "study/simulation.hpp"
#include "study_commands.hpp"
#include "table/options_text.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

constexpr int expansion_sets = 8;
constexpr std::array<Marked, 3> companies{marked("alone"), marked("two, silent"), marked("two, open")};

Options options_of(int expansions, std::size_t company) {
  Options options;
  options.book = (expansions & 1) != 0;
  options.towers = (expansions & 2) != 0;
  options.premonitions = (expansions & 4) != 0;
  options.players = company == 0 ? 1 : 2;
  options.open_talk = company == 2;
  return options;
}

std::string name_of_expansions(int expansions) {
  std::string name;
  for (const auto& [bit, word] : {std::pair{1, "book"}, std::pair{2, "towers"}, std::pair{4, "premonitions"}}) {
    if ((expansions & bit) != 0) name += (name.empty() ? "" : ", ") + std::string(word);
  }
  return name.empty() ? tr("base") : name;
}

// In how many companies a player is measured: strong plays alone only.
std::size_t companies_of(std::string_view by) { return by == "strong" ? 1 : companies.size(); }

struct Cell {
  std::string by;
  int expansions = 0;
  std::size_t company = 0;
  Tally tally;
};

// "42.09 (41.41–42.78)"; "–" for a cell that was not finished.
std::string rate_of(const Tally& tally, std::uint64_t wanted) {
  if (tally.games < wanted) return "–";
  const auto interval = wilson_interval(tally.wins, tally.games);
  return fmt::format("{:.2f} ({:.2f}–{:.2f})", 100 * static_cast<double>(tally.wins) / static_cast<double>(tally.games), 100 * interval[0],
                     100 * interval[1]);
}

Json json_of(const std::vector<Cell>& cells, const RatesFlags& flags) {
  Json json = Json::object();
  json["seed"] = flags.seed;
  json["games"] = flags.games;
  json["rates"] = Json::array();
  for (const Cell& cell : cells) {
    const auto interval = wilson_interval(cell.tally.wins, cell.tally.games);
    Json row = Json::object();
    row["by"] = cell.by;
    row["options"] = words_of(options_of(cell.expansions, cell.company));
    row["games"] = cell.tally.games;
    row["wins"] = cell.tally.wins;
    row["win_rate"] = cell.tally.games == 0 ? 0.0 : static_cast<double>(cell.tally.wins) / static_cast<double>(cell.tally.games);
    row["ci95"] = Json::array({interval[0], interval[1]});
    row["ends"] = {{"won", cell.tally.endings[1]}, {"lost_deck", cell.tally.endings[2]}, {"lost_door", cell.tally.endings[3]}};
    json["rates"].push_back(row);
  }
  return json;
}

// A table for each player: a line for each set of expansions, a column alone and for two in silence and in open talk.
std::string table_of(const std::vector<Cell>& cells, const RatesFlags& flags) {
  using Row = std::vector<std::string>;
  const auto line = [&flags](const std::string& first, const Row& row) {
    std::string text = flags.markdown ? "| " + first + " |" : padded(first, 28);
    for (std::size_t i = 0; i < row.size(); ++i) {
      text += flags.markdown ? " " + row[i] + " |" : i + 1 < row.size() ? padded(row[i], 23) : row[i];
    }
    return text + "\n";
  };
  std::string text;
  if (!flags.markdown) {
    text =
        tr("Games won in percent, with 95 % intervals; {games} games each, seed {seed}", arg("games", flags.games), arg("seed", flags.seed)) + "\n\n";
  }
  for (std::size_t at = 0; at < cells.size();) {
    const Cell& cell = cells[at];
    const std::size_t columns = companies_of(cell.by);
    if (cell.expansions == 0) {
      text += at == 0 ? "" : "\n";
      Row heads;
      for (std::size_t company = 0; company < columns; ++company) heads.push_back(tr(companies[company]));
      text += line(flags.markdown ? fmt::format("`{}`", cell.by) : std::string(cell.by), heads);
      if (flags.markdown) {
        for (std::size_t column = 0; column <= columns; ++column) text += "|---";
        text += "|\n";
      }
    }
    Row rates;
    for (std::size_t company = 0; company < columns; ++company) rates.push_back(rate_of(cells[at + company].tally, flags.games));
    text += line(name_of_expansions(cell.expansions), rates);
    at += columns;
  }
  return text;
}

}  // namespace

}  // namespace meander::onirim

namespace meander {

int run_rates(const RatesFlags& flags, bool json) {
  using namespace onirim;
  if (const Error problem = play_by_network(flags.network, flags.by); !problem.reason.empty()) return report(problem, json);
  std::vector<Cell> cells;
  for (std::size_t start = 0; start <= flags.by.size();) {
    const std::size_t end = std::min(flags.by.find(',', start), flags.by.size());
    const Result<std::array<ComputerPlayer, 2>> known = players_by_name(flags.by.substr(start, end - start), 1);
    if (!known) return report(known.error(), json);
    for (int expansions = 0; expansions < expansion_sets; ++expansions) {
      const std::string by = flags.by.substr(start, end - start);
      for (std::size_t company = 0; company < companies_of(by); ++company) cells.push_back({by, expansions, company, {}});
    }
    start = end + 1;
  }
  watch_for_interrupt();
  const bool terminal = isatty(STDERR_FILENO) != 0;
  for (std::size_t i = 0; i < cells.size() && !stop_requested; ++i) {
    const ComputerPlayer player = *computer_player(cells[i].by);
    const SimulationPlan plan{options_of(cells[i].expansions, cells[i].company), {player, player}, flags.games, flags.seed, flags.threads};
    const auto progress = [&](std::uint64_t games) {
      const std::string text = tr("{done} of {all} option sets, {percent} % of the next", arg("done", i), arg("all", cells.size()),
                                  arg("percent", 100 * games / flags.games));
      std::fprintf(stderr, "\r%s ", text.c_str());
    };
    cells[i].tally = simulate(plan, stop_requested, terminal ? std::function<void(std::uint64_t)>(progress) : nullptr).tally;
  }
  if (terminal) std::fprintf(stderr, "\r\x1b[K");
  const int printed = print(json ? json_of(cells, flags).dump() + "\n" : table_of(cells, flags));
  return stop_requested ? interrupted : printed;
}

}  // namespace meander
