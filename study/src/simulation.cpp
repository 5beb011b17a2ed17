// Sharing out the games among threads.
#include "study/simulation.hpp"

#include <chrono>
#include <cmath>
#include <mutex>
#include <thread>
#include <vector>

namespace meander::onirim {

namespace {

constexpr std::uint64_t games_at_once = 256;
constexpr auto report_every = std::chrono::milliseconds(200);

template <Player First, Player Second>
Tally play_block(const SimulationPlan& plan, std::uint64_t begin, std::uint64_t end, const First& first, const Second& second) {
  Tally tally;
  const State initial = Onirim::initial(plan.options);
  for (std::uint64_t game = begin; game < end; ++game) {
    Random random(plan.seed, game);
    State state = initial;
    tally += play_out(state, random, first, second);
  }
  return tally;
}

}  // namespace

SimulationResult simulate(const SimulationPlan& plan, const std::atomic<bool>& stop, const std::function<void(std::uint64_t)>& progress) {
  const auto start = std::chrono::steady_clock::now();
  std::atomic<std::uint64_t> next = 0;
  std::atomic<std::uint64_t> done = 0;
  std::atomic<int> working = plan.threads;
  std::mutex mutex;
  SimulationResult result;
  const auto work = [&] {
    Tally tally;
    for (;;) {
      const std::uint64_t begin = next.fetch_add(games_at_once);
      if (begin >= plan.games || stop) break;
      const std::uint64_t end = std::min(begin + games_at_once, plan.games);
      tally += std::visit([&](const auto& first, const auto& second) { return play_block(plan, begin, end, first, second); }, plan.players[0],
                          plan.players[1]);
      done += end - begin;
    }
    {
      const std::scoped_lock lock(mutex);
      result.tally += tally;
    }
    --working;
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < plan.threads; ++i) threads.emplace_back(work);
  for (auto reported = start; progress && working > 0;) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    if (const auto now = std::chrono::steady_clock::now(); now - reported >= report_every) {
      progress(done);
      reported = now;
    }
  }
  for (std::thread& thread : threads) thread.join();
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

std::array<double, 2> wilson_interval(std::uint64_t successes, std::uint64_t trials) {
  if (trials == 0) return {0, 1};
  constexpr double z = 1.959963984540054;
  const auto n = static_cast<double>(trials);
  const double p = static_cast<double>(successes) / n;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace meander::onirim
