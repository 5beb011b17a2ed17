// The games that were finished on this computer: one file, a line each, and what they add up to.
//
//   if (const auto error = add_finished_game(folder, game)) return report(*error);
//   const Result<Statistics> statistics = read_statistics(folder);
//   for (const Summary& summary : summaries(statistics->games)) …
//
// `statistics.jsonl` in the data folder (docs/storage.md). Guarantees:
// - A game is on the disk before `add_finished_game` returns; if that fails, the file is as it was. Several programs may add at once.
// - A game counts once by its id, as it was written first: a program that was killed may add it again.
// - A damaged line is left out and counted; it spoils no other line. A file of a newer version is neither read nor written to.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"

namespace meander {

inline constexpr int statistics_version = 1;
inline constexpr const char* statistics_format = "meander-statistics";

enum class GameResult : std::uint8_t { won, lost_deck, lost_door, given_up, lost };

struct FinishedGame {
  std::string game;           // the id of its journal
  std::string of = "onirim";  // or "labyrinth"
  std::string options;        // as words (docs/notation.md); a component set of one's own by its name alone
  std::string seats;          // "person", "person greedy", "greedy person", "person person", …
  GameResult result = GameResult::won;
  bool assisted = false;  // with help that makes it another game, such as taking back
  std::uint32_t turns = 0;
  std::string finished;  // "2026-11-28T12:00:00Z"
};

// A time as it stands in the file, in UTC.
std::string text_of_time(std::chrono::system_clock::time_point time);

struct Statistics {
  std::vector<FinishedGame> games;  // in the order in which they were finished; the options written in their one form
  std::size_t damaged = 0;          // lines left out
};

// Refuses a game that could not be read back; the error names the field.
std::optional<Error> add_finished_game(const std::filesystem::path& data_folder, const FinishedGame& game);
// No file: no games.
Result<Statistics> read_statistics(const std::filesystem::path& data_folder);
// Begins anew: the file is renamed to statistics-<time>.jsonl, which is returned. Nothing where there is no file.
Result<std::optional<std::filesystem::path>> reset_statistics(const std::filesystem::path& data_folder);

// The games of one set of options and one company: alone, with a computer player (whichever seat it has), or two people.
struct Summary {
  std::string of;  // the game
  std::string options;
  std::string seats;  // persons first: "person", "person greedy", "person person"
  std::size_t games = 0;
  std::size_t wins = 0;
  std::string form;         // the last ten, oldest first: "WLW"
  std::int64_t streak = 0;  // won in a row up to now; lost in a row: negative
  std::size_t longest_winning_streak = 0;
  std::size_t assisted_games = 0;  // these are in no other figure
  std::size_t assisted_wins = 0;

  double win_rate() const { return games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games); }
};

// Most games first. A game given up is lost.
std::vector<Summary> summaries(const std::vector<FinishedGame>& games);

}  // namespace meander
