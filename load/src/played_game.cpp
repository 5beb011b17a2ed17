#include "played_game.hpp"

#include <algorithm>
#include <array>

namespace meander::load {

namespace asio = boost::asio;

namespace {

// An update that is so late has not come.
constexpr auto patience_for_update = std::chrono::seconds(10);

struct Kind {
  const char* expansions;
  std::array<const char*, 2> seats;  // the second one of two players only
};
constexpr std::array<Kind, 4> kinds{{
    {"", {"here", nullptr}},
    {"book,towers,premonitions", {"here", nullptr}},
    {"", {"here", "here"}},
    {"book,towers,premonitions", {"here", "greedy"}},
}};

// Any of the actions that are offered. g++ 12 takes no braced lists inside of coroutines.
std::string answer_of(const Json& prompt, Random& random) {
  const Json& actions = prompt["actions"];
  const Json& action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  return Json{{"type", "answer"}, {"prompt", prompt["number"]}, {"actions", {action["action"]}}}.dump();
}

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

}  // namespace

PlayedGame::PlayedGame(Stage& stage, int number)
    : stage_(stage),
      number_(number),
      random_(stage.plan.seed, static_cast<std::uint64_t>(number)),
      due_(stage.context),
      heard_(stage.context, Clock::time_point::max()) {}

Json PlayedGame::request() const {
  const Kind& kind = kinds[static_cast<std::size_t>(number_) % kinds.size()];
  Json request = {{"type", "create"}, {"game", "onirim"}, {"seats", Json::array()}};
  for (const char* seat : kind.seats) {
    if (seat != nullptr) request["seats"].push_back({{"kind", seat}});
  }
  request["options"] = {{"players", request["seats"].size()}};
  if (*kind.expansions != '\0') {
    for (const char* expansion : {"book", "towers", "premonitions"}) request["options"]["with"].push_back(expansion);
  }
  return request;
}

asio::awaitable<bool> PlayedGame::open(Requests& requests) {
  const auto self = shared_from_this();
  const Json created = co_await requests.ask(request());
  if (!created.is_object() || created.value("type", std::string()) != "created") {
    stage_.counts.error(marked("a table was not created"));
    co_return false;
  }
  close();
  over_ = false;
  for (const Json& seat : created["seats"]) {
    if (!seat.contains("link")) continue;
    const std::size_t index = seats_.size();
    seats_.emplace_back(std::make_shared<TableSocket>(stage_.context, stage_.counts));
    const auto hear = [self = weak_from_this(), index](const Json& message) {
      if (const auto game = self.lock()) game->heard(index, message);
    };
    if (!co_await seats_[index].socket->sit_down(stage_.plan.port, seat["link"].get<std::string>(), hear)) {
      stage_.counts.error(marked("a seat was not given"));
      co_return false;
    }
    ++stage_.sockets;
  }
  co_return true;
}

void PlayedGame::close() {
  for (Seat& seat : seats_) seat.socket->close();
  stage_.sockets -= static_cast<int>(seats_.size());
  seats_.clear();
}

void PlayedGame::heard(std::size_t index, const Json& message) {
  const std::string type = message.value("type", std::string());
  if (type == "update") {
    Seat& seat = seats_[index];
    seat.prompt = message["prompt"];
    seat.waiting = false;
    over_ = message["over"].get<bool>();
    seat.heard_at = Clock::now();
    heard_.cancel();
  } else if (type != "done") {
    stage_.counts.error(Message{marked("an answer was not taken: {answer}"), {{"answer", message.dump()}}});
    failed_ = true;
    heard_.cancel();
  }
}

PlayedGame::Seat* PlayedGame::asked() {
  const auto found = std::ranges::find_if(seats_, [](const Seat& seat) { return !seat.prompt.is_null(); });
  return found == seats_.end() ? nullptr : &*found;
}

asio::awaitable<bool> PlayedGame::something() {
  heard_.expires_after(patience_for_update);
  const auto [cancelled] = co_await heard_.async_wait(waiting);
  if (!cancelled) stage_.counts.error(marked("an update did not come"));
  co_return cancelled && !failed_;
}

Clock::duration PlayedGame::about(double seconds) {
  constexpr std::uint32_t fine = 1U << 20U;
  const double part = 0.5 + static_cast<double>(random_.below(fine)) / fine;
  return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds * part));
}

asio::awaitable<void> PlayedGame::act(Clock::time_point due) {
  while (asked() == nullptr) {
    if (over_ || !co_await something()) co_return;
  }
  Seat& seat = *asked();
  std::string answer = answer_of(seat.prompt, random_);
  seat.prompt = nullptr;
  seat.waiting = true;
  const auto sent = Clock::now();
  co_await seat.socket->send(std::move(answer));
  while (seat.waiting) {
    if (!co_await something()) {
      failed_ = true;
      co_return;
    }
  }
  if (due < stage_.measured_from) co_return;
  stage_.report.round_trips.add(milliseconds(seat.heard_at - due));
  stage_.report.delays.add(milliseconds(sent - due));
}

asio::awaitable<void> PlayedGame::play() {
  const auto self = shared_from_this();
  Requests requests(stage_.context, stage_.plan.port);
  auto due = Clock::now() + about(stage_.plan.period) - about(stage_.plan.period) / 2;
  for (; due < stage_.end && !failed_; due += about(stage_.plan.period)) {
    due_.expires_at(due);
    co_await due_.async_wait(waiting);
    if (over_) {
      ++stage_.report.games_over;
      // Making a table is no action: the next one is due when there is one to be done.
      if (!co_await open(requests)) break;
      due = std::max(due, Clock::now());
    }
    co_await act(due);
  }
  --stage_.playing;
}

}  // namespace meander::load
