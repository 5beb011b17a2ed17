// Reading records line by line, each step checked by the rules. Compiled once for each game.
#pragma once

#include <charconv>

#include "table/game_record.hpp"

namespace meander {

namespace record_text {

inline std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

// What stands behind a word and a blank; nothing when the line does not begin so.
inline std::optional<std::string_view> behind(std::string_view line, std::string_view word) {
  if (line == word) return std::string_view();
  if (!line.starts_with(word) || line.size() <= word.size() || line[word.size()] != ' ') return std::nullopt;
  return trimmed(line.substr(word.size()));
}

template <typename G>
class RecordReader {
 public:
  using Record = GameRecord<G>;
  Result<Record> read(std::string_view text) {
    number_ = 0;
    while (!text.empty() && error_.reason.empty()) {
      const std::size_t end = text.find('\n');
      ++number_;
      const std::string_view line = trimmed(text.substr(0, end));
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      if (!line.empty() && line[0] != '#') read_line(line);
    }
    if (error_.reason.empty() && !headed_) fail(begins_with());
    if (error_.reason.empty() && !has_options_) fail(marked("a record tells its options, or a position to start from"));
    if (!error_.reason.empty()) return error_;
    return record_;
  }

 private:
  // As hidden cards are written while a game goes on.
  static bool is_hidden(std::string_view step) { return step.ends_with(" ?"); }
  static Message begins_with() { return {marked("a record begins with \"meander {game} record 1\""), {{"game", G::name}}}; }
  void fail(Message reason, std::string rule = {}) {
    if (error_.reason.empty()) error_ = {{marked("line {line}"), {{"line", number_}}}, std::move(reason), std::move(rule)};
  }
  void fail(const Error& error) { fail(Error{error.place, error.reason}.message(), error.rule); }

  void read_line(std::string_view line) {
    if (!headed_) return read_head(line);
    if (finished_) return fail(marked("nothing may follow the result"));
    if (const auto words = behind(line, "options")) return read_options(*words);
    if (const auto number = behind(line, "seed")) return read_seed(*number);
    if (const auto position = behind(line, "start")) return read_start(*position);
    if (const auto result = behind(line, "result")) return read_result(*result);
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || !(line.starts_with("turn ") || line.starts_with("set-up"))) {
      return fail(marked("expected options, seed, start, set-up:, turn … :, or result"));
    }
    read_steps(line.substr(0, colon), line.substr(colon + 1));
  }

  void read_head(std::string_view line) {
    const auto version = behind(line, "meander " + std::string(G::name) + " record");
    if (!version) return fail(begins_with());
    if (*version != std::to_string(G::record_version))
      return fail({marked("version {version} is not known; this program reads version 1"), {{"version", version->substr(0, 20)}}});
    headed_ = true;
  }

  void read_options(std::string_view words) {
    if (has_options_ || begun_) return fail(marked("options stand once, before the first step"));
    const Result<typename G::Options> options = G::options_from_words(words);
    if (!options) return fail(options.error());
    record_.options = *options;
    has_options_ = true;
  }

  void read_seed(std::string_view text) {
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (record_.seed || begun_) return fail(marked("the seed stands once, before the first step"));
    if (error != std::errc{} || end != text.data() + text.size())
      return fail(marked("the seed is not a whole number from 0 to 18446744073709551615"));
    record_.seed = seed;
  }

  void read_start(std::string_view text) {
    if (record_.start || begun_) return fail(marked("start stands once, before the first step"));
    const Result<typename G::Position> position = G::position_from_text(text, has_options_ ? &record_.options : nullptr);
    if (!position) return fail(position.error());
    if (has_options_ && !(position->options == record_.options)) return fail(marked("the position's options are not the record's"));
    record_.options = position->options;
    has_options_ = true;
    record_.start = *position;
  }

  void begin() {
    if (begun_) return;
    if (!has_options_) return fail(marked("options or start must stand before the first step"));
    state_ = record_.opening().state;
    begun_ = true;
  }

  // The head of a line tells a person where he is; it must be true.
  void read_steps(std::string_view head, std::string_view steps) {
    begin();
    if (!begun_) return;
    const std::string expected = turn_ == 0 && !record_.start
                                     ? "set-up"
                                     : "turn " + std::to_string(turn_ + (record_.start ? 1 : 0)) + " seat " + std::to_string(G::asked(state_) + 1);
    if (head != expected) return fail({marked("the line should begin with \"{expected}:\""), {{"expected", expected}}});
    if (turn_ == last_turn_) return fail(marked("a turn stands on one line"));
    last_turn_ = turn_;
    while (!trimmed(steps).empty() && error_.reason.empty()) {
      const std::size_t end = steps.find(';');
      read_step(trimmed(steps.substr(0, end)));
      steps.remove_prefix(end == std::string_view::npos ? steps.size() : end + 1);
    }
  }

