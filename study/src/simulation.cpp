#include "study/simulation.hpp"

namespace meander::onirim {

namespace {

constexpr std::uint64_t games_at_once = 256;

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
  return share_out<Tally>(plan.games, games_at_once, plan.threads, stop, progress, [&plan](std::uint64_t begin, std::uint64_t end) {
    return std::visit([&](const auto& first, const auto& second) { return play_block(plan, begin, end, first, second); }, plan.players[0],
                      plan.players[1]);
  });
}

}  // namespace meander::onirim
