// Games action by action: positions in, positions out.
#include "position_commands.hpp"

#include <fmt/format.h>

#include "display.hpp"
#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "table/record.hpp"
#include "words/error_text.hpp"

namespace meander {

using namespace onirim;

namespace {

Result<Position> read_position(const std::string& file) {
  const Result<std::string> text = read_file(file);
  if (!text) return text.error();
  Result<Position> position = position_from_text(*text);
  if (!position) return in_place(name_of_file(file), position.error());
  return position;
}

// Positions are JSON either way: indented for people, on one line for programs.
int print_position(const Position& position, bool json) { return print(json_of(position).dump(json ? -1 : 2) + "\n"); }

// Lets chance decide until a seat has to or the game is over.
void roll(State& state, Random& random) {
  while (Onirim::turn(state).who == Turn::Who::chance) Onirim::apply_unchecked(state, Onirim::sample(state, random));
}

std::vector<std::string> split_actions(const std::vector<std::string>& arguments) {
  std::vector<std::string> actions;
  for (const std::string& argument : arguments) {
    for (std::size_t start = 0; start <= argument.size();) {
      const std::size_t end = std::min(argument.find(';', start), argument.size());
      if (const std::string action = argument.substr(start, end - start); action.find_first_not_of(' ') != std::string::npos)
        actions.push_back(action);
      start = end + 1;
    }
  }
  return actions;
}

bool is_outcome(Action action) {
  return action.type() == ActionType::draw || action.type() == ActionType::goal || action.type() == ActionType::reveal;
}

Message possible(const State& state) {
  ActionList actions;
  OutcomeList outcomes;
  Onirim::legal_actions(state, actions);
  Onirim::chance_outcomes(state, outcomes);
  std::string text;
  std::size_t count = 0;
  const auto add = [&](Action action) {
    if (++count <= 12) text += (text.empty() ? "" : ", ") + text_of(action, state.settings.players());
  };
  for (const Action action : actions) add(action);
  for (const auto& outcome : outcomes) add(outcome.action);
  if (count == 0) return marked("nothing: the game is over");
  return count <= 12 ? Message(text) : Message(marked("{actions} and {count} more"), {{"actions", text}, {"count", count - 12}});
}

}  // namespace

int run_new(const GameFlags& flags, std::optional<std::uint64_t> seed, bool json) {
  const Result<Options> options = flags.options();
  if (!options) return report(options.error(), json);
  Position position{*options, Onirim::initial(*options)};
  if (seed) {
    Random random(*seed);
    roll(position.state, random);
  }
  return print_position(position, json);
}

int run_legal(const std::string& file, bool json) {
  const Result<Position> position = read_position(file);
  if (!position) return report(position.error(), json);
  const State& state = position->state;
  ActionList actions;
  OutcomeList outcomes;
  Onirim::legal_actions(state, actions);
  Onirim::chance_outcomes(state, outcomes);
  std::uint32_t total = 0;
  for (const auto& outcome : outcomes) total += outcome.weight;
  const Turn turn = Onirim::turn(state);
  if (json) {
    Json result = Json::object();
    result["to_move"] = turn.who == Turn::Who::chance ? Json("chance") : turn.who == Turn::Who::over ? Json("over") : Json(turn.seat + 1);
    result["phase"] = std::string(name_of(state.phase));
    result["winnable"] = Onirim::winnable(state);
    Json list = Json::array();
    for (const Action action : actions) list.push_back(text_of(action, state.settings.players()));
    for (const auto& outcome : outcomes) {
      Json entry = Json::object();
      entry["outcome"] = text_of(outcome.action, state.settings.players());
      entry["weight"] = outcome.weight;
      entry["probability"] = static_cast<double>(outcome.weight) / total;
      list.push_back(std::move(entry));
    }
    result[outcomes.empty() ? "actions" : "outcomes"] = std::move(list);
    return print(result.dump() + "\n");
  }
  std::string text;
  for (const Action action : actions) text += text_of(action, state.settings.players()) + "\n";
  for (const auto& outcome : outcomes)
    text += fmt::format("{:<20} {}/{}\n", text_of(outcome.action, state.settings.players()), outcome.weight, total);
  if (turn.who == Turn::Who::over) text = tr(ending_sentence(state.ending)) + "\n";
  return print(text);
}

int run_apply(const std::string& file, const std::vector<std::string>& arguments, std::optional<std::uint64_t> seed, bool json) {
  Result<Position> position = read_position(file);
  if (!position) return report(position.error(), json);
  State& state = position->state;
  Random random(seed.value_or(0));
  std::size_t number = 0;
  const std::vector<std::string> actions = split_actions(arguments);
  if (actions.empty()) return report({marked("ACTION"), marked("there is no action in it")}, json);
  for (const std::string& text : actions) {
    const auto place = [number = ++number](Message name) -> Message {
      return {marked("action {number}, {action}"), {{"number", number}, {"action", std::move(name)}}};
    };
    const Result<Action> action = parse_action(text, state.settings.players());
    if (!action) return report({place(action.error().place), action.error().reason}, json);
    if (seed && !is_outcome(*action)) roll(state, random);
    Events events;
    if (const Refusal refusal = Onirim::apply(state, *action, events)) {
      const bool chance = Onirim::turn(state).who == Turn::Who::chance;
      const Marked reason = chance && !is_outcome(*action) ? marked("chance decides first: name the outcome or give --seed; possible: {actions}")
                                                           : marked("not possible here; possible: {actions}");
      return report({place("\"" + text + "\""), {reason, {{"actions", possible(state)}}}, std::string(name_of(refusal.rule()))}, json);
    }
  }
  if (seed) roll(state, random);
  return print_position(*position, json);
}

int run_replay(const std::string& file, std::optional<std::uint64_t> steps, bool json) {
  const Result<std::string> text = read_file(file);
  if (!text) return report(text.error(), json);
  const Result<Record> record = record_from_text(*text);
  if (!record) return report(in_place(name_of_file(file), record.error()), json);
  if (steps && *steps > record->steps.size())
    return report({"--to", {marked("the record ends at step {last}"), {{"last", record->steps.size()}}}}, json);
  const Result<Position> position = replay(*record, steps.value_or(SIZE_MAX));
  if (!position) return report(position.error(), json);
  return print_position(*position, json);
}

int run_show(const std::string& file, int seat, bool json) {
  const Result<Position> position = read_position(file);
  if (!position) return report(position.error(), json);
  if (seat > position->options.players) return report({"--seat", marked("there is no such seat in this game")}, json);
  if (seat == 0) return json ? print_position(*position, true) : print(board_text(position->state));
  const View view = Onirim::view(position->state, static_cast<std::uint8_t>(seat - 1));
  return json ? print(json_of(position->options, view).dump() + "\n") : print(board_text(view));
}

}  // namespace meander
