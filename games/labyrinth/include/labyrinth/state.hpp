// The complete state of a game of Labyrinth: one trivially copyable value, without a random generator.
//
// Two states of equal meaning are equal byte for byte (every unused slot is zero or `nowhere`), so they compare and hash as bytes.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vector.hpp"
#include "labyrinth/action.hpp"
#include "labyrinth/board.hpp"
#include "labyrinth/casting.hpp"
#include "labyrinth/component_set.hpp"
#include "labyrinth/pending.hpp"
#include "labyrinth/seats.hpp"
#include "labyrinth/traps.hpp"
#include "labyrinth/ways_kept.hpp"

namespace meander::labyrinth {

// What is waited for; see the table in docs/notation.md.
enum class Phase : std::uint8_t {
  none,  // nothing yet: within a step only
  roll,
  lot,
  field,
  deal,
  character,
  turn,
  tile,
  place,
  turn_up,
  face,
  token,
  look,
  craft,
  reveal,
  aside,
  exchange,
  keep,
  swap,
  lay,
  card,
  lead,
  step,
  drive,
  way,
  bonus,
  crystal,
  loop,
  steal,
  rob,
  declare,
  attack,
  join,
  second,
  over,
};
inline constexpr int phase_count = 35;

// How cards, tiles or tokens that nobody has seen are made up, by kind counted from 0.
template <std::size_t Kinds>
using Counts = std::array<std::uint8_t, Kinds>;

// Everything about pawns, by seat where it is an array.
struct Figures {
  std::array<Place, most_seats> pawn{};               // nowhere for a seat that nobody has
  std::array<std::uint8_t, most_seats> life{};        // points left
  std::array<std::uint8_t, most_seats> daze{};        // tokens
  std::array<std::uint8_t, most_seats> keys{};        // held
  std::array<std::uint8_t, most_seats> adrenaline{};  // tokens
  std::array<std::uint8_t, most_seats> blessing{};    // tokens
  std::array<std::uint8_t, most_seats> curse{};       // tokens
  Keys first_keys = 0;                                // those that still lie where set-up put them: bit d on key tile d
  FixedVector<Place, most_keys> lying;                // where those lie that were lifted once, in ascending order
  SeatSet came_itself = 0;                            // who may win where it stands (LAB-3.1)
  SeatSet from_start = 0;                             // who is on its key tile, having come from its start field (LAB-8.6)
  SeatSet untouched = 0;                              // who was put where it stands without an arrival (LAB-6.5)
  SeatSet slipped = 0;                                // whom the Guardian passes by where it stands (LAB-A.thief.3)
  Place guardian = place_of(centre, 0);
  Place guardian_from = nowhere;  // where he may not step back to (LAB-11.3)
  bool guardian_sleeps = false;

  constexpr Figures() { pawn.fill(nowhere); }
  constexpr void lay_key(Place place) {
    std::size_t index = 0;
    while (index < lying.size() && lying[index] < place) ++index;
    lying.insert(index, place);
  }
  constexpr bool operator==(const Figures&) const = default;
};

inline constexpr int actions_a_turn = 2;  // LAB-4.1

// What is played with, in eight bytes whatever the size of a pointer.
struct PlayedWith64 {
  const ComponentSet* set = nullptr;
  constexpr bool operator==(const PlayedWith64&) const = default;
};
struct PlayedWith32 {
  const ComponentSet* set = nullptr;
  std::uint32_t unused = 0;
  constexpr bool operator==(const PlayedWith32&) const = default;
};
using PlayedWith = std::conditional_t<sizeof(void*) == 8, PlayedWith64, PlayedWith32>;

struct State : PlayedWith {
  std::uint64_t tested = 0;  // traps that this chain has tested, by index (LAB-8.7)
  AbilitySet used = 0;       // abilities that were used this turn, by bit (LAB-14.3)
  Roll roll;

  Board board;
  Figures figures;
  Traps traps;
  Seating seating;
  SeatSet crystals = 0;  // the ready ones
  std::uint8_t players = 0;
  bool win_alone = false;                          // LAB-15.1
  bool blanks = false;                             // LAB-15.2
  Casting casting = Casting::none;                 // LAB-2.4
  std::array<Character, most_seats> characters{};  // by seat

