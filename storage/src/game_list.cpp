// All the journals there are, and their ids.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <random>
#include <system_error>

#include "disk.hpp"
#include "game_paths.hpp"
#include "storage/game_file.hpp"

namespace meander {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

}  // namespace

std::string new_game_id() {
  std::random_device device;
  std::uniform_int_distribution<std::size_t> any(0, digits.size() - 1);
  std::string id;
  while (id.size() < 16) id += digits[any(device)];
  return id;
}

bool is_game_id(std::string_view text) { return text.size() == 16 && text.find_first_not_of(digits) == std::string_view::npos; }

Result<std::vector<GameEntry>> list_games(const std::filesystem::path& data_folder) {
  std::vector<GameEntry> games;
  const std::filesystem::path folder = games_folder(data_folder);
  std::error_code error;
  std::filesystem::directory_iterator entry(folder, error);
  if (error == std::errc::no_such_file_or_directory) return games;
  for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
    const std::filesystem::path& path = entry->path();
    struct stat status{};
    if (path.extension() != game_ending || !is_game_id(path.stem().string())) continue;
    // One that was removed this moment is none.
    if (stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) continue;
    const auto since = std::chrono::seconds(status.st_mtim.tv_sec) + std::chrono::nanoseconds(status.st_mtim.tv_nsec);
    games.push_back(
        {path.stem().string(), std::chrono::system_clock::time_point(std::chrono::duration_cast<std::chrono::system_clock::duration>(since))});
  }
  if (error) return Error{folder.string(), {marked("this folder cannot be read: {problem}"), {{"problem", error.message()}}}};
  std::sort(games.begin(), games.end(),
            [](const GameEntry& a, const GameEntry& b) { return a.changed != b.changed ? a.changed > b.changed : a.id < b.id; });
  return games;
}

Result<std::vector<std::string>> first_lines(const std::filesystem::path& data_folder, const std::string& id, std::size_t count) {
  if (!is_game_id(id)) return not_an_id(id);
  std::ifstream file(path_of_game(data_folder, id), std::ios::binary);
  std::vector<std::string> lines;
  for (std::string line; lines.size() < count && std::getline(file, line) && !file.eof();) lines.push_back(line);
  return lines;
}

std::optional<Error> remove_game(const std::filesystem::path& data_folder, const std::string& id) {
  if (!is_game_id(id)) return not_an_id(id);
  const std::filesystem::path path = path_of_game(data_folder, id);
  const Result<disk::File> file = disk::open_file(path, O_RDONLY);
  if (!file) return file.error();
  if (!disk::lock(file->number(), disk::Lock::at_once)) return Error{path.string(), marked("this game is being played elsewhere")};
  if (unlink(path.c_str()) != 0) return disk::system_error(path, marked("cannot be removed: {problem}"));
  return disk::sync_folder(path.parent_path());
}

}  // namespace meander
