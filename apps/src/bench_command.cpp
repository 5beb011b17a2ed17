// How fast this machine plays.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "study/workload.hpp"
#include "study_commands.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander {

using namespace onirim;

namespace {

struct Measure {
  Marked name;
  Marked unit;
  std::uint64_t (*work)(const Options&, std::uint64_t);
  bool everything;  // all three expansions
  bool per_second;  // else nanoseconds each
};

std::uint64_t random_games(const Options& options, std::uint64_t count) { return play_random_games(options, count, 1); }
std::uint64_t greedy_games(const Options& options, std::uint64_t count) { return play_greedy_games(options, count, 1); }

constexpr Measure measures[] = {
    {marked("random games, base, alone"), marked("games/s"), random_games, false, true},
    {marked("random games, all expansions, alone"), marked("games/s"), random_games, true, true},
    {marked("greedy games, base, alone"), marked("games/s"), greedy_games, false, true},
    {marked("greedy games, all expansions, alone"), marked("games/s"), greedy_games, true, true},
    {marked("copy of a state"), marked("ns"), copy_states, true, false},
};

// Nanoseconds for each of `count`, as the median of several runs that take `seconds` together.
double nanoseconds_each(const Measure& measure, const Options& options, double seconds) {
  using Clock = std::chrono::steady_clock;
  constexpr int runs = 7;
  const auto time = [&](std::uint64_t count) {
    const auto start = Clock::now();
    const volatile std::uint64_t sum = measure.work(options, count);
    static_cast<void>(sum);
    return std::chrono::duration<double>(Clock::now() - start).count();
  };
  std::uint64_t count = 64;
  while (time(count) < seconds / runs / 4 && count < (std::uint64_t{1} << 40U)) count *= 2;
  count *= 2;
  std::vector<double> times;
  for (int run = 0; run < runs && !stop_requested; ++run) times.push_back(time(count) / static_cast<double>(count) * 1e9);
  if (times.empty()) return 0;
  std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
  return times[times.size() / 2];
}

}  // namespace

int run_bench(double seconds, bool json) {
  watch_for_interrupt();
  Json list = Json::array();
  for (const Measure& measure : measures) {
    if (stop_requested) return interrupted;
    Options options;
    options.book = options.towers = options.premonitions = measure.everything;
    const double nanoseconds = nanoseconds_each(measure, options, seconds);
    if (stop_requested) return interrupted;
    const double value = measure.per_second && nanoseconds > 0 ? 1e9 / nanoseconds : nanoseconds;
    if (json) {
      list.push_back({{"name", measure.name.english}, {"value", value}, {"unit", measure.unit.english}});
    } else {
      const std::string figure = fmt::format("{:>12.{}f}", value, measure.per_second ? 0 : 1);
      const int printed = print(padded(tr(measure.name), 38) + " " + figure + " " + tr(measure.unit) + "\n");
      if (printed != done) return printed;
    }
  }
  return json ? print(Json{{"benchmarks", list}}.dump() + "\n") : done;
}

}  // namespace meander
