// How fast this machine plays.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "study/labyrinth/workload.hpp"
#include "study/workload.hpp"
#include "study_commands.hpp"
#include "table/labyrinth/default_set.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

struct Measure {
  Marked name;
  Marked unit;
  std::uint64_t (*work)(std::uint64_t count);
  bool per_second;  // else nanoseconds each
};

onirim::Options base() { return {}; }
onirim::Options everything() {
  onirim::Options options;
  options.book = options.towers = options.premonitions = true;
  return options;
}
labyrinth::Options maze() {
  labyrinth::Options options;
  options.set = &labyrinth::default_set().components;
  return options;
}
labyrinth::Options maze_with_characters() {
  labyrinth::Options options = maze();
  options.casting = labyrinth::Casting::drawn;
  return options;
}

const Measure measures[] = {
    {marked("random games, base, alone"), marked("games/s"), [](std::uint64_t count) { return onirim::play_random_games(base(), count, 1); }, true},
    {marked("random games, all expansions, alone"), marked("games/s"),
     [](std::uint64_t count) { return onirim::play_random_games(everything(), count, 1); }, true},
    {marked("greedy games, base, alone"), marked("games/s"), [](std::uint64_t count) { return onirim::play_greedy_games(base(), count, 1); }, true},
    {marked("greedy games, all expansions, alone"), marked("games/s"),
     [](std::uint64_t count) { return onirim::play_greedy_games(everything(), count, 1); }, true},
    {marked("copy of a state"), marked("ns"), [](std::uint64_t count) { return onirim::copy_states(everything(), count); }, false},
    {marked("Labyrinth for four, at random"), marked("decisions/s"),
     [](std::uint64_t count) { return labyrinth::decide_at_random(maze(), count, 1); }, true},
    {marked("the same, characters drawn, at random"), marked("decisions/s"),
     [](std::uint64_t count) { return labyrinth::decide_at_random(maze_with_characters(), count, 1); }, true},
    {marked("Labyrinth for four, greedy"), marked("games/s"), [](std::uint64_t count) { return labyrinth::play_greedy_games(maze(), count, 1); },
     true},
    {marked("the same, characters drawn, greedy"), marked("games/s"),
     [](std::uint64_t count) { return labyrinth::play_greedy_games(maze_with_characters(), count, 1); }, true},
    {marked("copy of a state of Labyrinth"), marked("ns"), [](std::uint64_t count) { return labyrinth::copy_states(maze(), count); }, false},
};

// Nanoseconds for each of `count`, as the median of several runs that take `seconds` together.
double nanoseconds_each(const Measure& measure, double seconds) {
  using Clock = std::chrono::steady_clock;
  constexpr int runs = 7;
  const auto time = [&](std::uint64_t count) {
    const auto start = Clock::now();
    const volatile std::uint64_t sum = measure.work(count);
    static_cast<void>(sum);
    return std::chrono::duration<double>(Clock::now() - start).count();
  };
  std::uint64_t count = 1;
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
    const double nanoseconds = nanoseconds_each(measure, seconds);
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
