// Tiles that lie face down (LAB-A.illusionist.1): who turns them up, how they may come to lie, and where what was on them goes.
#pragma once

#include "labyrinth/queries.hpp"

namespace meander::labyrinth {

// The seat that lays tiles face down; no_seat: nobody does.
constexpr std::uint8_t illusionist(const State& s) { return s.seat_of(Character::illusionist); }
// Whether who comes there makes him turn the tile up: no_seat for the Guardian.
constexpr bool unveils(const State& s, int seat, Place to) {
  return is_corridor(to) && s.board.tiles[cell_of(to)].is_face_down() && seat != illusionist(s);
}
// From where the tile under way is about to be entered.
constexpr Place entered_from(const State& s) {
  switch (s.revealing.by) {
    case Revealing::By::guardian:
      return s.figures.guardian;
    case Revealing::By::enslaved:
      return s.pawn(s.enslaved.seat);
    default:
      return s.arrival.from;
  }
}

// Pawns and keys on a tile are on another place from now on; nothing of it is an arrival.
constexpr void rehouse(Figures& figures, Cell cell, Place pawns, Place keys) {
  const auto is_there = [cell](Place place) { return is_corridor(place) && cell_of(place) == cell; };
  for (Place& pawn : figures.pawn) {
    if (is_there(pawn)) pawn = pawns;
  }
  const auto lying = figures.lying;
  figures.lying.clear();
  for (const Place place : lying) figures.lay_key(is_there(place) ? keys : place);
}

// How the tile may be turned up, with the corridor for what is on it; nowhere if nothing is.
struct Unveiling {
  std::uint8_t rotation = 0;
  Place place = nowhere;
  constexpr bool operator==(const Unveiling&) const = default;
};
using Unveilings = FixedVector<Unveiling, std::size_t{directions} * most_corridors>;
Unveilings unveilings(const State& s);

}  // namespace meander::labyrinth
