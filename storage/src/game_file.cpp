// One journal: opened, continued, removed.
#include "storage/game_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "disk.hpp"
#include "game_paths.hpp"

namespace meander {

namespace {

Error played_elsewhere(const std::filesystem::path& path) { return {path.string(), marked("this game is being played elsewhere")}; }

}  // namespace

GameFile::GameFile(GameFile&& other) noexcept
    : path_(std::move(other.path_)),
      id_(std::move(other.id_)),
      lines_(std::move(other.lines_)),
      file_(std::exchange(other.file_, -1)),
      size_(other.size_),
      torn_(other.torn_) {}

GameFile& GameFile::operator=(GameFile&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(id_, other.id_);
  std::swap(lines_, other.lines_);
  std::swap(file_, other.file_);
  std::swap(size_, other.size_);
  std::swap(torn_, other.torn_);
  return *this;
}

GameFile::~GameFile() { const disk::File closed(file_); }

Result<GameFile> GameFile::open(const std::filesystem::path& data_folder, const std::string& id) {
  if (!is_game_id(id)) return not_an_id(id);
  GameFile game;
  game.path_ = path_of_game(data_folder, id);
  game.id_ = id;
  Result<disk::File> file = disk::open_file(game.path_, O_RDWR);
  if (!file) return file.error();
  game.file_ = file->release();
  if (!disk::lock(game.file_, disk::Lock::at_once)) return played_elsewhere(game.path_);
  // Whoever had the lock may have finished the game meanwhile.
  if (!disk::is_at(game.file_, game.path_)) return Error{game.path_.string(), marked("this game is no longer there")};
  const Result<std::string> text = disk::read_all(game.file_, game.path_, largest);
  if (!text) return text.error();
  const std::size_t end = text->rfind('\n');
  if (end == std::string::npos) return Error{game.path_.string(), marked("holds no complete line")};
  game.size_ = end + 1;
  // A computer that lost its power can leave NUL bytes behind the last line; among the lines they are no journal's.
  if (text->find('\0') < game.size_) return Error{game.path_.string(), marked("holds NUL bytes: it is damaged, or no journal")};
  split_lines(std::string_view(*text).substr(0, end), game.lines_);
  if (game.size_ < text->size() && (ftruncate(game.file_, static_cast<off_t>(game.size_)) != 0 || fsync(game.file_) != 0)) {
    return disk::system_error(game.path_, marked("its last line was cut and cannot be taken away: {problem}"));
  }
  return game;
}

std::optional<Error> GameFile::check_place() const {
  if (file_ < 0) return Error{id_, marked("this game is finished")};
  if (!disk::is_at(file_, path_)) return Error{path_.string(), marked("this game is no longer there")};
  struct stat status{};
  if (fstat(file_, &status) != 0) return disk::system_error(path_, marked("cannot be read: {problem}"));
  if (!torn_ && static_cast<std::size_t>(status.st_size) != size_) return Error{path_.string(), marked("was changed by another program")};
  return std::nullopt;
}

std::optional<Error> GameFile::append(std::string_view lines) {
  if (!is_journal_text(lines)) return Error{path_.string(), marked("a line of a journal is not empty and holds no NUL bytes")};
  if (auto error = check_place()) return error;
  if (size_ + lines.size() + 1 > largest) return Error{path_.string(), marked("would be larger than 16 MiB")};
  if (torn_ && ftruncate(file_, static_cast<off_t>(size_)) != 0) return disk::system_error(path_, marked("cannot be written: {problem}"));
  torn_ = false;
  if (auto error = disk::append(file_, path_, size_, std::string(lines) + "\n", torn_)) return error;
  size_ += lines.size() + 1;
  split_lines(lines, lines_);
  return std::nullopt;
}

std::optional<Error> GameFile::finish() {
  if (file_ < 0) return std::nullopt;
  if (disk::is_at(file_, path_) && unlink(path_.c_str()) != 0) return disk::system_error(path_, marked("cannot be removed: {problem}"));
  const disk::File closed(std::exchange(file_, -1));
  return disk::sync_folder(path_.parent_path());
}

}  // namespace meander
