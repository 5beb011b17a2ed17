#include "desk.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/post.hpp>

#include "protocol/requests.hpp"
#include "replies.hpp"
#include "room.hpp"
#include "visitors.hpp"
#include "words/text.hpp"
#include "workshop.hpp"

namespace meander::server {

namespace asio = boost::asio;

namespace {

// A counter for each type that there is: clients cannot make more.
std::string counted_type(const Json& message) {
  static constexpr std::array<std::string_view, 22> types{"games",   "create", "invitation", "join",      "tables",  "rules", "replay", "analysis",
                                                          "hello",   "answer", "why",        "undo",      "consent", "hint",  "stops",  "stop",
                                                          "give_up", "record", "replace",    "come_back", "leave",   "ping"};
  if (!message.is_object() || !message.contains("type") || !message["type"].is_string()) return "other";
  const std::string type = message["type"];
  return std::ranges::find(types, type) == types.end() ? "other" : type;
}

}  // namespace

void Desk::request(std::string text, std::string address, Reply reply) {
  asio::post(workshop_.workers, [this, text = std::move(text), address = std::move(address), reply = std::move(reply)] {
    const protocol::Read read = protocol::read_message(text);
    const Send send = [this, type = counted_type(read.message), reply](const Json& message) {
      const std::string outcome = outcome_of(message);
      workshop_.metrics.message(type, outcome);
      reply({protocol::written(message), outcome, false});
    };
    if (!read.error.is_null()) {
      send(read.error);
    } else if (auto answer = protocol::answered(read.message)) {
      if (read.message["type"] == "games") (*answer)["version"] = MEANDER_VERSION;
      send(*answer);
    } else if (const std::string type = read.message.value("type", std::string()); type == "create") {
      create(read.message, address, send);
    } else if (type == "invitation") {
      invitation(read.message, send);
    } else if (type == "join") {
      join(read.message, send);
    } else if (type == "tables") {
      tables(read.message, address, send);
    } else {
      send(protocol::error_message(read.message, "malformed", tr("This is said at a table, over a WebSocket."), "type"));
    }
  });
}

void Desk::greet(std::string text, std::shared_ptr<Client> client, Greeted greeted) {
  asio::post(workshop_.workers, [this, text = std::move(text), client = std::move(client), greeted = std::move(greeted)] {
    const protocol::Read read = protocol::read_message(text);
    const Json& hello = read.message;
    const auto refuse = [this, client, greeted](const Json& error) {
      workshop_.metrics.message("hello", outcome_of(error));
      client->send(std::make_shared<const std::string>(protocol::written(error)));
      greeted(nullptr);
    };
    if (!read.error.is_null()) return refuse(read.error);
    if (hello.value("type", std::string()) != "hello") {
      return refuse(protocol::error_message(hello, "malformed", tr("The first message is hello."), "type"));
    }
    if (hello["protocol"] != protocol::version) {
      return refuse(
          protocol::error_message(hello, "version", tr("This server speaks another version of the protocol: load the page again."), "protocol"));
    }
    look_up({hello.value("link", std::string())}, [this, hello, client, greeted, refuse](const std::vector<Found>& found) {
      const std::optional<Use>& use = found.front().use;
      if (found.front().failed) return refuse(closed(hello));
      if (!use || use->kind == SecretKind::invite) return refuse(unknown(hello));
      const std::shared_ptr<Room> room = workshop_.room(use->table);
      workshop_.metrics.message("hello", "welcome");
      // Whoever leaves at once leaves after this.
      room->attach(client, use->seat, hello);
      greeted(room);
    });
  });
}

void Desk::receive(std::shared_ptr<Room> room, std::shared_ptr<Client> client, std::string text, Reply reply) {
  asio::post(workshop_.workers, [this, room = std::move(room), client = std::move(client), text = std::move(text), reply = std::move(reply)] {
    const protocol::Read read = protocol::read_message(text);
    const Send send = [this, type = counted_type(read.message), reply](const Json& message) {
      const std::string outcome = outcome_of(message);
      workshop_.metrics.message(type, outcome);
      reply({protocol::written(message), outcome, ends_socket(message)});
    };
    if (!read.error.is_null()) return send(read.error);
    room->receive(client.get(), read.message, send);
  });
}

void Desk::look_up(const std::vector<std::string>& secrets, std::function<void(const std::vector<Found>&)> done) {
  const auto found = std::make_shared<std::vector<Found>>(secrets.size());
  workshop_.database->read(
      [secrets, found](Store& store) -> std::optional<Error> {
        for (std::size_t i = 0; i < secrets.size(); ++i) {
          const std::optional<Secret> secret = Secret::read(secrets[i]);
          if (!secret) continue;
          const auto use = store.use_of(*secret);
          if (!use) return use.error();
          (*found)[i].use = *use;
        }
        return std::nullopt;
      },
      [found, done = std::move(done),
       work = asio::prefer(workshop_.workers.get_executor(), asio::execution::outstanding_work.tracked)](const std::optional<Error>& error) {
        asio::post(work, [found, done, failed = error.has_value()] {
          for (Found& each : *found) each.failed = failed;
          done(*found);
        });
      });
}

}  // namespace meander::server
