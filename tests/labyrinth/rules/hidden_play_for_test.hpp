// Random games with an Illusionist and a Head Hunter, in which everything that somebody alone sees comes up.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <iostream>

#include "game_for_test.hpp"
#include "tier.hpp"

namespace meander::labyrinth {

// Two to six players, the two among them at different seats, the others one after another of the eight that are left, or none.
inline Options hidden_options(int players, int game) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.set = &default_set().components;
  options.casting = Casting::given;
  options.blank_traps = game % 3 == 1;
  constexpr std::array others = {Character::none, Character::witch, Character::golems,      Character::monk,   Character::assassin,
                                 Character::none, Character::thief, Character::swordmaster, Character::archer, Character::architect};
  std::size_t next = static_cast<std::size_t>(game);
  for (int seat = 0; seat < players; ++seat) {
    const int place = (seat + game) % players;
    Character& given = options.given[static_cast<std::size_t>(place)];
    if (seat < 2) {
      given = seat == 0 ? Character::illusionist : Character::headhunter;
      continue;
    }
    given = others[next++ % others.size()];
  }
  return options;
}

// Seldom ends a turn early; oftener than by chance it moves, sows and exchanges.
inline Action hidden_choice(const ActionList& actions, Random& random) {
  Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  const auto liked = [](Action each) {
    if (each.type() == ActionType::use) return each.ability() == Ability::illusionist_1 || each.ability() == Ability::illusionist_2;
    return each.type() == ActionType::move || each.type() == ActionType::pick;
  };
  for (int tries = 0; tries < 3 && !liked(action); ++tries) action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  return action;
}

// Calls check(options, s, action, random) before every step; in the fast tier a third of the games are played.
template <typename Check>
void in_hidden_games(int games_each, int most_steps, Check check) {
  for (int players = 2; players <= 6; ++players) {
    for (int game = 0; game < (full_tier() ? games_each : (games_each + 2) / 3); ++game) {
      const Options options = hidden_options(players, game);
      Random random(static_cast<std::uint64_t>(10 * players), static_cast<std::uint64_t>(game));
      State s = Labyrinth::initial(options);
      ActionList actions;
      for (int step = 0; step < most_steps && Labyrinth::turn(s).who != Turn::Who::over; ++step) {
        Action action;
        if (Labyrinth::turn(s).who == Turn::Who::chance) {
          action = Labyrinth::sample(s, random);
        } else {
          Labyrinth::legal_actions(s, actions);
          action = hidden_choice(actions, random);
        }
        check(options, s, action, random);
        if (testing::Test::HasFailure()) {
          std::cerr << "game " << game << " of " << players << ", step " << step << ": " << text_of(action, *s.set) << " in " << name_of(s.phase)
                    << "\n";
          return;
        }
        Labyrinth::apply_unchecked(s, action);
      }
    }
  }
}

}  // namespace meander::labyrinth
