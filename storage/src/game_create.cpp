// A new journal: it gets its name when its first lines are on the disk.
#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

#include "disk.hpp"
#include "game_paths.hpp"
#include "storage/data_folder.hpp"
#include "storage/game_file.hpp"

namespace meander {

namespace {

std::optional<Error> write_new(int file, const std::filesystem::path& path, const std::filesystem::path& unfinished, const std::string& text) {
  bool torn = false;
  if (auto error = disk::append(file, path, 0, text, torn)) return error;
  if (std::rename(unfinished.c_str(), path.c_str()) != 0) return disk::system_error(path, marked("cannot be created: {problem}"));
  return disk::sync_folder(path.parent_path());
}

}  // namespace

Result<GameFile> GameFile::create(const std::filesystem::path& data_folder, const std::string& id, std::string_view lines) {
  if (!is_game_id(id)) return not_an_id(id);
  if (!is_journal_text(lines)) return Error{id, marked("a line of a journal is not empty and holds no NUL bytes")};
  const std::string text = std::string(lines) + "\n";
  if (text.size() > largest) return Error{id, marked("a journal is not larger than 16 MiB")};
  const std::filesystem::path path = path_of_game(data_folder, id);
  if (const auto error = ensure_folder(path.parent_path())) return *error;
  // It gets its name once it is whole. Who made the unfinished file is the only one who may give that name, so looking first is enough.
  const std::filesystem::path unfinished = path.string() + ".new";
  Result<disk::File> file = disk::open_file(unfinished, O_RDWR | O_CREAT | O_EXCL);
  if (!file) return file.error();
  std::error_code ignored;
  std::optional<Error> error;
  if (std::filesystem::exists(std::filesystem::symlink_status(path, ignored))) {
    error = Error{path.string(), marked("there is a game of this name already")};
  } else if (!disk::lock(file->number(), disk::Lock::at_once)) {
    error = disk::system_error(path, marked("cannot be locked: {problem}"));
  } else {
    error = write_new(file->number(), path, unfinished, text);
  }
  if (error) {
    unlink(unfinished.c_str());
    if (disk::is_at(file->number(), path)) unlink(path.c_str());
    return *error;
  }
  GameFile game;
  game.path_ = path;
  game.id_ = id;
  split_lines(lines, game.lines_);
  game.size_ = text.size();
  game.file_ = file->release();
  return game;
}

}  // namespace meander
