// Whether what a reason says of an action is so, found out from the table and by playing on.
//
//   const Claim claim(state, actions, choice);
//   EXPECT_TRUE(claim.holds());
#pragma once

#include "labyrinth/game.hpp"
#include "outlook.hpp"
#include "players/labyrinth/reason.hpp"

namespace meander::labyrinth {

class Claim {
 public:
  Claim(const State& state, const ActionList& actions, const Choice& choice);
  bool holds() const;

 private:
  bool nothing_is_better() const;
  bool weighs_most() const;
  bool of_outcome() const;
  bool of_way() const;
  bool of_fight() const;
  bool of_roll() const;
  bool of_guardian() const;

  State state_;
  const ActionList& actions_;
  Action action_;
  Reason reason_;
  int seat_;
  int subject_;  // of the reason; the own seat where it has none
  Outlook outlook_;
  State after_;  // the action alone
};

}  // namespace meander::labyrinth