  void read_step(std::string_view text) {
    const Result<typename G::Action> action = G::parse_action(text, record_.options);
    if (!action && is_hidden(text)) {
      return fail({marked("\"{step}\" hides a card, as the game was going on when this record was saved: saved after the end it can be read"),
                   {{"step", text}}});
    }
    if (!action) return fail(action.error());
    typename G::Events events;
    if (const typename G::Refusal refusal = G::Game::apply(state_, *action, events)) {
      return fail({marked("\"{action}\" is not possible here (phase {phase})"), {{"action", text}, {"phase", G::phase_of(state_)}}},
                  std::string(name_of(refusal.rule())));
    }
    record_.steps.push_back(*action);
    for (const typename G::Event& event : events) turn_ += G::begins_turn(event) ? 1 : 0;
  }

  void read_result(std::string_view result) {
    begin();
    if (!begun_) return;
    finished_ = true;
    const std::string ending = G::result_of(state_);
    if (result == "given up") {
      if (!ending.empty()) return fail(marked("the game is over, so nobody can give up"));
      if (G::winnable(state_)) return fail(marked("the game can still be won, so the table may not give up"), std::string(name_of(G::giving_up)));
      record_.given_up = true;
    } else if (result != ending || ending.empty()) {
      const Marked reason = ending.empty() ? marked("\"{result}\" is not the result of these steps")
                                           : marked("\"{result}\" is not the result of these steps, which is \"{ending}\"");
      fail({reason, {{"result", result.substr(0, 40)}, {"ending", ending}}});
    }
  }

  Record record_;
  typename G::State state_;
  Error error_;
  std::size_t number_ = 0;
  int turn_ = 0;
  int last_turn_ = -1;
  bool headed_ = false;
  bool has_options_ = false;
  bool begun_ = false;
  bool finished_ = false;
};

// A record's JSON in the text form, which is read in one way only.
template <typename G>
Result<std::string> text_of_json(const Json& json) {
  if (json.value("format", Json()) != std::string(G::record_format) || !json.value("turns", Json()).is_array())
    return Error{marked("record"), marked("is JSON, but not a record")};
  std::string text = "meander " + std::string(G::name) + " record " + json.value("version", Json()).dump() + "\n";
  if (json.contains("options")) {
    const Result<typename G::Options> options = G::options_from_json(json["options"]);
    if (!options) return Error{"options." + options.error().place.text(), options.error().reason, options.error().rule};
    text += "options " + G::words_of(*options) + "\n";
  }
  if (json.contains("seed")) text += "seed " + json["seed"].dump() + "\n";
  if (json.contains("start")) text += "start " + json["start"].dump() + "\n";
  for (const Json& turn : json["turns"]) {
    const bool fits = turn.is_object() && turn.value("turn", Json()).is_string() && turn.value("steps", Json()).is_array();
    if (!fits) return Error{"turns", marked("must be a list of objects with turn and steps")};
    std::string line = turn["turn"].get<std::string>() + ": ";
    for (const Json& step : turn["steps"]) line += (step.is_string() ? step.get<std::string>() : step.dump()) + "; ";
    if (line.find('\n') != std::string::npos) return Error{"turns", marked("a step holds a line break")};
    text += line + "\n";
  }
  if (json.contains("result")) text += "result " + (json["result"].is_string() ? json["result"].get<std::string>() : json["result"].dump()) + "\n";
  return text;
}

}  // namespace record_text

template <typename G>
typename G::Position GameRecord<G>::opening() const {
  return start ? *start : typename G::Position{options, G::Game::initial(options)};
}

template <typename G>
Result<GameRecord<G>> GameRecord<G>::from_text(std::string_view text) {
  using record_text::RecordReader;
  if (!record_text::trimmed(text).starts_with('{')) return RecordReader<G>().read(text);
  const Result<Json> json = parse_json(text);
  if (!json) return json.error();
  const Result<std::string> lines = record_text::text_of_json<G>(*json);
  if (!lines) return lines.error();
  return RecordReader<G>().read(*lines);
}

template <typename G>
Result<typename G::Position> replay(const GameRecord<G>& record, std::size_t steps) {
  typename G::Position position = record.opening();
  typename G::Events events;
  for (std::size_t i = 0; i < record.steps.size() && i < steps; ++i) {
    events.clear();
    if (const typename G::Refusal refusal = G::Game::apply(position.state, record.steps[i], events)) {
      return Error{{marked("step {step}"), {{"step", i + 1}}},
                   {marked("\"{action}\" is not possible here"), {{"action", G::text_of(record.steps[i], record.options)}}},
                   std::string(name_of(refusal.rule()))};
    }
  }
  return position;
}

}  // namespace meander
