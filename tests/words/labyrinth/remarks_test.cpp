// The chances that a person is told before a roll are those with which the rules let it fall out.
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "characters_for_test.hpp"
#include "game_for_test.hpp"
#include "games_for_words.hpp"
#include "labyrinth/notation.hpp"
#include "words/labyrinth/questions.hpp"

namespace meander::labyrinth {
namespace {

std::string remark(const GameForTest& game, std::string_view step, bool any_crystals = false) {
  State state = game.s;
  if (!any_crystals) state.crystals = 0;
  return remark_on(View(state, state.asked), *parse_action(step, *state.set), teller_for(state.asked));
}

State after(const State& state, Action action) {
  State next = state;
  Labyrinth::apply_unchecked(next, action);
  return next;
}

// What happened first of what decides a roll, by weight.
std::map<EventType, std::uint64_t> fallout(const State& state) {
  std::map<EventType, std::uint64_t> ways;
  OutcomeList outcomes;
  Labyrinth::chance_outcomes(state, outcomes);
  for (const auto& outcome : outcomes) {
    State next = state;
    Events events;
    Labyrinth::apply_unchecked(next, outcome.action, events);
    for (const Event& event : events) {
      if (event.type == EventType::rolled || event.type == EventType::rolled_against || event.type == EventType::fight_counted) continue;
      // Of fights, a victory of the target counts as one of another kind.
      ways[event.type == EventType::fight_won && event.b == 0 ? EventType::fight_dropped : event.type] += outcome.weight;
      break;
    }
  }
  return ways;
}

std::string of_all(std::uint64_t good, int all) {
  return std::to_string(good) + " of " + std::to_string(all) + " (" + std::to_string(std::lround(100.0 * static_cast<double>(good) / all)) + " %)";
}

// The tests that a step leads to when all goes well, as the remark must tell them.
std::vector<std::string> chances_of(State state) {
  std::vector<std::string> chances;
  while (state.phase == Phase::roll && state.roll.purpose != Roll::Purpose::fight) {
    const auto ways = fallout(state);
    const auto of = [&ways](EventType type) { return ways.contains(type) ? ways.at(type) : 0; };
    const bool jumps = state.roll.purpose == Roll::Purpose::jump;
    chances.push_back(jumps ? of_all(of(EventType::jumped), die_faces)
                            : of_all(of(EventType::trap_passed) + of(EventType::guardian_withstood), ways_of_two));
    Dice best;
    best.add(6);
    if (!jumps) best.add(6);
    state = after(state, Action(best));
  }
  return chances;
}

// Whether a roll that is let stand has gone well.
std::uint64_t would_stand(State state) {
  state.crystals = 0;
  Events events;
  Labyrinth::apply_unchecked(state, Action(ActionType::pass), events);
  std::uint64_t good = 0;
  const EventType first = events[0].type;
  if (first == EventType::jumped || first == EventType::trap_passed || first == EventType::guardian_withstood || first == EventType::shot_missed)
    good = 1;
  return good;
}

bool is_step(ActionType type) {
  return type == ActionType::move || type == ActionType::jump || type == ActionType::climb_down || type == ActionType::climb_up;
}

TEST(LabyrinthRemarks, chances_of_steps_are_those_of_the_rules) {
  int tests = 0;
  in_random_games(15, [&tests](const State& game, Action, const std::vector<Event>&) {
    if (game.phase != Phase::turn) return;
    State state = game;
    state.crystals = 0;
    state.figures.blessing = {};
    ActionList actions;
    Labyrinth::legal_actions(state, actions);
    for (const Action action : actions) {
      if (!is_step(action.type())) continue;
      const std::string text = remark_on(View(state, state.asked), action, teller_for(state.asked));
      for (const std::string& chance : chances_of(after(state, action))) {
        ASSERT_NE(text.find(chance), std::string::npos) << text << " lacks " << chance;
        ++tests;
      }
    }
  });
  EXPECT_GT(tests, 2000);
}

// How a fight of which nothing is rolled yet ends, all dice gone through, as one of the two sides is told it.
std::string fight_words(const State& unrolled, bool to_target) {
  OutcomeList outcomes;
  Labyrinth::chance_outcomes(unrolled, outcomes);
  std::map<EventType, std::uint64_t> ways;
  std::uint64_t all = 0;
  for (const auto& outcome : outcomes) {
    for (const auto& [type, weight] : fallout(after(unrolled, outcome.action))) {
      ways[type] += weight * outcome.weight;
      all += weight * outcome.weight;
    }
  }
  const auto percent = [&ways, all](EventType type) {
    const double part = static_cast<double>(ways[type]) / static_cast<double>(all);
    const auto rounded = std::lround(100 * part);
    return rounded == 0 && part > 0 ? std::string("less than 1 %") : rounded == 100 && part < 1 ? "more than 99 %" : std::to_string(rounded) + " %";
  };
  const EventType won = to_target ? EventType::fight_dropped : EventType::fight_won;
  const EventType lost = to_target ? EventType::fight_won : EventType::fight_dropped;
  return "you win in " + percent(won) + ", tie in " + percent(EventType::fight_tied) + ", lose in " + percent(lost);
}

TEST(LabyrinthRemarks, chances_of_paid_attacks_are_those_of_all_dice) {
  int fights = 0;
  in_random_games(30, [&fights](const State& game, Action action, const std::vector<Event>&) {
    if (game.phase != Phase::turn || action.type() != ActionType::attack || fights > 200) return;
    State state = game;
    state.crystals = 0;
    state.figures.blessing = {};
    const std::string expected = fight_words(after(state, action), false);
    const std::string text = remark_on(View(state, state.asked), action, teller_for(state.asked));
    ASSERT_NE(text.find(expected), std::string::npos) << text << " is not " << expected;
    ++fights;
  });
  EXPECT_GT(fights, 100);
}

TEST(LabyrinthRemarks, chances_of_what_is_chosen_before_a_roll_are_those_of_all_dice) {
  int fights = 0;
  int tests = 0;
  in_random_games(60, [&](const State& game, Action, const std::vector<Event>&) {
    if (game.phase != Phase::bonus) return;
    const bool fight = game.roll.purpose == Roll::Purpose::fight;
    if ((fight ? fights : tests) > 200) return;
    ActionList actions;
    Labyrinth::legal_actions(game, actions);
    for (const Action action : actions) {
      State state = after(game, action);
      while (state.phase == Phase::bonus) state = after(state, Action(ActionType::pass));
      state.crystals = 0;
      state.figures.blessing = {};
      std::string expected;
      if (fight) {
        expected = fight_words(state, game.asked == game.fight.target);
        ++fights;
      } else {
        auto ways = fallout(state);
        const std::uint64_t good = ways[EventType::jumped] + ways[EventType::trap_passed] + ways[EventType::guardian_withstood] +
                                   ways[EventType::shot_missed] + ways[EventType::stole];
        expected = "goes well in " + of_all(good, game.roll.purpose == Roll::Purpose::jump ? die_faces : ways_of_two);
        ++tests;
      }
      const std::string text = remark_on(View(game, game.asked), action, teller_for(game.asked));
      ASSERT_TRUE(text.ends_with(expected)) << text << " does not end with " << expected;
    }
  });
  EXPECT_GT(fights, 100);
  EXPECT_GT(tests, 100);
}

TEST(LabyrinthRemarks, what_the_sword_master_makes_of_fights_is_told) {
  GameForTest attacker = with_characters({Character::swordmaster, Character::none});
  attacker.pawn(1, "D3").pawn(2, "D3");
  EXPECT_TRUE(remark(attacker, "attack 2").ends_with("; a second fight may follow at once")) << remark(attacker, "attack 2");
  GameForTest target = with_characters({Character::none, Character::swordmaster});
  target.pawn(1, "D3").pawn(2, "D3");
  EXPECT_TRUE(remark(target, "attack 2").ends_with("; the other parries a defeat by up to 4")) << remark(target, "attack 2");
  target.daze(2, 1);
  EXPECT_TRUE(remark(target, "attack 2").ends_with(" %")) << "who is dazed has no abilities";
}

TEST(LabyrinthRemarks, chances_of_repeated_rolls_are_those_of_all_dice) {
  int rolls = 0;
  in_random_games(10, [&rolls](const State& game, Action, const std::vector<Event>&) {
    if (game.phase != Phase::crystal) return;
    State state = game;
    state.crystals = seat_bit(state.asked);
    const State again = after(state, Action(ActionType::again));
    auto ways = fallout(again);
    const std::string text = remark_on(View(game, game.asked), Action(ActionType::again), teller_for(game.asked));
    if (game.roll.purpose != Roll::Purpose::fight) {
      const std::uint64_t good =
          ways[EventType::jumped] + ways[EventType::trap_passed] + ways[EventType::guardian_withstood] + ways[EventType::shot_missed];
      EXPECT_TRUE(text.ends_with("goes well in " + of_all(good, game.roll.purpose == Roll::Purpose::jump ? die_faces : ways_of_two))) << text;
      const auto as_it_is = static_cast<std::uint64_t>(text.starts_with("the roll is good as it is"));
      EXPECT_EQ(as_it_is, would_stand(state)) << text;
    } else if (dice_to_roll(again) == 2) {
      const bool target = game.asked == game.fight.target;
      const std::uint64_t won = ways[target ? EventType::fight_dropped : EventType::fight_won];
      const std::uint64_t lost = ways[target ? EventType::fight_won : EventType::fight_dropped];
      EXPECT_EQ(text, "you win in " + std::to_string(won) + ", tie in " + std::to_string(ways[EventType::fight_tied]) + ", lose in " +
                          std::to_string(lost) + " of 36");
    }
    ++rolls;
  });
  EXPECT_GT(rolls, 300);
}

TEST(LabyrinthRemarks, every_legal_action_has_words_and_its_remark_reads_well) {
  int actions_seen = 0;
  in_random_games(6, [&actions_seen](const State& state, Action, const std::vector<Event>&) {
    if (Labyrinth::turn(state).who != Turn::Who::seat) return;
    const View view(state, state.asked);
    Teller teller = teller_for(state.asked);
    ASSERT_TRUE(reads_well(question_of(view, teller))) << name_of(state.phase);
    ActionList actions;
    Labyrinth::legal_actions(state, actions);
    for (const Action action : actions) {
      teller.style.plain = false;
      ASSERT_EQ(action_words(action, state, teller), text_of(action, *state.set));
      teller.style.plain = true;
      ASSERT_TRUE(reads_well(action_words(action, state, teller)));
      const std::string text = remark_on(view, action, teller);
      ASSERT_TRUE(text.empty() || reads_well(text)) << text;
      ++actions_seen;
    }
  });
  EXPECT_GT(actions_seen, 20000);
}

TEST(LabyrinthRemarks, a_way_with_several_tests_says_all_of_them_and_all_together) {
  GameForTest game = straight();
  game.pawn(1, "D2").trap("D2", "STD").trap("D3", "SPK");
  EXPECT_EQ(
      remark(game, "move D3"),
      "leaving by the door Stone Door needs 8: 15 of 36 (42 %), else held here; trap Spikes: safe with 6 or more, 26 of 36 (72 %), else 1 life lost; "
      "all of it goes well in 30 %");
}

TEST(LabyrinthRemarks, a_fall_below_is_told_on_bridges_alone) {
  GameForTest game = straight();
  game.pawn(1, "D2").trap("D3", "PIT");
  EXPECT_TRUE(remark(game, "move D3").ends_with(", else 1 life lost, dazed")) << remark(game, "move D3");
  GameForTest on_bridge = bridge();
  on_bridge.pawn(1, "C2").trap("C3", "PIT");
  EXPECT_TRUE(remark(on_bridge, "move C3").ends_with(", else 1 life lost, dazed, a fall below the bridge")) << remark(on_bridge, "move C3");
}

TEST(LabyrinthRemarks, who_is_dazed_is_asked_about_as_far_as_something_can_be_done) {
  const auto asked = [](int keys, int actions) {
    GameForTest game = straight();
    game.pawn(1, "D2").pawn(2, "D3").daze(2, 1).keys(2, keys).actions(actions).play("move D3");
    EXPECT_EQ(game.phase(), "rob");
    EXPECT_TRUE(game.legal("pass"));
    return question_of(View(game.s, game.s.asked), teller_for(0));
  };
  EXPECT_EQ(asked(1, 2), "Seat 2 is dazed on your corridor: do you rob, kill or pass before the meeting goes on?");
  EXPECT_EQ(asked(1, 1), "Seat 2 is dazed on your corridor: do you take a key before the meeting goes on, or pass?");
  EXPECT_EQ(asked(0, 2), "Seat 2 is dazed on your corridor and has no key to rob: do you kill before the meeting goes on, or pass?");
}

TEST(LabyrinthRemarks, a_trap_that_nobody_knows_is_as_likely_safe_as_its_kinds_are) {
  GameForTest game = straight();
  game.pawn(1, "D2").trap("D3");
  // Of 40 tokens: spikes 4, numbers of seven 4 + 4 + 3 + 3, of eight 3 + 3 + 2 + 4, and ten doors.
  const double part = (4 * 26 + 14 * 21 + 12 * 15 + 10 * 36) / (40.0 * 36);
  EXPECT_EQ(remark(game, "move D3"), "a trap nobody knows: safe in " + std::to_string(std::lround(100 * part)) + " % of all cases");
}

TEST(LabyrinthRemarks, the_guardian_the_jump_and_the_win_are_told) {
  GameForTest game = straight();
  game.pawn(1, "D3").keys(1, 1);
  EXPECT_EQ(remark(game, "move D4"), "wins the game");
  game.guardian("D4");
  EXPECT_EQ(remark(game, "move D4"), "the Guardian: 1 of 36 (3 %) withstands him, else back to the start; then you win the game");
  game.guardian("D4", true).keys(1, 0);
  EXPECT_EQ(remark(game, "move D4"), "the Guardian sleeps there; no win without a key");
  GameForTest jumper = bridge();
  jumper.pawn(1, "C3");
  EXPECT_EQ(remark(jumper, "jump"), "lands well in 3 of 6 (50 %), else 2 lives lost and dazed");
  jumper.life(1, 2);
  EXPECT_EQ(remark(jumper, "jump"), "lands well in 3 of 6 (50 %), else back to the start");
}

TEST(LabyrinthRemarks, attacks_count_life_and_say_who_may_join) {
  GameForTest game = straight(4);
  game.pawn(1, "D2").pawn(2, "D3").pawn(3, "D3").life(1, 1);
  EXPECT_EQ(remark(game, "attack 2").substr(0, 10), "you win in") << "not legal here, but the odds are the same";
  game.play("move D3, pass, pass");
  EXPECT_EQ(game.phase(), "attack");
  EXPECT_EQ(remark(game, "attack 2"), "you win in 16 %, tie in 8 %, lose in 76 %; seat 3 may still join; your last life is at stake");
}

}  // namespace
}  // namespace meander::labyrinth
