// The loop of a session: whose eyes are on the screen, what they are shown, and what they answer. Compiled once for each game.
#pragma once

#include <algorithm>
#include <utility>

#include "terminal/game_session.hpp"
#include "terminal/wrap.hpp"
#include "words/lists.hpp"
#include "words/paint.hpp"
#include "words/text.hpp"

namespace meander {

// A game that goes on is not told from its beginning, only the turn it stands in and the turns of the other seats before it.
template <typename At>
std::size_t last_told(const GameTable<At>& table) {
  std::vector<std::size_t> turns{0};
  const std::vector<typename At::Event> events = table.since(in_public, 0);
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (At::begins_turn(events[i])) turns.push_back(i);
  }
  const auto players = static_cast<std::size_t>(table.options().players);
  return turns.size() > players ? turns[turns.size() - players] : 0;
}

template <typename F>
GameSession<F>::GameSession(Table& table, Console& console) : table_(table), console_(console) {
  told_.fill(last_told(table));
}

template <typename F>
void GameSession<F>::say(const std::string& text) {
  lines(wrap(text, console_.style().width));
}

template <typename F>
void GameSession<F>::lines(const std::vector<std::string>& list) {
  std::string all;
  for (const std::string& line : list) all += line + "\n";
  console_.print(all);
}

template <typename F>
SessionEnd GameSession<F>::play() {
  std::optional<End> end;
  while (!end) {
    table_.go_on();
    if (table_.over()) {
      show_end();
      end = End::game_over;
    } else if (!face(table_.asked())) {
      end = interrupted_by_;
    } else {
      show_choices();
      end = answer_prompt();
    }
    if (console_.failed()) end = End::left;
  }
  console_.leave_private_screen();
  return *end;
}

// Shows the game to the seat that is asked; with secrets the other one looks away first. False when that did not happen.
template <typename F>
bool GameSession<F>::face(int seat) {
  if (secret()) console_.enter_private_screen();
  const bool open = F::everybody_may_look(table_.view(seat));
  if (secret() && facing_ >= 0 && facing_ != seat) {
    tell_news(facing_);
    console_.print("\n");
    lines(F::brief(table_.view(facing_), told_as(facing_)));
    say(tr("Your turn is over. Press Enter to hide what only you may see."));
    if (!wait_for_enter()) return false;
    console_.clear();
    board_wanted_ = true;
  }
  if (secret() && !open && facing_ != seat) {
    if (facing_ < 0) console_.clear();
    say(begun(tr("{who}: press Enter when nobody else can see the screen.", arg("who", name_of_seat(seat)))));
    if (!wait_for_enter()) return false;
    console_.clear();
    board_wanted_ = true;
  }
  // In open play, at the draft, and where nothing is hidden, anybody may look.
  facing_ = open || !secret() ? -1 : seat;
  tell_news(seat);
  if (open) told_.fill(table_.events());
  if (table_.turn_number() != turn_shown_ || board_wanted_ || F::needs_board(table_.view(seat))) {
    show_board();
  } else {
    show_brief();
  }
  return true;
}

template <typename F>
bool GameSession<F>::wait_for_enter() {
  if (!console_.interactive()) return true;
  std::string line;
  Console::Got got = console_.read_line(line);
  while (got == Console::Got::line && !line.empty() && line != "quit") {
    say(tr("Press Enter alone to go on, or say quit."));
    got = console_.read_line(line);
  }
  if (got == Console::Got::line && line.empty()) return true;
  interrupted_by_ = got == Console::Got::line ? End::left : got == Console::Got::interrupted ? End::interrupted : End::end_of_input;
  return false;
}

template <typename F>
void GameSession<F>::tell_news(int seat) {
  std::size_t& told = told_[static_cast<std::size_t>(seat)];
  const std::vector<std::string> sentences = F::sentences(table_.since(seat, told), told_as(seat));
  told = table_.events();
  if (!secret()) told_.fill(told);
  tell(sentences);
}

template <typename F>
void GameSession<F>::tell(const std::vector<std::string>& sentences) {
  if (sentences.empty()) return;
  const Style style = console_.style();
  console_.print("\n");
  for (const std::string& sentence : sentences) lines(style.plain ? wrap(sentence, style.width) : wrap("· " + sentence, style.width, 2));
}

