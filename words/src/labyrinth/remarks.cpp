// What each choice would bring about.
#include <bit>

#include "ability_words.hpp"
#include "fight_remarks.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/queries.hpp"
#include "labyrinth/revealing.hpp"
#include "way_remarks.hpp"
#include "words/labyrinth/questions.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

std::string laid_remark(const Table& table, Cell cell, LaidTile tile) {
  Board board = table.board;
  board.tiles[cell] = tile;
  const std::size_t corridors = tables_of(table).shape(board.tiles[cell]).size();
  std::vector<std::string> places;
  for (std::size_t i = 0; i < corridors; ++i) {
    for (int d = 0; d < directions; ++d) {
      const Place other = board.beyond(tables_of(table), place_of(cell, static_cast<int>(i)), d);
      if (other != nowhere) places.push_back(text_of(other));
    }
  }
  return places.empty() ? tr("joined to nothing yet") : tr("joined to {places}", arg("places", comma_list(places)));
}

// How many corridors a tile has, and whether one is a bridge.
std::string corridors_remark(const Table& table, int kind) {
  const TileShape& shape = tables_of(table).shape(LaidTile::normal(kind, 0));
  for (const CorridorShape& corridor : shape) {
    if (corridor.level == Level::over) return tr("a bridge");
  }
  int openings = 0;
  for (const CorridorShape& corridor : shape) openings += std::popcount(corridor.edges);
  return trn("{count} corridor", "{count} corridors", shape.size()) + ", " + trn("{count} opening", "{count} openings", openings);
}

std::string set_trap_remark(const Table& table, Place place) {
  if (first_key_on(table, place) >= 0 || lies_lifted(table, place)) return tr("a key lies there");
  return table.figures.guardian == place ? tr("the Guardian is there") : std::string();
}

std::vector<std::string> names_of_met(SeatSet met, const Teller& teller) {
  std::vector<std::string> names;
  if (teller.viewer >= 0 && has(met, teller.viewer)) {
    met = without(met, teller.viewer);
    // Translators: in a list of those whom the Guardian meets.
    names.push_back(trc("whom the Guardian meets", "you"));
  }
  for (std::string& name : names_of(met, teller)) names.push_back(std::move(name));
  return names;
}

std::string met_by_him(SeatSet met, const Teller& teller) {
  return met == 0 ? std::string() : tr("he meets {seats}", arg("seats", list_of(names_of_met(met, teller))));
}

// Where the Guardian is led, or who is enslaved; who only steps aside or is turned back meets nobody.
std::string step_remark(const Table& table, Place place, const Teller& teller) {
  const SeatSet there = table.phase == Phase::step ? met_on(table, place) : pawns_at(table, place);
  if (table.phase == Phase::step && unveils(table, no_seat, place)) return turned_up_by(table, teller);
  if (table.phase == Phase::step) return met_by_him(there, teller);
  if (table.phase != Phase::drive) return {};
  if (unveils(table, table.enslaved.seat, place)) return turned_up_by(table, teller);
  SeatSet robbed = 0;
  for (SeatSet left = without(there, table.enslaved.seat); left != 0; left = without(left, first_of(left))) {
    if (table.keys(first_of(left)) > 0) robbed = with(robbed, first_of(left));
  }
  return robbed == 0 ? std::string()
                     : trn("{seats} loses a key", "{seats} lose a key each", count(robbed), arg("seats", list_of_names(robbed, teller)));
}

std::string build_remark(const Table& table) {
  if (table.tiles_left > 0) return trn("draws the last tile of the pool", "draws one of {count} tiles", tile_pool(table));
  return tr("draws {tile}, which all know", arg("tile", tile_name(*table.set, table.under_pool[0])));
}

// The corridor that who makes the tile turn up comes to.
std::string reveal_remark(const Table& table, int rotation) {
  const Cell cell = table.revealing.cell;
  const LaidTile tile = LaidTile::normal(table.board.tiles[cell].kind(), rotation);
  const int corridor = tables_of(table).corridor_at(tile, direction_to(cell, cell_of(entered_from(table))));
  return clause_list({tr("{place} is entered", arg("place", text_of(place_of(cell, corridor)))), laid_remark(table, cell, tile)});
}

