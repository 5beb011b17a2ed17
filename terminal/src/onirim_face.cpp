#include "terminal/onirim_face.hpp"

#include <algorithm>

#include "onirim/notation.hpp"
#include "players/greedy_player.hpp"
#include "players/strong/advice.hpp"
#include "players/strong/learned.hpp"
#include "table/options_text.hpp"
#include "terminal/board.hpp"
#include "terminal/choice_text.hpp"
#include "terminal/rules_lines.hpp"
#include "terminal/wrap.hpp"
#include "typing_advice.hpp"
#include "words/advice_text.hpp"
#include "words/card_text.hpp"
#include "words/choices.hpp"
#include "words/lists.hpp"
#include "words/options_title.hpp"
#include "words/reason_text.hpp"
#include "words/refusal_text.hpp"
#include "words/seat_names.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

bool hides_spells(const Table& table) {
  const Phase phase = table.view(table.asked()).phase();
  return table.stops(table.asked()) == Stops::never && (phase == Phase::door || phase == Phase::nightmare);
}

std::string advised(std::string text, const std::string& advice) { return text.empty() || advice.empty() ? text : std::move(text) + " " + advice; }

// There are many ways to swap goals: one stands for all.
std::string swaps_text(const Table& table, const Style& style) {
  ActionList legal;
  table.legal_actions(legal);
  const auto* swap = std::find_if(legal.begin(), legal.end(), is_swap);
  if (swap == legal.end() || hides_spells(table)) return {};
  return tr("Also: cast swap and two goals' numbers, such as \"{example}\" ({remark})",
            arg("example", action_words(*swap, table.options().players, style)), arg("remark", remark_on(table.view(table.asked()), *swap, style)));
}

}  // namespace

const std::array<Marked, 13> Face::help_lines{{
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
}};

Teller Face::teller(const Table& table, int viewer, const Style& style) {
  return {.viewer = viewer, .names = seat_names(table), .players = table.options().players, .style = style};
}
std::string Face::seat_name(const Table& table, int seat) { return seat_names(table)[static_cast<std::size_t>(seat)]; }

std::vector<std::string> Face::board(const View& view, const Teller& teller) { return board_of(view, teller); }
std::vector<std::string> Face::brief(const View& view, const Teller& teller) { return brief_board_of(view, teller); }
std::string Face::lost_hope() { return tr("This game can no longer be won (ONI-3.7). You may go on, or say: give up"); }

std::string Face::question(const View& view, const Teller& teller) { return advised(question_of(view, teller.style), typing_advice(view)); }
Rule Face::rule_behind(const View& view) { return onirim::rule_behind(view); }

Actions Face::offered(const Table& table) {
  ActionList legal;
  table.legal_actions(legal);
  Actions offered;
  for (const Action action : legal) {
    if (is_swap(action) || (is_spell(action) && hides_spells(table))) continue;
    offered.push_back(action);
  }
  // Numbered as they are shown.
  std::stable_partition(offered.begin(), offered.end(), is_play);
  std::stable_partition(offered.begin(), offered.end(), [](Action action) { return !is_spell(action); });
  return offered;
}

std::vector<std::string> Face::choice_lines(const Table& table, const Teller& teller) {
  const Style& style = teller.style;
  const View view = table.view(table.asked());
  // Plays and discards of a turn stand beside each other, spells below them.
  std::vector<std::string> plays;
  std::vector<std::string> others;
  std::vector<std::string> spells;
  const Actions choices = offered(table);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    (is_play(choices[i])    ? plays
     : is_spell(choices[i]) ? spells
                            : others)
        .push_back(choice_text(i + 1, action_words(choices[i], table.options().players, style), remark_on(view, choices[i], style), style));
  }
  const int width = std::min(style.width, 100);
  std::vector<std::string> rows = plays.empty() && !style.plain ? in_columns(others, width) : side_by_side(plays, others, style.plain ? 0 : width);
  rows.insert(rows.end(), spells.begin(), spells.end());
  std::vector<std::string> lines;
  const auto add = [&](const std::string& text, int indent) {
    for (std::string& line : wrap(text, style.width, indent)) lines.push_back(std::move(line));
  };
  for (const std::string& row : rows) add(row, 4);
  if (const std::string swaps = swaps_text(table, style); !swaps.empty()) add(swaps, 0);
  return lines;
}

Answer Face::read(std::string_view line, const Actions& offered, const ActionList& legal, const View& view, const Teller& teller) {
  return read_answer(line, offered, legal, view, teller.style);
}
std::string Face::words(Action action, const Table& table, const Style& style) { return action_words(action, table.options().players, style); }
std::string Face::refusal(const View& view, Action action, const Teller& teller) {
  return advised(refusal_text(view, action, teller.style), typing_advice(view, action));
}

std::vector<std::string> Face::hint(const View& view, const ActionList& legal, const Teller& teller) {
  const auto name = [&teller](Action action) { return arg("action", bold(action_words(action, teller.players, teller.style), teller.style)); };
  if (teller.players != 1 || learned_network() == nullptr) {
    const Choice choice = GreedyPlayer().explain(view, legal);
    return {tr("The computer would say: {action}. {reason}", name(choice.action), arg("reason", reason_text(choice, teller.style)))};
  }
  const Advice advice = advise(StrongPlayer(*learned_network()), view, legal);
  std::vector<std::string> text{tr("The computer would say: {action}. It then wins {chance} of such games. {reason}",
                                   name(advice.choices.front().action), arg("chance", chance_text(advice.choices.front().chance)),
                                   arg("reason", begun(ground_text(advice.ground, teller.style))))};
  for (const std::string& more : {line_text(advice, teller.players, teller.style), alternatives_text(advice, teller.players, teller.style)}) {
    if (!more.empty()) text.push_back(more);
  }
  return text;
}

std::vector<std::string> Face::rules_overview(int width) { return meander::rules_overview(rulebook(), width); }
std::vector<std::string> Face::rule_lines(const Table& /*table*/, std::string_view topic, int width) { return meander::rule_lines(topic, width); }
std::string Face::no_such_rule(const std::string& topic) {
  return tr("There is no rule or chapter {id}: they go from 1 to 10, and from ONI-1.1 to ONI-10.4.", arg("id", topic));
}

std::string Face::how_to_stop(std::string_view now) {
  return tr("Say when to stop for spells: stops every-draw, stops default or stops never. Now it is: {stops}", arg("stops", now));
}
std::string Face::stops_text(Stops stops) {
  switch (stops) {
    case Stops::every_draw:
      return tr("The game stops before every draw where a spell can be cast.");
    case Stops::by_default:
      return tr("Spells are offered in your turn and at drawn doors and Nightmares.");
    case Stops::never:
      break;
  }
  return tr("Spells are offered in your turn only; elsewhere they can still be typed.");
}
std::string Face::stops_once_text() { return tr("The game will stop before the next draw, if a spell can be cast there."); }
std::string Face::not_to_be_given_up() {
  return tr("This game can still be won; it can be given up only when it cannot (ONI-3.7). To leave it for now, say quit.");
}

std::string Face::title(const Options& options, const Table::Seats& seats) { return options_title(options, seats); }
std::string Face::counted_as(const Options& options) { return words_of(options); }
GameResult Face::result_of(const Table& table) {
  if (table.given_up()) return GameResult::given_up;
  switch (table.state().ending) {
    case Ending::won:
      return GameResult::won;
    case Ending::lost_door:
      return GameResult::lost_door;
    default:
      return GameResult::lost_deck;
  }
}

}  // namespace meander::onirim
