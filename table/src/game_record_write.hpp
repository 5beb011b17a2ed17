// Records as text and as JSON. Compiled once for each game.
#pragma once

#include "table/game_record.hpp"

namespace meander {

namespace record_text {

struct Line {
  std::string head;
  std::vector<std::string> steps;
};

template <typename G>
std::string head_of(int turn, const typename G::State& state) {
  return turn == 0 ? "set-up" : "turn " + std::to_string(turn) + " seat " + std::to_string(G::asked(state) + 1);
}

// "draw ?": the word alone; a step of one word has nothing to hide.
inline std::string without_card(const std::string& step) {
  const std::size_t word = step.find(' ');
  return word == std::string::npos ? step : step.substr(0, word) + " ?";
}

// The steps turn by turn, as a viewer may know them. Alone there is nobody to hide anything from.
template <typename G>
std::vector<Line> lines_of(const GameRecord<G>& record, int viewer) {
  typename G::State state = record.opening().state;
  std::vector<bool> hidden(record.steps.size());
  if (viewer != everything && record.options.players > 1) hidden = G::hidden_steps(state, record.steps, viewer);
  int turn = record.start ? 1 : 0;
  std::vector<Line> lines{{head_of<G>(turn, state), {}}};
  typename G::Events events;
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const std::string text = G::text_of(record.steps[i], record.options);
    lines.back().steps.push_back(hidden[i] ? without_card(text) : text);
    events.clear();
    G::Game::apply_unchecked(state, record.steps[i], events);
    bool began = false;
    for (const typename G::Event& event : events) {
      if (!G::begins_turn(event)) continue;
      began = true;
      ++turn;
    }
    if (began) lines.push_back({head_of<G>(turn, state), {}});
  }
  if (lines.back().steps.empty()) lines.pop_back();
  return lines;
}

template <typename G>
std::string result_of(const GameRecord<G>& record) {
  if (record.given_up) return "given up";
  const Result<typename G::Position> end = replay(record);
  return end ? G::result_of(end->state) : std::string();
}

}  // namespace record_text

template <typename G>
std::string text_of(const GameRecord<G>& record, int viewer) {
  std::string text =
      "meander " + std::string(G::name) + " record " + std::to_string(G::record_version) + "\noptions " + G::words_of(record.options) + "\n";
  if (record.seed && viewer == everything) text += "seed " + std::to_string(*record.seed) + "\n";
  if (record.start) text += "start " + G::json_of(*record.start).dump() + "\n";
  for (const record_text::Line& line : record_text::lines_of(record, viewer)) {
    text += line.head + ":";
    for (std::size_t i = 0; i < line.steps.size(); ++i) text += (i == 0 ? " " : "; ") + line.steps[i];
    text += "\n";
  }
  if (const std::string result = record_text::result_of(record); !result.empty()) text += "result " + result + "\n";
  return text;
}

template <typename G>
std::string text_of(const GameRecord<G>& record) {
  return text_of(record, everything);
}

template <typename G>
Json json_of(const GameRecord<G>& record) {
  Json json = Json::object();
  json["format"] = G::record_format;
  json["version"] = G::record_version;
  json["options"] = G::json_of(record.options);
  if (record.seed) json["seed"] = *record.seed;
  if (record.start) json["start"] = G::json_of(*record.start);
  json["turns"] = Json::array();
  for (const record_text::Line& line : record_text::lines_of(record, everything)) {
    Json turn = Json::object();
    turn["turn"] = line.head;
    turn["steps"] = line.steps;
    json["turns"].push_back(std::move(turn));
  }
  if (const std::string result = record_text::result_of(record); !result.empty()) json["result"] = result;
  return json;
}

}  // namespace meander
