// One table as its protocol sees it (docs/protocol.md): who sits where, what each is sent, what each may do.
//
//   Result<Host> host = Host::create(setup, chance, keep);
//   host->go_on(now);                                            // chance and computers, until a person is asked
//   Host::Received received = host->receive(seat, message, now);  // an answer, undo, hint …
//   send(received.reply);                                        // to the one that asked
//   if (received.changed) for (each who is there) send(host->update(viewer, since, now));
//
// `keep` is called with the lines that are new in the table's journal before receive() or go_on() returns: whoever promises durability writes them
// down before it sends anything. Host::restored(lines) goes on from any beginning of a journal that ends with a whole line.
// Not thread-safe: one thread at a time for one host. Nothing here reads a clock: `now` is milliseconds since 1970.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "table/chance.hpp"
#include "table/json.hpp"

namespace meander::protocol {

struct Place;

// Who is sent something: a seat from 1 on, or `watcher`.
using Viewer = int;
inline constexpr Viewer watcher = 0;

// Milliseconds since 1970.
using Time = std::int64_t;

class Host {
 public:
  using Keep = std::function<void(std::string_view lines)>;

  // From a `create` message that check_request() has let through; errors name the field.
  static Result<Host> create(const Json& request, const Chance& chance, Time now, Keep keep = {});
  static Result<Host> restored(const std::vector<std::string>& lines, const Chance& chance, Time now, Keep keep = {});
  Host(Host&&) noexcept;
  Host& operator=(Host&&) noexcept;
  ~Host();

  int seats() const;
  // Whether the seat was created for a person at the creator's device, for one that is to join, or for a computer.
  enum class SeatUse : std::uint8_t { here, open, computer };
  SeatUse use_of(int seat) const;

  // Chance, computers, clocks that have run out and seats that have become replaceable, until a person is asked. True when something has changed.
  bool go_on(Time now);
  // When go_on() has to be called again though nobody sends anything: the clock of the seat asked runs out then, or a seat has been away for long.
  std::optional<Time> alarm() const;

  // A guest sits down at an open seat; an error when it is taken or the name is no name.
  std::optional<Error> join(int seat, std::string_view name, Time now);
  // A device of this seat has come or gone; counted, so that two devices may share a seat. True when something has changed.
  bool attach(Viewer viewer, Time now);
  bool detach(Viewer viewer, Time now);

  struct Received {
    Json reply;            // answers the message
    bool changed = false;  // everybody's update differs now
  };
  // Any message of the table but `hello`, of the schema or not.
  Received receive(Viewer viewer, const Json& message, Time now);

  Json welcome(Viewer viewer) const;
  // The whole update; the log from entry `since` on.
  Json update(Viewer viewer, std::size_t since, Time now) const;
  // The table in a list of tables, without the link.
  Json summary(Viewer viewer) const;

  bool over() const;
  // Of this seat alone while the game goes on, of everything when it is over.
  std::string record(Viewer viewer) const;

 private:
  explicit Host(std::unique_ptr<Place> place);
  std::unique_ptr<Place> place_;
};

}  // namespace meander::protocol
