// Advice for a game alone: what each choice is worth, what best follows the best of them, and what speaks for it.
//
//   const Advice advice = advise(StrongPlayer(*learned_network()), view, actions);
//   advice.choices.front().chance   // to win
#pragma once

#include "players/strong/ground.hpp"
#include "players/strong/strong_player.hpp"

namespace meander::onirim {

struct Advice {
  std::vector<Estimate> choices;  // best first
  std::vector<Action> line;       // the best one, and the choices that best follow it until chance decides or a turn begins
  Ground ground;                  // of the best one
};

// As StrongPlayer::estimates().
Advice advise(const StrongPlayer& player, const View& view, const ActionList& actions, const std::atomic<bool>* stop = nullptr);

}  // namespace meander::onirim
