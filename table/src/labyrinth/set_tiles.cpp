// The tiles of a component set (LAB-1.5).
#include "set_parts.hpp"

namespace meander::labyrinth {

namespace {

Edges read_edges(SetReader& reader, const Json& json, const std::string& place, Edges& taken) {
  int edges = 0;
  const std::vector<const Json*> items = reader.list(json, place, 1, directions);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int before = static_cast<int>(reader.faults().size());
    const int edge = reader.number(*items[i], at(place, i), 0, directions - 1);
    if (static_cast<int>(reader.faults().size()) > before) continue;
    if ((taken >> edge & 1) != 0) reader.fault(at(place, i), {marked("edge {edge} is there twice on this tile"), {{"edge", edge}}});
    taken = static_cast<Edges>(taken | 1 << edge);
    edges |= 1 << edge;
  }
  return static_cast<Edges>(edges);
}

void check_levels(SetReader& reader, const TileShape& shape, const std::string& place) {
  int count[4] = {};
  for (const CorridorShape& corridor : shape) ++count[static_cast<int>(corridor.level)];
  const auto of = [&count](Level level) { return count[static_cast<int>(level)]; };
  const int bridge = of(Level::over) + of(Level::under) + of(Level::beside);
  if (bridge == 0) return;
  if (of(Level::over) != 1 || of(Level::under) != 1 || of(Level::beside) > 1 || of(Level::floor) > 0)
    reader.fault(place, marked("a bridge tile has one corridor over, one under, and at most one beside them"));
}

TileShape read_shape(SetReader& reader, const Json& json, const std::string& place) {
  TileShape shape;
  Edges taken = 0;
  const std::vector<const Json*> corridors = reader.list(json, place, 1, most_corridors);
  for (std::size_t i = 0; i < corridors.size(); ++i) {
    const std::string here = at(place, i);
    if (!reader.object(*corridors[i], here, {"level", "edges"})) continue;
    const int level = reader.word((*corridors[i])["level"], at(here, "level"), {"floor", "over", "under", "beside"});
    const Edges edges = read_edges(reader, (*corridors[i])["edges"], at(here, "edges"), taken);
    if (level >= 0) shape.push_back({static_cast<Level>(level), edges});
  }
  if (shape.size() == corridors.size()) check_levels(reader, shape, place);
  return shape;
}

// The centre or the key tile.
TileShape read_fixed(SetReader& reader, const Json& json, const char* place) {
  if (!reader.object(json, place, {"corridors"})) return {};
  return read_shape(reader, json["corridors"], at(place, "corridors"));
}

void check_key_tile(SetReader& reader, const TileShape& shape) {
  // Edges 5, 0 and 1 of key tile 0 are at the rim, where the start field lies before edge 0.
  constexpr Edges inwards = edges_of({2, 3, 4});
  for (const CorridorShape& corridor : shape) {
    if ((corridor.edges & edges_of({0})) != 0 && (corridor.edges & inwards) != 0) return;
  }
  reader.fault("key_tile.corridors", marked("some corridor must lead from edge 0, where the start field is, to one of the edges 2, 3 and 4"));
}

}  // namespace

void read_tiles(SetReader& reader, const Json& document, SetFile& set) {
  const std::size_t before = reader.faults().size();
  const TileShape centre_shape = read_fixed(reader, document["centre"], "centre");
  if (centre_shape.size() > 1) reader.fault("centre.corridors", marked("the centre has one corridor"));
  const TileShape key_shape = read_fixed(reader, document["key_tile"], "key_tile");
  if (!key_shape.empty()) check_key_tile(reader, key_shape);
  TileKinds kinds;
  std::set<std::string> ids;
  int all = 0;
  const std::vector<const Json*> tiles = reader.list(document["tiles"], "tiles", 1, most_tile_kinds);
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const std::string here = at("tiles", i);
    if (!reader.object(*tiles[i], here, {"id", "count", "corridors"})) continue;
    set.components.tile_ids.push_back(reader.id((*tiles[i])["id"], at(here, "id"), ids));
    set.components.tile_counts.push_back(reader.number((*tiles[i])["count"], at(here, "count"), 1, tiles_in_set));
    all += set.components.tile_counts.back();
    kinds.push_back(read_shape(reader, (*tiles[i])["corridors"], at(here, "corridors")));
  }
  if (all != tiles_in_set && kinds.size() == tiles.size() && !tiles.empty())
    reader.fault("tiles", {marked("there must be {needed} in all, not {count}"), {{"needed", tiles_in_set}, {"count", all}}});
  if (reader.faults().size() == before) set.components.tables = TileTables(centre_shape, key_shape, kinds);
}

}  // namespace meander::labyrinth
