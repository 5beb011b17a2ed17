// What holds at every step of many games: of random ones, and of ones that hurry to the centre so that games end.
#include <gtest/gtest.h>

#include <set>

#include "casting_for_test.hpp"
#include "game_for_test.hpp"
#include "tier.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

const int games_each = full_tier() ? 30 : 10;
constexpr int most_steps = 3000;

Options options_of(int players, int game) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.set = &default_set().components;
  options.win_alone = game % 2 == 1;
  options.blank_traps = game % 3 == 1;
  cast_for_test(options, static_cast<std::uint32_t>(game));
  return options;
}

// Mostly moves, meetings and keys; traps seldom.
Action choose(const ActionList& actions, Random& random) {
  for (int tries = 0; tries < 8; ++tries) {
    const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    if (action.type() != ActionType::trap && action.type() != ActionType::end) return action;
  }
  return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

template <typename Check>
void in_many_games(Check check) {
  for (int players = 2; players <= 6; ++players) {
    for (int game = 0; game < games_each; ++game) {
      Random random(static_cast<std::uint64_t>(players), static_cast<std::uint64_t>(game));
      State s = Labyrinth::initial(options_of(players, game));
      ActionList actions;
      for (int step = 0; step < most_steps && Labyrinth::turn(s).who != Turn::Who::over; ++step) {
        Action action;
        if (Labyrinth::turn(s).who == Turn::Who::chance) {
          action = Labyrinth::sample(s, random);
        } else {
          Labyrinth::legal_actions(s, actions);
          ASSERT_GT(actions.size(), 0U) << name_of(s.phase);
          action = choose(actions, random);
        }
        check(s, action, random);
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

TEST(LabyrinthProperties, NothingIsLostAndNothingIsMadeUp) {
  in_many_games([](const State& s, Action, Random&) {
    int keys = std::popcount(s.figures.first_keys) + static_cast<int>(s.figures.lying.size());
    int daze = 0;
    for (int seat = 0; seat < s.players; ++seat) {
      const auto index = static_cast<std::size_t>(seat);
      keys += s.keys(seat);
      daze += s.figures.daze[index];
      EXPECT_GE(s.life(seat), 1);
      EXPECT_LE(s.life(seat), s.set->life);
    }
    EXPECT_EQ(keys, most_keys);
    EXPECT_LE(daze, s.set->supplies.daze);
    int unseen = 0;
    int face_down = 0;
    Counts<most_traps + 1> kinds = s.unseen_traps;
    for (const std::uint8_t kind : s.unseen_traps) unseen += kind;
    for (const Trap& trap : s.traps) {
      const std::uint8_t kind = trap.face_up() ? trap.kind : trap.token;
      face_down += kind == unseen_trap ? 1 : 0;
      if (kind != unseen_trap) ++kinds[kind - 1U];
    }
    for (const std::uint8_t kind : s.crafting.looked) ++kinds[kind - 1U];
    EXPECT_EQ(unseen + static_cast<int>(s.crafting.looked.size()), s.trap_pool + face_down);
    // A trap that the Thief disarms leaves the game.
    bool thief = false;
    for (int seat = 0; seat < s.players; ++seat) thief = thief || s.character(seat) == Character::thief;
    for (std::size_t kind = 0; kind < s.set->traps.size(); ++kind) {
      EXPECT_LE(kinds[kind], s.set->traps[kind].count);
      EXPECT_TRUE(thief || kinds[kind] == s.set->traps[kind].count);
    }
    int tiles = tile_pool(s) + (s.drawn > 0 ? 1 : 0) + (s.drawn_too > 0 ? 1 : 0);
    for (const LaidTile tile : s.board.tiles) tiles += tile.is_normal() || tile.is_face_down() ? 1 : 0;
    EXPECT_EQ(tiles, tiles_in_set);
  });
}

TEST(LabyrinthProperties, PawnsTrapsKeysAndGuardianStandOnCorridorsThatAreThere) {
  in_many_games([](const State& s, Action, Random&) {
    if (being_set_up(s)) return;
    const auto there = [&s](Place place) {
      return is_corridor(place) && static_cast<std::size_t>(corridor_of(place)) < tables_of(s).shape(s.board.tiles[cell_of(place)]).size();
    };
    for (int seat = 0; seat < s.players; ++seat) EXPECT_TRUE(there(s.pawn(seat)) || s.pawn(seat) == start_field(s.seating.field_of(seat)));
    for (const Trap& trap : s.traps) EXPECT_TRUE(there(trap.place) && trap.place != place_of(centre, 0));
    for (const Place key : s.figures.lying) EXPECT_TRUE(there(key));
    EXPECT_TRUE(there(s.figures.guardian));
  });
}

TEST(LabyrinthProperties, LegalActionsAreListedOnceAndReadBackAndNoneOfThemIsRefused) {
  in_many_games([](const State& s, Action, Random&) {
    ActionList actions;
    Labyrinth::legal_actions(s, actions);
    std::set<std::uint32_t> seen;
    for (const Action action : actions) {
      EXPECT_TRUE(seen.insert(to_integer(action)).second) << text_of(action, *s.set);
      EXPECT_EQ(from_integer(to_integer(action)), action);
      const std::string text = text_of(action, *s.set);
      const Result<Action> read = parse_action(text, *s.set);
      EXPECT_TRUE(read && *read == action) << text;
    }
    if (actions.size() == 0) return;
    EXPECT_FALSE(Labyrinth::why_not(s, actions[actions.size() / 2]));
  });
}

TEST(LabyrinthProperties, SampledOutcomesAreAmongTheListedOnes) {
  in_many_games([](const State& s, Action action, Random&) {
    OutcomeList outcomes;
    Labyrinth::chance_outcomes(s, outcomes);
    EXPECT_EQ(outcomes.empty(), Labyrinth::turn(s).who != Turn::Who::chance);
    if (outcomes.empty()) return;
    bool found = false;
    for (const auto& outcome : outcomes) {
      found = found || outcome.action == action;
      EXPECT_GT(outcome.weight, 0U);
    }
    EXPECT_TRUE(found);
    EXPECT_FALSE(Labyrinth::why_not(s, action));
  });
}

TEST(LabyrinthProperties, WhatIsRefusedChangesNothingAndWhatIsNotListedIsRefused) {
  in_many_games([](const State& s, Action, Random& random) {
    const auto type = static_cast<int>(random.below(static_cast<std::uint32_t>(ActionType::lot) + 2));
    const Action action(static_cast<ActionType>(type), static_cast<int>(random.below(256)), static_cast<int>(random.below(256)));
    State after = s;
    Events events;
    const Refusal refusal = Labyrinth::apply(after, action, events);
    ActionList actions;
    Labyrinth::legal_actions(s, actions);
    OutcomeList outcomes;
    Labyrinth::chance_outcomes(s, outcomes);
    bool listed = false;
    for (const Action legal : actions) listed = listed || legal == action;
    for (const auto& outcome : outcomes) listed = listed || outcome.action == action;
    EXPECT_EQ(!refusal, listed) << text_of(action, *s.set);
    EXPECT_TRUE(!refusal || after == s);
  });
}

TEST(LabyrinthProperties, ToldOrNotTheGameIsTheSame) {
  in_many_games([](const State& s, Action action, Random&) {
    State quiet = s;
    State told = s;
    Events events;
    Labyrinth::apply_unchecked(quiet, action);
    Labyrinth::apply_unchecked(told, action, events);
    EXPECT_EQ(quiet, told);
    EXPECT_EQ(Labyrinth::hash(quiet), Labyrinth::hash(told));
    EXPECT_NE(Labyrinth::hash(quiet), Labyrinth::hash(s));
  });
}

TEST(LabyrinthProperties, TheSameSeedGivesTheSameGame) {
  std::uint64_t hashes[2] = {};
  for (std::uint64_t& hash : hashes) {
    in_many_games([&hash](const State& s, Action, Random&) { hash = hash * 31 + Labyrinth::hash(s); });
  }
  EXPECT_EQ(hashes[0], hashes[1]);
}

TEST(LabyrinthProperties, AllRollsTogetherAreAsManyAsTheDiceCanFall) {
  State s = Labyrinth::initial(options_of(6, 0));
  s.roll.purpose = Roll::Purpose::fight;
  for (int attackers = 1; attackers <= 5; ++attackers) {
    s.fight.attackers = static_cast<SeatSet>((1 << attackers) - 1);
    OutcomeList outcomes;
    Labyrinth::chance_outcomes(s, outcomes);
    std::uint32_t all = 0;
    for (const auto& outcome : outcomes) all += outcome.weight;
    std::uint32_t ways = 1;
    for (int die = 0; die <= attackers; ++die) ways *= die_faces;
    EXPECT_EQ(all, ways);
  }
}

}  // namespace
