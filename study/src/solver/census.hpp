// What of a position still matters, colour by colour: the ground of its key and of the bound that tells what is out of reach.
//
//   const Census census(node, game);
//   if (!census.within_reach()) …   // lost whatever is done
//   census.key();                   // the same for positions that differ in what cannot matter, or in the names of colours
//
// A lane holds everything about one colour, and nothing about a colour stands anywhere else. So where the rules treat colours alike, sorting the
// lanes gives one way to write all renamings of a position. docs/solver.md tells what is left out and why that is exact.
#pragma once

#include <array>
#include <cstdint>

#include "onirim/state.hpp"
#include "value_table.hpp"

namespace meander::onirim::solving {

// So many cards of hand, deck and limbo together fit into a key.
inline constexpr int most_cards = 32;

// What does not change while a game is played, asked once.
struct GameTraits {
  explicit GameTraits(const Settings& settings);

  bool symmetric = false;       // colours may change their names: nothing but goals, which are renamed along, tells them apart
  bool order_can_wait = false;  // the order of cards put back on top may be settled when they are drawn
  bool book = false;
  bool towers = false;
  bool premonitions = false;
  std::uint64_t word = 0;  // all settings but the doors, which are in the lanes
};

// A position, and how many of its cards of known place lie in a fixed order. Those above them were put on top by the player, in an order that he
// may still choose: `free` of them.
struct Node {
  State state;
  int fixed = 0;
  int free() const { return state.known.size() - fixed; }
};

class Census {
 public:
  Census(const Node& node, const GameTraits& game);

  // False: too few cards or turns are left for the doors that are missing (ONI-3.3, 3.8, 3.9, 5.2).
  bool within_reach() const { return within_reach_; }
  Key key() const;

 private:
  enum Zone : std::uint8_t { in_hand, unknown, looked_at, free_on_top };
  struct Lane {
    std::uint64_t counts = 0;                 // cards of each symbol in each zone, doors, the series in progress
    std::array<std::uint64_t, 2> order = {};  // which of its cards lie at which places; in the second word goals, too
    auto operator<=>(const Lane&) const = default;
  };
  // What the bound asks of a colour.
  struct Means {
    int chambers = 0;
    int keys = 0;
    int doors = 0;
    int missing = 0;
  };

  void find_idle_colours(const State& s);
  void count(Card card, int count, Zone zone);
  void count_labyrinth(const State& s);
  void count_doors(const State& s);
  void count_known(const Node& node);
  void place(Card card);
  void count_series(const State& s);
  void count_dreams(const State& s);
  void count_goals(const State& s);
  void count_rest(const Node& node);
  void find_reach(const State& s);
  int series_in_progress(const State& s) const;
  bool is_idle(Colour colour) const { return (idle_ >> static_cast<unsigned>(colour) & 1U) != 0; }
  Lane& lane_of(Colour colour) { return lanes_[lane_numbers_[static_cast<std::size_t>(colour)]]; }

  const GameTraits& game_;
  std::array<Lane, colours + 1> lanes_{};  // the last one: dream cards
  std::array<Means, colours> means_{};
  std::array<std::uint8_t, colours> lane_numbers_{0, 1, 2, 3};
  std::array<std::uint64_t, 2> rest_{};
  std::array<std::uint64_t, 2> towers_{};
  std::array<std::uint64_t, 3> discards_{};
  unsigned idle_ = 0;  // bits by colour
  int placed_ = 0;     // cards of fixed order so far
  int refills_ = 0;    // labyrinth cards that can still be drawn
  bool within_reach_ = true;
};

}  // namespace meander::onirim::solving
