// Games for measuring alone.
#include "study/training/held_out.hpp"

#include "players/strong/strong_player.hpp"
#include "study/simulation.hpp"

namespace meander::onirim {

HeldOut play_held_out(const Network& network, const Options& options, std::uint64_t games, std::uint64_t seed, int threads,
                      const std::atomic<bool>& stop) {
  const StrongPlayer player(network, StrongPlayer::Effort{{}});
  const SimulationPlan plan{options, {player, player}, games, ~seed, threads};
  const Tally tally = simulate(plan, stop, nullptr).tally;
  return {tally.games, tally.wins};
}

}  // namespace meander::onirim
