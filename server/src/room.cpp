// One table: the order in which things are done, kept, and told.
#include "room.hpp"

#include <algorithm>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/post.hpp>
#include <chrono>

#include "server/log.hpp"
#include "workshop.hpp"

namespace meander::server {

namespace asio = boost::asio;

namespace {

constexpr protocol::Time until_next_try = 5000;  // milliseconds, while the disk takes nothing

}  // namespace

Room::Room(Workshop& workshop, std::int64_t number)
    : workshop_(workshop),
      number_(number),
      strand_(asio::make_strand(workshop.workers.get_executor())),
      alarm_(workshop.workers.get_executor()),
      unkept_(std::make_shared<std::string>()) {}

Room::~Room() = default;

void Room::ask(Task task) {
  asio::post(strand_, [self = shared_from_this(), task = std::move(task)]() mutable {
    self->waiting_.push_back(std::move(task));
    self->next();
  });
}

void Room::next() {
  if (busy_ || waiting_.empty()) return;
  busy_ = true;
  if (host_) {
    carry_out();
  } else {
    load();
  }
}

void Room::load() {
  const auto kept = std::make_shared<std::optional<KeptTable>>();
  workshop_.database->read(
      [number = number_, kept](Store& store) -> std::optional<Error> {
        auto found = store.table(number);
        if (!found) return found.error();
        *kept = std::move(*found);
        return std::nullopt;
      },
      [self = shared_from_this(), kept, work = asio::prefer(strand_, asio::execution::outstanding_work.tracked)](const std::optional<Error>& error) {
        asio::post(work, [self, kept, error] {
          self->trouble_ = error;
          if (!error) self->open(*kept);
          self->carry_out();
        });
      });
}

void Room::open(const std::optional<KeptTable>& kept) {
  if (!kept) {
    trouble_ = Error{marked("table"), marked("this table is no longer kept")};
    return;
  }
  id_ = kept->id;
  lines_ = kept->lines.size();
  unkept_->clear();
  const protocol::Time now = Workshop::now();
  auto host = protocol::Host::restored(kept->lines, chance_from(kept->chance_key), now,
                                       [unkept = unkept_](std::string_view lines) { unkept->append(lines).append("\n"); });
  if (!host) {
    trouble_ = host.error();
    log(LogLevel::error, "table cannot be restored", {{"table", id_}, {"problem", trouble_->text()}});
    return;
  }
  host_ = std::move(*host);
  for (Guest& guest : guests_) {
    host_->attach(guest.viewer, now);
    guest.behind = true;
  }
  host_->go_on(now);
}

void Room::carry_out() {
  const Task task = std::move(waiting_.front());
  waiting_.pop_front();
  Outcome outcome = task(host_ ? &*host_ : nullptr);
  if (!host_) {
    settle(outcome, trouble_);
    return;
  }
  if (host_->go_on(Workshop::now())) outcome.changed = true;
  keep(std::move(outcome));
}

void Room::keep(Outcome outcome) {
  if (unkept_->empty() && outcome.secrets.empty()) {
    settle(outcome, std::nullopt);
    return;
  }
  TableChange change{number_, lines_, lines_of(*unkept_), outcome.secrets, Workshop::now(), host_->over()};
  const std::size_t added = change.lines.size();
  workshop_.database->write([change = std::move(change)](Store& store) { return store.change(change); },
                            [self = shared_from_this(), outcome = std::move(outcome), added,
                             work = asio::prefer(strand_, asio::execution::outstanding_work.tracked)](const std::optional<Error>& error) {
                              asio::post(work, [self, outcome, added, error] {
                                if (error) {
                                  log(LogLevel::error, "table could not be written", {{"table", self->id_}, {"problem", error->text()}});
                                  self->host_.reset();
                                } else {
                                  self->lines_ += added;
                                }
                                self->unkept_->clear();
                                self->settle(outcome, error);
                              });
                            });
}

void Room::settle(const Outcome& outcome, const std::optional<Error>& error) {
  if (outcome.changed) {
    for (Guest& guest : guests_) guest.behind = true;
  }
  if (outcome.then) outcome.then(error);
  if (host_) spread();
  set_alarm();
  busy_ = false;
  next();
}

void Room::spread() {
  // Those who see the same from the same entry on are sent the same text.
  std::vector<Told> told;
  for (Guest& guest : guests_) {
    if (!guest.behind || guest.sending) continue;
    auto same = std::ranges::find_if(
        told, [&](const Told& other) { return other.viewer == guest.viewer && other.since == guest.since && other.language == guest.language; });
    if (same == told.end()) {
      const Json update = host_->update(guest.viewer, guest.since, Workshop::now());
      const std::size_t sequence = update.value("sequence", guest.since);
      told.push_back({guest.viewer, guest.since, guest.language, sequence, std::make_shared<const std::string>(update.dump())});
      same = std::prev(told.end());
    }
    guest.since = same->sequence;
    guest.behind = false;
    guest.sending = true;
    guest.client->send_update(same->text, [self = shared_from_this(), client = guest.client.get()] { self->sent(client); });
  }
}

void Room::set_alarm() {
  std::optional<protocol::Time> time;
  if (host_) {
    time = host_->alarm();
  } else if (!guests_.empty()) {
    time = Workshop::now() + until_next_try;
  }
  if (!time || guests_.empty() || resting_) {
    alarm_.cancel();
    return;
  }
  alarm_.expires_after(std::chrono::milliseconds(std::max<protocol::Time>(0, *time - Workshop::now())));
  // The room is looked up again: it may have been closed, and opened anew, since.
  alarm_.async_wait(asio::bind_executor(strand_, [&workshop = workshop_, number = number_](const boost::system::error_code& error) {
    if (error) return;
    if (const std::shared_ptr<Room> room = workshop.open_room(number)) room->ring();
  }));
}

}  // namespace meander::server
