// What the deeds of a turn are worth to the greedy player, in sixteenths of an action, and what of it comes from where.
//
//   const Deeds deeds(outlook);
//   deeds.worth_of(Action(ActionType::move, place))   // the action that it costs taken off
//   deeds.nearer_by(place)                            // the share of it that the way has
#pragma once

#include "labyrinth/action.hpp"
#include "outlook.hpp"

namespace meander::labyrinth {

class Deeds {
 public:
  explicit Deeds(const Outlook& outlook)
      : outlook_(outlook),
        table_(outlook.table()),
        seat_(outlook.seat()),
        field_(outlook.distances().field_of(seat_)),
        path_(outlook.path_of(seat_)),
        rivals_path_(outlook.path_of(outlook.rival())) {}

  int worth_of(Action action) const;
  int worth_of_killing(int victim) const;
  // What it brings to take one from somebody, if he has any.
  int worth_of_key_of(int victim) const;
  int worth_of_move(Place to) const;

  // How much nearer a corridor is; what it costs to come there is no gain.
  int nearer_by(Place to) const;
  // What the fight against the one who stands there, or nobody or several, promises.
  int fight_at(Place to) const;
  bool guarded(Place place) const {
    return table_.figures.guardian == place && !table_.figures.guardian_sleeps && slip_away(table_, evading(table_), place) == 0;
  }
  bool on_own_way(Place place) const;
  Place next_step() const { return path_.empty() ? nowhere : path_[0]; }
  // What changing the level of a bridge brings, the way there counted: by a jump or by climbing.
  int worth_of_level() const;
  int price_of_jump() const { return (outlook_.price_of_life(seat_) + 8 + outlook_.price_of_daze()) / 2; }

  // Where ways lack a tile: how many steps come before it; none where they do not, or too far away to matter.
  static constexpr int none = -1;
  int own_gap() const { return gap_in(path_, path_.capacity()); }
  int rivals_gap() const { return gap_in(rivals_path_, 4); }
  int worth_of_own_gap(int gap) const { return gap == 0 ? luck : gap > 0 ? luck - 4 : 2; }
  int worth_of_rivals_gap(int gap) const { return gap == none ? 0 : 10 * outlook_.weight(outlook_.rival()) / full_weight; }

  // On the way of whoever is most to be feared, and not on the own one: how many steps come before a trap there, else none.
  int steps_to_trap(Place place) const;

 private:
  static constexpr int worth_of_crystal = 12;
  static constexpr int luck = 15;

  int worth_of_building() const { return worth_of_own_gap(own_gap()) + worth_of_rivals_gap(rivals_gap()); }
  int worth_of_trap(Place place) const;
  int healing() const { return 6 * (table_.set->life - table_.life(seat_)); }
  int gap_in(const Outlook::Path& path, std::size_t within) const;

  const Outlook& outlook_;
  const Table& table_;
  int seat_;
  const Field& field_;
  Outlook::Path path_;
  Outlook::Path rivals_path_;
};

}  // namespace meander::labyrinth
