// Where messages come in, with nothing of the network in it: requests of anybody, the greeting of a socket, messages at a table. Internal to the
// server.
//
//   desk.request(text, address, [](Answer answer) { … });       // POST /api
//   desk.greet(text, client, [](std::shared_ptr<Room> room) { … });
//   desk.receive(room, client, text, [](Answer answer) { … });
//
// Returns at once; the work is done by the workers, and they call back.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "client.hpp"
#include "store.hpp"
#include "table/json.hpp"

namespace meander::server {

class Room;
class Visitors;
class Workshop;

struct Answer {
  std::string text;
  std::string outcome;  // the type of the message, or the code of an error
  bool ends = false;    // a socket is closed after it
};

class Desk {
 public:
  using Reply = std::function<void(Answer answer)>;
  using Greeted = std::function<void(std::shared_ptr<Room> room)>;

  Desk(Workshop& workshop, Visitors& visitors) : workshop_(workshop), visitors_(visitors) {}

  void request(std::string text, std::string address, Reply reply);
  // The client is sent what answers its hello. Without a room, what it was sent is the last message.
  void greet(std::string text, std::shared_ptr<Client> client, Greeted greeted);
  void receive(std::shared_ptr<Room> room, std::shared_ptr<Client> client, std::string text, Reply reply);

 private:
  using Send = std::function<void(const Json& reply)>;
  void create(const Json& request, const std::string& address, const Send& send);
  void create_with(const Secret& key, const Json& request, const std::string& address, const Send& send);
  void invitation(const Json& request, const Send& send);
  void join(const Json& request, const Send& send);
  void join_with(const Secret& link, const Json& request, const Send& send);
  void tables(const Json& request, const std::string& address, const Send& send);
  // What a secret stands for, told to a worker: `failed` when the database could not be read.
  struct Found {
    std::optional<Use> use;
    bool failed = false;
  };
  void look_up(const std::vector<std::string>& secrets, std::function<void(const std::vector<Found>&)> done);

  Workshop& workshop_;
  Visitors& visitors_;
};

}  // namespace meander::server
