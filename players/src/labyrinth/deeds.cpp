#include "deeds.hpp"

#include <algorithm>

#include "ability_deeds.hpp"
#include "lead_guardian.hpp"

namespace meander::labyrinth {

int Deeds::worth_of(Action action) const {
  switch (action.type()) {
    case ActionType::pick:
      return price_of_the_game;
    case ActionType::rob:
      return price_of_the_game;
    case ActionType::rest:
      return an_action;
    case ActionType::move:
      return worth_of_move(action.a()) - an_action;
    case ActionType::build:
      return worth_of_building() - an_action;
    case ActionType::trap:
      return worth_of_trap(action.a()) - an_action;
    case ActionType::attack:
      return outlook_.worth_of_fight(seat_bit(seat_), action.a()) - an_action;
    case ActionType::kill:
      return worth_of_killing(action.a()) - an_action;
    case ActionType::guardian:
      return worth_of_card(outlook_) - an_action;
    case ActionType::jump:
      return worth_of_level() - price_of_jump() - an_action;
    case ActionType::climb_down:
    case ActionType::climb_up:
      return worth_of_level() - climbing_actions(table_) * an_action;
    case ActionType::ready:
      return worth_of_crystal - 2 * an_action;
    case ActionType::use:
      return worth_of_use(outlook_, *this, action);
    default:
      return -an_action * table_.actions;
  }
}

int Deeds::worth_of_killing(int victim) const {
  const int worth = outlook_.price_of_start(victim) * outlook_.weight(victim) / full_weight;
  return worth + worth_of_key_of(victim);
}

int Deeds::worth_of_key_of(int victim) const {
  int worth = 0;
  if (table_.keys(victim) > 0 && table_.keys(seat_) == 0) worth += outlook_.distances().left(seat_) - outlook_.to_centre()[table_.pawn(seat_)];
  if (table_.keys(victim) == 1) worth += 3 * an_action * outlook_.weight(victim) / full_weight;
  return worth;
}

int Deeds::nearer_by(Place to) const {
  const Place here = table_.pawn(seat_);
  const int nearer = outlook_.distances().left(seat_) - field_[to] - outlook_.costs().enter[to];
  return is_corridor(here) ? nearer - outlook_.costs().leave[here] : nearer;
}

int Deeds::fight_at(Place to) const {
  const SeatSet there = others_at(table_, to, seat_);
  return count(there) == 1 ? outlook_.worth_of_fight(seat_bit(seat_), first_of(there)) : 0;
}

int Deeds::worth_of_move(Place to) const {
  if (is_start(to)) return -(from_start(table_, field_, seat_) - outlook_.distances().left(seat_)) + healing();
  int worth = nearer_by(to);
  if (to == place_of(centre, 0) && table_.keys(seat_) > 0) worth += price_of_the_game / (guarded(to) ? ways_of_two : 1);
  // The Guardian comes before whoever stands there (LAB-6.3), and one whom he stops has spent an action for nothing.
  if (guarded(to)) return worth - outlook_.price_of_start(seat_) - 1;
  return worth + std::max(fight_at(to), 0);
}

int Deeds::worth_of_level() const {
  const Place here = table_.pawn(seat_);
  const Place other = other_level(table_, here);
  return field_[here] - field_[other] - outlook_.costs().enter[other];
}

int Deeds::gap_in(const Outlook::Path& path, std::size_t within) const {
  for (std::size_t i = 0; i < path.size() && i < within; ++i) {
    if (table_.board.tiles[cell_of(path[i])].empty()) return static_cast<int>(i);
  }
  return none;
}

bool Deeds::on_own_way(Place place) const {
  for (const Place own : path_) {
    if (own == place) return true;
  }
  return false;
}

int Deeds::steps_to_trap(Place place) const {
  if (on_own_way(place)) return none;
  for (std::size_t i = 0; i < rivals_path_.size() && i < 5; ++i) {
    if (rivals_path_[i] != place) continue;
    const bool ignored = is_start(table_.pawn(outlook_.rival())) && i == 0;
    return ignored ? none : static_cast<int>(i);
  }
  return none;
}

int Deeds::worth_of_trap(Place place) const {
  const int steps = steps_to_trap(place);
  // Two traps together are passed one after the other (LAB-8.11).
  const int second = table_.traps.any_on(place) ? 14 : 0;
  return steps == none ? 0 : (price_of_unknown_trap + second - steps) * outlook_.weight(outlook_.rival()) / full_weight;
}

}  // namespace meander::labyrinth
