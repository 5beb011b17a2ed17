// What a choice that was made cost, by the strong player's estimates.
//
//   const Judgement judgement = judge(StrongPlayer(*learned_network(), thorough), view, actions, taken);
//   judgement.best_chance - judgement.chance
#pragma once

#include "players/strong/strong_player.hpp"

namespace meander::onirim {

// Every choice is looked ahead of, so that each cost compares like with like.
inline constexpr StrongPlayer::Effort thorough{{StrongPlayer::Look{80, 1, {.cards = 1}}, StrongPlayer::Look{3, 0.01F, {.cards = 2}}}};

struct Judgement {
  Action best;
  double chance = 0;       // to win after what was taken
  double best_chance = 0;  // and after the best
};

// `taken` is one of the actions, which are all that the view allows.
Judgement judge(const StrongPlayer& player, const View& view, const ActionList& actions, Action taken);

}  // namespace meander::onirim
