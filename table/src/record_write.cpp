// Records as text and as JSON.
#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "table/options_text.hpp"
#include "table/record.hpp"

namespace meander::onirim {

namespace {

struct Line {
  std::string head;
  std::vector<std::string> steps;
};

std::string head_of(int turn, const State& state) {
  return turn == 0 ? "set-up" : "turn " + std::to_string(turn) + " seat " + std::to_string(state.seat + 1);
}

bool began_turn(const Events& events) {
  for (const Event& event : events) {
    if (event.type == EventType::turn_began) return true;
  }
  return false;
}

// The steps turn by turn.
std::vector<Line> lines_of(const Record& record) {
  const Position opening = record.opening();
  State state = opening.state;
  int turn = record.start ? 1 : 0;
  std::vector<Line> lines{{head_of(turn, state), {}}};
  Events events;
  for (const Action step : record.steps) {
    lines.back().steps.push_back(text_of(step, record.options.players));
    events.clear();
    Onirim::apply_unchecked(state, step, events);
    if (began_turn(events)) lines.push_back({head_of(++turn, state), {}});
  }
  if (lines.back().steps.empty()) lines.pop_back();
  return lines;
}

std::string result_of(const Record& record) {
  if (record.given_up) return "given up";
  const Result<Position> end = replay(record);
  return end ? std::string(name_of(end->state.ending)) : std::string();
}

}  // namespace

std::string text_of(const Record& record) {
  std::string text = "meander onirim record " + std::to_string(record_version) + "\noptions " + words_of(record.options) + "\n";
  if (record.seed) text += "seed " + std::to_string(*record.seed) + "\n";
  if (record.start) text += "start " + json_of(*record.start).dump() + "\n";
  for (const Line& line : lines_of(record)) {
    text += line.head + ":";
    for (std::size_t i = 0; i < line.steps.size(); ++i) text += (i == 0 ? " " : "; ") + line.steps[i];
    text += "\n";
  }
  if (const std::string result = result_of(record); !result.empty()) text += "result " + result + "\n";
  return text;
}

Json json_of(const Record& record) {
  Json json = Json::object();
  json["format"] = record_format;
  json["version"] = record_version;
  json["options"] = json_of(record.options);
  if (record.seed) json["seed"] = *record.seed;
  if (record.start) json["start"] = json_of(*record.start);
  json["turns"] = Json::array();
  for (const Line& line : lines_of(record)) {
    Json turn = Json::object();
    turn["turn"] = line.head;
    turn["steps"] = line.steps;
    json["turns"].push_back(std::move(turn));
  }
  if (const std::string result = result_of(record); !result.empty()) json["result"] = result;
  return json;
}

}  // namespace meander::onirim
