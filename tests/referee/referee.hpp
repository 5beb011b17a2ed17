// A second referee for Onirim: slow, simple, and written from the rules page alone.
//
// It shares no code with the product. The deck is a plain shuffled vector; a chance outcome that is fed in is found among the cards whose place
// nobody knows and swapped to where it must lie. The differential test feeds both referees the same actions and compares them after every step.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace referee {

// Cards are numbers 0..29 in the card order of docs/notation.md, premonitions 0..7 in the order red green blue brown pairs five rainbow three,
// seats 0 and 1 (in texts 1 and 2), colours 0..3 in the order R U G B.
struct Setup {
  int players = 1;
  bool book = false, towers = false, premonitions = false;
  bool lost_way = false, ruins = false;
  int open_premonitions = 4;
  bool open_talk = false;
  bool duplicates_to_limbo = false;
  bool discarded_door_loses = false;
  bool paradox_from_bottom = false;
  int hand_size = 5;
  int prophecy_depth = 5;
  std::array<int, 30> deck{};  // cards of each kind; the caller fills in the whole deck for a standard game
};

// A card whose owner or place matters, with who knows it: bit 0 for seat 0, bit 1 for seat 1.
struct KnownCard {
  int card = 0;
  int knowers = 0;
  bool operator==(const KnownCard&) const = default;
};

// Every zone as a table would show it. Counts are indexed by card.
struct Zones {
  std::array<std::vector<KnownCard>, 2> private_cards;  // sorted by (card, knowers); alone: the hand, in [0]
  std::vector<int> shared;                              // sorted; at set-up of two: the open cards
  std::array<std::vector<int>, 2> rows;                 // in the order laid
  std::vector<int> tower_row;                           // from the left
  std::array<std::array<int, 4>, 2> doors{};            // doors on the table by colour
  std::array<int, 30> discard{}, limbo{}, removed{};
  std::array<int, 30> unknown{};      // cards of the deck whose place nobody knows
  std::vector<KnownCard> top;         // known places from the top down; all of the deck when nothing is unknown
  std::vector<KnownCard> bottom;      // known places at the bottom, from the top down
  std::vector<int> looked;            // sorted: looked at, not yet put anywhere
  std::vector<int> placed;            // already put in their new order, from the top down
  int pending = -1;                   // the drawn door or dream card being dealt with, or -1
  std::vector<int> goals;             // colour, + 4 when closed
  std::array<int, 8> premonitions{};  // 0 gone, 1 open, 2 in the pile
  bool operator==(const Zones&) const = default;
};

class Referee {
 public:
  explicit Referee(const Setup& setup);
  ~Referee();

  // -1 chance, 0 or 1 a seat, 2 over.
  int to_move() const;
  int active_seat() const;
  // The phase's name as in docs/notation.md.
  const char* phase() const;
  // Legal actions of a seat, or the possible outcomes of chance, as texts; in any order, each once.
  void legal(std::vector<std::string>& out) const;
  // For a chance phase: the weight of each outcome in the order of `legal`; their sum is the number of equally likely cards.
  void weights(std::vector<int>& out) const;
  // Carries out an action or a chance outcome that `legal` lists, and every step with one option that follows. Throws std::logic_error for any other.
  void apply(const std::string& action);
  void zones(Zones& out) const;
  // "" while playing, else "won", "lost deck", "lost door".
  std::string result() const;
  // Whether the game can still be won, as ONI-3.7 asks to show.
  bool winnable() const;

 private:
  struct Table;
  std::unique_ptr<Table> table_;
};

}  // namespace referee
