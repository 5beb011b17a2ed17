#include "words/labyrinth/tile_text.hpp"

#include "labyrinth/notation.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

std::string corridor_text(const CorridorShape& corridor) {
  static constexpr Marked names[directions] = {marked("N"), marked("NE"), marked("SE"), marked("S"), marked("SW"), marked("NW")};
  std::string ends;
  for (int d = 0; d < directions; ++d) {
    if ((corridor.edges >> d & 1) != 0) ends += (ends.empty() ? "" : "–") + tr(names[d]);
  }
  switch (corridor.level) {
    case Level::over:
      return tr("{ends} over the bridge", arg("ends", ends));
    case Level::under:
      return tr("{ends} under the bridge", arg("ends", ends));
    case Level::beside:
      return tr("{ends} beside the bridge", arg("ends", ends));
    case Level::floor:
      break;
  }
  return ends;
}

}  // namespace

std::string tile_text(const TileShape& shape) {
  std::vector<std::string> corridors;
  for (const CorridorShape& corridor : shape) corridors.push_back(corridor_text(corridor));
  return comma_list(corridors);
}

std::string tile_text(const TileShape& shape, Cell cell) {
  std::vector<std::string> corridors;
  for (std::size_t i = 0; i < shape.size(); ++i) corridors.push_back(text_of(place_of(cell, static_cast<int>(i))) + " " + corridor_text(shape[i]));
  return comma_list(corridors);
}

}  // namespace meander::labyrinth
