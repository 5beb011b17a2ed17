// Onirim as people at a terminal see it, and what a game's face must have (terminal/game_session.hpp).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "storage/statistics.hpp"
#include "table/table.hpp"
#include "terminal/answers.hpp"
#include "words/sentences.hpp"

namespace meander::onirim {

struct Face {
  using At = AtTable;
  using Teller = onirim::Teller;

  // Two people at one screen who must not see each other's cards (ONI-6.8).
  static bool secret(const Table& table) { return table.persons() == 2 && !table.options().open_talk; }
  // Even then at the draft, whose cards are open.
  static bool everybody_may_look(const View& view) { return view.phase() == Phase::pick; }
  // To whom it is told: a seat, or -1 for all who look.
  static Teller teller(const Table& table, int viewer, const Style& style);
  static std::string seat_name(const Table& table, int seat);

  static std::vector<std::string> sentences(const std::vector<Event>& events, const Teller& teller) { return sentences_of(events, teller); }
  static std::vector<std::string> board(const View& view, const Teller& teller);
  // Within a turn: only what the question is about, unless it needs the whole.
  static std::vector<std::string> brief(const View& view, const Teller& teller);
  static bool needs_board(const View& /*view*/) { return false; }
  static std::string lost_hope();

  static std::string question(const View& view, const Teller& teller);
  static Rule rule_behind(const View& view);
  // What may be done, in the order of its numbers, and how it is shown, in lines.
  static Actions offered(const Table& table);
  static std::vector<std::string> choice_lines(const Table& table, const Teller& teller);
  static Answer read(std::string_view line, const Actions& offered, const ActionList& legal, const View& view, const Teller& teller);
  static std::string words(Action action, const Table& table, const Style& style);
  static std::string refusal(const View& view, Action action, const Teller& teller);

  // What a computer would do, and why.
  static std::vector<std::string> hint(const View& view, const ActionList& legal, const Teller& teller);
  static const std::array<Marked, 13> help_lines;
  static std::vector<std::string> rules_overview(int width);
  static std::vector<std::string> rule_lines(const Table& table, std::string_view topic, int width);
  static std::string no_such_rule(const std::string& topic);

  static std::string how_to_stop(std::string_view now);
  static std::string stops_text(Stops stops);
  static std::string stops_once_text();
  static std::string not_to_be_given_up();

  // In a list of games, and in the statistics.
  static std::string title(const Options& options, const Table::Seats& seats);
  static std::string counted_as(const Options& options);
  static GameResult result_of(const Table& table);
};

}  // namespace meander::onirim
