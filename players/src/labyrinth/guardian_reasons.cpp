// Why a Guardian card is taken, and why he is led where he goes.
#include "lead_guardian.hpp"
#include "reasons.hpp"

namespace meander::labyrinth {

namespace {

// What it brings that he meets a seat; nothing for the own one.
int gain_of_meeting(const Outlook& outlook, int seat) {
  return seat == outlook.seat() ? 0 : outlook.price_of_start(seat) * outlook.weight(seat) / full_weight;
}

// Of those on a place whom he may as well meet, who loses most by it; none for nobody.
std::uint8_t worst_met(const Outlook& outlook, Place place) {
  std::uint8_t victim = no_seat;
  int most = 0;
  for (int seat = 0; seat < outlook.table().players; ++seat) {
    if (outlook.table().pawn(seat) != place || gain_of_meeting(outlook, seat) <= most) continue;
    most = gain_of_meeting(outlook, seat);
    victim = static_cast<std::uint8_t>(seat);
  }
  return victim;
}

// Where a card takes him, place by place.
LedWay way_of(const Outlook& outlook, const GuardianCard& card) {
  const Figures& figures = outlook.table().figures;
  if (card.type == GuardianCard::Type::move) return led_way(outlook, figures.guardian, figures.guardian_from, card.steps);
  LedWay way;
  if (card.type == GuardianCard::Type::to_centre && figures.guardian != place_of(centre, 0)) way.push_back(place_of(centre, 0));
  return way;
}

Reason of_waking(const Outlook& outlook) {
  const Place here = outlook.table().figures.guardian;
  if (const std::uint8_t seat = worst_met(outlook, here); seat != no_seat) return {ReasonId::wakes_upon, seat};
  return {ReasonId::wakes_in_way, static_cast<std::uint8_t>(outlook.rival())};
}

}  // namespace

Reason reason_of_card(const Outlook& outlook) {
  const Table& table = outlook.table();
  if (worth_of_card(outlook) <= 0) return {};
  if (table.figures.guardian_sleeps) return of_waking(outlook);
  const Outlook::Path rivals = outlook.path_of(outlook.rival());
  std::array<int, most_seats> reaching{};  // cards, by the seat that is met
  int barring = 0;
  int cards = 0;
  for (std::size_t kind = 0; kind < table.set->guardian.size(); ++kind) {
    const GuardianCard& card = table.set->guardian[kind];
    const int left = cards_to_come(table, static_cast<int>(kind) + 1);
    cards += left;
    if (left == 0) continue;
    const LedWay way = way_of(outlook, card);
    SeatSet met = 0;
    for (const Place place : way) met = static_cast<SeatSet>(met | others_at(table, place, outlook.seat()));
    for (int seat = 0; seat < table.players; ++seat) reaching[static_cast<std::size_t>(seat)] += has(met, seat) ? left : 0;
    if (!way.empty() && hindrance(rivals, way.back()) > 0) barring += left;
  }
  int victim = outlook.rival();
  int most = 0;
  for (int seat = 0; seat < table.players; ++seat) {
    const int gain = reaching[static_cast<std::size_t>(seat)] * gain_of_meeting(outlook, seat);
    if (gain <= most) continue;
    most = gain;
    victim = seat;
  }
  const int in_own_way = hindrance(outlook.path_of(outlook.seat()), table.figures.guardian);
  if (in_own_way * cards > most) return {ReasonId::card_may_clear};
  if (most > 0) return {ReasonId::card_may_reach, static_cast<std::uint8_t>(victim), percent_of(reaching[static_cast<std::size_t>(victim)], cards)};
  return barring > 0 ? Reason{ReasonId::card_may_bar, static_cast<std::uint8_t>(victim), percent_of(barring, cards)} : Reason{};
}

Reason reason_of_step(const Outlook& outlook, const ActionList& actions, Action step) {
  const Table& table = outlook.table();
  const int steps_after = table.guiding.steps - 1;
  if (worth_of_step(outlook, step.a(), steps_after) < 0) return {ReasonId::least_harm};
  LedWay way = led_way(outlook, step.a(), table.figures.guardian, steps_after);
  way.insert(0, step.a());
  for (std::size_t i = 0; i < way.size(); ++i) {
    if (const std::uint8_t seat = worst_met(outlook, way[i]); seat != no_seat) return {ReasonId::leads_to, seat, static_cast<std::uint8_t>(i + 1)};
  }
  if (hindrance(outlook.path_of(outlook.rival()), way.back()) > 0)
    return {ReasonId::leads_into_way, static_cast<std::uint8_t>(outlook.rival()), static_cast<std::uint8_t>(way.size())};
  // Whom he meets where that costs nothing he is not led away from.
  for (const Place place : way) {
    if (table.pawn(outlook.seat()) == place) return {};
  }
  const Outlook::Path own = outlook.path_of(outlook.seat());
  if (hindrance(own, table.figures.guardian) > 0 && hindrance(own, way.back()) == 0) return {ReasonId::leads_out_of_way};
  for (const Action other : actions) {
    if (worth_of_step(outlook, other.a(), steps_after) < 0) return {ReasonId::leads_away};
  }
  return {};
}

}  // namespace meander::labyrinth
