// What can be asked of a table.
#include <algorithm>
#include <boost/asio/post.hpp>

#include "hand_out.hpp"
#include "protocol/requests.hpp"
#include "replies.hpp"
#include "room.hpp"
#include "workshop.hpp"

namespace meander::server {

namespace {

Text shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

}  // namespace

Room::Guest* Room::guest_of(const Client* client) {
  const auto found = std::ranges::find_if(guests_, [client](const Guest& guest) { return guest.client.get() == client; });
  return found == guests_.end() ? nullptr : &*found;
}

void Room::attach(std::shared_ptr<Client> client, protocol::Viewer viewer, const Json& hello) {
  ask([this, client = std::move(client), viewer, hello](protocol::Host* host) {
    Outcome outcome;
    const auto same = std::ranges::count(guests_, viewer, &Guest::viewer);
    const bool crowded = same >= workshop_.options.limits.sockets_a_seat;
    if (host != nullptr && !crowded) {
      outcome.changed = host->attach(viewer, Workshop::now());
      Json welcome = host->welcome(viewer);
      welcome["version"] = MEANDER_VERSION;
      welcome["table"] = id_;
      if (hello.contains("id")) welcome["id"] = hello["id"];
      guests_.push_back({client, viewer, hello.value("since", std::size_t{0}), hello.value("language", std::string())});
      outcome.then = [this, client, hello, welcome = shared(protocol::written(welcome))](const std::optional<Error>& error) {
        if (!error) {
          client->send(welcome);
          return;
        }
        std::erase_if(guests_, [&](const Guest& guest) { return guest.client == client; });
        client->send(shared(protocol::written(disk_full(hello))));
        client->close();
      };
      return outcome;
    }
    outcome.then = [client, hello, crowded](const std::optional<Error>&) {
      client->send(shared(protocol::written(crowded ? too_many(hello) : closed(hello))));
      client->close();
    };
    return outcome;
  });
}

void Room::detach(const Client* client) {
  ask([this, client](protocol::Host* host) {
    const Guest* guest = guest_of(client);
    if (guest == nullptr) return Outcome{};
    const protocol::Viewer viewer = guest->viewer;
    std::erase_if(guests_, [client](const Guest& each) { return each.client.get() == client; });
    return Outcome{host != nullptr && host->detach(viewer, Workshop::now())};
  });
}

void Room::receive(const Client* client, Json message, Reply reply) {
  ask([this, client, message = std::move(message), reply = std::move(reply)](protocol::Host* host) {
    const Guest* guest = guest_of(client);
    if (host == nullptr || guest == nullptr) return Outcome{false, {}, [reply, message](const auto&) { reply(closed(message)); }};
    const protocol::Host::Received received = host->receive(guest->viewer, message, Workshop::now());
    return Outcome{received.changed, {}, [reply, message, answer = received.reply](const std::optional<Error>& error) {
                     reply(error ? disk_full(message) : answer);
                   }};
  });
}

void Room::sent(const Client* client) {
  ask([this, client](protocol::Host*) {
    if (Guest* guest = guest_of(client); guest != nullptr) guest->sending = false;
    return Outcome{};
  });
}

void Room::created(const Secret& key, const Json& request, Reply reply) {
  ask([this, key, request, reply = std::move(reply)](protocol::Host* host) {
    Json answer = host == nullptr ? closed(request) : reply_to(request, "created");
    if (host != nullptr) {
      answer["table"] = id_;
      answer.update(hand_out(*host, key).told);
    }
    return Outcome{false, {}, [reply, answer](const auto&) { reply(answer); }};
  });
}

Json Room::joined_message(int seat, const Secret& link, const Json& request) const {
  Json joined = reply_to(request, "joined");
  joined["table"] = id_;
  joined["seat"] = seat;
  joined["link"] = link.text();
  joined["watch"] = link.watch().text();
  return joined;
}

void Room::join(int seat, const Secret& link, const Json& request, Reply reply) {
  ask([this, seat, link, request, reply = std::move(reply)](protocol::Host* host) {
    if (host == nullptr) return Outcome{false, {}, [reply, request](const auto&) { reply(closed(request)); }};
    if (const auto refused = host->join(seat, request.value("name", std::string()), Workshop::now())) {
      const char* code = refused->place.text() == "name" ? "options" : "taken";
      return Outcome{false, {}, [reply, answer = protocol::error_message(request, code, *refused)](const auto&) { reply(answer); }};
    }
    return Outcome{true,
                   {{link, seat, SecretKind::link}, {link.watch(), protocol::watcher, SecretKind::watch}},
                   [reply, request, answer = joined_message(seat, link, request)](const std::optional<Error>& error) {
                     reply(error ? disk_full(request) : answer);
                   }};
  });
}

void Room::joined(int seat, const Secret& link, const Json& request, Reply reply) {
  ask([this, seat, link, request, reply = std::move(reply)](protocol::Host* host) {
    return Outcome{
        false, {}, [reply, answer = host == nullptr ? closed(request) : joined_message(seat, link, request)](const auto&) { reply(answer); }};
  });
}

void Room::summary(protocol::Viewer viewer, std::string language, std::function<void(std::optional<Json>)> done) {
  ask([this, viewer, language = std::move(language), done = std::move(done)](protocol::Host* host) {
    std::optional<Json> summary;
    if (host != nullptr) {
      summary = Json{{"table", id_}};
      summary->update(host->summary(viewer));
    }
    return Outcome{false, {}, [done, summary](const std::optional<Error>&) { done(summary); }};
  });
}

void Room::ring() {
  ask([](protocol::Host*) { return Outcome{}; });
}

void Room::rest() {
  boost::asio::post(strand_, [self = shared_from_this()] {
    self->resting_ = true;
    self->alarm_.cancel();
  });
}

}  // namespace meander::server
