// Many games of Labyrinth between computer players, in parallel.
//
// Game number i of a run is played with a random stream of its own, derived from the seed and i, so the result does not depend on the number of
// threads.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "labyrinth/events.hpp"
#include "labyrinth/options.hpp"
#include "players/labyrinth/computer_player.hpp"
#include "study/share_out.hpp"

namespace meander::labyrinth {

struct SimulationPlan {
  Options options;                      // without problem()
  std::vector<ComputerPlayer> players;  // one for each
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  int rounds = 200;  // after so many a game is broken off, which the rules know nothing of
};

// Games that a character took part in and won, by the order of turns.
struct CharacterTally {
  std::array<std::uint64_t, most_seats> games{};
  std::array<std::uint64_t, most_seats> wins{};
  bool operator==(const CharacterTally&) const = default;
};

// Sums over games; adding up tallies in any order gives the same sums.
struct Tally {
  std::uint64_t games = 0;
  std::uint64_t broken_off = 0;
  std::uint64_t decisions = 0;                        // choices made by seats
  std::array<std::uint64_t, most_seats> by_player{};  // games won, by player
  std::array<std::uint64_t, most_seats> by_turn{};    // by the order of turns, from who starts
  std::array<std::uint64_t, most_seats> by_field{};   // by start field
  std::array<CharacterTally, character_count + 1> by_character{};
  std::vector<std::uint64_t> rounds;                    // games won in so many rounds
  std::array<std::uint64_t, rule_count> rules_games{};  // games in which a rule took effect
  std::array<std::uint64_t, rule_count> rules_times{};  // steps in which it did

  Tally& operator+=(const Tally& other);
  bool operator==(const Tally&) const = default;
};

using SimulationResult = SharedOut<Tally>;

// `stop` and `progress` as in share_out().
SimulationResult simulate(const SimulationPlan& plan, const std::atomic<bool>& stop, const std::function<void(std::uint64_t)>& progress);

// The number of rounds that `share` of the games that were won did not exceed; 0 for none.
int rounds_within(const Tally& tally, double share);

}  // namespace meander::labyrinth
