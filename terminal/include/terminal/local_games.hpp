// Games played on this computer: kept from the first moment on, continued, and counted when they end.
//
//   LocalGames games(console, folder);
//   const Result<SessionEnd> end = games.start<onirim::Face>(options, seats, seed, onirim::Stops::by_default);
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "storage/game_file.hpp"
#include "storage/statistics.hpp"
#include "terminal/labyrinth/session.hpp"
#include "terminal/session.hpp"

namespace meander {

class LocalGames {
 public:
  // The console outlives it; the data folder is created with the first game.
  LocalGames(Console& console, std::filesystem::path folder) : console_(console), folder_(std::move(folder)) {}

  // Play until the game is over or left. An error means that nothing was played.
  template <typename Face>
  Result<SessionEnd> start(const typename Face::At::Options& options, const typename GameTable<typename Face::At>::Seats& seats, std::uint64_t seed,
                           typename Face::At::Stops stops);
  Result<SessionEnd> resume(const std::string& id);

  struct Unfinished {
    std::string id;
    std::chrono::system_clock::time_point changed;
    std::string title;  // empty where the heading cannot be read; resume() tells why
    std::uint64_t seed = 0;
  };
  // The last played first.
  Result<std::vector<Unfinished>> unfinished() const;
  // The turn that an unfinished game stands in; 0 at its set-up, and where its journal cannot be followed.
  int turn_of(const std::string& id) const;

 private:
  template <typename Face>
  Result<SessionEnd> resume_as(GameFile& file);
  template <typename Face>
  SessionEnd play(GameTable<typename Face::At>& table, GameFile& file);
  void count(const FinishedGame& game, GameFile& file);
  void complain(const Error& error);

  Console& console_;
  std::filesystem::path folder_;
  bool kept_ = true;  // whether everything of the game could be saved
};

}  // namespace meander
