// Many clients of a server at once, from one thread, for measuring it.
//
//   Load load({.port = server.port(), .games = 2000, .active = 1000}, stop);
//   if (const auto error = load.open_games()) return report(*error);   // tables with somebody at every person's seat
//   if (const auto error = load.open_idle()) return report(*error);    // sockets at tables where nothing happens
//   load.warm_up();
//   const LoadReport report = load.play();
//
// Guarantees:
// - The times of an action are counted from the moment at which it was due, so that a server that is late is not asked less for it.
// - Games are of four kinds in turn: alone; alone with all expansions; two persons; a person with a computer, all expansions. Which of the possible
//   actions is taken is a seeded choice.
// - Whatever is not as the protocol says is counted as an error; errors end what they meet, and nothing else.
// - `stop` ends whatever is being done.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/result.hpp"

namespace meander::load {

struct LoadPlan {
  unsigned short port = 0;
  int games = 2000;
  int active = 1000;    // games in which somebody acts
  int idle = 5000;      // connections
  double period = 2;    // seconds from one action of a game to the next, on average: each time half to one and a half of it
  double seconds = 30;  // that are measured
  std::uint64_t seed = 1;
};

// How long something took, again and again, in milliseconds.
class Times {
 public:
  void add(double milliseconds) { times_.push_back(milliseconds); }
  std::size_t count() const { return times_.size(); }
  // The time within which so large a part of them was; 1: the longest. 0 when there is none.
  double within(double part) const;

 private:
  std::vector<double> times_;
};

struct LoadReport {
  Times round_trips;  // of an action: from the moment at which it was due to its player's update
  Times delays;       // the load's own part of that: from that moment until it was sent
  double seconds = 0;
  std::size_t games_over = 0;
  std::uint64_t bytes_sent = 0;  // of messages
  std::uint64_t bytes_received = 0;
  std::size_t errors = 0;
  Message first_error;
};

class Load {
 public:
  // How many of how many are done, some times a second.
  using Progress = std::function<void(int done, int all)>;

  Load(const LoadPlan& plan, const std::atomic<bool>& stop, Progress progress = {});
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;
  ~Load();

  std::optional<Error> open_games();
  std::optional<Error> open_idle();
  // The games begin, for a period that is not measured.
  void warm_up();
  LoadReport play();
  // At tables, idle ones included.
  int sockets() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace meander::load
