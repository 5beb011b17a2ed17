// What a seat is asked, and each thing it may do.
#include <algorithm>

#include "adapter.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/relaying.hpp"
#include "labyrinth/rolls.hpp"
#include "words/labyrinth/chances.hpp"
#include "words/lists.hpp"

namespace meander::protocol::labyrinth {

using namespace meander::labyrinth;

namespace {

// Where the active player's pawn gets with the actions that are left, if all goes well (LAB-6.1, 7.1, 7.2): by place, for how many of them.
class Reach {
 public:
  explicit Reach(const Table& table) : table_(table) {
    cost_.fill(none);
    if (table.dazed(table.active)) return;
    reach(table.pawn(table.active), 0);
  }
  Json message() const {
    Json json = Json::object();
    for (Place place = 0; place < place_count; ++place) {
      if (cost_[place] > 0 && cost_[place] != none) json[text_of(place)] = cost_[place];
    }
    return json;
  }

 private:
  static constexpr int none = 99;

  void reach(Place place, int cost) {
    if (cost > table_.actions || cost >= cost_[place]) return;
    cost_[place] = cost;
    // On a copy that stands there, the rules tell where it leads.
    Table there = table_;
    there.figures.pawn[there.active] = place;
    for (const Place next : walks_of(there, there.active)) reach(next, cost + 1);
    const Place level = other_level(there, place);
    if (level == nowhere) return;
    reach(level, cost + (is_level(there, place, Level::over) ? 1 : climbing_actions(there)));
  }

  const Table& table_;
  std::array<int, place_count> cost_{};
};

Json tile_message(const Table& table, int kind) {
  return {{"tile", std::string(tile_name(*table.set, kind))}, {"corridors", corridors_message(tables_of(table).shape(LaidTile::normal(kind, 0)))}};
}

// The tiles that a tile may change places with when it is named first (LAB-A.architect.3).
Json others_of(const Table& table, Cell first) {
  const Relaying relaying(table);
  Json others = Json::array();
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (relaying.second(first, cell)) others.push_back(std::string(name_of(cell)));
  }
  return others;
}

void add_besides(Json& json, const Table& table) {
  switch (table.phase) {
    case Phase::turn:
      json["reach"] = Reach(table).message();
      break;
    case Phase::place:
      json["tile"] = tile_message(table, table.drawn);
      break;
    case Phase::keep:
      json["tiles"] = {tile_message(table, table.drawn), tile_message(table, table.drawn_too)};
      break;
    case Phase::reveal:
      json["tile"] = tile_message(table, table.board.tiles[table.revealing.cell].kind());
      break;
    default:
      break;
  }
}

}  // namespace

Json prompt_message(const PlayTable& table, int seat, const Teller& teller) {
  const View view = table.view(seat);
  const Table& seen = view.table();
  ActionList legal;
  table.legal_actions(legal);
  Json json = {{"question", question_of(view, teller)}, {"rule", std::string(name_of(rule_of(seen)))}, {"actions", Json::array()}};
  for (const Action action : legal) {
    Json each = {{"action", text_of(action, *seen.set)}, {"words", begun(action_words(action, seen, teller))}};
    if (const std::string remark = remark_on(view, action, teller); !remark.empty()) each["remark"] = remark;
    each.update(action_message(action, *seen.set));
    if (seen.phase == Phase::swap && seen.rebuilding.first == no_cell) each["others"] = others_of(seen, action.a());
    if (seen.phase == Phase::turn) each["cost"] = cost_of(action, seen);
    if (const auto chance = chance_of(view, action)) {
      each["chance"] = chance->well;
      if (chance->fight) each["tie"] = chance->tied;
    }
    json["actions"].push_back(std::move(each));
  }
  add_besides(json, seen);
  return json;
}

}  // namespace meander::protocol::labyrinth
