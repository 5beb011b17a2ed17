// Playing one game to its end between players, chance by a seeded generator.
//
//   const Tally one = play_out(state, random, greedy, greedy);
#pragma once

#include <array>
#include <cstdint>

#include "onirim/game.hpp"
#include "players/player.hpp"

namespace meander::onirim {

// Sums over games; adding up tallies in any order gives the same sums.
struct Tally {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
  std::uint64_t decisions = 0;  // choices made by seats
  std::uint64_t turns = 0;
  std::array<std::uint64_t, 4> endings{};  // by Ending
  std::array<std::uint64_t, 9> doors{};    // games that ended with so many doors on the table

  Tally& operator+=(const Tally& other) {
    games += other.games;
    wins += other.wins;
    decisions += other.decisions;
    turns += other.turns;
    for (std::size_t i = 0; i < endings.size(); ++i) endings[i] += other.endings[i];
    for (std::size_t i = 0; i < doors.size(); ++i) doors[i] += other.doors[i];
    return *this;
  }
  bool operator==(const Tally&) const = default;
};

// `state` is played to its end; seat 1 by `first`, seat 2 by `second`.
template <Player First, Player Second>
Tally play_out(State& state, Random& random, const First& first, const Second& second) {
  Tally tally;
  ActionList actions;
  for (Turn turn = Onirim::settle(state, random); turn.who == Turn::Who::seat; turn = Onirim::settle(state, random)) {
    Onirim::legal_actions(state, actions);
    const View view = Onirim::view(state, turn.seat);
    const Action action = turn.seat == 0 ? first.choose(view, actions, random) : second.choose(view, actions, random);
    ++tally.decisions;
    tally.turns += state.phase == Phase::turn && action.type() != ActionType::cast ? 1U : 0U;
    Onirim::apply_unchecked(state, action);
  }
  std::size_t doors = 0;
  for (const auto& seat : state.doors) {
    for (const std::uint8_t count : seat) doors += count;
  }
  tally.games = 1;
  tally.wins = state.ending == Ending::won ? 1 : 0;
  ++tally.endings[static_cast<std::size_t>(state.ending)];
  ++tally.doors[doors];
  return tally;
}

}  // namespace meander::onirim
