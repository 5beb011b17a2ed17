// Labyrinth as people at a terminal see it (terminal/game_session.hpp).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "storage/statistics.hpp"
#include "table/labyrinth/table.hpp"
#include "terminal/typed_line.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

struct Face {
  using At = AtTable;
  using Teller = labyrinth::Teller;
  using Actions = std::vector<Action>;

  // Everything is open.
  static bool secret(const PlayTable& table);
  static bool everybody_may_look(const View& view) { return !knows_more(view); }
  static Teller teller(const PlayTable& table, int viewer, const Style& style);
  static std::string seat_name(const PlayTable& table, int seat);

  static std::vector<std::string> sentences(const std::vector<Event>& events, const Teller& teller);
  static std::vector<std::string> board(const View& view, const Teller& teller);
  static std::vector<std::string> brief(const View& view, const Teller& teller);
  // Wherever the question is one of places.
  static bool needs_board(const View& view);
  static std::string lost_hope() { return {}; }

  static std::string question(const View& view, const Teller& teller);
  static Rule rule_behind(const View& view);
  // What has a number. Traps and tiles can be laid in so many ways that only their words are told.
  static Actions offered(const PlayTable& table);
  static std::vector<std::string> choice_lines(const PlayTable& table, const Teller& teller);
  static AnswerOf<Action> read(std::string_view line, const Actions& offered, const ActionList& legal, const View& view, const Teller& teller);
  static std::string words(Action action, const PlayTable& table, const Style& style);
  static std::string refusal(const View& view, Action action, const Teller& teller);

  static std::vector<std::string> hint(const View& view, const ActionList& legal, const Teller& teller);
  static const std::array<Marked, 13> help_lines;
  static std::vector<std::string> rules_overview(int width);
  // A chapter or rule without its game is Labyrinth's; parts of the set (terminal/labyrinth/set_lines.hpp) are those of the one that is played with.
  static std::vector<std::string> rule_lines(const PlayTable& table, std::string_view topic, int width);
  static std::string no_such_rule(const std::string& topic);

  static std::string how_to_stop(std::string_view now);
  static std::string stops_text(Stops stops);
  static std::string stops_once_text();
  static std::string not_to_be_given_up();

  // In a list of games, and in the statistics.
  static std::string title(const Options& options, const PlayTable::Seats& seats);
  static std::string counted_as(const Options& options);
  // Of the persons at the table.
  static GameResult result_of(const PlayTable& table);
};

}  // namespace meander::labyrinth
