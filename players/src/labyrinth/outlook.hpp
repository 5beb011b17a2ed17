// What the greedy player makes of a table: how far everybody has to go, whom to fear, and what a life or a fight is worth. In sixteenths of an
// action.
#pragma once

#include "distances.hpp"
#include "labyrinth/rolls.hpp"

namespace meander::labyrinth {

// The weight of an own action.
inline constexpr int full_weight = 16;
inline constexpr int price_of_the_game = 20 * an_action;

class Outlook {
 public:
  Outlook(const Table& table, int seat);

  const Table& table() const { return table_; }
  int seat() const { return seat_; }
  const Distances& distances() const { return distances_; }
  const Costs& costs() const { return costs_; }
  const Roads& roads() const { return roads_; }
  const Field& to_centre() const { return distances_.to_centre(); }

  // How much an action that a seat loses is worth to this one: for itself 16, for others less or more, by how near they are to winning.
  int weight(int seat) const { return weights_[static_cast<std::size_t>(seat)]; }
  // The other who is most to be feared.
  int rival() const { return rival_; }
  // What a seat loses when it is sent to its start.
  int price_of_start(int seat) const;
  // What a seat loses with a life.
  int price_of_life(int seat) const;
  int price_of_daze() const { return an_action; }
  // What this seat gains, or fears to lose, when a seat loses a life: weighed, with a key that may be left where it stands.
  int gain_from_life_of(int seat) const;

  // Of a fight between sides of which this seat belongs to one; what is expected for it.
  int worth_of_fight(SeatSet attackers, int target) const;
  // The same with odds of one's own.
  int worth_of_fight(SeatSet attackers, int target, const Odds& odds) const;

  // The next places of a seat's way, nearest first.
  using Path = FixedVector<Place, 12>;
  Path path_of(int seat) const;
  // By cell without a tile, whose way may go or already goes across it if one is laid there.
  std::array<SeatSet, cell_count> who_comes_by() const;

 private:
  void set_weights();

  const Table& table_;
  int seat_;
  Costs costs_;
  Roads roads_;
  Distances distances_;
  std::array<int, most_seats> weights_{};
  int rival_ = 0;
};

// What befalls who fails a trap, coming on foot.
int price_of_failing(const TrapKind& kind);
// What a face-down trap is expected to cost.
inline constexpr int price_of_unknown_trap = 14;

}  // namespace meander::labyrinth
