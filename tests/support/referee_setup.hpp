// Options in the second referee's terms.
#pragma once

#include "onirim/options.hpp"
#include "referee.hpp"

namespace meander::onirim {

inline referee::Setup referee_setup(const Options& options) {
  referee::Setup setup;
  setup.players = options.players;
  setup.book = options.book;
  setup.towers = options.towers;
  setup.premonitions = options.premonitions;
  setup.lost_way = options.lost_way;
  setup.ruins = options.ruins;
  setup.open_premonitions = options.open_premonitions;
  setup.open_talk = options.open_talk;
  setup.duplicates_to_limbo = options.duplicates_to_limbo;
  setup.discarded_door_loses = options.discarded_door_loses;
  setup.paradox_from_bottom = options.paradox_from_bottom;
  setup.hand_size = options.hand_size;
  setup.prophecy_depth = options.prophecy_depth;
  const CardCounts counts = options.composition();
  for (std::size_t card = 0; card < card_kinds; ++card) setup.deck[card] = counts[card];
  return setup;
}

}  // namespace meander::onirim
