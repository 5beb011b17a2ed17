// Why the greedy player chose as it did: an id, whom it is about, and how much; for faces to put into words. No text for people is made here.
//
//   const Choice choice = GreedyPlayer().explain(view, actions, random);
//   if (choice.reason.id == ReasonId::holds_back) …  // seat choice.reason.seat comes choice.reason.amount actions farther away
//
// What a reason says is true of the action at the table that was looked at. Ways are reckoned as the player does: in expected actions, with what lies
// in the way, and all going well. The rival is whoever else is nearest to winning.
#pragma once

#include "labyrinth/action.hpp"
#include "labyrinth/seats.hpp"

namespace meander::labyrinth {

// `seat` of the reason: whom each is about, if anybody. In brackets `amount`, where there is one: actions are rounded, percents those of the dice or
// cards alone.
enum class ReasonId : std::uint8_t {
  only_choice,       // nothing else may be done
  no_difference,     // nothing tells the choices apart
  nothing_better,    // it brings nothing, and no other choice does
  least_harm,        // whatever is chosen harms, this least
  wins,              // the game is won by it at once
  may_win,           // it is won if all goes well
  takes_key,         // from the floor
  robs,              // a key of the seat
  kills_for_key,     // the seat goes back to its start and loses a key to this one
  sends_back,        // the seat, without a key, goes back to its start
  rests,             // one daze less
  heals,             // on the own start field [life that comes back]
  comes_nearer,      // to winning [actions]
  seeks_fight,       // with the seat, which stands where it goes and is worth fighting [percent won]
  needs_tile,        // the own way is not built yet [where: the so many-th step]
  may_bar,           // the rival's way is not built yet [where: the so many-th step]
  builds_nearer,     // the tile brings this seat nearer [actions]
  holds_back,        // the tile makes the way of the seat longer [actions]
  cuts_off,          // the tile leaves the seat without a way for now
  lays_trap,         // on the rival's way [where: the so many-th step]
  likely_fight,      // against the seat, won more often than lost [percent won]
  worthwhile_fight,  // against the seat, not so, but it promises more than not to fight [percent won]
  drives_off,        // the seat has come onto the centre with a key; whoever beats it drives it off [percent won]
  saves_strength,    // no fight that is offered promises more than it risks
  went_well,         // the roll, so it stands
  repeats_roll,      // it went badly [percent in which another goes well]
  keeps_crystal,     // though it did not go well [the same]
  readies_crystal,   //
  leads_to,          // the Guardian meets the seat [after so many steps]
  leads_into_way,    // he comes to stand in the rival's way [the same]
  leads_out_of_way,  // he stood in the own way and comes off it
  leads_away,        // another step would bring him to this seat or into its way
  card_may_reach,    // he may be led to the seat, and sent to its start [percent of the cards]
  card_may_bar,      // he may be led into the rival's way [the same]
  card_may_clear,    // he stands in the own way
  wakes_upon,        // he is asleep where the seat stands
  wakes_in_way,      // he is asleep in the rival's way
  promises_most,     // an ability, or what is chosen before a roll: of all that may be done it is weighed highest
};
inline constexpr int reason_ids = 38;

struct Reason {
  ReasonId id = ReasonId::nothing_better;
  std::uint8_t seat = no_seat;
  std::uint8_t amount = 0;
  constexpr bool operator==(const Reason&) const = default;
};

struct Choice {
  Action action;
  Reason reason;
};

}  // namespace meander::labyrinth
