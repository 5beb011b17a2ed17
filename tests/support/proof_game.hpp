// Games made for proof: option sets with everything else drawn at random, and a mover that sees late rules.
//
// Half of the games are played by the greedy player with one random move in ten, the others at random: random games alone never reach the late rules.
#pragma once

#include <string>
#include <vector>

#include "onirim/game.hpp"
#include "players/greedy_player.hpp"

namespace meander::onirim {

// The sixteen option sets: eight sets of expansions, alone and with two.
inline constexpr int option_sets = 16;
inline Options option_set(int index) {
  Options options;
  options.players = static_cast<std::uint8_t>(1 + index / 8);
  options.book = (index & 1) != 0;
  options.towers = (index & 2) != 0;
  options.premonitions = (index & 4) != 0;
  return options;
}
inline std::string name_of_set(int index) {
  const Options options = option_set(index);
  std::string name = options.players == 2 ? "two" : "solo";
  if (options.book) name += "-book";
  if (options.towers) name += "-towers";
  if (options.premonitions) name += "-premonitions";
  return name;
}

// The set with variants, rule options and, now and then, a small deck, hand and prophecy drawn at random.
inline Options vary(Options options, Random& random) {
  const auto coin = [&random] { return random.below(2) == 1; };
  options.lost_way = options.book && coin();
  options.paradox_from_bottom = options.book && coin();
  options.ruins = options.towers && coin();
  if (options.premonitions) options.open_premonitions = static_cast<std::uint8_t>(4 + random.below(3));
  options.open_talk = options.players == 2 && coin();
  options.duplicates_to_limbo = options.players == 2 && coin();
  options.discarded_door_loses = random.below(8) == 0;
  if (random.below(4) != 0) return options;
  Options small = options;
  small.hand_size = static_cast<std::uint8_t>(options.players == 2 ? 3 + random.below(3) : 1 + random.below(7));
  small.prophecy_depth = static_cast<std::uint8_t>(1 + random.below(7));
  small.deck = options.composition();
  small.whole_deck = false;
  for (std::size_t card = 0; card < card_kinds; ++card) {
    if (is_door(static_cast<Card>(card))) {
      if (random.below(3) == 0) small.deck[card] = static_cast<std::uint8_t>(options.players == 2 ? 0 : random.below(3));
    } else if (!is_tower(static_cast<Card>(card)) || random.below(3) == 0) {
      small.deck[card] = static_cast<std::uint8_t>(random.below(small.deck[card] + 1U));
    }
  }
  return small.problem().empty() ? small : options;
}

class ProofMover {
 public:
  explicit ProofMover(bool greedy) : greedy_(greedy) {}
  Action choose(const State& state, const ActionList& actions, Random& random) const {
    if (!greedy_ || random.below(10) == 0) return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    return player_.choose(Onirim::view(state, state.seat), actions, random);
  }

 private:
  GreedyPlayer player_;
  bool greedy_;
};

}  // namespace meander::onirim
