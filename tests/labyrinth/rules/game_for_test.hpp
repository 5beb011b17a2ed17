// A game for tests of the rules: set up, laid out by hand, and played in the notation.
//
//   GameForTest game(2);                        // both are seated; seat 1 is at its first action
//   game.tile("D2", "T01").pawn(1, "D2");
//   game.play("move D3, roll 3 4, pass");       // every step must be legal
//   EXPECT_EQ(game.refused("move S3"), "LAB-6.2");
//
// Seats are named as in the notation, from 1.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "labyrinth/game.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/rolls.hpp"
#include "tiles_for_test.hpp"

namespace meander::labyrinth {

class GameForTest {
 public:
  // Seats sit in their order, clockwise from S0: two at S0 and S3, three at S0, S2, S4, four at S0, S1, S3, S4, five at S0 to S4.
  explicit GameForTest(int players, Options options = {}, const ComponentSet& set = default_set().components);

  GameForTest& tile(std::string_view cell, std::string_view id, int rotation = 0);
  GameForTest& pawn(int seat, std::string_view place);
  // Tokens that are already face up, or face down without a kind.
  GameForTest& trap(std::string_view place, std::string_view id = "?");
  GameForTest& keys(int seat, int count);  // of those that set-up laid out, the last ones
  GameForTest& lying(std::string_view place);
  GameForTest& daze(int seat, int tokens);
  GameForTest& life(int seat, int points);
  GameForTest& no_crystals();
  GameForTest& guardian(std::string_view place, bool sleeps = false, std::string_view from = "");
  GameForTest& actions(int left);

  // Steps separated by commas. What they brought about together is in `happened`.
  void play(std::string_view steps);
  // The id of the rule that refuses a step, which must change nothing; "" when it is legal.
  std::string refused(std::string_view step);
  // Whether a step is among the legal ones.
  bool legal(std::string_view step) const;
  // All legal steps that begin like this, separated by commas.
  std::string legal_like(std::string_view beginning) const;

  std::string place(int seat) const { return text_of(s.pawn(seat - 1)); }
  std::string phase() const { return std::string(name_of(s.phase)); }
  int asked() const { return s.asked + 1; }
  int active() const { return s.active + 1; }
  // How often something happened in the last play().
  int times(EventType type) const;
  bool took_effect(Rule rule) const { return rules[static_cast<std::size_t>(rule)]; }

  State s;
  std::vector<Event> happened;
  std::bitset<rule_count> rules;
};

// Without ready crystals, and with the Guardian out of the way: a straight way from S0 to the centre …
GameForTest straight(int players = 2, const Options& options = {});
// … or a bridge from C2 over C3, with a way below it that leads to D3.
GameForTest bridge(int players = 2);

}  // namespace meander::labyrinth
