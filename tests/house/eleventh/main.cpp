// Games of four with the eleventh character among them: its ability is offered, written, read back and carried out.
#include <cstdio>

#include "labyrinth/game.hpp"
#include "labyrinth/notation.hpp"
#include "table/labyrinth/default_set.hpp"

using namespace meander;
using namespace meander::labyrinth;

int main() {
  int lullabies = 0;
  ActionList actions;
  for (std::uint64_t game = 0; game < 20; ++game) {
    Options options;
    options.set = &default_set().components;
    options.casting = Casting::given;
    options.given = {Character::hermit, Character::monk, Character::witch, Character::none};
    State state = Labyrinth::initial(options);
    Random random(7, game);
    for (int step = 0; step < 800 && Labyrinth::turn(state).who != Turn::Who::over; ++step) {
      if (Labyrinth::turn(state).who == Turn::Who::chance) {
        Labyrinth::apply_unchecked(state, Labyrinth::sample(state, random));
        continue;
      }
      Labyrinth::legal_actions(state, actions);
      Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      const auto lullaby = parse_action("use lullaby", *state.set);
      for (const Action each : actions) {
        if (lullaby && each == *lullaby) action = each;
      }
      const bool sings = lullaby && action == *lullaby;
      if (sings && text_of(action, *state.set) != "use lullaby") return std::puts("it is not written as it is read"), 1;
      Labyrinth::apply_unchecked(state, action);
      if (!sings) continue;
      ++lullabies;
      if (!state.figures.guardian_sleeps) return std::puts("it did nothing"), 1;
    }
  }
  std::printf("%d lullabies in 20 games\n", lullabies);
  return lullabies > 0 ? 0 : 1;
}
