// What the connections share. Internal to the server; of the network's thread alone.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <list>

#include "desk.hpp"
#include "server/options.hpp"
#include "visitors.hpp"
#include "workshop.hpp"

namespace meander::server {

struct Hall {
  explicit Hall(Workshop& shop) : workshop(shop), options(shop.options), visitors(shop.options.limits), desk(shop, visitors) {}

  Workshop& workshop;
  const ServerOptions& options;
  Visitors visitors;
  Desk desk;
  // How each connection that is open is asked to end.
  std::list<std::function<void()>> open;
  bool stopping = false;
  // Whether the database took a change lately, so that asking often costs nothing.
  struct {
    protocol::Time checked = 0;
    bool good = false;
  } health;
  // One thread is enough for frames; everything that takes time is the workers'. It goes first: connections that it still holds use the rest.
  boost::asio::io_context network{1};
};

// A connection's place in the hall, while it lives.
class Place {
 public:
  Place(Hall& hall, std::function<void()> end) : hall_(hall), place_(hall.open.insert(hall.open.end(), std::move(end))) {}
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  ~Place() { hall_.open.erase(place_); }

 private:
  Hall& hall_;
  std::list<std::function<void()>>::iterator place_;
};

}  // namespace meander::server
