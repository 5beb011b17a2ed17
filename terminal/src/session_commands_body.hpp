// What may be typed beside answers: help, undo, hint, why, rules, save, log, stops. Compiled once for each game.
#pragma once

#include <cerrno>
#include <cstring>

#include "storage/new_file.hpp"
#include "table/game_record.hpp"
#include "terminal/game_session.hpp"
#include "terminal/typed_text.hpp"
#include "terminal/wrap.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander {

template <typename F>
std::optional<SessionEnd> GameSession<F>::obey(const Order& order) {
  switch (order.command) {
    case Command::help:
      for (const Marked& line : F::help_lines) lines(wrap(tr(line), console_.style().width, 2));
      break;
    case Command::board:
      board_wanted_ = true;
      break;
    case Command::undo:
      undo();
      break;
    case Command::hint:
      hint();
      break;
    case Command::why:
      why();
      break;
    case Command::rules:
      rules(order.argument);
      break;
    case Command::save:
      save(order.argument);
      break;
    case Command::log:
      log();
      break;
    case Command::stops:
      set_stops(order.argument);
      break;
    case Command::stop:
      stop_once();
      break;
    case Command::give_up:
      give_up();
      break;
    case Command::quit:
      return End::left;
  }
  return std::nullopt;
}

template <typename F>
void GameSession<F>::undo() {
  // Where all look at one screen, what was typed last, whoever is asked now.
  const int seat = shared() ? table_.last_person().value_or(table_.asked()) : table_.asked();
  switch (table_.undo_problem(seat)) {
    case UndoProblem::nothing_to_undo:
      return say(tr("There is no answer to take back."));
    case UndoProblem::revealed:
      return say(tr("Your last answer cannot be taken back: something was drawn or seen since."));
    case UndoProblem::other_seat:
      return say(tr("Your last answer cannot be taken back: another seat has decided since."));
    case UndoProblem::none:
      break;
  }
  std::vector<std::string> words;
  for (const Action action : table_.undo(seat)) words.push_back(F::words(action, table_, console_.style()));
  for (std::size_t& told : told_) told = std::min(told, table_.events());
  refused_by_.reset();
  say(tr("Taken back: {actions}.", arg("actions", list_of(words))));
  if (At::takes_back_freely(table_.options())) say(tr("This game now counts as assisted."));
  board_wanted_ = true;
}

template <typename F>
void GameSession<F>::hint() {
  ActionList legal;
  table_.legal_actions(legal);
  const std::vector<std::string> advice = F::hint(view(), legal, teller(table_.asked()));
  table_.mark_assisted();
  for (const std::string& each : advice) say(each);
  say(tr("This game now counts as assisted."));
}

template <typename F>
void GameSession<F>::why() {
  const std::string_view id = name_of(refused_by_ ? *refused_by_ : F::rule_behind(view()));
  lines(F::rule_lines(table_, id, console_.style().width));
}

template <typename F>
void GameSession<F>::rules(const std::string& argument) {
  const int width = console_.style().width;
  const std::vector<std::string> text = argument.empty() ? F::rules_overview(width) : F::rule_lines(table_, argument, width);
  if (text.empty()) return say(F::no_such_rule(repeated(argument)));
  lines(text);
}

// A file that is there is never written over.
template <typename F>
void GameSession<F>::save(const std::string& file) {
  if (file.empty()) return say(tr("Say which file to write: save FILE"));
  const Argument name = arg("file", repeated(file, 200));
  const auto problem_of = [](const NewFile& target) { return arg("problem", std::strerror(target.problem())); };
  NewFile target(file);
  if (target.problem() == EEXIST) return say(tr("{file} is there already and stays as it is: choose another name.", name));
  if (target.problem() != 0) return say(tr("{file} cannot be written: {problem}", name, problem_of(target)));
  const auto record = table_.record();
  if (!target.write(text_of(record))) return say(tr("{file} could not be written: {problem}", name, problem_of(target)));
  say(tr("The record is in {file}.", name));
  // What is hidden from somebody is written to him as "?".
  const bool hides = text_of(record, table_.asked()).find('?') != std::string::npos;
  if (secret() || (hides && !table_.over())) say(tr("It also tells what only others may know as yet."));
}

template <typename F>
void GameSession<F>::log() {
  int turn = 0;
  std::vector<Event> events;
  const int seat = table_.asked();
  const auto tell = [&] {
    for (const std::string& sentence : F::sentences(events, told_as(seat))) say(sentence);
    events.clear();
  };
  say(tr("Set-up"));
  for (const Event& event : table_.since(seat, 0)) {
    if (At::begins_turn(event)) {
      tell();
      say(tr("Turn {number}", arg("number", ++turn)));
    } else {
      events.push_back(event);
    }
  }
  tell();
}

template <typename F>
void GameSession<F>::set_stops(const std::string& argument) {
  const auto stops = At::parse_stops(argument);
  if (!stops) return say(F::how_to_stop(name_of(table_.stops(table_.asked()))));
  table_.set_stops(table_.asked(), *stops);
  say(F::stops_text(*stops));
}

template <typename F>
void GameSession<F>::stop_once() {
  table_.stop_once();
  say(F::stops_once_text());
}

template <typename F>
void GameSession<F>::give_up() {
  if (!table_.give_up()) say(F::not_to_be_given_up());
}

}  // namespace meander
