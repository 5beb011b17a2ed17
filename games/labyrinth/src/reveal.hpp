// Turning up tiles that lie face down (LAB-A.illusionist.1).
#pragma once

#include "labyrinth/revealing.hpp"
#include "mover.hpp"

namespace meander::labyrinth {

template <typename Sink>
void Mover<Sink>::reveal(Revealing::By by, Place to) {
  rule(Rule::LAB_A_illusionist_1);
  s.revealing = {by, cell_of(to)};
}

// He chooses how it lies; where it cannot, it goes, and he steps aside if it was beneath him. One choice takes itself.
template <typename Sink>
void Mover<Sink>::reveal() {
  const std::uint8_t seat = illusionist(s);
  const Unveilings ways = unveilings(s);
  // Where it is not known here what the tile is, he has a choice for all that one can tell.
  if (ways.size() > 1 || s.board.tiles[s.revealing.cell].kind() == hidden_tile) return ask(Phase::reveal, seat);
  if (ways.size() == 1) return turn_up_tile(ways[0].rotation, ways[0].place);
  const Place here = place_of(s.revealing.cell, 0);
  const Steps aside = connected(s, here);
  if (s.pawn(seat) == here && aside.size() > 1) return ask(Phase::aside, seat);
  take_tile_away(aside[0]);
}

template <typename Sink>
void Mover<Sink>::turn_up_tile(int rotation, Place place) {
  rule(Rule::LAB_5_2);
  const Cell cell = s.revealing.cell;
  const LaidTile tile = LaidTile::normal(s.board.tiles[cell].kind(), rotation);
  s.board.tiles[cell] = tile;
  if (place != nowhere) {
    rehouse(s.figures, cell, place, place);
    rehouse(s.turn_start, cell, place, place);
  }
  emit(EventType::tile_revealed, illusionist(s), cell, tile.kind());
  goes_on_to(tile);
}

// Who was about to enter stays where he was.
template <typename Sink>
void Mover<Sink>::take_tile_away(Place aside) {
  rule(Rule::LAB_5_2);
  const Cell cell = s.revealing.cell;
  const std::uint8_t seat = illusionist(s);
  const Place here = place_of(cell, 0);
  const Place from = entered_from(s);
  const int kind = s.board.tiles[cell].kind();
  s.board.tiles[cell] = LaidTile();
  s.under_pool.push_back(static_cast<std::uint8_t>(kind));
  emit(EventType::tile_vanished, seat, cell, kind);
  if (s.pawn(seat) == here) {
    put_without_arrival(seat, aside);
    emit(EventType::steps_aside, seat, here, aside);
  }
  if (s.turn_start.pawn[seat] == here) s.turn_start.untouched = with(s.turn_start.untouched, seat);
  rehouse(s.figures, cell, aside, from);
  rehouse(s.turn_start, cell, aside, from);
  if (s.revealing.by == Revealing::By::pawn) s.arrival = {};
  s.revealing = {};
}

// Who enters comes onto the corridor that is open to him.
template <typename Sink>
void Mover<Sink>::goes_on_to(LaidTile tile) {
  const Revealing revealed = s.revealing;
  const int side = direction_to(revealed.cell, cell_of(entered_from(s)));
  const Place to = place_of(revealed.cell, tables().corridor_at(tile, side));
  s.revealing = {};
  switch (revealed.by) {
    case Revealing::By::pawn:
      s.arrival.to = to;
      return;
    case Revealing::By::guardian:
      return guardian_steps_onto(to);
    case Revealing::By::enslaved:
      return Abilities<Character::golems>::step_onto(*this, to);
    case Revealing::By::nobody:
      return;
  }
}

}  // namespace meander::labyrinth
