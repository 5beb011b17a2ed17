// Building (LAB-5).
#pragma once

#include "mover.hpp"

namespace meander::labyrinth {

template <typename Sink>
void Mover<Sink>::build() {
  s.draws = static_cast<std::uint8_t>(tile_pool(s));
}

template <typename Sink>
void Mover<Sink>::continue_build() {
  if (s.drawn == 0) return draw_tile();
  s.fits = placements(tables(), s.board, s.drawn, needed_ways(s));
  int ways = 0;
  Cell last = 0;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (s.fits[cell] == 0) continue;
    ways += std::popcount(s.fits[cell]);
    last = cell;
  }
  if (ways == 0) return put_tile_under();
  if (ways == 1) return place_tile(last, std::countr_zero(s.fits[last]));
  ask(Phase::place, s.active);
}

template <typename Sink>
void Mover<Sink>::draw_tile() {
  if (s.tiles_left > 0) return ask(Phase::tile, s.active);
  tile_drawn(s.under_pool.erase(0));
}

template <typename Sink>
void Mover<Sink>::tile_drawn(int kind) {
  rule(Rule::LAB_5_1);
  emit(EventType::tile_drawn, s.active, kind);
  s.drawn = static_cast<std::uint8_t>(kind);
}

// A tile that fits nowhere goes under the pool, and the next one is drawn (LAB-5.3).
template <typename Sink>
void Mover<Sink>::put_tile_under() {
  rule(Rule::LAB_5_2);
  rule(Rule::LAB_5_3);
  emit(EventType::tile_put_under, s.active, s.drawn);
  s.under_pool.push_back(s.drawn);
  s.drawn = 0;
  --s.draws;
  if (s.draws > 0) return;
  s.no_build = true;
  emit(EventType::nothing_fits, s.active);
}

template <typename Sink>
void Mover<Sink>::place_tile(Cell cell, int rotation) {
  rule(Rule::LAB_5_2);
  spend(1);
  s.board.tiles[cell] = LaidTile::normal(s.drawn, rotation);
  s.drawn = 0;
  s.draws = 0;
  s.fits = {};
  emit(EventType::tile_placed, s.active, cell, s.board.tiles[cell].byte());
}

}  // namespace meander::labyrinth
