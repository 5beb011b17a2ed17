// The statistics file: added to, read, put aside.
#include <fcntl.h>

#include <array>
#include <cstdio>
#include <ctime>
#include <set>

#include "disk.hpp"
#include "statistics_lines.hpp"
#include "storage/data_folder.hpp"

namespace meander {

namespace {

constexpr std::size_t largest = 64U << 20U;  // some 400 000 games

std::filesystem::path path_of(const std::filesystem::path& data_folder) { return data_folder / "statistics.jsonl"; }

// The file, locked. Whoever had the lock may have put the file aside: then there is another one, or none.
Result<disk::File> open_locked(const std::filesystem::path& path, int flags, disk::Lock lock) {
  while (true) {
    Result<disk::File> file = disk::open_file(path, flags);
    if (!file) return file;
    if (!disk::lock(file->number(), lock)) return disk::system_error(path, marked("cannot be locked: {problem}"));
    if (disk::is_at(file->number(), path)) return file;
  }
}

// Each complete or cut line of the text.
template <typename Use>
void for_each_line(std::string_view text, const Use& use) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) use(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// Whether a newer version wrote to it: headings may stand anywhere, since files can be joined.
bool is_newer(std::string_view text) {
  bool newer = false;
  for_each_line(text, [&](std::string_view line) {
    if (line.find("\"format\"") == std::string_view::npos) return;
    const StatisticsLine read = read_line(line);
    const auto* heading = std::get_if<Heading>(&read);
    newer = newer || (heading != nullptr && heading->version > statistics_version);
  });
  return newer;
}

// The text of a file that this version understands.
Result<std::string> read_text(int file, const std::filesystem::path& path) {
  Result<std::string> text = disk::read_all(file, path, largest);
  if (text && is_newer(*text)) return Error{path.string(), marked("was written by a newer version of this program")};
  return text;
}

}  // namespace

std::string text_of_time(std::chrono::system_clock::time_point time) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(std::chrono::floor<std::chrono::seconds>(time));
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 64> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

std::optional<Error> add_finished_game(const std::filesystem::path& data_folder, const FinishedGame& game) {
  FinishedGame checked = game;
  if (auto error = check(checked)) return error;
  if (auto error = ensure_folder(data_folder)) return error;
  const std::filesystem::path path = path_of(data_folder);
  const Result<disk::File> file = open_locked(path, O_RDWR | O_CREAT, disk::Lock::exclusive);
  if (!file) return file.error();
  const Result<std::string> text = read_text(file->number(), path);
  if (!text) return text.error();
  std::string addition = line_of(checked) + "\n";
  if (text->empty()) addition = heading_line() + "\n" + addition;
  // A line that was cut stays a line of its own.
  if (!text->empty() && text->back() != '\n') addition = "\n" + addition;
  bool torn = false;
  if (auto error = disk::append(file->number(), path, text->size(), addition, torn)) return error;
  return text->empty() ? disk::sync_folder(data_folder) : std::nullopt;
}

Result<Statistics> read_statistics(const std::filesystem::path& data_folder) {
  const std::filesystem::path path = path_of(data_folder);
  std::error_code error;
  if (std::filesystem::status(path, error).type() == std::filesystem::file_type::not_found) return Statistics{};
  const Result<disk::File> file = open_locked(path, O_RDONLY, disk::Lock::shared);
  if (!file) return file.error();
  const Result<std::string> text = read_text(file->number(), path);
  if (!text) return text.error();
  Statistics statistics;
  std::set<std::string> ids;
  for_each_line(*text, [&](std::string_view each) {
    StatisticsLine line = read_line(each);
    if (std::holds_alternative<Damaged>(line)) ++statistics.damaged;
    auto* game = std::get_if<FinishedGame>(&line);
    if (game != nullptr && ids.insert(game->game).second) statistics.games.push_back(std::move(*game));
  });
  return statistics;
}

Result<std::optional<std::filesystem::path>> reset_statistics(const std::filesystem::path& data_folder) {
  const std::filesystem::path path = path_of(data_folder);
  std::error_code error;
  if (std::filesystem::status(path, error).type() == std::filesystem::file_type::not_found) return std::optional<std::filesystem::path>();
  // Nobody is in the middle of adding to it while this holds the lock.
  const Result<disk::File> file = open_locked(path, O_RDWR, disk::Lock::exclusive);
  if (!file) return file.error();
  std::string time = text_of_time(std::chrono::system_clock::now());
  std::erase(time, ':');
  std::erase(time, '-');
  std::filesystem::path backup = data_folder / ("statistics-" + time + ".jsonl");
  for (int number = 2; std::filesystem::exists(backup, error); ++number) {
    backup = data_folder / ("statistics-" + time + "-" + std::to_string(number) + ".jsonl");
  }
  if (std::rename(path.c_str(), backup.c_str()) != 0) return disk::system_error(path, marked("cannot be renamed: {problem}"));
  if (auto failure = disk::sync_folder(data_folder)) return *failure;
  return std::optional(backup);
}

}  // namespace meander
