// Why a deed of the turn, and why a tile is laid as it is.
#include "deeds.hpp"
#include "reasons.hpp"
#include "victory.hpp"

namespace meander::labyrinth {

namespace {

Reason nearer(const Outlook& outlook, Place to) {
  return {ReasonId::comes_nearer, no_seat,
          rounded_actions(outlook.distances().left(outlook.seat()) - outlook.distances().field_of(outlook.seat())[to])};
}

Reason of_move(const Outlook& outlook, const Deeds& deeds, Action move) {
  const Table& table = outlook.table();
  const Place to = move.a();
  if (may_win(table, outlook.seat(), move)) return {ReasonId::may_win};
  if (is_start(to)) {
    const int lost = table.set->life - table.life(outlook.seat());
    return lost > 0 ? Reason{ReasonId::heals, no_seat, static_cast<std::uint8_t>(lost)} : Reason{};
  }
  // Whom the Guardian stops comes nowhere.
  if (deeds.guarded(to)) return {};
  const int way = deeds.nearer_by(to);
  if (const int fight = deeds.fight_at(to); fight > 0 && fight >= way) {
    Reason reason = reason_of_fight(outlook, seat_bit(outlook.seat()), first_of(others_at(table, to, outlook.seat())));
    reason.id = ReasonId::seeks_fight;
    return reason;
  }
  return way > 0 ? nearer(outlook, to) : Reason{};
}

Reason of_building(const Outlook& outlook, const Deeds& deeds) {
  const int own = deeds.own_gap();
  const int rivals = deeds.rivals_gap();
  const int against = deeds.worth_of_rivals_gap(rivals);
  if (own != Deeds::none && deeds.worth_of_own_gap(own) >= against) return {ReasonId::needs_tile, no_seat, static_cast<std::uint8_t>(own + 1)};
  if (against == 0) return {};
  return {ReasonId::may_bar, static_cast<std::uint8_t>(outlook.rival()), static_cast<std::uint8_t>(rivals + 1)};
}

Reason of_trap(const Outlook& outlook, const Deeds& deeds, Place place) {
  const int steps = deeds.steps_to_trap(place);
  if (steps == Deeds::none) return {};
  return {ReasonId::lays_trap, static_cast<std::uint8_t>(outlook.rival()), static_cast<std::uint8_t>(steps + 1)};
}

Reason of_killing(const Outlook& outlook, const Deeds& deeds, std::uint8_t victim) {
  if (deeds.worth_of_killing(victim) <= 0) return {};
  return {outlook.table().keys(victim) > 0 ? ReasonId::kills_for_key : ReasonId::sends_back, victim};
}

}  // namespace

Reason reason_of_deed(const Outlook& outlook, Action deed) {
  const Deeds deeds(outlook);
  switch (deed.type()) {
    case ActionType::pick:
      return {ReasonId::takes_key};
    case ActionType::rob:
      return {ReasonId::robs, deed.a()};
    case ActionType::kill:
      return of_killing(outlook, deeds, deed.a());
    case ActionType::rest:
      return {ReasonId::rests};
    case ActionType::move:
      return of_move(outlook, deeds, deed);
    case ActionType::jump:
    case ActionType::climb_down:
    case ActionType::climb_up: {
      const int price = deed.type() == ActionType::jump ? deeds.price_of_jump() : 0;
      return deeds.worth_of_level() > price ? nearer(outlook, other_level(outlook.table(), outlook.table().pawn(outlook.seat()))) : Reason{};
    }
    case ActionType::build:
      return of_building(outlook, deeds);
    case ActionType::trap:
      return of_trap(outlook, deeds, deed.a());
    case ActionType::attack:
      return reason_of_fight(outlook, seat_bit(outlook.seat()), deed.a());
    case ActionType::guardian:
      return reason_of_card(outlook);
    case ActionType::use:
      return {ReasonId::promises_most};
    case ActionType::ready:
      return {ReasonId::readies_crystal};
    default:
      return {};
  }
}

Reason reason_of_tile(const Outlook& outlook, Action placed) {
  const Table& table = outlook.table();
  const SeatSet minding = outlook.who_comes_by()[placed.a()];
  const Roads roads = outlook.roads().with(tables_of(table), placed.a(), LaidTile::normal(table.drawn, placed.b()));
  const Distances after(table, roads, outlook.costs(), minding);
  const auto farther = [&](int seat) { return has(minding, seat) ? after.left(seat) - outlook.distances().left(seat) : 0; };
  // By how much those are set back who are to be feared; the rival first of equal ones.
  int victim = outlook.rival();
  int most = 0;
  int all = 0;
  for (int i = 0; i < table.players; ++i) {
    const int seat = (outlook.rival() + i) % table.players;
    const int worth = (seat == outlook.seat() ? -farther(seat) : farther(seat)) * outlook.weight(seat);
    all += worth;
    if (seat == outlook.seat() || worth <= most) continue;
    most = worth;
    victim = seat;
  }
  if (all < 0) return {ReasonId::least_harm};
  const int nearer = -farther(outlook.seat());
  if (nearer > 0 && nearer * full_weight >= most) return {ReasonId::builds_nearer, no_seat, rounded_actions(nearer)};
  if (most == 0) return {};
  if (after.left(victim) >= unreachable) return {ReasonId::cuts_off, static_cast<std::uint8_t>(victim)};
  return {ReasonId::holds_back, static_cast<std::uint8_t>(victim), rounded_actions(farther(victim))};
}

}  // namespace meander::labyrinth
