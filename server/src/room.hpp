// One table that is being played or looked at: its host, who is there, and what waits to be done. Internal to the server.
//
//   room->attach(client, seat, since, hello);
//   room->receive(client.get(), message, [](const Json& reply) { … });
//   room->detach(client.get());
//
// Everything asked of a room is done by the workers, one thing after the other: it is carried out, what is new in the journal goes to the disk, and
// only then replies and updates go out and the next thing begins. If the disk does not take it, the host is thrown away and made again from what is
// kept, so nobody ever sees what is not. Replies are called by a worker.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client.hpp"
#include "protocol/host.hpp"
#include "store.hpp"

namespace meander::server {

class Workshop;

class Room : public std::enable_shared_from_this<Room> {
 public:
  using Reply = std::function<void(const Json& reply)>;

  Room(Workshop& workshop, std::int64_t number);
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;
  ~Room();

  // A client that has said hello: it gets `welcome` and an update, or an `error` and the end.
  void attach(std::shared_ptr<Client> client, protocol::Viewer viewer, const Json& hello);
  void detach(const Client* client);
  void receive(const Client* client, Json message, Reply reply);
  // The answer to whoever has created it with this key, again.
  void created(const Secret& key, const Json& request, Reply reply);
  // A guest takes an open seat, with a link of its own.
  void join(int seat, const Secret& link, const Json& request, Reply reply);
  // The same answer again, for a guest that has joined with this link.
  void joined(int seat, const Secret& link, const Json& request, Reply reply);
  // Nothing when the table cannot be opened.
  void summary(protocol::Viewer viewer, std::string language, std::function<void(std::optional<Json>)> done);
  // Some clock may have run out.
  void ring();
  // The server ends: no alarm any more.
  void rest();

 private:
  struct Guest {
    std::shared_ptr<Client> client;
    protocol::Viewer viewer = protocol::watcher;
    std::size_t since = 0;
    std::string language;
    bool sending = false;  // it has not taken its last update
    bool behind = true;    // there is something that its last update did not tell
  };
  // An update that was made already.
  struct Told {
    protocol::Viewer viewer = protocol::watcher;
    std::size_t since = 0;
    std::string language;
    std::size_t sequence = 0;
    Text text;
  };
  // What doing something comes to. `then` is called with what is wrong, or with nothing when all of it is kept.
  struct Outcome {
    bool changed = false;
    std::vector<NewSecret> secrets = {};
    std::function<void(const std::optional<Error>& error)> then = {};
  };
  // `host` is null when the table cannot be opened; `then` is told why.
  using Task = std::function<Outcome(protocol::Host* host)>;

  Json joined_message(int seat, const Secret& link, const Json& request) const;
  void ask(Task task);
  void next();
  void load();
  void open(const std::optional<KeptTable>& kept);
  void carry_out();
  void keep(Outcome outcome);
  void settle(const Outcome& outcome, const std::optional<Error>& error);
  void spread();
  void set_alarm();
  // The client has taken its update.
  void sent(const Client* client);
  Guest* guest_of(const Client* client);

  Workshop& workshop_;
  const std::int64_t number_;
  boost::asio::strand<boost::asio::thread_pool::executor_type> strand_;
  boost::asio::steady_timer alarm_;
  std::deque<Task> waiting_;
  bool busy_ = false;
  bool resting_ = false;
  std::string id_;
  std::optional<protocol::Host> host_;
  std::optional<Error> trouble_;         // why there is no host
  std::shared_ptr<std::string> unkept_;  // lines that are not in the database yet
  std::size_t lines_ = 0;                // those that are
  std::vector<Guest> guests_;
};

}  // namespace meander::server
