// Shares many games out among threads and adds up what came of them.
//
//   const auto [tally, seconds] = share_out<Tally>(games, threads, stop, progress, [&](std::uint64_t begin, std::uint64_t end) { … });
//
// What a game comes to must depend on its number alone, and adding tallies on their order not at all: then the sum does not depend on the threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace meander {

template <typename Tally>
struct SharedOut {
  Tally tally;
  double seconds = 0;  // wall-clock
};

// `stop` may be set at any time (by a signal handler, too): the games done so far are returned then. `progress`, unless empty, is called from one
// thread now and then with the number of games done. `play` plays the games from `begin` up to, not including, `end`.
template <typename Tally, typename Play>
SharedOut<Tally> share_out(std::uint64_t games, std::uint64_t at_once, int thread_count, const std::atomic<bool>& stop,
                           const std::function<void(std::uint64_t)>& progress, const Play& play) {
  constexpr auto report_every = std::chrono::milliseconds(200);
  const auto start = std::chrono::steady_clock::now();
  std::atomic<std::uint64_t> next = 0;
  std::atomic<std::uint64_t> done = 0;
  std::atomic<int> working = thread_count;
  std::mutex mutex;
  SharedOut<Tally> result;
  const auto work = [&] {
    Tally tally;
    for (;;) {
      const std::uint64_t begin = next.fetch_add(at_once);
      if (begin >= games || stop) break;
      const std::uint64_t end = std::min(begin + at_once, games);
      tally += play(begin, end);
      done += end - begin;
    }
    {
      const std::scoped_lock lock(mutex);
      result.tally += tally;
    }
    --working;
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < thread_count; ++i) threads.emplace_back(work);
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

}  // namespace meander
