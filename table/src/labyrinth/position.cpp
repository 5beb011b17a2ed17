// Positions in and out: the fields, what follows from them, and what is waited for.
#include "table/labyrinth/position.hpp"

#include "labyrinth/game.hpp"
#include "labyrinth/phase_rule.hpp"
#include "position_fields.hpp"

namespace meander::labyrinth {

namespace {

// What is left of the set when everything on the table is taken away, disarmed traps being so already; the name of the first piece of which there are
// too many.
std::string take_from_set(State& s) {
  const ComponentSet& set = *s.set;
  std::string missing;
  const auto take = [&missing](std::uint8_t& left, std::string_view name) {
    if (left > 0) {
      --left;
    } else if (missing.empty()) {
      missing = name;
    }
  };
  for (std::size_t kind = 0; kind < set.tile_counts.size(); ++kind) s.tiles[kind] = set.tile_counts[kind];
  for (const LaidTile tile : s.board.tiles) {
    if (tile.is_normal() || tile.is_face_down()) take(s.tiles[static_cast<std::size_t>(tile.kind()) - 1], tile_name(set, tile.kind()));
  }
  for (const std::uint8_t kind : s.under_pool) {
    if (kind > 0) take(s.tiles[kind - 1U], tile_name(set, kind));
  }
  for (const std::uint8_t kind : {s.drawn, s.drawn_too}) {
    if (kind > 0) take(s.tiles[kind - 1U], tile_name(set, kind));
  }
  s.tiles_left = 0;
  for (const std::uint8_t count : s.tiles) s.tiles_left = static_cast<std::uint8_t>(s.tiles_left + count);
  int tokens = 0;
  for (const std::uint8_t count : s.unseen_traps) tokens += count;
  for (const Trap& trap : s.traps) {
    for (const std::uint8_t kind : {trap.kind, trap.token}) {
      if (kind != unseen_trap) take(s.unseen_traps[kind - 1U], trap_name(set, kind));
    }
    if (tokens-- == 0 && missing.empty()) missing = "trap";
  }
  s.trap_pool = static_cast<std::uint8_t>(std::max(tokens, 0));
  for (const std::uint8_t kind : s.crafting.looked) {
    if (kind != unseen_trap) take(s.unseen_traps[kind - 1U], trap_name(set, kind));
  }
  return missing;
}

Error read_frame(Fields& fields) {
  const Json& format = fields.raw("format");
  if (format != position_format) return {"format", {marked("must be \"{format}\""), {{"format", position_format}}}};
  const Json& version = fields.raw("version");
  if (version == position_version) return {};
  const bool newer = version.is_number_integer() && version > position_version;
  return {"version",
          {newer ? marked("is newer than this program, which knows up to {version}") : marked("must be {version}"), {{"version", position_version}}}};
}

// A state without anything that a position tells.
State bare(const Options& options) {
  State s = Labyrinth::initial(options);
  s.phase = Phase::none;
  s.asked = 0;
  s.roll = {};
  s.to_roll = 0;
  s.figures = {};
  return s;
}

// The state as it waits, or why a game would not wait like this.
Result<State> waiting(const State& s) {
  State resumed = s;
  resumed.winner = no_seat;
  Labyrinth::resume(resumed);
  State same = resumed;
  same.phase = s.phase;
  same.asked = s.asked;
  same.fits = s.fits;
  if (!(same == s)) return Error{"position", marked("a game would not wait here: something takes itself")};
  return resumed;
}

}  // namespace

Result<Position> position_from_json(const Json& document, const ComponentSet& set) {
  if (!document.is_object()) return Error{"position", marked("must be an object")};
  Json json = document;
  Error error;
  Fields fields = Fields::reading(json, set, error);
  if (Error frame = read_frame(fields); !frame.reason.empty()) return frame;
  Position position;
  position.options.set = &set;
  describe(fields, position.options);
  if (!error.reason.empty()) return error;
  if (const Options::Problem problem = position.options.problem(); !problem.empty())
    return Error{std::string("options.") + problem.option, problem.reason, std::string(name_of(problem.rule.rule()))};
  State& s = position.state;
  s = bare(position.options);
  describe(fields, s);
  const Json phase = fields.raw("phase");
  fields.finish();
  if (!error.reason.empty()) return error;
  if (const std::string missing = take_from_set(s); !missing.empty())
    return Error{missing, marked("there are more of these on the table than in the component set"), std::string(name_of(Rule::LAB_1_3))};
  if (Error problem = problem_of(position); !problem.reason.empty()) return problem;
  Result<State> waits = waiting(s);
  if (!waits) return waits.error();
  s = *waits;
  if (!phase.is_null() && phase != std::string(name_of(s.phase)))
    return Error{"phase", {marked("here the phase is {phase}"), {{"phase", std::string(name_of(s.phase))}}}, std::string(name_of(rule_of(s)))};
  return position;
}

Result<Position> position_from_text(std::string_view text, const ComponentSet& set) {
  const Result<Json> json = parse_json(text);
  if (!json) return json.error();
  return position_from_json(*json, set);
}

Json json_of(const Position& position) {
  Json json = Json::object();
  json["format"] = position_format;
  json["version"] = position_version;
  Position copy = position;
  Fields fields = Fields::writing(json, *position.options.set);
  describe(fields, copy.options);
  json["phase"] = std::string(name_of(position.state.phase));
  describe(fields, copy.state);
  return json;
}

Json json_of(const Options& options, const View& view) {
  constexpr const char* unknown = "?";
  const State& s = view.table();
  Json json = json_of(Position{options, s});
  json["seat"] = view.seat() == onlooker ? 0 : view.seat() + 1;
  if (view.seat() < s.players && s.character(view.seat()) == Character::headhunter) return json;
  // What went through the Head Hunter's hands he alone has seen.
  if (!s.put_back.empty()) json["put_back"] = Json::array_t(s.put_back.size(), unknown);
  if (!s.crafting.looked.empty()) json["crafting"]["looked"] = Json::array_t(s.crafting.looked.size(), unknown);
  return json;
}

}  // namespace meander::labyrinth
