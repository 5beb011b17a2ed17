// What may be typed beside answers: help, undo, hint, why, rules, save, log, stops.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "onirim/notation.hpp"
#include "players/greedy_player.hpp"
#include "terminal/rules_lines.hpp"
#include "terminal/session.hpp"
#include "terminal/typed_text.hpp"
#include "terminal/wrap.hpp"
#include "words/card_text.hpp"
#include "words/choices.hpp"
#include "words/lists.hpp"
#include "words/reason_text.hpp"
#include "words/seat_names.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

constexpr const char* help_lines[] = {
    marked("Answer with a number, with the words of a choice, or with their beginning: \"p rs\" for \"play RS\"."),
    marked("Where several cards are asked for, name them in one line: \"RS UM GK\"."),
    marked("Cards: R red, U blue, G green, B brown; S sun, M moon, K key, D door; R3 is the red tower 3."),
    marked("board: show the game again"),
    marked("undo: take the last answer back"),
    marked("hint: what the computer would do, and why"),
    marked("why: the rule behind the question, or behind a refusal"),
    marked("rules: the list of rules; rules 4 shows a chapter, rules 3.5 a rule"),
    marked("log: everything that has happened"),
    marked("stops every-draw, default or never: when to be asked about spells; stop: before the next draw, once"),
    marked("save FILE: write the record of the game so far"),
    marked("give up: when the game can no longer be won"),
    marked("quit: leave; the game is kept and can be continued"),
};

}  // namespace

std::optional<Session::End> Session::obey(const Order& order) {
  switch (order.command) {
    case Command::help:
      for (const char* line : help_lines) lines(wrap(tr(line), console_.style().width, 2));
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

void Session::undo() {
  switch (table_.undo_problem()) {
    case UndoProblem::nothing_to_undo:
      return say(tr("There is no answer to take back."));
    case UndoProblem::revealed:
      return say(tr("Your last answer cannot be taken back: something was drawn or seen since."));
    case UndoProblem::other_seat:
      return say(tr("Your last answer cannot be taken back: the other seat has decided since."));
    case UndoProblem::none:
      break;
  }
  std::vector<std::string> words;
  for (const Action action : table_.undo()) words.push_back(action_words(action, table_.options().players, console_.style()));
  for (std::size_t& told : told_) told = std::min(told, table_.events());
  refused_by_.reset();
  say(tr("Taken back: {actions}.", arg("actions", list_of(words))));
  if (table_.options().players == 1) say(tr("This game now counts as assisted."));
  board_wanted_ = true;
}

void Session::hint() {
  ActionList legal;
  table_.legal_actions(legal);
  const Style style = console_.style();
  const Choice choice = GreedyPlayer().explain(view(), legal);
  table_.mark_assisted();
  say(tr("The computer would say: {action}. {reason}", arg("action", bold(action_words(choice.action, table_.options().players, style), style)),
         arg("reason", reason_text(choice, style))));
  say(tr("This game now counts as assisted."));
}

void Session::why() {
  const std::string_view id = name_of(refused_by_ ? *refused_by_ : rule_behind(view()));
  lines(rule_lines(id, console_.style().width));
}

void Session::rules(const std::string& argument) {
  const int width = console_.style().width;
  const std::vector<std::string> text = argument.empty() ? rules_overview(rulebook(), width) : rule_lines(argument, width);
  if (text.empty())
    return say(tr("There is no rule or chapter {id}: they go from 1 to 10, and from ONI-1.1 to ONI-10.4.", arg("id", repeated(argument))));
  lines(text);
}

// A file that is there is never written over.
void Session::save(const std::string& file) {
  if (file.empty()) return say(tr("Say which file to write: save FILE"));
  const Argument name = arg("file", repeated(file, 200));
  const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0) {
    if (errno == EEXIST) return say(tr("{file} is there already and stays as it is: choose another name.", name));
    return say(tr("{file} cannot be written: {problem}", name, arg("problem", std::strerror(errno))));
  }
  const std::string text = text_of(table_.record());
  const bool written = write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  const bool closed = close(descriptor) == 0;
  if (!written || !closed) return say(tr("{file} could not be written in whole: {problem}", name, arg("problem", std::strerror(errno))));
  say(tr("The record is in {file}.", name));
  if (secret()) say(tr("It holds the cards of both players."));
}

void Session::log() {
  int turn = 0;
  std::vector<Event> events;
  const int seat = table_.asked();
  const auto tell = [&] {
    for (const std::string& sentence : sentences_of(events, teller(seat))) say(sentence);
    events.clear();
  };
  say(tr("Set-up"));
  for (const Event& event : table_.since(seat, 0)) {
    if (event.type == EventType::turn_began) {
      tell();
      say(tr("Turn {number}", arg("number", ++turn)));
    } else {
      events.push_back(event);
    }
  }
  tell();
}

void Session::set_stops(const std::string& argument) {
  const auto stops = parse_stops(argument);
  if (!stops)
    return say(tr("Say when to stop for spells: stops every-draw, stops default or stops never. Now it is: {stops}",
                  arg("stops", name_of(table_.stops(table_.asked())))));
  table_.set_stops(table_.asked(), *stops);
  switch (*stops) {
    case Stops::every_draw:
      return say(tr("The game stops before every draw where a spell can be cast."));
    case Stops::by_default:
      return say(tr("Spells are offered in your turn and at drawn doors and Nightmares."));
    case Stops::never:
      return say(tr("Spells are offered in your turn only; elsewhere they can still be typed."));
  }
}

void Session::stop_once() {
  table_.stop_once();
  say(tr("The game will stop before the next draw, if a spell can be cast there."));
}

void Session::give_up() {
  if (!table_.give_up()) say(tr("This game can still be won; it can be given up only when it cannot (ONI-3.7). To leave it for now, say quit."));
}

}  // namespace meander::onirim
