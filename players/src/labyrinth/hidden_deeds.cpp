#include "hidden_deeds.hpp"

#include <algorithm>

#include "labyrinth/exchanging.hpp"
#include "labyrinth/revealing.hpp"
#include "laying.hpp"

namespace meander::labyrinth {

namespace {

// What a trap of a kind is expected to cost who comes to it.
int price_of_trap(const ComponentSet& set, int kind) {
  if (kind == unseen_trap) return price_of_unknown_trap;
  const TrapKind* trap = kind_of(set, Trap{.kind = static_cast<std::uint8_t>(kind)});
  return trap == nullptr ? 0 : price_of_failing(*trap) * ways_below(trap->number) / ways_of_two;
}

// What it is worth that a trap lies on a corridor: on the rival's way, and not on the own one.
int worth_of_lying(const Outlook& outlook, const Deeds& deeds, Place place, int kind) {
  const int price = price_of_trap(*outlook.table().set, kind);
  if (deeds.on_own_way(place)) return -price;
  const int steps = deeds.steps_to_trap(place);
  return steps == Deeds::none ? 0 : std::max(price - steps, 0) * outlook.weight(outlook.rival()) / full_weight;
}
int worth_of_pair(const Outlook& outlook, const Deeds& deeds, TrapThere one, TrapThere other) {
  return worth_of_lying(outlook, deeds, one.place, other.kind) + worth_of_lying(outlook, deeds, other.place, one.kind) -
         worth_of_lying(outlook, deeds, one.place, one.kind) - worth_of_lying(outlook, deeds, other.place, other.kind);
}

}  // namespace

// It lies open to him whatever it is, which no other tile does for certain.
int worth_of_sowing(const Deeds& deeds) {
  constexpr int certainty = 6;
  const int gap = deeds.own_gap();
  return gap == Deeds::none ? 0 : deeds.worth_of_own_gap(gap) + certainty;
}

int worth_of_mirroring(const Outlook& outlook, int seat) {
  const Table& table = outlook.table();
  const Distances& distances = outlook.distances();
  const Place here = table.pawn(outlook.seat());
  const Place there = table.pawn(seat);
  const int gain = distances.left(outlook.seat()) - distances.field_of(outlook.seat())[there];
  const int loss = distances.field_of(seat)[here] - distances.left(seat);
  // Whoever was set back is soon where he was; and no key is picked up there this turn.
  const int waits = table.keys(outlook.seat()) == 0 && distances.field_of(outlook.seat())[there] == outlook.to_centre()[there] ? an_action : 0;
  return gain + loss * outlook.weight(seat) / full_weight / 2 - waits - an_action / 2;
}

int worth_of_mystifying(const Outlook& outlook, const Deeds& deeds, Place place, int kind) {
  int most = 0;
  const TrapThere one{place, static_cast<std::uint8_t>(kind)};
  for (const TrapThere& other : exchangeable_with(outlook.table(), place, kind)) {
    most = std::max(most, worth_of_pair(outlook, deeds, one, other));
  }
  return most;
}

int worth_of_sowing_on(const Outlook& outlook, Cell cell) {
  return worth_of_laying(outlook, outlook.who_comes_by(), LaidTile::face_down(hidden_tile, false), cell);
}

int worth_of_revealing(const Outlook& outlook, int rotation, Place place) {
  const Table& table = outlook.table();
  const Cell cell = table.revealing.cell;
  Table after = table;
  after.board.tiles[cell] = LaidTile::normal(table.board.tiles[cell].kind(), rotation);
  if (place != nowhere) rehouse(after.figures, cell, place, place);
  const Distances distances(after, Roads(tables_of(after), after.board), outlook.costs(), table.everyone());
  int worth = 0;
  for (int seat = 0; seat < table.players; ++seat) {
    const int nearer = outlook.distances().left(seat) - distances.left(seat);
    worth += (seat == outlook.seat() ? nearer : -nearer) * outlook.weight(seat);
  }
  return worth;
}

int worth_of_stepping_aside(const Outlook& outlook, Place place) {
  return -outlook.distances().field_of(outlook.seat())[place] - outlook.costs().enter[place];
}

int worth_of_exchanging(const Outlook& outlook, const Deeds& deeds, Place place, int kind) {
  const Mystifying& first = outlook.table().mystifying;
  return worth_of_pair(outlook, deeds, {first.place, first.kind}, {place, static_cast<std::uint8_t>(kind)});
}

int worth_of_crafting(const Outlook& outlook, int kind) { return price_of_trap(*outlook.table().set, kind); }

}  // namespace meander::labyrinth
