// Google Benchmark over the same work as `meander bench`.
#include <benchmark/benchmark.h>

#include "study/workload.hpp"

namespace meander::onirim {
namespace {

Options options_of(bool everything) {
  Options options;
  options.book = options.towers = options.premonitions = everything;
  return options;
}

void random_games(benchmark::State& state) {
  std::uint64_t seed = 0;
  for (auto _ : state) benchmark::DoNotOptimize(play_random_games(options_of(state.range(0) != 0), 1000, ++seed));
  state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(random_games)->ArgName("everything")->Arg(0)->Arg(1);

void greedy_games(benchmark::State& state) {
  std::uint64_t seed = 0;
  for (auto _ : state) benchmark::DoNotOptimize(play_greedy_games(options_of(state.range(0) != 0), 1000, ++seed));
  state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(greedy_games)->ArgName("everything")->Arg(0)->Arg(1);

void state_copies(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(copy_states(options_of(true), 100000));
  state.SetItemsProcessed(state.iterations() * 100000);
}
BENCHMARK(state_copies);

}  // namespace
}  // namespace meander::onirim

BENCHMARK_MAIN();
