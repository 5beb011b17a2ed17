#include <array>

#include "core/hash.hpp"
#include "labyrinth/game.hpp"
#include "players/labyrinth/player.hpp"
#include "signature.hpp"
#include "table/labyrinth/default_set.hpp"

namespace meander::labyrinth {

namespace {

// Games that are not won by then are broken off.
constexpr int most_steps = 3000;

Action choose(const State& state, std::uint8_t seat, const ActionList& actions, int game, Random& random) {
  const View view = Labyrinth::view(state, seat);
  switch ((game + seat) % 3) {
    case 0:
      return RandomPlayer().choose(view, actions, random);
    case 1:
      return RunnerPlayer().choose(view, actions, random);
    default:
      return GreedyPlayer().choose(view, actions, random);
  }
}

}  // namespace

// Two to six seats with players of every kind, every combination of the two options, the default components.
std::uint64_t games_signature(std::uint64_t seed, int games) {
  Hasher hasher;
  for (int set = 0; set < 20; ++set) {
    Options options;
    options.players = static_cast<std::uint8_t>(2 + set / 4);
    options.win_alone = (set & 1) != 0;
    options.blank_traps = (set & 2) != 0;
    options.set = &default_set().components;
    for (int game = 0; game < games; ++game) {
      Random random(seed, static_cast<std::uint64_t>(set * games + game));
      State state = Labyrinth::initial(options);
      ActionList actions;
      Turn turn = Labyrinth::turn(state);
      for (int step = 0; step < most_steps && turn.who != Turn::Who::over; ++step, turn = Labyrinth::turn(state)) {
        Labyrinth::legal_actions(state, actions);
        const Action action = turn.who == Turn::Who::chance ? Labyrinth::sample(state, random) : choose(state, turn.seat, actions, game, random);
        hasher.add(Labyrinth::to_integer(action));
        Labyrinth::apply_unchecked(state, action);
      }
      hasher.add(Labyrinth::hash(state));
    }
  }
  return hasher.value();
}

}  // namespace meander::labyrinth
