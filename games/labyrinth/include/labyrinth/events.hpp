// What happened, as each seat may see it.
//
//   Events events;
//   apply(state, action, events);
//   for (const Event& event : events) show(seen_by(event, seat));
#pragma once

#include <cstdint>

#include "core/event_log.hpp"
#include "labyrinth/dice.hpp"
#include "labyrinth/rule.hpp"
#include "labyrinth/seats.hpp"

namespace meander::labyrinth {

// `seat` is whom it happens to or who does it; `a` and `b` hold what each line says.
enum class EventType : std::uint8_t {
  rolled,              // a: Roll::Purpose, b: trap kind or target of the fight; dice
  rolled_against,      // the target of a fight; dice
  starts,              // the game
  may_choose,          // a start field; a: after how many others
  sits,                // a: start field
  plays,               // a: character
  turn_began,          //
  tile_drawn,          // a: kind
  tile_put_under,      // a: kind; it fits nowhere
  nothing_fits,        //
  tile_placed,         // a: cell, b: laid tile
  trap_laid,           // a: place
  moved,               // a: from, b: to
  jumped,              // a: from, b: to; the die has fallen well
  fell,                // a: from, b: to; it has not
  climbed,             // a: from, b: to
  sent_back,           // a: from, b: to; by a trap or from the centre
  put_back,            // a: from, b: to; onto the other level, without an arrival
  fell_through,        // a: from, b: to
  trap_turned_up,      // a: place, b: kind
  trap_passed,         // a: place, b: kind
  trap_failed,         // a: place, b: kind
  life_lost,           // a: how much, b: what is left
  dazed,               // a: how many tokens, b: how many there are now
  rested,              //
  sent_to_start,       // a: from
  restored,            // life and daze, on the own start field
  key_dropped,         // a: place
  key_picked_up,       // a: place, b: first_key or lifted_key
  robbed,              // a: victim
  killed,              // a: victim, b: 1 with a key
  attacks,             // a: target; declared or paid for
  lets_be,             // declares no attack
  joins,               // a: target
  stays_out,           // does not join against a
  fight_counted,       // seat: target, a: the attackers' dice with what is added, b: the target's; both as signed bytes
  fight_won,           // seat: target, a: the attackers, b: 1 when they have won
  fight_tied,          // seat: target, a: the attackers
  fight_dropped,       // seat: target
  adds,                // a: blessings spent on the roll that follows
  adrenaline_gained,   //
  adrenaline_spent,    //
  blessing_gained,     //
  shoots,              // a: at whom, as a SeatSet
  shot_missed,         // it does not hit this seat
  shot_hit,            //
  roped,               // a: from, b: to
  prayed_away,         // seat: whom it happens to; a: from, b: to
  meditated,           // a: life that came back, b: what there is now
  frenzied,            //
  strikes_again,       // a: target
  fights_better,       // a: by how much, b: the ability that brings it
  hampered,            // a: by so many curses in the roll that follows
  cursed,              // seat: whom it happens to; a: how many tokens there are now
  trap_moved,          // a: from, b: to
  bewitched,           // seat: who tests the trap where he stands; a: place, b: kind
  tile_turned,         // a: cell, b: laid tile
  tiles_swapped,       // a and b: cells
  tile_looked_at,      // a: kind; to be laid face down, this seat alone sees it
  tile_sown,           // a: cell
  tile_revealed,       // a: cell, b: kind
  tile_vanished,       // a: cell, b: kind; it fits nowhere, so it goes under the pool
  steps_aside,         // a: from, b: to; since the tile is gone
  traps_exchanged,     // a and b: places
  mirrored,            // a: with whom, b: place
  token_looked_at,     // a: kind; this seat alone sees it
  token_laid,          // a: kind, b: kind of the one that went back, unseen_trap for none; this seat alone sees them
  sets_bounty,         // a: opponent, b: what it adds
  bounty_collected,    // a: from whom
  tile_kept,           // a: kind of the one that is built, b: of the one that goes under the pool
  turned_back_time,    //
  steals,              // a: from whom; tried
  stole,               // a: from whom
  stole_nothing,       // a: from whom
  trap_removed,        // a: place, b: kind
  slips_away,          //
  card_put_under,      // a: kind
  enslaved,            // seat: whom it happens to
  driven,              // seat: whom it happens to; a: from, b: to
  parried,             // seat: target; it costs no life
  crystal_paid,        // for an ability
  crystal_used,        //
  crystal_ready,       //
  guardian_card,       // a: kind
  guardian_shuffled,   // used cards are shuffled
  guardian_moved,      // a: from, b: to
  guardian_stuck,      // a step is dropped
  guardian_slept,      //
  guardian_woke,       //
  guardian_withstood,  //
  guardian_met,        // and sent away: a is 1 when it was without a roll
  won,                 //
};

struct Event {
  EventType type = EventType::won;
  std::uint8_t seat = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t dropped = 0;  // of a roll: so many of the lowest dice do not count
  std::int8_t added = 0;     // of a roll that is none of a fight
  Dice dice;
  constexpr bool operator==(const Event&) const = default;
};

// As a seat may see it: what somebody else alone sees is not told.
constexpr Event seen_by(Event event, int seat) {
  const bool secret = event.type == EventType::tile_looked_at || event.type == EventType::token_looked_at || event.type == EventType::token_laid;
  if (secret && event.seat != seat) event.a = event.b = 0;
  return event;
}

// The longest chains send a pawn back through every trap of the board and let all meet.
using Events = EventLog<Event, Rule, rule_count, 512>;

}  // namespace meander::labyrinth
