#include "load/load.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>

#include "played_game.hpp"

namespace meander::load {

namespace asio = boost::asio;

namespace {

constexpr int openers = 16;
// So many sit at one table: a server lets only so many watch one.
constexpr int idle_at_a_table = 50;
constexpr auto between_looks = std::chrono::milliseconds(100);

Clock::duration in_seconds(double count) { return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(count)); }

// g++ 12 takes no braced lists inside of coroutines.
Json idle_table() { return {{"type", "create"}, {"game", "onirim"}, {"seats", {{{"kind", "here"}}}}}; }

}  // namespace

double Times::within(double part) const {
  if (times_.empty()) return 0;
  std::vector<double> sorted = times_;
  const auto place = static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1) + 0.5);
  std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(place), sorted.end());
  return sorted[place];
}

struct Load::Parts {
  Parts(const LoadPlan& given, const std::atomic<bool>& stop_flag, Progress told)
      : plan(given), stop(stop_flag), progress(std::move(told)), stage{context, plan, {}, {}, {}, {}} {}

  asio::awaitable<void> open_some_games();
  asio::awaitable<void> open_some_idle();
  // Until none of them works any more, or one has failed.
  template <typename Work>
  std::optional<Error> together(Work work, int all);
  void play_until(Clock::time_point time);
  void look(int done, int all) const {
    if (progress) progress(done, all);
  }

  LoadPlan plan;
  const std::atomic<bool>& stop;
  Progress progress;
  asio::io_context context{1};
  Stage stage;
  std::vector<std::shared_ptr<PlayedGame>> games;
  std::vector<std::shared_ptr<TableSocket>> idle;
  int begun = 0;  // games or idle sockets
  int done = 0;
  int working = 0;
};

asio::awaitable<void> Load::Parts::open_some_games() {
  Requests requests(context, plan.port);
  while (begun < plan.games && stage.counts.errors == 0) {
    const auto game = std::make_shared<PlayedGame>(stage, begun++);
    games.push_back(game);
    if (!co_await game->open(requests)) break;
    ++done;
  }
  --working;
}

asio::awaitable<void> Load::Parts::open_some_idle() {
  Requests requests(context, plan.port);
  const Json request = idle_table();
  while (begun < plan.idle && stage.counts.errors == 0) {
    const int count = std::min(idle_at_a_table, plan.idle - begun);
    begun += count;
    const Json created = co_await requests.ask(request);
    if (!created.is_object() || !created.contains("watch")) {
      stage.counts.error(marked("a table was not created"));
      break;
    }
    for (int i = 0; i < count && stage.counts.errors == 0; ++i) {
      idle.push_back(std::make_shared<TableSocket>(context, stage.counts));
      const auto socket = idle.back();
      if (!co_await socket->sit_down(plan.port, created["watch"].get<std::string>(), [](const Json&) {})) {
        stage.counts.error(marked("an idle connection was not taken"));
        break;
      }
      ++stage.sockets;
      ++done;
    }
  }
  --working;
}

template <typename Work>
std::optional<Error> Load::Parts::together(Work work, int all) {
  begun = done = 0;
  working = openers;
  for (int i = 0; i < openers; ++i) asio::co_spawn(context, [this, work] { return (this->*work)(); }, asio::detached);
  while (working > 0 && !stop) {
    context.restart();
    context.run_for(between_looks);
    look(done, all);
  }
  if (stage.counts.errors > 0) return Error{marked("load"), {marked("it could not be brought: {problem}"), {{"problem", stage.counts.first_error}}}};
  return std::nullopt;
}

void Load::Parts::play_until(Clock::time_point time) {
  const auto begin = stage.measured_from - in_seconds(plan.period);
  const auto all = static_cast<int>(plan.period + plan.seconds);
  while (stage.playing > 0 && !stop && Clock::now() < time) {
    context.restart();
    context.run_until(std::min(time, Clock::now() + between_looks));
    look(std::min(all, static_cast<int>(std::chrono::duration<double>(Clock::now() - begin).count())), all);
  }
}

Load::Load(const LoadPlan& plan, const std::atomic<bool>& stop, Progress progress)
    : parts_(std::make_unique<Parts>(plan, stop, std::move(progress))) {}
Load::~Load() = default;

std::optional<Error> Load::open_games() { return parts_->together(&Parts::open_some_games, parts_->plan.games); }
std::optional<Error> Load::open_idle() { return parts_->together(&Parts::open_some_idle, parts_->plan.idle); }
int Load::sockets() const { return parts_->stage.sockets; }

void Load::warm_up() {
  Stage& stage = parts_->stage;
  stage.measured_from = Clock::now() + in_seconds(parts_->plan.period);
  stage.end = stage.measured_from + in_seconds(parts_->plan.seconds);
  stage.playing = std::min(parts_->plan.active, static_cast<int>(parts_->games.size()));
  for (int i = 0; i < stage.playing; ++i) {
    const auto game = parts_->games[static_cast<std::size_t>(i)];
    asio::co_spawn(parts_->context, [game] { return game->play(); }, asio::detached);
  }
  parts_->play_until(stage.measured_from);
}

LoadReport Load::play() {
  Stage& stage = parts_->stage;
  const Counts before = stage.counts;
  // Those who wait for an update give up by themselves.
  parts_->play_until(Clock::time_point::max());
  stage.report.seconds = parts_->plan.seconds;
  stage.report.bytes_sent = stage.counts.bytes_sent - before.bytes_sent;
  stage.report.bytes_received = stage.counts.bytes_received - before.bytes_received;
  stage.report.errors = stage.counts.errors;
  stage.report.first_error = stage.counts.first_error;
  return stage.report;
}

}  // namespace meander::load
