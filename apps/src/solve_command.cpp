#include "solve_command.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include "onirim/notation.hpp"
#include "position_file.hpp"
#include "progress.hpp"
#include "study/solver.hpp"
#include "table/options_text.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander {

using namespace onirim;

void SolveFlags::add(CLI::App& sub, Checks& checks) {
  sub.add_option("--position", position, tr("A position to solve, with the chances of each action; - for standard input"))->type_name(tr("FILE"));
  sub.add_option("--memory", memory, tr("How many MiB the positions may take"))
      ->type_name(tr("NUMBER"))
      ->capture_default_str()
      ->check(checks.whole_number(1, 1000000));
  sub.footer(
      tr("How often the best possible player wins, who knows what lies open, what was seen, and no more; exactly, not from games played. That "
         "is possible for decks of up to about 17 cards, of few kinds: try --deck {deck}. Each further kind of card multiplies the work, "
         "another card of a kind adds to it; with expansions fewer cards can be solved. A position may stand at any step of a game; what "
         "counts is how many cards are still in deck, hand and limbo.",
         arg("deck", "RS:3,RM:2,RK:1,RD:1,US:2,UM:1,UK:1,UD:1,nightmare:2")));
}

namespace {

struct Solved {
  double value = 0;
  std::vector<ActionValue> actions;  // best first; of a seat's decision
  std::uint64_t positions = 0;
  std::size_t bytes = 0;
  double seconds = 0;
};

Result<Position> position_to_solve(const GameFlags& flags, const SolveFlags& solve) {
  if (solve.position.empty()) {
    const Result<Options> options = flags.options();
    if (!options) return options.error();
    return Position{*options, Onirim::initial(*options)};
  }
  return position_from_file(solve.position, flags);
}

void tell_progress(std::uint64_t positions) { std::fprintf(stderr, "\r%s ", tr("{positions} positions", arg("positions", positions)).c_str()); }

Result<Solved> solved(const State& state, const SolveFlags& flags, bool each_action) {
  const bool terminal = isatty(STDERR_FILENO) != 0;
  Solver solver(
      {static_cast<std::size_t>(flags.memory) << 20U, &stop_requested, terminal ? std::function<void(std::uint64_t)>(tell_progress) : nullptr});
  const auto start = std::chrono::steady_clock::now();
  Solved result;
  const auto refused = [&terminal](const Error& error) {
    if (terminal) end_progress();
    return error;
  };
  if (each_action) {
    Result<std::vector<ActionValue>> values = solver.values(state);
    if (!values) return refused(values.error());
    result.actions = std::move(*values);
  }
  const Result<double> value = solver.value(state);
  if (!value) return refused(value.error());
  if (terminal) end_progress();
  result.value = *value;
  result.positions = solver.positions();
  result.bytes = solver.bytes();
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

Json json_of(const Position& position, const Solved& result) {
  Json json = Json::object();
  json["options"] = words_of(position.options);
  json["win_probability"] = result.value;
  if (!result.actions.empty()) {
    json["actions"] = Json::array();
    for (const ActionValue& each : result.actions) {
      Json action = Json::object();
      action["action"] = text_of(each.action, 1);
      action["win_probability"] = each.value;
      json["actions"].push_back(std::move(action));
    }
  }
  json["positions"] = result.positions;
  json["bytes"] = result.bytes;
  json["seconds"] = result.seconds;
  return json;
}

std::string text_of_solved(const Position& position, const Solved& result) {
  const auto line = [](const std::string& label, const std::string& figures) { return padded(label, 12) + " " + figures + "\n"; };
  const auto percent = [](double value) { return fmt::format("{:.6f}", 100 * value); };
  std::string text = tr("{options}, with best play", arg("options", words_of(position.options))) + "\n";
  text += line(tr("won"), tr("{percent} %", arg("percent", percent(result.value))));
  text += line(tr("positions"), tr("{positions} in {megabytes} MiB, {seconds} seconds", arg("positions", result.positions),
                                   arg("megabytes", result.bytes >> 20U), arg("seconds", fmt::format("{:.2f}", result.seconds))));
  if (result.actions.empty()) return text;
  text += "\n";
  for (const ActionValue& each : result.actions) text += fmt::format("{:<24} # {} %\n", text_of(each.action, 1), percent(each.value));
  return text;
}

}  // namespace

int run_solve(const GameFlags& flags, const SolveFlags& solve, bool json) {
  const Result<Position> position = position_to_solve(flags, solve);
  if (!position) return report(position.error(), json);
  if (const Error problem = Solver::problem_of(position->state); !problem.reason.empty()) return report(problem, json);
  watch_for_interrupt();
  const Result<Solved> result = solved(position->state, solve, !solve.position.empty());
  if (!result) return report(result.error(), json, stop_requested ? interrupted : failed);
  return print(json ? json_of(*position, *result).dump() + "\n" : text_of_solved(*position, *result));
}

}  // namespace meander
