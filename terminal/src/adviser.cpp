#include "terminal/adviser.hpp"

#include <algorithm>

#include "onirim/notation.hpp"
#include "terminal/board.hpp"
#include "terminal/choice_text.hpp"
#include "terminal/typed_text.hpp"
#include "terminal/wrap.hpp"
#include "words/advice_text.hpp"
#include "words/choices.hpp"
#include "words/error_text.hpp"
#include "words/lists.hpp"
#include "words/paint.hpp"
#include "words/refusal_text.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

constexpr std::size_t choices_shown = 9;

// What comes of chance in this phase begins with this word in the notation.
std::string_view word_of_chance(Phase phase) {
  switch (phase) {
    case Phase::goals:
      return "goal ";
    case Phase::premonitions:
    case Phase::foresee:
      return "reveal ";
    default:
      return "draw ";
  }
}

std::string question_to_chance(const State& s) {
  switch (s.phase) {
    case Phase::goals:
      return tr("Which goals lie in the row, from the left? Such as: R U G B");
    case Phase::premonitions:
      return tr("Which premonitions lie open? Such as: red five pairs three");
    case Phase::foresee:
      return tr("Which premonition is revealed?");
    case Phase::set_up:
      return tr("Which cards are drawn for the hand, one after the other, doors and dreams among them? Such as: RS UM GD GK BS nightmare RS");
    case Phase::redraw:
      return tr("Which cards are drawn for the new hand, one after the other?");
    case Phase::look:
      return trn("Which card is looked at?", "Which {count} cards are looked at?", s.remaining);
    case Phase::reveal:
      return trn("Which card is revealed?", "Which {count} cards are revealed?", s.remaining);
    default:
      return tr("What is drawn?");
  }
}

}  // namespace

void Adviser::say(const std::string& text) {
  std::string all;
  for (const std::string& line : wrap(text, console_.style().width)) all += line + "\n";
  console_.print(all);
}

void Adviser::show_board() {
  std::string all = "\n";
  for (const std::string& line : board_of(view(), {.viewer = 0, .names = {}, .players = 1, .style = console_.style()})) all += line + "\n";
  console_.print(all);
}

void Adviser::ask_what_came() { say(bold(question_to_chance(state()), console_.style())); }

void Adviser::ask_what_to_do() {
  const Style style = console_.style();
  if (state().phase == Phase::turn) show_board();
  ActionList legal;
  Onirim::legal_actions(state(), legal);
  const Advice advice = advise(player_, view(), legal);
  choices_ = advice.choices;
  say(bold(question_of(view(), style), style));
  for (std::size_t i = 0; i < std::min(choices_.size(), choices_shown); ++i) {
    const Estimate& choice = choices_[i];
    say(choice_text(i + 1, action_words(choice.action, 1, style), chance_text(choice.chance), style));
  }
  if (choices_.size() > choices_shown) say(trn("and {count} more", "and {count} more", choices_.size() - choices_shown));
  say(tr("Best is {action}. {reason}", arg("action", bold(action_words(choices_.front().action, 1, style), style)),
         arg("reason", begun(ground_text(advice.ground, style)))));
  if (const std::string line = line_text(advice, 1, style); !line.empty()) say(line);
}

void Adviser::ask() {
  console_.print("\n");
  if (chance_is_next()) return ask_what_came();
  ask_what_to_do();
}

bool Adviser::is_order(std::string_view line, std::string_view order) const {
  const TypedLine::Words words = TypedLine::words_of(line);
  return words.size() == 1 && words.front() == order;
}

void Adviser::undo() {
  if (states_.size() == 1) return say(tr("There is no answer to take back."));
  states_.pop_back();
  say(tr("The last line is taken back."));
}

// Several cards at once: all of them or none.
void Adviser::take_outcomes(std::string_view line) {
  State next = state();
  TypedLine::Words words = TypedLine::words_of(line);
  // The notation's own word may stand before each.
  std::erase_if(words, [](const std::string& word) { return word == "draw" || word == "goal" || word == "reveal"; });
  if (words.empty()) return say(tr("Nothing was typed."));
  for (std::string word : words) {
    if (Onirim::turn(next).who != Turn::Who::chance) {
      return say(tr("Nothing was done: before {card} you have to decide something. Name only what comes before that.", arg("card", repeated(word))));
    }
    const bool card = word_of_chance(next.phase) == "draw ";
    if ((card && word.size() == 2) || next.phase == Phase::goals) {
      std::ranges::transform(word, word.begin(), [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    }
    const Result<Action> outcome = parse_action(std::string(word_of_chance(next.phase)) + word, 1);
    if (!outcome) return say(tr("Nothing was done: {reason}", arg("reason", translated(outcome.error()))));
    if (const Refusal refusal = Onirim::why_not(next, *outcome)) {
      return say(tr("Nothing was done: {card} cannot come now, as far as what was told before is true.", arg("card", repeated(word))));
    }
    Onirim::apply_unchecked(next, *outcome);
  }
  states_.push_back(next);
}

void Adviser::take_actions(std::string_view line) {
  Actions offered;
  for (std::size_t i = 0; i < std::min(choices_.size(), choices_shown); ++i) offered.push_back(choices_[i].action);
  ActionList legal;
  Onirim::legal_actions(state(), legal);
  const Answer answer = read_answer(line, offered, legal, view(), console_.style());
  if (const auto* misread = std::get_if<Misread>(&answer)) return say(misread->reason);
  const auto* actions = std::get_if<Actions>(&answer);
  if (actions == nullptr) return say(tr("Here can be said: what was done, a number, undo, board, help or quit."));
  State next = state();
  for (const Action action : *actions) {
    if (const Refusal refusal = Onirim::why_not(next, action)) {
      // Of several cards named together the last may take itself.
      if (action == actions->back() && actions->size() > 1) break;
      const std::string reason = refusal_text(Onirim::view(next, 0), action, console_.style());
      return say(tr("\"{action}\" is against rule {rule}. Nothing was done.", arg("action", action_words(action, 1, console_.style())),
                    arg("rule", name_of(refusal.rule()))) +
                 (reason.empty() ? "" : " " + reason));
    }
    Onirim::apply_unchecked(next, action);
  }
  states_.push_back(next);
}

void Adviser::take(std::string_view line) {
  if (is_order(line, "undo")) return undo();
  if (is_order(line, "board")) return show_board();
  if (is_order(line, "help")) {
    return say(
        tr("Say what you did at the table, as it is written or by its number; Enter alone means: what is best. Say what was drawn by the names of "
           "the cards, several at once one after the other. undo takes the last line back, board shows everything, quit ends."));
  }
  if (chance_is_next()) return take_outcomes(line);
  if (line.find_first_not_of(" \t") != std::string_view::npos) return take_actions(line);
  State next = state();
  Onirim::apply_unchecked(next, choices_.front().action);
  states_.push_back(next);
}

Adviser::End Adviser::run() {
  while (Onirim::turn(state()).who != Turn::Who::over) {
    ask();
    console_.print("> ");
    std::string line;
    const Console::Got got = console_.read_line(line);
    if (got != Console::Got::line) {
      console_.print("\n");
      return got == Console::Got::interrupted ? End::interrupted : End::end_of_input;
    }
    if (is_order(line, "quit")) return End::left;
    take(line);
    if (console_.failed()) return End::left;
  }
  show_board();
  say(state().ending == Ending::won ? tr("The game is won.") : tr("The game is lost."));
  return End::game_over;
}

}  // namespace meander::onirim
