// The loop of a session: whose eyes are on the screen, what they are shown, and what they answer.
#include "terminal/session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "onirim/notation.hpp"
#include "terminal/board.hpp"
#include "terminal/wrap.hpp"
#include "words/card_text.hpp"
#include "words/choices.hpp"
#include "words/lists.hpp"
#include "words/refusal_text.hpp"
#include "words/seat_names.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

// A game that goes on is not told from its beginning, only the turn it stands in and, with two, the turn before.
std::size_t last_told(const Table& table) {
  std::size_t before = 0;
  std::size_t last = 0;
  const std::vector<Event> events = table.since(Table::in_public, 0);
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (events[i].type == EventType::turn_began) before = std::exchange(last, i);
  }
  return table.options().players == 2 ? before : last;
}

}  // namespace

Session::Session(Table& table, Console& console) : table_(table), console_(console), told_{last_told(table), last_told(table)} {}

bool Session::secret() const { return table_.persons() == 2 && !table_.options().open_talk; }

Teller Session::teller(int seat) const {
  Teller teller{.viewer = seat, .names = seat_names(table_), .players = table_.options().players, .style = console_.style()};
  // At an open table nobody is "you": both sit before the same screen.
  if (table_.persons() == 2 && !secret()) teller.viewer = -1;
  return teller;
}

void Session::say(const std::string& text) { lines(wrap(text, console_.style().width)); }

void Session::lines(const std::vector<std::string>& list) {
  std::string all;
  for (const std::string& line : list) all += line + "\n";
  console_.print(all);
}

