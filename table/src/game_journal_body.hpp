// A table written down as it goes, and taken up again. Compiled once for each game.
#pragma once

#include <charconv>
#include <utility>

#include "table/game_table.hpp"
#include "table/journal.hpp"

namespace meander {

namespace journal {

// The rest of a line that begins with a word and a blank.
inline std::optional<std::string_view> after(std::string_view line, std::string_view word) {
  if (!line.starts_with(word) || line.size() <= word.size() || line[word.size()] != ' ') return std::nullopt;
  return line.substr(word.size() + 1);
}

// "2 greedy": a seat, counted from 0, and the rest.
inline std::optional<std::pair<std::size_t, std::string_view>> seat_and_rest(std::string_view words, int players) {
  if (words.size() < 3 || words[1] != ' ' || words[0] < '1' || words[0] >= '1' + players) return std::nullopt;
  return std::pair{static_cast<std::size_t>(words[0] - '1'), words.substr(2)};
}

inline Error at_line(std::size_t number, Message reason, std::string rule = {}) {
  return {{marked("line {line}"), {{"line", number}}}, std::move(reason), std::move(rule)};
}

template <typename G>
std::string first_line() {
  return "meander " + std::string(G::name) + " table " + std::to_string(version);
}

}  // namespace journal

template <typename G>
std::string GameTable<G>::heading(const Options& options, const Seats& seats, std::optional<std::uint64_t> seed) {
  std::string text = journal::first_line<G>() + "\noptions " + G::words_of(options) + "\nseed " +
                     (seed ? std::to_string(*seed) : std::string(journal::apart)) + "\nseats";
  for (int seat = 0; seat < options.players; ++seat) text += " " + std::string(name_of(seats[static_cast<std::size_t>(seat)]));
  return text;
}

template <typename G>
Result<typename GameTable<G>::Heading> GameTable<G>::read_heading(const std::vector<std::string>& lines) {
  if (lines.empty() || lines[0] != journal::first_line<G>()) return journal::at_line(1, marked("is not the heading of a game's journal"));
  if (lines.size() < heading_lines) return journal::at_line(lines.size(), marked("the heading is not whole"));
  Heading heading;
  const auto words = journal::after(lines[1], "options");
  if (!words) return journal::at_line(2, marked("the options are missing"));
  const Result<Options> options = G::options_from_words(*words);
  if (!options) return journal::at_line(2, options.error().message());
  heading.options = *options;
  const auto seed = journal::after(lines[2], "seed");
  if (!seed) return journal::at_line(3, marked("the seed is missing"));
  if (*seed != journal::apart) {
    const auto [end, problem] = std::from_chars(seed->data(), seed->data() + seed->size(), heading.seed.emplace());
    if (problem != std::errc{} || end != seed->data() + seed->size()) return journal::at_line(3, marked("the seed is not a whole number"));
  }
  auto kinds = journal::after(lines[3], "seats");
  for (int seat = 0; seat < options->players; ++seat) {
    const std::size_t blank = kinds ? kinds->find(' ') : std::string_view::npos;
    const auto kind = kinds ? G::parse_seat_kind(kinds->substr(0, blank), *options) : std::nullopt;
    if (!kind) return journal::at_line(4, marked("the seats are not those of the options"));
    heading.seats[static_cast<std::size_t>(seat)] = *kind;
    if (blank == std::string_view::npos) {
      kinds.reset();
    } else {
      kinds->remove_prefix(blank + 1);
    }
  }
  if (kinds) return journal::at_line(4, marked("the seats are not those of the options"));
  return heading;
}

template <typename G>
const char* GameTable<G>::word_of(By by) {
  switch (by) {
    case By::chance:
      return journal::chance;
    case By::computer:
      return journal::computer;
    case By::automatic:
      return journal::automatic;
    case By::person:
      break;
  }
  return journal::person;
}

template <typename G>
Result<GameTable<G>> GameTable<G>::restored(const std::vector<std::string>& lines, Keep keep, Chance chance) {
  const Result<Heading> heading = read_heading(lines);
  if (!heading) return heading.error();
  if (!heading->seed && !chance) return journal::at_line(3, marked("the random numbers of this game are kept elsewhere"));
  GameTable table =
      heading->seed ? GameTable(heading->options, heading->seats, *heading->seed) : GameTable(heading->options, heading->seats, std::move(chance));
  for (std::size_t i = heading_lines; i < lines.size(); ++i) {
    if (const Error problem = table.resume(lines[i]); !problem.reason.empty()) return journal::at_line(i + 1, problem.reason, problem.rule);
  }
  table.unkept_.clear();
  table.keep_ = std::move(keep);
  return table;
}

template <typename G>
Error GameTable<G>::begin_like(const Record& record, std::size_t steps) {
  if (!(record.options == options_)) return {"options", marked("are not those of the record")};
  if (record.start) {
    const std::string line = std::string(journal::start) + " " + G::json_of(*record.start).dump();
    if (const Error problem = resume(line); !problem.reason.empty()) return problem;
    write(line);
  }
  for (std::size_t i = 0; i < steps && i < record.steps.size(); ++i) {
    const bool chance = Game::turn(state_).who == Turn::Who::chance;
    const std::string line = std::string(word_of(chance ? By::chance : By::person)) + " " + G::text_of(record.steps[i], options_);
    if (const Error problem = resume(line); !problem.reason.empty()) return problem;
  }
  mark_assisted();
  return {};
}

// A table that does not begin with a new game: its turns are counted as its record counts them.
template <typename G>
Error GameTable<G>::begin_from(std::string_view position_text) {
  if (!steps_.empty() || start_) return {{}, marked("start stands once, before the first step")};
  const Result<typename G::Position> position = G::position_from_text(position_text, &options_);
  if (!position) return {{}, position.error().message()};
  if (!(position->options == options_)) return {{}, marked("the position's options are not the record's")};
  start_ = *position;
  state_ = position->state;
  turns_ = 1;
  return {};
}

// One line of a journal; an error without a reason when it fits.
template <typename G>
Error GameTable<G>::resume(const std::string& line) {
  if (over()) return {{}, marked("the game is over before this line")};
  if (const auto kept = journal::after(line, journal::undo)) {
    for (std::size_t i = 0; i < moments_.size(); ++i) {
      if (std::to_string(moments_[i].steps) != *kept) continue;
      take_back(i);
      return {};
    }
    return {{}, marked("no decision was made after so many steps")};
  }
  if (const auto position = journal::after(line, journal::start)) return begin_from(*position);
  if (line == journal::assisted) {
    assisted_ = true;
    return {};
  }
  if (line == journal::give_up) {
    if (winnable()) return {{}, marked("the game could still be won"), std::string(name_of(G::giving_up))};
    given_up_ = true;
    return {};
  }
  if (const auto words = journal::after(line, journal::stops)) {
    const auto seat = journal::seat_and_rest(*words, options_.players);
    const auto stops = seat ? G::parse_stops(seat->second) : std::nullopt;
    if (!stops) return {{}, marked("stops are written stops SEAT WHEN")};
    stops_[seat->first] = *stops;
    return {};
  }
  if (const auto words = journal::after(line, journal::seat)) {
    const auto seat = journal::seat_and_rest(*words, options_.players);
    const auto kind = seat ? G::parse_seat_kind(seat->second, options_) : std::nullopt;
    if (!kind) return {{}, marked("a change of seats is written seat SEAT WHO")};
    seats_[seat->first] = *kind;
    return {};
  }
  for (const By by : {By::chance, By::computer, By::automatic, By::person}) {
    if (const auto words = journal::after(line, word_of(by))) return resume_step(by, *words, steps_.size());
  }
  if (const auto words = journal::after(line, journal::then)) {
    const bool answered = !moments_.empty() && moments_.back().by == By::person && moments_.back().steps + 1 == steps_.size();
    if (!answered) return {{}, marked("there is no answer that this goes on with")};
    return resume_step(By::person, *words, moments_.back().answer);
  }
  return {{}, {marked("\"{line}\" is not a line of a journal"), {{"line", line.substr(0, 40)}}}};
}

// An action or an outcome, and the step at which the answer that it belongs to began.
template <typename G>
Error GameTable<G>::resume_step(By by, std::string_view words, std::size_t answer) {
  const Result<Action> action = G::parse_action(words, options_);
  if (!action) return {{}, action.error().message()};
  if (const Refusal refusal = why_not(*action))
    return {{}, {marked("\"{action}\" is not possible here"), {{"action", words}}}, std::string(name_of(refusal.rule()))};
  if ((Game::turn(state_).who == Turn::Who::chance) != (by == By::chance))
    return {{}, {marked("it is not the turn of {who}"), {{"who", word_of(by)}}}};
  // The generator moves on as it did, whatever it would say now.
  if (by == By::chance) static_cast<void>(Game::sample(state_, chance_));
  carry_out(*action, by, answer);
  return {};
}

}  // namespace meander
