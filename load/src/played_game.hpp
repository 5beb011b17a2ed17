// A game at the server: a socket for each person, and one of them acts from time to time. Internal to the load.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <vector>

#include "connections.hpp"
#include "core/random.hpp"
#include "load/load.hpp"

namespace meander::load {

using Clock = std::chrono::steady_clock;

// What the games of a load share.
struct Stage {
  boost::asio::io_context& context;
  const LoadPlan& plan;
  Counts counts;
  LoadReport report;
  Clock::time_point measured_from = Clock::time_point::max();
  Clock::time_point end;
  int sockets = 0;
  int playing = 0;  // games that have not come to the end yet
};

class PlayedGame : public std::enable_shared_from_this<PlayedGame> {
 public:
  PlayedGame(Stage& stage, int number);

  // Makes a table and sits down at it; false when the server did not let it.
  boost::asio::awaitable<bool> open(Requests& requests);
  // Until the stage's end.
  boost::asio::awaitable<void> play();

 private:
  struct Seat {
    explicit Seat(std::shared_ptr<TableSocket> taken) : socket(std::move(taken)) {}
    std::shared_ptr<TableSocket> socket;
    Json prompt;           // what it is asked; null: nothing
    bool waiting = false;  // for the update that answers it
    Clock::time_point heard_at = {};
  };
  void heard(std::size_t seat, const Json& message);
  Json request() const;
  Seat* asked();
  boost::asio::awaitable<void> act(Clock::time_point due);
  // Until something was heard; false at the end.
  boost::asio::awaitable<bool> something();
  Clock::duration about(double seconds);
  void close();

  Stage& stage_;
  int number_;
  Random random_;
  std::vector<Seat> seats_;
  boost::asio::steady_timer due_;
  boost::asio::steady_timer heard_;
  bool over_ = false;
  bool failed_ = false;
};

}  // namespace meander::load
