#include "lead_guardian.hpp"

namespace meander::labyrinth {

namespace {

// What it is worth that he meets everybody on a place.
int worth_of_meeting(const Outlook& outlook, Place place) {
  int worth = 0;
  const Table& table = outlook.table();
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.pawn(seat) != place) continue;
    const int price = outlook.price_of_start(seat) * outlook.weight(seat) / full_weight;
    worth += seat == outlook.seat() ? -price : price;
  }
  return worth;
}

// What it is worth that he stands somewhere, in the way of one or another.
int worth_of_standing(const Outlook& outlook, const Outlook::Path& own, const Outlook::Path& rivals, Place place) {
  return hindrance(rivals, place) * outlook.weight(outlook.rival()) / full_weight - hindrance(own, place);
}

class Leading {
 public:
  explicit Leading(const Outlook& outlook) : outlook_(outlook), own_(outlook.path_of(outlook.seat())), rivals_(outlook.path_of(outlook.rival())) {}

  // The best that so many steps can bring, from a place that he came to from another.
  int best(Place place, Place from, int steps) const {
    if (steps == 0) return standing(place);
    Table table = outlook_.table();
    table.figures.guardian = place;
    table.figures.guardian_from = from;
    const Steps next = guardian_steps(table);
    if (next.empty()) return standing(place);
    int best_worth = -unreachable;
    for (const Place each : next) {
      const int worth = worth_of_meeting(outlook_, each) + best(each, place, steps - 1);
      if (worth > best_worth) best_worth = worth;
    }
    return best_worth;
  }
  // Along the first of the best steps each.
  LedWay way(Place place, Place from, int steps) const {
    LedWay way;
    Table table = outlook_.table();
    table.figures.guardian = place;
    table.figures.guardian_from = from;
    for (; steps > 0; --steps) {
      const Place here = table.figures.guardian;
      Place next = nowhere;
      int most = 0;
      for (const Place each : guardian_steps(table)) {
        const int worth = worth_of_meeting(outlook_, each) + best(each, here, steps - 1);
        if (next != nowhere && worth <= most) continue;
        most = worth;
        next = each;
      }
      if (next == nowhere) break;
      way.push_back(next);
      table.figures.guardian = next;
      table.figures.guardian_from = here;
    }
    return way;
  }
  int standing(Place place) const { return worth_of_standing(outlook_, own_, rivals_, place); }

 private:
  const Outlook& outlook_;
  Outlook::Path own_;
  Outlook::Path rivals_;
};

}  // namespace

int hindrance(const Outlook::Path& path, Place place) {
  // A card or so takes him away again, and until somebody comes so far he may have gone by himself.
  static constexpr std::array<int, Outlook::Path::capacity()> by_steps{16, 16, 10, 6, 3, 3, 2, 2, 1, 1, 1, 1};
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] == place) return by_steps[i];
  }
  return 0;
}

LedWay led_way(const Outlook& outlook, Place place, Place from, int steps) { return Leading(outlook).way(place, from, steps); }

int worth_of_step(const Outlook& outlook, Place place, int steps_after) {
  return worth_of_meeting(outlook, place) + Leading(outlook).best(place, outlook.table().figures.guardian, steps_after);
}

namespace {

int worth_of_kind(const Outlook& outlook, const Leading& leading, int kind) {
  const Table& table = outlook.table();
  const Place here = table.figures.guardian;
  const int now = leading.standing(here);
  const GuardianCard& card = table.set->guardian[static_cast<std::size_t>(kind) - 1];
  switch (card.type) {
    case GuardianCard::Type::move:
      return leading.best(here, table.figures.guardian_from, card.steps) - now;
    case GuardianCard::Type::to_centre: {
      const Place middle = place_of(centre, 0);
      return here == middle ? 0 : worth_of_meeting(outlook, middle) + leading.standing(middle) - now;
    }
    case GuardianCard::Type::sleep:
      return -now;
    case GuardianCard::Type::stay:
      break;
  }
  return 0;
}

}  // namespace

int worth_of_card(const Outlook& outlook, int kind) { return worth_of_kind(outlook, Leading(outlook), kind); }

int worth_of_card(const Outlook& outlook) {
  const Table& table = outlook.table();
  const Leading leading(outlook);
  if (table.figures.guardian_sleeps) return worth_of_meeting(outlook, table.figures.guardian) + leading.standing(table.figures.guardian);
  int worth = 0;
  int cards = 0;
  for (std::size_t kind = 0; kind < table.set->guardian.size(); ++kind) {
    const int left = cards_to_come(table, static_cast<int>(kind) + 1);
    if (left == 0) continue;
    cards += left;
    worth += left * worth_of_kind(outlook, leading, static_cast<int>(kind) + 1);
  }
  return cards > 0 ? worth / cards : 0;
}

int worth_of_driving(const Outlook& outlook, int seat, Place place) {
  const int farther = outlook.distances().field_of(seat)[place] + outlook.costs().enter[place] - outlook.distances().left(seat);
  int worth = farther * outlook.weight(seat) / full_weight;
  constexpr int price_of_a_key = 3 * an_action;
  const SeatSet met = others_at(outlook.table(), place, seat);
  for (int other = 0; other < outlook.table().players; ++other) {
    if (!has(met, other) || outlook.table().keys(other) == 0) continue;
    worth += other == outlook.seat() ? -price_of_the_game : price_of_a_key * outlook.weight(other) / full_weight;
  }
  return worth;
}

int worth_of_card_on(const Outlook& outlook, int seat, int kind) {
  const Table& table = outlook.table();
  const GuardianCard& card = table.set->guardian[static_cast<std::size_t>(kind) - 1];
  switch (card.type) {
    case GuardianCard::Type::move:
      // Each step away has to be gone back.
      return card.steps * an_action * outlook.weight(seat) / full_weight;
    case GuardianCard::Type::to_centre:
      return worth_of_driving(outlook, seat, place_of(centre, 0));
    case GuardianCard::Type::sleep:
      return table.set->numbers.golems.enslavement_daze * outlook.price_of_daze() * outlook.weight(seat) / full_weight;
    case GuardianCard::Type::stay:
      break;
  }
  return 0;
}

}  // namespace meander::labyrinth
