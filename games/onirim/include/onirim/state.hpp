// The complete state of a game of Onirim: one trivially copyable value of at most 320 bytes, without a random generator.
//
// Two states of equal meaning are equal byte for byte (every unused slot is zero), so they compare and hash as bytes.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vector.hpp"
#include "onirim/action.hpp"
#include "onirim/bag.hpp"
#include "onirim/cards.hpp"
#include "onirim/zones.hpp"

namespace meander::onirim {

// The step a game is at; see the table in docs/notation.md.
enum class Phase : std::uint8_t {
  goals,
  premonitions,
  set_up,
  pick,
  turn,
  explore,
  look,
  prophecy,
  order,
  paradox,
  bottom,
  exchange,
  window,
  draw,
  door,
  nightmare,
  pay,
  reveal,
  redraw,
  tower_loss,
  happy,
  happy_drop,
  fetch,
  premonition,
  keys,
  return_door,
  pairs,
  foresee,
  over,
};
inline constexpr int phase_count = 29;

// Why cards are being looked at.
enum class Purpose : std::uint8_t { none, prophecy, peek, paradox, happy };

enum class Ending : std::uint8_t { none, won, lost_deck, lost_door };

// What of the options matters while playing.
class Settings {
 public:
  enum Flag : std::uint16_t {
    two_players = 1,
    book = 2,
    towers = 4,
    premonitions = 8,
    lost_way = 16,
    ruins = 32,
    open_talk = 64,
    duplicates_to_limbo = 128,
    discarded_door_loses = 256,
    paradox_from_bottom = 512,
  };
  constexpr bool has(Flag flag) const { return (flags_ & flag) != 0; }
  constexpr int players() const { return has(two_players) ? 2 : 1; }
  // Both seats see what one of them sees, except in silent play of two (ONI-6.8).
  constexpr bool silent_pair() const { return (flags_ & (two_players | open_talk)) == two_players; }
  constexpr Seats everyone() const { return static_cast<Seats>(1 + 2 * (flags_ & two_players)); }
  // Cards of a full hand alone, of a full private resource with two.
  constexpr int private_size() const { return private_size_; }
  constexpr int shared_size() const { return has(two_players) ? 2 : 0; }
  constexpr int prophecy_depth() const { return prophecy_depth_; }
  constexpr int open_premonitions() const { return open_premonitions_; }
  // Doors of a colour in the game: 0, 1 or 2.
  constexpr int doors(int colour) const { return doors_ >> (2 * colour) & 3; }

  constexpr void set(Flag flag, bool on) { flags_ = static_cast<std::uint16_t>(on ? flags_ | flag : flags_ & ~flag); }
  constexpr void set_sizes(int private_size, int prophecy_depth, int open_premonitions) {
    private_size_ = static_cast<std::uint8_t>(private_size);
    prophecy_depth_ = static_cast<std::uint8_t>(prophecy_depth);
    open_premonitions_ = static_cast<std::uint8_t>(open_premonitions);
  }
  constexpr void set_doors(int colour, int count) { doors_ = static_cast<std::uint8_t>((doors_ & ~(3 << (2 * colour))) | count << (2 * colour)); }
  constexpr bool operator==(const Settings&) const = default;

 private:
  std::uint16_t flags_ = 0;
  std::uint8_t private_size_ = 5;
  std::uint8_t prophecy_depth_ = 5;
  std::uint8_t open_premonitions_ = 4;
  std::uint8_t doors_ = 0xaa;
};

inline constexpr std::uint8_t closed_goal = 4;  // added to the colour of a goal turned face down

struct State {
  // The deck is `unknown`, the cards of unknown place, and `known`, those of known place above and below them.
  Bag unknown;
  Bag discard;
  Bag removed;
  Limbo limbo;
  std::array<Hand, 2> private_cards;
  Hand shared;  // at set-up of two: the open cards
  Looked looked;
  KnownPlaces known;
  std::uint8_t unknown_size = 0;  // of `unknown`; a byte of its own is sooner read again after a draw than one of a vector

  Rows rows;
  FixedVector<Card, towers_in_box> tower_row;
  std::array<std::array<std::uint8_t, colours>, 2> doors{};
  FixedVector<std::uint8_t, 8> goals;  // colour, plus closed_goal; from the left
  std::uint8_t open_premonitions = 0;  // bit sets by Premonition
  std::uint8_t pile = 0;

  FixedVector<Card, 7> placed;  // cards looked at that are already put in their new order, from the top down

  Phase phase = Phase::goals;
  std::uint8_t seat = 0;                      // the active player
  Card pending = no_card;                     // the drawn door or dream card being dealt with
  std::uint8_t remaining = 0;                 // cards or premonitions still to come
  Purpose purpose = Purpose::none;            // of the look
  Spell spell = Spell::none;                  // being paid
  std::uint8_t swap = 0;                      // its two goals, 16 * first + second
  Card last = 0;                              // the least card an ascending choice may name next
  Phase resume = Phase::over;                 // where a spell was cast; over: none is under way
  std::uint8_t premonition = no_premonition;  // being carried out
  Ending ending = Ending::none;

  Settings settings;

  constexpr int deck_size() const { return unknown_size + known.size(); }
  constexpr Hand& hand() { return private_cards[seat]; }
  constexpr const Hand& hand() const { return private_cards[seat]; }
  constexpr bool operator==(const State&) const = default;
};

static_assert(sizeof(State) <= 320);
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace meander::onirim
