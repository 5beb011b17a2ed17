#include "terminal/labyrinth/face.hpp"

#include <cctype>

#include "choices.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/phase_rule.hpp"
#include "players/labyrinth/player.hpp"
#include "table/labyrinth/kept_set.hpp"
#include "table/labyrinth/options_text.hpp"
#include "terminal/labyrinth/board.hpp"
#include "terminal/labyrinth/set_lines.hpp"
#include "terminal/rules_lines.hpp"
#include "terminal/wrap.hpp"
#include "words/labyrinth/options_title.hpp"
#include "words/labyrinth/pending_text.hpp"
#include "words/labyrinth/questions.hpp"
#include "words/labyrinth/reason_text.hpp"
#include "words/labyrinth/refusal_text.hpp"
#include "words/labyrinth/sentences.hpp"
#include "words/paint.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

// Places and ids as the notation writes them: "C3b", "S0", "SPK"; other words in small letters.
std::string in_notation(const TypedLine::Words& typed) {
  std::string text;
  for (std::string word : typed) {
    const bool place = word.size() >= 2 && word.size() <= 3 && std::isdigit(static_cast<unsigned char>(word[1])) != 0;
    if (place) word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
    text += (text.empty() ? "" : " ") + word;
  }
  return text;
}

}  // namespace

const std::array<Marked, 13> Face::help_lines{{
    marked("Answer with a number, with the words of a choice, or with their beginning: \"g\" for \"guardian\"."),
    marked("Places are named by column and row: D4 is the centre, C3b the second corridor of C3, S0 a start field."),
    marked("\"trap C3\" lays a trap face down, \"place C3 2\" lays the drawn tile on C3, turned by two steps clockwise."),
    marked("board: show the table again"),
    marked("undo: take the last answer back"),
    marked("hint: what the computer would do, and why"),
    marked("why: the rule behind the question, or behind a refusal"),
    marked("rules: the list of rules; rules 4 shows a chapter, rules 9.2 a rule; rules traps and rules guardian what this set holds, rules monk what "
           "a character can do"),
    marked("log: everything that has happened"),
    marked("stops every-roll, default or never: when to be asked about the crystal; stop: after the next roll, once"),
    marked("save FILE: write the record of the game so far"),
    marked("quit: leave; the game is kept and can be continued"),
    marked("Numbers in brackets tell the chances of a roll before you decide."),
}};

Teller Face::teller(const PlayTable& table, int viewer, const Style& style) {
  const ComponentSet& set = *table.options().set;
  return {.viewer = viewer,
          .names = seat_names(),
          .company = company_of(table.seats(), table.options().players),
          .set = &set,
          .file = &set_file_of(set),
          .style = style};
}
// What the Illusionist and the Head Hunter look at they alone may see.
bool Face::secret(const PlayTable& table) {
  const auto looks = [&table](Character character) {
    const std::uint8_t seat = table.state().seat_of(character);
    return seat != no_seat && table.seats()[seat] == SeatKind::person;
  };
  return (looks(Character::illusionist) || looks(Character::headhunter)) && table.persons() > 1;
}
std::string Face::seat_name(const PlayTable& /*table*/, int seat) { return seat_names()[static_cast<std::size_t>(seat)]; }

std::vector<std::string> Face::sentences(const std::vector<Event>& events, const Teller& teller) { return sentences_of(events, teller); }
std::vector<std::string> Face::board(const View& view, const Teller& teller) { return board_of(view.table(), teller.style, teller.company); }
std::vector<std::string> Face::brief(const View& view, const Teller& teller) {
  std::vector<std::string> lines;
  for (const std::string& pending : pending_lines(view.table(), teller)) {
    for (std::string& line : wrap(pending, teller.style.width, 2)) lines.push_back(std::move(line));
  }
  return lines;
}
bool Face::needs_board(const View& view) {
  const Phase phase = view.table().phase;
  return phase == Phase::turn || phase == Phase::place || phase == Phase::field;
}

std::string Face::question(const View& view, const Teller& teller) { return question_of(view, teller); }
Rule Face::rule_behind(const View& view) { return rule_of(view.table()); }

