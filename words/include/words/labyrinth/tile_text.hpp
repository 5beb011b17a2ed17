// The corridors of a tile as it lies, in words.
//
//   tile_text(shape)         →  "N–SE over the bridge, NE–S under the bridge"
//   tile_text(shape, cell)   →  "C2 N–SE over the bridge, C2b NE–S under the bridge"
#pragma once

#include <string>

#include "labyrinth/geometry.hpp"
#include "labyrinth/tile_tables.hpp"

namespace meander::labyrinth {

std::string tile_text(const TileShape& shape);
// With each corridor's place.
std::string tile_text(const TileShape& shape, Cell cell);

}  // namespace meander::labyrinth
