// One game alone, played to be learnt from: the positions at which the network was asked, and the chance to win that each should have had.
#pragma once

#include <vector>

#include "core/random.hpp"
#include "players/strong/network.hpp"

namespace meander::onirim {

struct Sample {
  PositionRows rows;
  float target = 0;
};

struct EpisodeStyle {
  bool greedy = false;  // the rules of thumb choose, to learn from before anything is known
  float random = 0;     // the share of choices made at random
  // How much of what is believed of a position comes from how the game went on to its end, rather than from what was believed of the next one: λ.
  float trust_in_the_end = 1;
  // Whether what the cards happened to bring is taken out of it: the difference between what was believed after a card came and what was believed, by
  // all cards that might have come, before.
  bool without_luck = false;
};

// The game goes on from `state` to its end; its samples are added. Whether it was won.
bool play_episode(const Network& network, State state, const EpisodeStyle& style, Random& random, std::vector<Sample>& samples);

}  // namespace meander::onirim
