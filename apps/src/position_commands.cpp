// Games action by action: positions in, positions out.
#include "position_commands.hpp"

#include <fmt/format.h>

#include "labyrinth_commands.hpp"
#include "onirim_commands.hpp"
#include "output_file.hpp"
#include "table/labyrinth/table.hpp"
#include "table/record.hpp"
#include "words/error_text.hpp"

namespace meander {

namespace {

// Positions are JSON either way: indented for people, on one line for programs.
template <typename Position>
int print_position(const Position& position, bool json) {
  return print(json_of(position).dump(json ? -1 : 2, ' ', false, Json::error_handler_t::replace) + "\n");
}

// Reads a position of whatever game it is of and goes on with that game's commands.
template <typename Use>
int with_position(const PositionFlags& flags, bool json, Use use) {
  const Result<std::string> text = read_file(flags.file);
  if (!text) return report(text.error(), json);
  const Result<Json> document = parse_json(*text);
  if (!document) return report(in_place(name_of_file(flags.file), document.error()), json);
  const auto go_on = [&](auto commands, auto position) {
    if (!position) return report(in_place(name_of_file(flags.file), position.error()), json);
    return use(commands, *position);
  };
  const auto format = document->is_object() ? document->find("format") : document->end();
  const bool formatted = document->is_object() && format != document->end();
  const bool labyrinth = formatted && *format == labyrinth::position_format;
  if (formatted && !labyrinth && *format != onirim::position_format)
    return report(in_place(name_of_file(flags.file), {"format",
                                                      {marked("must be \"{format}\" or \"{other}\""),
                                                       {{"format", onirim::position_format}, {"other", labyrinth::position_format}}}}),
                  json);
  if (!labyrinth) {
    if (!flags.set.empty()) return report({"--set", marked("is for positions of Labyrinth")}, json);
    return go_on(OnirimCommands(), onirim::position_from_json(*document));
  }
  const Result<const labyrinth::SetFile*> set = set_of(flags.set, json);
  if (!set) return report(set.error(), json);
  return go_on(LabyrinthCommands(), labyrinth::position_from_json(*document, (*set)->components));
}

// What stands behind # is said to the reader: legal tells the chances there.
std::vector<std::string> split_actions(const std::vector<std::string>& arguments) {
  std::vector<std::string> actions;
  for (const std::string& argument : arguments) {
    for (std::size_t start = 0; start <= argument.size();) {
      const std::size_t end = std::min(argument.find(';', start), argument.size());
      std::string action = argument.substr(start, end - start);
      action.resize(std::min(action.find('#'), action.size()));
      if (action.find_first_not_of(' ') != std::string::npos) actions.push_back(std::move(action));
      start = end + 1;
    }
  }
  return actions;
}

// What may be done instead, what is most like what was tried first.
template <typename Commands>
Message possible(const typename Commands::State& state, typename Commands::Action tried) {
  using Game = typename Commands::Game;
  typename Game::ActionList actions;
  typename Game::OutcomeList outcomes;
  Game::legal_actions(state, actions);
  Game::chance_outcomes(state, outcomes);
  std::string text;
  std::size_t count = 0;
  const auto add = [&](typename Commands::Action action) {
    if (++count <= 12) text += (text.empty() ? "" : ", ") + Commands::text_of(action, state);
  };
  for (int likeness = 2; likeness >= 0; --likeness) {
    for (const auto action : actions) {
      if (Commands::likeness(action, tried) == likeness) add(action);
    }
  }
  for (const auto& outcome : outcomes) add(outcome.action);
  if (count == 0) return marked("nothing: the game is over");
  return count <= 12 ? Message(text) : Message(marked("{actions} and {count} more"), {{"actions", text}, {"count", count - 12}});
}

template <typename Commands>
int begin(typename Commands::Position position, std::optional<std::uint64_t> seed, bool json) {
  if (seed) {
    Random random(*seed);
    Commands::Game::settle(position.state, random);
  }
  return print_position(position, json);
}

template <typename Commands>
int list_legal(const typename Commands::State& state, bool json) {
  using Game = typename Commands::Game;
  typename Game::ActionList actions;
  typename Game::OutcomeList outcomes;
  Game::legal_actions(state, actions);
  Game::chance_outcomes(state, outcomes);
  std::uint32_t total = 0;
  for (const auto& outcome : outcomes) total += outcome.weight;
  const Turn turn = Game::turn(state);
  if (json) {
    Json result = Json::object();
    result["to_move"] = turn.who == Turn::Who::chance ? Json("chance") : turn.who == Turn::Who::over ? Json("over") : Json(turn.seat + 1);
    result["phase"] = std::string(name_of(state.phase));
    Commands::add_facts(state, result);
    Json list = Json::array();
    for (const auto action : actions) list.push_back(Commands::text_of(action, state));
    for (const auto& outcome : outcomes) {
      Json entry = Json::object();
      entry["outcome"] = Commands::text_of(outcome.action, state);
      entry["weight"] = outcome.weight;
      entry["probability"] = static_cast<double>(outcome.weight) / total;
      list.push_back(std::move(entry));
    }
    result[outcomes.empty() ? "actions" : "outcomes"] = std::move(list);
    return print(result.dump() + "\n");
  }
  std::string text;
  for (const auto action : actions) text += Commands::text_of(action, state) + "\n";
  for (const auto& outcome : outcomes) text += fmt::format("{:<20} # {}/{}\n", Commands::text_of(outcome.action, state), outcome.weight, total);
  if (turn.who == Turn::Who::over) text = Commands::ending(state) + "\n";
  return print(text);
}

template <typename Commands>
int carry_out(typename Commands::Position& position, const std::vector<std::string>& arguments, std::optional<std::uint64_t> seed, bool json) {
  using Game = typename Commands::Game;
  auto& state = position.state;
  Random random(seed.value_or(0));
  std::size_t number = 0;
  const std::vector<std::string> actions = split_actions(arguments);
  if (actions.empty()) return report({marked("ACTION"), marked("there is no action in it")}, json);
  for (const std::string& text : actions) {
    const auto place = [number = ++number](Message name) -> Message {
      return {marked("action {number}, {action}"), {{"number", number}, {"action", std::move(name)}}};
    };
    const auto action = Commands::parse(text, state);
    if (!action) return report({place(action.error().place), action.error().reason}, json);
    if (seed && !Commands::is_outcome(*action)) Commands::Game::settle(state, random);
    typename Game::Events events;
    if (const auto refusal = Game::apply(state, *action, events)) {
      const bool chance = Game::turn(state).who == Turn::Who::chance;
      const Marked reason = chance && !Commands::is_outcome(*action)
                                ? marked("chance decides first: name the outcome or give --seed; possible: {actions}")
                                : marked("not possible here; possible: {actions}");
      return report({place("\"" + text + "\""), {reason, {{"actions", possible<Commands>(state, *action)}}}, std::string(name_of(refusal.rule()))},
                    json);
    }
  }
  if (seed) Commands::Game::settle(state, random);
  return print_position(position, json);
}

}  // namespace

int run_new(const GameFlags& flags, std::optional<std::uint64_t> seed, bool json) {
  const Result<onirim::Options> options = flags.options();
  if (!options) return report(options.error(), json);
  return begin<OnirimCommands>({*options, onirim::Onirim::initial(*options)}, seed, json);
}

int run_new(const LabyrinthFlags& flags, std::optional<std::uint64_t> seed, bool json) {
  const Result<labyrinth::Options> options = options_of(flags, json);
  if (!options) return report(options.error(), json);
  return begin<LabyrinthCommands>({*options, labyrinth::Labyrinth::initial(*options)}, seed, json);
}

int run_legal(const PositionFlags& flags, bool json) {
  return with_position(flags, json, [&](auto commands, auto& position) { return list_legal<decltype(commands)>(position.state, json); });
}

int run_apply(const PositionFlags& flags, const std::vector<std::string>& actions, std::optional<std::uint64_t> seed, bool json) {
  return with_position(flags, json, [&](auto commands, auto& position) { return carry_out<decltype(commands)>(position, actions, seed, json); });
}

int run_show(const PositionFlags& flags, const ShowFlags& show, bool json) {
  return with_position(flags, json, [&](auto commands, auto& position) {
    using Commands = decltype(commands);
    if (show.seat > position.options.players) return report({"--seat", marked("there is no such seat in this game")}, json);
    if (!show.svg.empty()) {
      if constexpr (requires { Commands::picture(position.state); }) {
        if (show.seat == 0) return write_picture(show.svg, Commands::picture(position.state), json);
        return write_picture(show.svg, Commands::picture(Commands::Game::view(position.state, static_cast<std::uint8_t>(show.seat - 1)).table()),
                             json);
      }
      return report({"--svg", marked("is for positions of Labyrinth")}, json);
    }
    if (show.seat == 0) return json ? print_position(position, true) : print(Commands::board(position.state, show.plain));
    const auto view = Commands::Game::view(position.state, static_cast<std::uint8_t>(show.seat - 1));
    return json ? print(Commands::json_of_view(position, view).dump() + "\n") : print(Commands::board(view, show.plain));
  });
}

namespace {

template <typename Record>
int replay_as(const std::string& file, const std::string& text, std::optional<std::uint64_t> steps, bool json) {
  const Result<Record> record = Record::from_text(text);
  if (!record) return report(in_place(name_of_file(file), record.error()), json);
  if (steps && *steps > record->steps.size())
    return report({"--to", {marked("the record ends at step {last}"), {{"last", record->steps.size()}}}}, json);
  const auto position = replay(*record, steps.value_or(SIZE_MAX));
  if (!position) return report(position.error(), json);
  return print_position(*position, json);
}

// Both forms of a record name their game in the first line or field.
bool is_of_labyrinth(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (!text.starts_with('{')) return text.starts_with("meander labyrinth ");
  const Result<Json> json = parse_json(text);
  return json && json->value("format", Json()) == std::string(labyrinth::AtTable::record_format);
}

}  // namespace

int run_replay(const std::string& file, std::optional<std::uint64_t> steps, bool json) {
  const Result<std::string> text = read_file(file);
  if (!text) return report(text.error(), json);
  return is_of_labyrinth(*text) ? replay_as<labyrinth::Record>(file, *text, steps, json) : replay_as<onirim::Record>(file, *text, steps, json);
}

}  // namespace meander
