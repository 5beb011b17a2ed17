// A new game, what its end is worth, and what may still come of it.
#include "onirim/game.hpp"
#include "onirim/queries.hpp"
#include "onirim/settings.hpp"
#include "set_up.hpp"

namespace meander::onirim {

State Onirim::initial(const Options& options) {
  State state;
  state.unknown = Bag(options.composition());
  state.unknown_size = static_cast<std::uint8_t>(state.unknown.size());
  state.settings = settings_of(options);
  if (options.premonitions) state.pile = 0xff;
  state.phase = set_up_phase(state);
  return state;
}

double Onirim::result(const State& state, std::uint8_t /*seat*/) { return state.ending == Ending::won ? 1.0 : 0.0; }

bool Onirim::winnable(const State& s) {
  if (s.phase == Phase::over) return s.ending == Ending::won;
  const auto present = [&s](Card card) {
    int count = s.unknown.count(card) + (s.pending == card ? 1 : 0) + (is_door(card) ? s.limbo.count(card) : 0) + s.looked.count(card);
    for (const KnownCard known : s.known) count += known.card() == card ? 1 : 0;
    for (const Card placed : s.placed) count += placed == card ? 1 : 0;
    for (const Card standing : s.tower_row) count += standing == card ? 1 : 0;
    for (const auto& hand : s.private_cards) count += hand.has(card) ? 1 : 0;
    return count + (s.shared.has(card) ? 1 : 0);
  };
  for (int colour = 0; colour < colours; ++colour) {
    if (present(door(static_cast<Colour>(colour))) + doors_on_table(s, colour) < s.settings.doors(colour)) return false;
    if (s.settings.has(Settings::book)) {
      int goals = doors_on_table(s, colour);
      for (const std::uint8_t goal : s.goals) goals += goal == colour ? 1 : 0;
      if (s.phase > Phase::goals && goals < s.settings.doors(colour)) return false;
    }
    if (!s.settings.has(Settings::towers)) continue;
    int towers = 0;
    for (int number = 3; number <= 5; ++number) towers += present(tower(static_cast<Colour>(colour), number));
    if (towers == 0) return false;
  }
  return true;
}

}  // namespace meander::onirim
