// Journals of games that are being played: a text file each, in the folder `games` of the data folder. What the lines mean is their writer's matter.
//
//   Result<GameFile> game = GameFile::create(folder, new_game_id(), "options players=2\nseed 7");
//   if (const auto error = game->append("play RS")) return report(*error);   // a line that is appended stays
//   …                                                                        // the statistics are written
//   if (const auto error = game->finish()) return report(*error);
//
// Guarantees:
// - A journal has its first lines from the moment that it has its name, and a line is on the disk before `append` returns, whatever kills the program
//   or the computer next.
// - A line is there whole or not at all: a part that was written is taken away by the `append` that failed, or by the next `open`.
// - While a GameFile lives no other one can open the game, in this program or in another.
// - A file that is refused is not changed. Errors name the file.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace meander {

// 16 lower-case hexadecimal digits from the system's random numbers.
std::string new_game_id();
bool is_game_id(std::string_view text);

class GameFile {
 public:
  static constexpr std::size_t largest = 16U << 20U;  // bytes; what would be larger is neither written nor read

  // One line or several, as for append. Refuses an id that is taken.
  static Result<GameFile> create(const std::filesystem::path& data_folder, const std::string& id, std::string_view lines);
  // Reads the complete lines; a last one that was cut in the middle is taken away. Refuses a game that is being played elsewhere.
  static Result<GameFile> open(const std::filesystem::path& data_folder, const std::string& id);

  GameFile(GameFile&& other) noexcept;
  GameFile& operator=(GameFile&& other) noexcept;
  GameFile(const GameFile&) = delete;
  GameFile& operator=(const GameFile&) = delete;
  ~GameFile();

  const std::string& id() const { return id_; }
  const std::vector<std::string>& lines() const { return lines_; }

  // One line, or several with line breaks between them; none is empty or holds a NUL byte. After an error the journal is as it was, and a later try
  // may go well. Killed in the middle, the lines at the beginning may be there without the others.
  std::optional<Error> append(std::string_view lines);
  // Removes the journal: the game is over and counted. Nothing may be appended after it.
  std::optional<Error> finish();

 private:
  GameFile() = default;
  std::optional<Error> check_place() const;

  std::filesystem::path path_;
  std::string id_;
  std::vector<std::string> lines_;
  int file_ = -1;
  std::size_t size_ = 0;  // of the complete lines
  bool torn_ = false;     // more than they may be in the file
};

struct GameEntry {
  std::string id;
  std::chrono::system_clock::time_point changed;
};
// The games that there are, last played first. Files with other names are left alone.
Result<std::vector<GameEntry>> list_games(const std::filesystem::path& data_folder);

// The complete lines at the beginning of a game, also of one that is being played.
Result<std::vector<std::string>> first_lines(const std::filesystem::path& data_folder, const std::string& id, std::size_t count);

// Removes a game that is not being played, also one whose file cannot be read as a journal.
std::optional<Error> remove_game(const std::filesystem::path& data_folder, const std::string& id);

}  // namespace meander