  // The pool of tiles: those of unknown order, and below them those that were put under it. In what a seat may know tiles of which it has not seen
  // where they went are among the first, too.
  Counts<most_tile_kinds> tiles{};
  std::uint8_t tiles_left = 0;  // of `tiles`, in the pool
  FixedVector<std::uint8_t, tiles_in_set> under_pool;
  // Tokens that have no place yet: in the pool, and face down on the board without a token of their own.
  Counts<most_traps + 1> unseen_traps{};
  std::uint8_t trap_pool = 0;
  FixedVector<std::uint8_t, most_traps> put_back;    // by look at the pool: the kind that went back, unseen_trap for none (LAB-A.headhunter.2)
  FixedVector<std::uint8_t, most_traps> gone_since;  // by look: how many tokens of that kind were in the pool after it and have left the game since
  Counts<most_guardian_cards> cards{};               // not used yet
  std::uint8_t cards_left = 0;                       // of `cards`
  FixedVector<std::uint8_t, most_guardian_cards> under_cards;  // known ones below them, by kind counted from 1

  Phase phase = Phase::none;
  std::uint8_t asked = 0;  // the seat that is to answer
  std::uint8_t active = 0;
  std::uint8_t actions = 0;
  bool card_taken = false;   // this turn (LAB-11.1)
  bool card_due = false;     // its card is to be turned up
  bool no_build = false;     // this turn (LAB-5.3)
  SeatSet robbed = 0;        // this turn (LAB-9.7)
  SeatSet stolen = 0;        // from whom it was tried this turn (LAB-A.thief.1)
  Place mirrored = nowhere;  // where the active player picks up nothing this turn (LAB-A.illusionist.3)
  std::uint8_t winner = no_seat;

  Fight fight;
  SecondFight second;
  SeatSet shots = 0;  // who has still to roll against the Archer's shot
  Meeting meeting;
  Arrival arrival;
  GuardianWay guiding;
  Enslavement enslaved;
  Sowing sowing;
  Revealing revealing;
  Rebuilding rebuilding;
  Mystifying mystifying;
  Crafting crafting;
  Place disarming = nowhere;                      // where a trap is to be turned up and taken away
  FixedVector<std::uint8_t, 2> cards_shown;       // by kind: those of which one is to be used
  std::uint8_t drawn_too = 0;                     // the kind of a second tile, one of which is to be built
  std::uint8_t drawn = 0;                         // the kind of the tile being placed, counted from 1
  std::uint8_t draws = 0;                         // how many tiles may still be tried in this build, the drawn one among them
  Placements fits{};                              // where it may lie, while it is being placed
  FixedVector<std::uint8_t, most_seats> lots;     // at set-up: the seats in the order in which they choose or are placed
  std::array<std::uint8_t, most_seats> rolled{};  // at set-up: the rolls for the start
  SeatSet to_roll = 0;

  Figures turn_start;  // of a turn that may be taken back (LAB-A.assassin.3); untouched in all others

  constexpr Place pawn(int seat) const { return figures.pawn[static_cast<std::size_t>(seat)]; }
  constexpr bool dazed(int seat) const { return figures.daze[static_cast<std::size_t>(seat)] > 0; }
  constexpr int keys(int seat) const { return figures.keys[static_cast<std::size_t>(seat)]; }
  constexpr int life(int seat) const { return figures.life[static_cast<std::size_t>(seat)]; }
  constexpr Character character(int seat) const { return characters[static_cast<std::size_t>(seat)]; }
  // The seat that has a character; no_seat: nobody.
  constexpr std::uint8_t seat_of(Character character) const {
    for (std::uint8_t seat = 0; seat < players; ++seat) {
      if (characters[seat] == character) return seat;
    }
    return no_seat;
  }
  constexpr SeatSet everyone() const { return static_cast<SeatSet>((1U << players) - 1); }
  constexpr bool operator==(const State&) const = default;
};

static_assert(character_count >= most_seats, "everybody can have a character of his own");
static_assert(sizeof(State) <= 1024);
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace meander::labyrinth