Session::End Session::play() {
  if (secret()) console_.enter_private_screen();
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
bool Session::face(int seat) {
  const bool open_draft = table_.view(seat).phase() == Phase::pick;
  if (secret() && !open_draft && facing_ != seat) {
    if (facing_ >= 0) {
      tell_news(facing_);
      console_.print("\n");
      lines(brief_board_of(table_.view(facing_), teller(facing_)));
      say(tr("Your turn is over. Press Enter to hide your cards."));
      if (!wait_for_enter()) return false;
    }
    console_.clear();
    say(begun(tr("{who}: press Enter when nobody else can see the screen.", arg("who", seat_names(table_)[static_cast<std::size_t>(seat)]))));
    if (!wait_for_enter()) return false;
    console_.clear();
    board_wanted_ = true;
  }
  // In open play, and at the draft, anybody may look.
  facing_ = open_draft || !secret() ? -1 : seat;
  tell_news(seat);
  if (open_draft) told_.fill(table_.events());
  if (table_.turn_number() != turn_shown_ || board_wanted_) {
    show_board();
  } else {
    show_brief();
  }
  return true;
}

bool Session::wait_for_enter() {
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

void Session::tell_news(int seat) {
  std::size_t& told = told_[static_cast<std::size_t>(seat)];
  const std::vector<std::string> sentences = sentences_of(table_.since(seat, told), teller(seat));
  told = table_.events();
  if (table_.options().players == 2 && !secret()) told_.fill(told);
  tell(sentences);
}

void Session::tell(const std::vector<std::string>& sentences) {
  if (sentences.empty()) return;
  const Style style = console_.style();
  console_.print("\n");
  for (const std::string& sentence : sentences) lines(style.plain ? wrap(sentence, style.width) : wrap("· " + sentence, style.width, 2));
}

void Session::show_board() {
  const Style style = console_.style();
  std::string title;
  if (table_.turn_number() > 0) title = tr("Turn {number}", arg("number", table_.turn_number()));
  if (table_.options().players == 2 && teller(0).viewer < 0) {
    title += (title.empty() ? "" : " · ") + seat_names(table_)[static_cast<std::size_t>(table_.asked())];
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
  Teller told = teller(table_.asked());
  if (told.viewer < 0 && table_.persons() == 2) told.viewer = table_.asked();
  lines(board_of(view(), told));
  tell_lost_hope();
  turn_shown_ = table_.turn_number();
  board_wanted_ = false;
}

// Within a turn: only what the question is about.
void Session::show_brief() {
  console_.print("\n");
  Teller told = teller(table_.asked());
  told.viewer = table_.asked();
  lines(brief_board_of(view(), told));
  if (!lost_hope_told_) tell_lost_hope();
}

// With every board, and as soon as it is so.
void Session::tell_lost_hope() {
  lost_hope_told_ = !table_.winnable();
  if (lost_hope_told_) say(tr("This game can no longer be won (ONI-3.7). You may go on, or say: give up"));
}

bool Session::hides_spells() const {
  const Phase phase = view().phase();
  return table_.stops(table_.asked()) == Stops::never && (phase == Phase::door || phase == Phase::nightmare);
}

Actions Session::offered() const {
  ActionList legal;
  table_.legal_actions(legal);
  Actions offered;
  for (const Action action : legal) {
    if (is_swap(action) || (is_spell(action) && hides_spells())) continue;
    offered.push_back(action);
  }
  // Numbered as they are shown.
  std::stable_partition(offered.begin(), offered.end(), is_play);
  std::stable_partition(offered.begin(), offered.end(), [](Action action) { return !is_spell(action); });
  return offered;
}

std::string Session::choice_text(Action action, std::size_t number) const {
  const Style style = console_.style();
  const std::string remark = remark_on(view(), action, style);
  std::string words = action_words(action, table_.options().players, style);
  // Translators: a choice with what it would do.
  if (!remark.empty()) words = tr("{choice} ({remark})", arg("choice", words), arg("remark", style.plain ? remark : dimmed(remark, style)));
  return style.plain ? std::to_string(number) + ". " + words : bold(fmt::format(" {:>2}", number), style) + " " + words;
}

void Session::show_choices() {
  const Style style = console_.style();
  const View seen = view();
  std::string question = question_of(seen, style);
  // Where both look at the screen, the question says to whom it is.
  if (table_.persons() == 2 && facing_ < 0) {
    question = begun(tr("{who}: {question}", arg("who", seat_names(table_)[static_cast<std::size_t>(table_.asked())]), arg("question", question)));
  }
  say(bold(question, style));
  // Plays and discards of a turn stand beside each other, spells below them.
  std::vector<std::string> plays;
  std::vector<std::string> others;
  std::vector<std::string> spells;
  const Actions choices = offered();
  for (std::size_t i = 0; i < choices.size(); ++i) {
    (is_play(choices[i]) ? plays : is_spell(choices[i]) ? spells : others).push_back(choice_text(choices[i], i + 1));
  }
  const int width = std::min(style.width, 100);
  std::vector<std::string> rows = plays.empty() && !style.plain ? in_columns(others, width) : side_by_side(plays, others, style.plain ? 0 : width);
  rows.insert(rows.end(), spells.begin(), spells.end());
  for (const std::string& row : rows) lines(wrap(row, style.width, 4));
  show_swaps();
}

// There are many ways to swap goals: one stands for all.
void Session::show_swaps() {
  ActionList legal;
  table_.legal_actions(legal);
  const auto* swap = std::find_if(legal.begin(), legal.end(), is_swap);
  if (swap == legal.end() || hides_spells()) return;
  const Style style = console_.style();
  say(tr("Also: cast swap and two goals' numbers, such as \"{example}\" ({remark})",
         arg("example", action_words(*swap, table_.options().players, style)), arg("remark", remark_on(view(), *swap, style))));
}

// One line of the person asked. An answer or a command may end the session.
std::optional<Session::End> Session::answer_prompt() {
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
    const Answer answer = read_answer(line, offered(), legal, view(), console_.style());
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
void Session::return_to_choices() {
  say(tr("Type a number from 1 to {count}, an action as it is written there, or help.", arg("count", offered().size())));
  show_choices();
}

void Session::take(const Actions& actions) {
  const Table::Refused refused = table_.answer(actions);
  refused_by_.reset();
  if (!refused) return;
  refused_by_ = refused.rule.rule();
  const std::string words = action_words(actions[refused.index], table_.options().players, console_.style());
  say(tr("\"{action}\" is against rule {rule}. Nothing was done; type why to read the rule.", arg("action", words),
         arg("rule", name_of(*refused_by_))));
  if (actions.size() > 1) return;
  if (const std::string reason = refusal_text(view(), actions.front(), console_.style()); !reason.empty()) say(reason);
}

void Session::show_end() {
  // The end itself is told again to whoever comes back to it.
  for (std::size_t& told : told_) told = std::min(told, table_.events() - 1);
  if (secret()) {
    // The last screen is for both: it tells what both may know.
    const std::size_t told = facing_ >= 0 ? told_[static_cast<std::size_t>(facing_)] : table_.events() - 1;
    console_.leave_private_screen();
    Teller both = teller(0);
    both.viewer = -1;
    tell(sentences_of(table_.since(Table::in_public, told), both));
    if (table_.given_up()) say(tr("The game was given up."));
    return;
  }
  const int seat = table_.persons() == 1 && table_.seats()[0] != SeatKind::person ? 1 : 0;
  tell_news(seat);
  if (table_.given_up()) say(tr("You have given up."));
  console_.print("\n");
  Teller told = teller(seat);
  told.viewer = seat;
  lines(board_of(table_.view(seat), told));
}

}  // namespace meander::onirim