std::string guardian_remark(const Table& table, const Teller& teller) {
  if (table.figures.guardian_sleeps) {
    std::vector<std::string> clauses = {tr("only wakes the Guardian")};
    if (std::string met = met_by_him(met_by_guardian(table), teller); !met.empty()) clauses.push_back(std::move(met));
    return clause_list(clauses);
  }
  std::array<int, 4> counts{};
  int all = 0;
  for (std::size_t kind = 0; kind < table.set->guardian.size(); ++kind) {
    const int left = cards_to_come(table, static_cast<int>(kind) + 1);
    counts[static_cast<std::size_t>(table.set->guardian[kind].type)] += left;
    all += left;
  }
  // By what the card does.
  constexpr std::array<const char*, 4> texts = {marked("{count} × steps"), marked("{count} × centre"), marked("{count} × asleep"),
                                                marked("{count} × stays")};
  const Place middle = place_of(centre, 0);
  const SeatSet met = met_on(table, middle);
  std::vector<std::string> clauses;
  for (std::size_t type = 0; type < counts.size(); ++type) {
    if (counts[type] == 0) continue;
    const auto count = arg("count", counts[type]);
    const bool to_centre = type == static_cast<std::size_t>(GuardianCard::Type::to_centre);
    if (to_centre && table.figures.guardian == middle) {
      clauses.push_back(tr("{count} × centre, where he is", count));
    } else if (to_centre && met != 0) {
      clauses.push_back(tr("{count} × centre, where he meets {seats}", count, arg("seats", list_of(names_of_met(met, teller)))));
    } else {
      clauses.push_back(tr(texts[type], count));
    }
  }
  return trn("{count} card: {effects}", "{count} cards: {effects}", all, arg("effects", clause_list(clauses)));
}

std::string use_remark(const Table& table, Action action, const Teller& teller) {
  std::vector<std::string> clauses = use_clauses(action, table);
  if (action.ability() == Ability::archer_3) {
    if (std::string way = way_remark(table, action, teller); !way.empty()) clauses.push_back(std::move(way));
  }
  if (table.phase == Phase::bonus) clauses.push_back(before_roll_remark(table, action));
  return clause_list(clauses);
}

// What a Guardian card does to him, or to who is enslaved.
std::string card_remark(const Table& table, int kind) {
  const GuardianCard& card = table.set->guardian[static_cast<std::size_t>(kind) - 1];
  const bool enslaves = table.enslaved.seat != no_seat;
  switch (card.type) {
    case GuardianCard::Type::move:
      return trn("{count} step", "{count} steps", card.steps);
    case GuardianCard::Type::to_centre:
      return tr("to the centre");
    case GuardianCard::Type::sleep:
      if (!enslaves) return tr("he falls asleep");
      return trn("{count} daze", "{count} daze", table.set->numbers.golems.enslavement_daze);
    case GuardianCard::Type::stay:
      break;
  }
  return tr("nothing happens");
}

std::string kill_remark(const Table& table, int victim) {
  return table.keys(victim) > 0 ? tr("costs an action; back to the start, and one key is yours")
                                : tr("costs an action; back to the start, without a key for you");
}

}  // namespace

std::string remark_on(const View& view, Action action, const Teller& teller) {
  const Table& table = view.table();
  switch (action.type()) {
    case ActionType::build:
      return build_remark(table);
    case ActionType::trap:
      return set_trap_remark(table, action.a());
    case ActionType::move:
    case ActionType::jump:
    case ActionType::climb_down:
    case ActionType::climb_up:
      return way_remark(table, action, teller);
    case ActionType::attack:
      return attack_remark(table, action.a(), teller);
    case ActionType::join:
      return join_remark(table, teller);
    case ActionType::again:
      return again_remark(table);
    case ActionType::add:
      return before_roll_remark(table, action);
    case ActionType::pass:
      if (table.phase == Phase::bonus) return before_roll_remark(table, action);
      return table.phase == Phase::crystal || table.phase == Phase::loop ? tr("the roll stands") : std::string();
    case ActionType::guardian:
      return guardian_remark(table, teller);
    case ActionType::step:
      return step_remark(table, action.a(), teller);
    case ActionType::rest: {
      const int left = table.figures.daze[table.active] - 1;
      return left == 0 ? tr("then you are no longer dazed") : trn("then {count} daze is left", "then {count} daze are left", left);
    }
    case ActionType::use:
      return use_remark(table, action, teller);
    case ActionType::ready:
      return tr("costs both actions");
    case ActionType::pick:
      return trn("then you hold {count} key", "then you hold {count} keys", table.keys(table.active) + 1);
    case ActionType::rob:
      return trn("takes the only key, for no action", "takes one of {count} keys, for no action", table.keys(action.a()));
    case ActionType::kill:
      return kill_remark(table, action.a());
    case ActionType::end:
      return table.actions == 0 ? std::string() : trn("{count} action is left unused", "{count} actions are left unused", table.actions);
    case ActionType::lead:
      return card_remark(table, action.a());
    case ActionType::keep:
      return corridors_remark(table, action.a());
    case ActionType::place:
      if (action.b() == face_down_rotation) return laid_remark(table, action.a(), LaidTile::face_down(table.drawn, false));
      return laid_remark(table, action.a(), LaidTile::normal(table.drawn, action.b()));
    case ActionType::reveal:
      return reveal_remark(table, action.a());
    case ActionType::choose:
      return abilities_of(static_cast<Character>(action.a()));
    case ActionType::face:
      return trap_remark(table, action.a(), teller);
    default:
      return {};
  }
}

}  // namespace meander::labyrinth
