// Tables that are made, joined, listed.
#include <atomic>
#include <boost/asio/post.hpp>

#include "desk.hpp"
#include "hand_out.hpp"
#include "protocol/requests.hpp"
#include "replies.hpp"
#include "room.hpp"
#include "server/log.hpp"
#include "visitors.hpp"
#include "words/text.hpp"
#include "workshop.hpp"

namespace meander::server {

namespace asio = boost::asio;

namespace {

constexpr std::size_t most_links = 50;

}  // namespace

void Desk::create(const Json& request, const std::string& address, const Send& send) {
  for (const char* key : {"seed", "start"}) {
    if (request.contains(key)) {
      return send(protocol::error_message(request, "options", tr("On a server chance alone decides where a game begins and what comes."), key));
    }
  }
  if (!request.contains("key")) return create_with(Secret::fresh(), request, address, send);
  const std::optional<Secret> key = Secret::read(request["key"].get<std::string>());
  if (!key) return send(protocol::error_message(request, "malformed", tr("A key has 32 hexadecimal digits in lower case."), "key"));
  look_up({key->watch().text()}, [this, key = *key, request, address, send](const std::vector<Found>& found) {
    if (found.front().failed) return send(closed(request));
    if (found.front().use) return workshop_.room(found.front().use->table)->created(key, request, send);
    create_with(key, request, address, send);
  });
}

void Desk::create_with(const Secret& key, const Json& request, const std::string& address, const Send& send) {
  const Blob chance = new_chance_key();
  const protocol::Time now = Workshop::now();
  std::string text;
  const auto host = protocol::Host::create(request, chance_from(chance), now, [&text](std::string_view lines) { text.append(lines).append("\n"); });
  if (!host) return send(protocol::error_message(request, "options", host.error()));
  if (workshop_.tables >= workshop_.options.limits.tables || !visitors_.may_create(address)) return send(too_many(request));
  const std::string id = new_table_id();
  HandedOut handed = hand_out(*host, key);
  Json created = reply_to(request, "created");
  created["table"] = id;
  created.update(handed.told);
  TableChange change{0, 0, lines_of(text), std::move(handed.secrets), now, host->over()};
  const std::size_t seats = change.secrets.size() - 1;
  // The same may have been asked twice at once: then there is the table already.
  const auto known = std::make_shared<std::optional<Use>>();
  workshop_.database->write(
      [id, key, chance, change, known](Store& store) mutable -> std::optional<Error> {
        const auto use = store.use_of(key.watch());
        if (!use) return use.error();
        *known = *use;
        if (*known) return std::nullopt;
        const auto number = store.add_table(id, chance, change.now);
        if (!number) return number.error();
        change.table = *number;
        return store.change(change);
      },
      [this, key, request, created, send, id, seats, known,
       work = asio::prefer(workshop_.workers.get_executor(), asio::execution::outstanding_work.tracked)](const std::optional<Error>& error) {
        if (!error && *known) {
          asio::post(work, [this, key, request, send, table = (*known)->table] { workshop_.room(table)->created(key, request, send); });
          return;
        }
        if (error) {
          log(LogLevel::error, "table could not be created", {{"problem", error->text()}});
        } else {
          ++workshop_.tables;
          log(LogLevel::info, "table created", {{"table", id}, {"persons", seats}});
        }
        asio::post(work, [request, created, send, kept = !error] { send(kept ? created : disk_full(request)); });
      });
}

void Desk::invitation(const Json& request, const Send& send) {
  look_up({request["invite"].get<std::string>()}, [this, request, send](const std::vector<Found>& found) {
    const std::optional<Use>& invite = found.front().use;
    if (found.front().failed) return send(closed(request));
    if (!invite || invite->kind != SecretKind::invite) return send(unknown(request));
    workshop_.room(invite->table)
        ->summary(protocol::watcher, request.value("language", std::string()),
                  [seat = invite->seat, request, send](const std::optional<Json>& summary) {
                    if (!summary) return send(closed(request));
                    Json reply = reply_to(request, "invitation");
                    reply["seat"] = seat;
                    for (const char* key : {"game", "title", "options", "clock", "seats"}) {
                      if (const auto found = summary->find(key); found != summary->end()) reply[key] = *found;
                    }
                    send(reply);
                  });
  });
}

void Desk::join(const Json& request, const Send& send) {
  if (!request.contains("link")) return join_with(Secret::fresh(), request, send);
  const std::optional<Secret> link = Secret::read(request["link"].get<std::string>());
  if (link) return join_with(*link, request, send);
  send(protocol::error_message(request, "malformed", tr("A link has 32 hexadecimal digits in lower case."), "link"));
}

void Desk::join_with(const Secret& link, const Json& request, const Send& send) {
  const std::vector<std::string> secrets{request.value("invite", std::string()), link.text()};
  look_up(secrets, [this, link, secrets, request, send](const std::vector<Found>& found) {
    const std::optional<Use>& invite = found[0].use;
    if (found[0].failed) return send(closed(request));
    if (!invite || invite->kind != SecretKind::invite) return send(unknown(request));
    const std::shared_ptr<Room> room = workshop_.room(invite->table);
    // What a link stands for when it is not new: this very seat, if its guest asks again, or something that nobody may join with.
    const auto known = [room, invite = *invite, link, request, send](const std::optional<Use>& use, const Json& taken) {
      const bool same = use && use->kind == SecretKind::link && use->table == invite.table && use->seat == invite.seat;
      if (!same) return send(taken);
      room->joined(invite.seat, link, request, send);
    };
    if (found[1].use) return known(found[1].use, protocol::error_message(request, "taken", tr("This link stands for something else."), "link"));
    room->join(invite->seat, link, request, [this, secrets, known, send](const Json& answer) {
      if (outcome_of(answer) != "taken") return send(answer);
      // The same may have been asked twice at once.
      look_up({secrets[1]}, [known, answer](const std::vector<Found>& again) { known(again.front().use, answer); });
    });
  });
}

void Desk::tables(const Json& request, const std::string& address, const Send& send) {
  const auto links = request["links"].get<std::vector<std::string>>();
  if (links.size() > most_links) {
    return send(
        protocol::error_message(request, "malformed", tr("At most {count} links are asked about at once.", arg("count", most_links)), "links"));
  }
  // Each may have to be read and played through.
  if (!visitors_.may_ask(address, static_cast<double>(links.size()) / 10)) return send(too_many(request));
  look_up(links, [this, request, links, send](const std::vector<Found>& found) {
    if (!found.empty() && found.front().failed) return send(closed(request));
    struct Gathered {
      std::vector<Json> tables;
      std::atomic<std::size_t> open;
    };
    const auto gathered = std::make_shared<Gathered>();
    gathered->tables.resize(links.size());
    gathered->open = links.size() + 1;
    const auto one_less = [gathered, request, send] {
      if (--gathered->open > 0) return;
      Json reply = reply_to(request, "tables");
      reply["tables"] = gathered->tables;
      send(reply);
    };
    for (std::size_t i = 0; i < links.size(); ++i) {
      const auto take = [gathered, one_less, link = links[i], i](const std::optional<Json>& summary) {
        gathered->tables[i] = {{"link", link}};
        if (summary) {
          gathered->tables[i].update(*summary);
        } else {
          gathered->tables[i]["missing"] = true;
        }
        one_less();
      };
      const std::optional<Use>& use = found[i].use;
      if (!use || use->kind == SecretKind::invite) {
        take(std::nullopt);
      } else {
        workshop_.room(use->table)->summary(use->seat, request.value("language", std::string()), take);
      }
    }
    one_less();
  });
}

}  // namespace meander::server
