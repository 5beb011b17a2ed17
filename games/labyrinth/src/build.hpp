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
  if (s.drawn == 0 || (s.drawn_too == 0 && s.draws > 1 && tiles_drawn(s) > 1)) return draw_tile();
  if (s.drawn_too != 0) return one_of_two();
  if (s.sowing.begun) return sow();
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
  s.sowing.known = s.sowing.begun;
  tile_drawn(s.under_pool.erase(0));
}

template <typename Sink>
void Mover<Sink>::tile_drawn(int kind) {
  rule(Rule::LAB_5_1);
  emit(s.sowing.begun && !s.sowing.known ? EventType::tile_looked_at : EventType::tile_drawn, s.active, kind);
  (s.drawn == 0 ? s.drawn : s.drawn_too) = static_cast<std::uint8_t>(kind);
}

// Of two tiles one that fits is built (LAB-A.architect.2).
template <typename Sink>
void Mover<Sink>::one_of_two() {
  rule(Rule::LAB_A_architect_2);
  const bool first = fits_somewhere(s, s.drawn);
  const bool second = fits_somewhere(s, s.drawn_too);
  if (first && second && s.drawn != s.drawn_too) return ask(Phase::keep, s.active);
  if (first) return keep_tile(s.drawn);
  if (second) return keep_tile(s.drawn_too);
  put_tile_under();
  s.drawn = s.drawn_too;
  s.drawn_too = 0;
  put_tile_under();
}

template <typename Sink>
void Mover<Sink>::keep_tile(int kind) {
  const std::uint8_t other = kind == s.drawn ? s.drawn_too : s.drawn;
  emit(EventType::tile_kept, s.active, kind, other);
  s.under_pool.push_back(other);
  s.drawn = static_cast<std::uint8_t>(kind);
  s.drawn_too = 0;
  s.draws = 1;
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
  if (s.sowing.begun) {
    Abilities<Character::illusionist>::lay_down(*this, cell);
  } else {
    rule(Rule::LAB_5_2);
    spend(1);
    s.board.tiles[cell] = LaidTile::normal(s.drawn, rotation);
    emit(EventType::tile_placed, s.active, cell, s.board.tiles[cell].byte());
  }
  s.drawn = 0;
  s.draws = 0;
  s.fits = {};
}

// One that is laid face down may lie wherever a tile may (LAB-A.illusionist.1).
template <typename Sink>
void Mover<Sink>::sow() {
  s.draws = 1;
  ask(Phase::place, s.active);
  ActionList actions;
  Labyrinth::legal_actions(s, actions);
  if (actions.size() > 1) return;
  s.phase = Phase::none;
  step(actions[0]);
}

// Tiles that change places are named one after the other; what can be done in one way only does itself (LAB-A.architect.3).
template <typename Sink>
void Mover<Sink>::rebuild() {
  const Rebuilding& swap = s.rebuilding;
  if (swap.second == no_cell) {
    const Relaying relaying(s);
    FixedVector<Cell, cell_count> named;
    for (Cell cell = 0; cell < cell_count && named.size() < 2; ++cell) {
      if (swap.first == no_cell ? relaying.first(cell) : relaying.second(swap.first, cell)) named.push_back(cell);
    }
    if (named.size() > 1) return ask(Phase::swap, s.active);
    return step(Action(ActionType::swap, named[0]));
  }
  Relaying::Layings layings;
  Relaying(s).layings(swap.first, swap.second, layings, 2);
  if (layings.size() > 1) return ask(Phase::lay, s.active);
  step(Action(ActionType::lay, layings[0].a, layings[0].b));
}

template <typename Sink>
void Mover<Sink>::name_tile(Cell cell) {
  (s.rebuilding.first == no_cell ? s.rebuilding.first : s.rebuilding.second) = cell;
}

template <typename Sink>
void Mover<Sink>::lay_tiles(int steps_a, int steps_b) {
  rule(Rule::LAB_5_2);
  const Rebuilding swap = s.rebuilding;
  s.rebuilding = {};
  relay(s, swap.first, swap.second, steps_a, steps_b);
  emit(EventType::tiles_swapped, s.active, swap.first, swap.second);
}

}  // namespace meander::labyrinth
