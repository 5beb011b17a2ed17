// Records as text and as JSON.
#include <algorithm>

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

constexpr int everything = -1;

bool hidden_from(const Event& event, int viewer) {
  if (viewer == everything) return false;
  return viewer == public_record ? event.seen_by != 3 : (event.seen_by & seat_bit(viewer)) == 0;
}

// "draw ?": the word alone.
std::string without_card(const std::string& step) { return step.substr(0, step.find(' ')) + " ?"; }

// The steps turn by turn, as a viewer may know them.
class Lines {
 public:
  // Alone there is nobody to hide anything from.
  Lines(const Record& record, int viewer) : record_(record), viewer_(record.options.players == 1 ? everything : viewer) {}

  std::vector<Line> told() {
    const Position opening = record_.opening();
    State state = opening.state;
    int turn = record_.start ? 1 : 0;
    lines_ = {{head_of(turn, state), {}}};
    Events events;
    for (const Action step : record_.steps) {
      const Turn mover = Onirim::turn(state);
      events.clear();
      Onirim::apply_unchecked(state, step, events);
      add(step, mover, events);
      if (events.began_turn()) lines_.push_back({head_of(++turn, state), {}});
    }
    for (const auto& [line, index] : waiting_) hide(line, index);
    if (lines_.back().steps.empty()) lines_.pop_back();
    return lines_;
  }

 private:
  void hide(std::size_t line, std::size_t index) { lines_[line].steps[index] = without_card(lines_[line].steps[index]); }

  void add(Action step, Turn mover, const Events& events) {
    lines_.back().steps.push_back(text_of(step, record_.options.players));
    const bool own = mover.who == Turn::Who::seat && mover.seat == viewer_;
    // The cards of an order are told when it is complete.
    if (viewer_ != everything && !own && (step.type() == ActionType::top || step.type() == ActionType::bottom))
      waiting_.emplace_back(lines_.size() - 1, lines_.back().steps.size() - 1);
    const bool hidden = std::any_of(events.begin(), events.end(), [this](const Event& event) { return hidden_from(event, viewer_); });
    const bool told = std::any_of(events.begin(), events.end(),
                                  [](const Event& event) { return event.type == EventType::put_on_top || event.type == EventType::put_at_bottom; });
    if (!own && hidden && waiting_.empty()) hide(lines_.size() - 1, lines_.back().steps.size() - 1);
    if (!told) return;
    if (hidden) {
      for (const auto& [line, index] : waiting_) hide(line, index);
    }
    waiting_.clear();
  }

  const Record& record_;
  int viewer_;
  std::vector<Line> lines_;
  std::vector<std::pair<std::size_t, std::size_t>> waiting_;  // line and step
};

std::vector<Line> lines_of(const Record& record) { return Lines(record, everything).told(); }

std::string result_of(const Record& record) {
  if (record.given_up) return "given up";
  const Result<Position> end = replay(record);
  return end ? std::string(name_of(end->state.ending)) : std::string();
}

std::string text_with(const Record& record, const std::vector<Line>& lines) {
  std::string text = "meander onirim record " + std::to_string(record_version) + "\noptions " + words_of(record.options) + "\n";
  if (record.seed) text += "seed " + std::to_string(*record.seed) + "\n";
  if (record.start) text += "start " + json_of(*record.start).dump() + "\n";
  for (const Line& line : lines) {
    text += line.head + ":";
    for (std::size_t i = 0; i < line.steps.size(); ++i) text += (i == 0 ? " " : "; ") + line.steps[i];
    text += "\n";
  }
  if (const std::string result = result_of(record); !result.empty()) text += "result " + result + "\n";
  return text;
}

}  // namespace

std::string text_of(const Record& record, int viewer) {
  Record known = record;
  known.seed.reset();
  return text_with(known, Lines(record, viewer).told());
}

std::string text_of(const Record& record) { return text_with(record, lines_of(record)); }

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
