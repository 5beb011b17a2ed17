// Games played on this computer: kept from the first moment on, continued, and counted when they end.
//
//   LocalGames games(console, folder);
//   const Result<Session::End> end = games.start(options, seats, seed, Stops::by_default);
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "storage/game_file.hpp"
#include "table/journal.hpp"
#include "terminal/session.hpp"

namespace meander::onirim {

class LocalGames {
 public:
  // The console outlives it; the data folder is created with the first game.
  LocalGames(Console& console, std::filesystem::path folder) : console_(console), folder_(std::move(folder)) {}

  // Play until the game is over or left. An error means that nothing was played.
  Result<Session::End> start(const Options& options, const Table::Seats& seats, std::uint64_t seed, Stops stops);
  Result<Session::End> resume(const std::string& id);

  struct Unfinished {
    std::string id;
    std::chrono::system_clock::time_point changed;
    Table::Heading heading;
  };
  // The last played first; what cannot be read is left out.
  Result<std::vector<Unfinished>> unfinished() const;

 private:
  Session::End play(Table& table, GameFile& file);
  void count(const Table& table, GameFile& file);
  void complain(const Error& error);

  Console& console_;
  std::filesystem::path folder_;
  bool kept_ = true;  // whether everything of the game could be saved
};

}  // namespace meander::onirim