Face::Actions Face::offered(const PlayTable& table) {
  ActionList legal;
  table.legal_actions(legal);
  Actions offered;
  for (const Action action : legal) {
    if (!is_one_of_many(action)) offered.push_back(action);
  }
  return offered;
}

std::vector<std::string> Face::choice_lines(const PlayTable& table, const Teller& teller) {
  ActionList legal;
  table.legal_actions(legal);
  return labyrinth::choice_lines(table.view(table.asked()), offered(table), legal, teller);
}

AnswerOf<Action> Face::read(std::string_view line, const Actions& offered, const ActionList& legal, const View& view, const Teller& teller) {
  std::vector<TypedLine::Choice> choices;
  for (const Action action : legal) {
    const std::string shown = action_words(action, view.table(), teller);
    choices.push_back({{text_of(action, *view.table().set)}, shown});
    if (teller.style.plain) choices.back().forms.push_back(shown);
  }
  const TypedLine typed(line, choices, offered.size());
  auto meaning = typed.plainly();
  if (!meaning) meaning = typed.by_beginning();
  if (meaning) return TypedLine::answer(*meaning, offered, legal);
  // Words of the notation that the rules refuse are for the table to refuse, with the rule.
  if (const Result<Action> action = parse_action(in_notation(typed.words()), *view.table().set)) return Actions{*action};
  return typed.not_possible();
}

std::string Face::words(Action action, const PlayTable& table, const Style& style) {
  return action_words(action, table.state(), teller(table, table.asked(), style));
}
std::string Face::refusal(const View& view, Action action, const Teller& teller) { return refusal_text(view, action, teller); }

std::vector<std::string> Face::hint(const View& view, const ActionList& legal, const Teller& teller) {
  Random random(1);
  const Choice choice = GreedyPlayer().explain(view, legal, random);
  return {tr("The computer would say: {action}. {reason}", arg("action", bold(action_words(choice.action, view.table(), teller), teller.style)),
             arg("reason", reason_text(choice, teller)))};
}

std::vector<std::string> Face::rules_overview(int width) { return meander::rules_overview(rulebook(), width); }
std::vector<std::string> Face::rule_lines(const PlayTable& table, std::string_view topic, int width) {
  if (const auto part = set_part(topic)) return set_lines(set_file_of(*table.options().set), *part, width);
  const bool bare = !topic.empty() && std::isdigit(static_cast<unsigned char>(topic[0])) != 0;
  return labyrinth::rule_lines(bare ? "LAB-" + std::string(topic) : std::string(topic), *table.options().set, width);
}
std::string Face::no_such_rule(const std::string& topic) {
  return tr(
      "There is no rule or chapter {id}: they go from 1 to 15, and from LAB-1.1 to LAB-15.3, abilities from LAB-A.architect.1 to LAB-A.thief.3; "
      "a character's name shows its abilities, traps and guardian what this set holds.",
      arg("id", topic));
}

std::string Face::how_to_stop(std::string_view now) {
  return tr("Say when to ask about the crystal: stops every-roll, stops default or stops never. Now it is: {stops}", arg("stops", now));
}
std::string Face::stops_text(Stops stops) {
  switch (stops) {
    case Stops::every_roll:
      return tr("You are asked about the crystal after every roll of your own.");
    case Stops::by_default:
      return tr("You are asked about the crystal when a roll of your own went badly.");
    case Stops::never:
      break;
  }
  return tr("You are not asked about the crystal.");
}
std::string Face::stops_once_text() { return tr("You will be asked about the crystal after your next roll."); }
std::string Face::not_to_be_given_up() { return tr("A game of Labyrinth is not given up: somebody can always win. To leave it for now, say quit."); }

std::string Face::title(const Options& options, const PlayTable::Seats& seats) { return options_title(options, seats); }
std::string Face::counted_as(const Options& options) { return short_words_of(options); }
GameResult Face::result_of(const PlayTable& table) {
  return table.seats()[table.state().winner] == SeatKind::person ? GameResult::won : GameResult::lost;
}

}  // namespace meander::labyrinth
