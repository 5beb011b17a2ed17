// Sitting down, and being told.
#include "bot_game.hpp"

#include <chrono>
#include <thread>

namespace meander::server {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto patience = std::chrono::seconds(30);  // with a server that is away

}  // namespace

void Tally::add(const Tally& other) {
  games += other.games;
  won += other.won;
  answers += other.answers;
  taken_back += other.taken_back;
  lost_connections += other.lost_connections;
  refused += other.refused;
}

const SoakedGame& soaked(std::string_view game) { return game == "labyrinth" ? soaked_labyrinth() : soaked_onirim(); }

BotGame::BotGame(unsigned short port, const SoakedGame& game, std::uint64_t seed, std::uint64_t number)
    : port_(port), game_(game), random_(seed, number), options_(game.options(number, random_)), advised_(random_.below(100) < game.advised) {}

Json BotGame::request(const Json& message) const {
  const auto latest = Clock::now() + patience;
  while (Clock::now() < latest) {
    Json reply = api(port_, message);
    if (reply.is_object()) return reply;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  throw Fault("no answer to " + message.dump());
}

std::string BotGame::fresh_link() {
  std::string link;
  while (link.size() < 32) link += "0123456789abcdef"[random_.below(16)];
  return link;
}

void BotGame::sit_at_all() {
  Json setup = {{"type", "create"}, {"game", game_.name}, {"options", options_}, {"seats", {{{"kind", "here"}, {"name", "Ada"}}}}};
  const auto computers = static_cast<std::uint32_t>(game_.computers.size());
  for (int seat = 1; seat < game_.players(options_); ++seat) {
    const std::uint32_t kind = random_.below(4);
    setup["seats"].push_back({{"kind", kind == 0 ? "here" : kind == 1 ? "open" : game_.computers[random_.below(computers)]}});
  }
  if (setup["seats"].size() > 1 && chance(30)) std::swap(setup["seats"][0], setup["seats"].back());
  const Json created = request(setup);
  if (type_of(created) != "created") throw Fault("no table: " + setup.dump() + " " + created.dump());
  watch_ = created["watch"];
  for (const Json& seat : created["seats"]) {
    if (!seat.contains("link") && !seat.contains("invite")) continue;
    Chair chair;
    chair.seat = seat["seat"];
    if (seat.contains("link")) {
      chair.link = seat["link"];
    } else {
      Json join = {{"type", "join"}, {"invite", seat["invite"]}, {"name", "Zoë"}, {"link", fresh_link()}};
      if (chance(20)) request(join);
      const Json joined = request(join);
      if (type_of(joined) != "joined" || joined["seat"] != chair.seat) throw Fault("not joined: " + joined.dump());
      chair.link = joined["link"];
    }
    chairs_.push_back(std::move(chair));
  }
  for (Chair& chair : chairs_) connect(chair);
}

void BotGame::connect(Chair& chair) {
  const auto latest = Clock::now() + patience;
  while (Clock::now() < latest) {
    auto seat = server::sit_down(port_, chair.link, chair.update.value("sequence", std::size_t{0}));
    if (seat && type_of(seat->welcome) == "error") throw Fault("not welcome: " + seat->welcome.dump());
    if (seat && type_of(seat->update) == "update") {
      if (seat->welcome["seat"] != chair.seat) throw Fault("another seat: " + seat->welcome.dump());
      chair.socket.emplace(std::move(seat->socket));
      take(chair, std::move(seat->update));
      const Json& prompt = chair.update["prompt"];
      if (chair.acknowledged && !prompt.is_null() && prompt["number"] == *chair.acknowledged) throw Fault("an acknowledged answer was lost");
      return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  throw Fault("the connection could not be made again");
}

void BotGame::lose(Chair& chair) {
  chair.socket.reset();
  ++tally_->lost_connections;
}

void BotGame::take(Chair& chair, Json update) {
  const auto known = chair.update.value("sequence", std::size_t{0});
  const auto sequence = update["sequence"].get<std::size_t>();
  const Json& log = update["log"];
  if (sequence < known) throw Fault("what was told is gone: " + std::to_string(sequence) + " after " + std::to_string(known));
  if (!log.empty() && log.front()["n"] != known) throw Fault("the log does not go on from " + std::to_string(known) + ": " + log.dump());
  if (log.empty() && sequence != known) throw Fault("the log misses " + std::to_string(known) + " to " + std::to_string(sequence));
  for (const Json& entry : log) {
    if (entry.contains("taken_back")) chair.events.push_back(entry["taken_back"]);
    if (entry.contains("events")) chair.events.insert(chair.events.end(), entry["events"].begin(), entry["events"].end());
  }
  chair.update = std::move(update);
}

BotGame::Heard BotGame::hear(Chair& chair, Json& reply) {
  if (!chair.socket) {
    connect(chair);
    return Heard::update;
  }
  Json message = chair.socket->receive();
  if (message.is_null()) {
    if (!chair.socket->ended()) throw Fault("nothing came, and the connection stands");
    lose(chair);
    connect(chair);
    return Heard::update;
  }
  if (type_of(message) == "update") {
    take(chair, std::move(message));
    return Heard::update;
  }
  reply = std::move(message);
  return Heard::reply;
}

Json BotGame::reply(Chair& chair) {
  // A new connection has no reply to wait for.
  const std::size_t lost = tally_->lost_connections;
  Json reply;
  while (hear(chair, reply) != Heard::reply) {
    if (tally_->lost_connections != lost) return {};
  }
  return reply;
}

Json BotGame::say(Chair& chair, const Json& message) {
  if (!chair.socket) connect(chair);
  if (chair.socket->send(message)) return reply(chair);
  lose(chair);
  connect(chair);
  return {};
}

void BotGame::await(Chair& chair, const std::function<bool(const Json& update)>& so) {
  Json unexpected;
  while (!so(chair.update)) {
    if (hear(chair, unexpected) == Heard::reply) throw Fault("nothing was asked: " + unexpected.dump());
  }
}

void BotGame::await_sequence(std::size_t sequence) {
  for (Chair& chair : chairs_) {
    await(chair, [sequence](const Json& update) { return update["sequence"].get<std::size_t>() >= sequence; });
  }
}

BotGame::Chair& BotGame::other(const Chair& chair) {
  const auto count = static_cast<std::uint32_t>(chairs_.size());
  if (count == 1) return chairs_.front();
  const auto own = static_cast<std::uint32_t>(&chair - chairs_.data());
  return chairs_[(own + 1 + random_.below(count - 1)) % count];
}

// Who is asked may change without anything being told to everybody, as where seats say in turn whether they attack: so all of them say what they know
// by now, until one is asked that sits here.
BotGame::Chair* BotGame::asked() {
  for (const auto latest = Clock::now() + patience; Clock::now() < latest; std::this_thread::sleep_for(std::chrono::milliseconds(5))) {
    for (Chair& chair : chairs_) say(chair, {{"type", "ping"}});
    std::size_t newest = 0;
    for (const Chair& chair : chairs_) newest = std::max(newest, chair.update["sequence"].get<std::size_t>());
    await_sequence(newest);
    if (chairs_.front().update["over"].get<bool>()) return nullptr;
    for (Chair& chair : chairs_) {
      if (!chair.update["prompt"].is_null()) return &chair;
    }
  }
  throw Fault("nobody is asked who is there: " + chairs_.front().update.dump());
}

}  // namespace meander::server
