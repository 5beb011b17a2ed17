#include "games_for_words.hpp"

#include <gtest/gtest.h>

#include "casting_for_test.hpp"
#include "table/labyrinth/default_set.hpp"

namespace meander::labyrinth {

namespace {

Action chosen(const ActionList& actions, Random& random) {
  Action action;
  for (int tries = 0; tries < 6; ++tries) {
    action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    if (action.type() != ActionType::trap && action.type() != ActionType::end) break;
  }
  return action;
}

void play_and_look(State s, Random random, const Look& look) {
  constexpr int most_steps = 1500;
  ActionList actions;
  Events events;
  for (int step = 0; step < most_steps && Labyrinth::turn(s).who != Turn::Who::over; ++step) {
    const State before = s;
    Action action;
    if (Labyrinth::turn(s).who == Turn::Who::chance) {
      action = Labyrinth::sample(s, random);
    } else {
      Labyrinth::legal_actions(s, actions);
      action = chosen(actions, random);
    }
    events.clear();
    Labyrinth::apply_unchecked(s, action, events);
    look(before, action, {events.begin(), events.end()});
    if (testing::Test::HasFailure()) return;
  }
}

}  // namespace

void in_random_games(int games, const Look& look) {
  for (int players = 2; players <= 6; ++players) {
    for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
      Options options;
      options.players = static_cast<std::uint8_t>(players);
      options.set = &default_set().components;
      options.blank_traps = game % 2 == 1;
      cast_for_test(options, static_cast<std::uint32_t>(game));
      play_and_look(Labyrinth::initial(options), Random(static_cast<std::uint64_t>(players), static_cast<std::uint64_t>(game)), look);
    }
  }
}

Teller teller_for(int viewer) {
  return {.viewer = viewer, .names = seat_names(), .company = {}, .set = &default_set().components, .file = &default_set(), .style = {}};
}

bool reads_well(const std::string& text) {
  return !text.empty() && text.find_first_of("{}") == std::string::npos && text.find("  ") == std::string::npos;
}

}  // namespace meander::labyrinth
