// Whole games for the tests of pictures: every table that a few of them come through.
#pragma once

#include "labyrinth/game.hpp"
#include "table/labyrinth/default_set.hpp"

namespace meander::labyrinth {

// By random players, so that traps lie everywhere; see(state) at every 25th decision and at the end.
template <typename See>
void random_games(int games, See see, const ComponentSet& set = default_set().components) {
  for (int game = 0; game < games; ++game) {
    Options options;
    options.players = static_cast<std::uint8_t>(2 + game % 5);
    options.set = &set;
    State state = Labyrinth::initial(options);
    Random random(static_cast<std::uint64_t>(game) + 1);
    ActionList actions;
    for (int decision = 0; decision < 800 && Labyrinth::settle(state, random).who == Turn::Who::seat; ++decision) {
      if (decision % 25 == 0) see(state);
      Labyrinth::legal_actions(state, actions);
      Labyrinth::apply_unchecked(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    see(state);
  }
}

// Every tile that may be laid, in every rotation; and the centre and key tiles.
template <typename See>
void every_tile(See see) {
  const ComponentSet& set = default_set().components;
  see(set.tables.shape(LaidTile::centre_tile()));
  for (int d = 0; d < directions; ++d) see(set.tables.shape(LaidTile::key_tile(d)));
  for (int kind = 1; kind <= static_cast<int>(set.tile_ids.size()); ++kind) {
    for (int rotation = 0; rotation < directions; ++rotation) see(set.tables.shape(LaidTile::normal(kind, rotation)));
  }
}

}  // namespace meander::labyrinth