template <typename F>
void GameSession<F>::show_board() {
  const Style style = console_.style();
  std::string title;
  if (table_.turn_number() > 0) title = tr("Turn {number}", arg("number", table_.turn_number()));
  if (shared()) {
    title += (title.empty() ? "" : " · ") + name_of_seat(table_.asked());
  }
  title = title.empty() ? tr("Set-up") : begun(title);
  console_.print("\n");
  if (style.plain) {
    say(title);
  } else {
    std::string rule = "── " + title + " ";
    for (int column = columns_of(rule); column < std::min(style.width, 80); ++column) rule += "─";
    lines({dimmed(rule, style)});
  }
  lines(F::board(view(), teller(table_.asked())));
  tell_lost_hope();
  turn_shown_ = table_.turn_number();
  board_wanted_ = false;
}

// Within a turn: only what the question is about.
template <typename F>
void GameSession<F>::show_brief() {
  console_.print("\n");
  lines(F::brief(view(), teller(table_.asked())));
  if (!lost_hope_told_) tell_lost_hope();
}

// With every board, and as soon as it is so.
template <typename F>
void GameSession<F>::tell_lost_hope() {
  lost_hope_told_ = !table_.winnable();
  if (lost_hope_told_) say(F::lost_hope());
}

template <typename F>
void GameSession<F>::show_choices() {
  const Style style = console_.style();
  const int seat = table_.asked();
  std::string question = F::question(view(), teller(seat));
  // Where several people look at the screen, the question says to whom it is.
  if (table_.persons() > 1 && facing_ < 0) question = begun(tr("{who}: {question}", arg("who", name_of_seat(seat)), arg("question", question)));
  say(bold(question, style));
  lines(F::choice_lines(table_, teller(seat)));
}

// One line of the person asked. An answer or a command may end the session.
template <typename F>
std::optional<SessionEnd> GameSession<F>::answer_prompt() {
  std::string line;
  for (;;) {
    console_.print("> ");
    const Console::Got got = console_.read_line(line);
    if (got != Console::Got::line) {
      console_.print("\n");
      return got == Console::Got::interrupted ? End::interrupted : End::end_of_input;
    }
    if (line.find_first_not_of(" \t") == std::string::npos) continue;
    ActionList legal;
    table_.legal_actions(legal);
    const AnswerOf<Action> answer = F::read(line, F::offered(table_), legal, view(), teller(table_.asked()));
    if (const auto* actions = std::get_if<Actions>(&answer)) {
      take(*actions);
      if (!refused_by_) return std::nullopt;
      return_to_choices();
    } else if (const auto* order = std::get_if<Order>(&answer)) {
      if (const auto end = obey(*order)) return end;
      if (board_wanted_ || table_.over()) return std::nullopt;
    } else {
      const auto& misread = std::get<Misread>(answer);
      say(misread.reason);
      if (!misread.ambiguous) return_to_choices();
    }
  }
}

// After a line that led to nothing: what is possible.
template <typename F>
void GameSession<F>::return_to_choices() {
  const std::size_t count = F::offered(table_).size();
  say(count == 0 ? tr("Type an action as it is written there, or help.")
                 : tr("Type a number from 1 to {count}, an action as it is written there, or help.", arg("count", count)));
  show_choices();
}

template <typename F>
void GameSession<F>::take(const Actions& actions) {
  const typename Table::Refused refused = table_.answer(actions);
  refused_by_.reset();
  if (!refused) return;
  refused_by_ = refused.rule.rule();
  const std::string words = F::words(actions[refused.index], table_, console_.style());
  say(tr("\"{action}\" is against rule {rule}. Nothing was done; type why to read the rule.", arg("action", words),
         arg("rule", name_of(*refused_by_))));
  if (actions.size() > 1) return;
  if (const std::string reason = F::refusal(view(), actions.front(), teller(table_.asked())); !reason.empty()) say(reason);
}

template <typename F>
void GameSession<F>::show_end() {
  // The end itself is told again to whoever comes back to it.
  for (std::size_t& told : told_) told = std::min(told, table_.events() - 1);
  if (secret()) {
    // The last screen is for all: it tells what all may know.
    const std::size_t told = facing_ >= 0 ? told_[static_cast<std::size_t>(facing_)] : table_.events() - 1;
    console_.leave_private_screen();
    tell(F::sentences(table_.since(Table::in_public, told), teller(-1)));
    if (table_.given_up()) say(tr("The game was given up."));
    return;
  }
  int seat = 0;
  while (table_.persons() == 1 && table_.seats()[static_cast<std::size_t>(seat)] != At::SeatKind::person) ++seat;
  tell_news(seat);
  if (table_.given_up()) say(tr("You have given up."));
  console_.print("\n");
  lines(F::board(table_.view(seat), teller(seat)));
}

}  // namespace meander
