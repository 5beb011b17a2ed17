#include "signature.hpp"

#include "core/hash.hpp"
#include "onirim/game.hpp"

namespace meander::onirim {

std::uint64_t games_signature(std::uint64_t seed, int games) {
  Hasher hasher;
  for (int set = 0; set < 16; ++set) {
    Options options;
    options.players = static_cast<std::uint8_t>(1 + set / 8);
    options.book = (set & 1) != 0;
    options.towers = (set & 2) != 0;
    options.premonitions = (set & 4) != 0;
    for (int game = 0; game < games; ++game) {
      Random random(seed, static_cast<std::uint64_t>(game));
      State state = Onirim::initial(options);
      ActionList actions;
      for (Turn turn = Onirim::turn(state); turn.who != Turn::Who::over; turn = Onirim::turn(state)) {
        Onirim::legal_actions(state, actions);
        const Action action =
            turn.who == Turn::Who::chance ? Onirim::sample(state, random) : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        hasher.add(Onirim::to_integer(action));
        Onirim::apply_unchecked(state, action);
      }
      hasher.add(Onirim::hash(state));
    }
  }
  return hasher.value();
}

}  // namespace meander::onirim
