#include "core/hash.hpp"
#include "onirim/game.hpp"
#include "players/strong/strong_player.hpp"
#include "signature.hpp"

#include <bit>

namespace meander::onirim {

namespace {

// One that has learnt nothing, the same everywhere: its sums are no less exact.
Network drawn_network(std::uint64_t seed) {
  Network network;
  Random random(seed);
  for (float& parameter : network.parameters()) parameter = static_cast<float>(static_cast<int>(random.below(2001)) - 1000) / 8192;
  return network;
}

}  // namespace

// What the strong player chooses, and the last digit of what it expects, in every set of expansions.
std::uint64_t strong_signature(std::uint64_t seed, int games) {
  const Network network = drawn_network(seed);
  const StrongPlayer player(network);
  Hasher hasher;
  for (int set = 0; set < 8; ++set) {
    Options options;
    options.book = (set & 1) != 0;
    options.towers = (set & 2) != 0;
    options.premonitions = (set & 4) != 0;
    for (int game = 0; game < games; ++game) {
      Random random(seed, static_cast<std::uint64_t>(set * games + game));
      State state = Onirim::initial(options);
      ActionList actions;
      while (Onirim::settle(state, random).who == Turn::Who::seat) {
        Onirim::legal_actions(state, actions);
        const Estimate best = player.estimates(Onirim::view(state, state.seat), actions).front();
        hasher.add(to_integer(best.action)).add(std::bit_cast<std::uint64_t>(best.chance));
        Onirim::apply_unchecked(state, best.action);
      }
    }
  }
  return hasher.value();
}

}  // namespace meander::onirim
