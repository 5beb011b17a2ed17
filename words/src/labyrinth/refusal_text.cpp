#include "words/labyrinth/refusal_text.hpp"

#include <algorithm>

#include "ability_words.hpp"
#include "labyrinth/game.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/queries.hpp"
#include "labyrinth/relaying.hpp"
#include "words/labyrinth/questions.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

Argument named(const char* name, Place place) { return arg(name, text_of(place)); }

bool is_on_board(const Table& table, Place place) {
  return is_corridor(place) && static_cast<std::size_t>(corridor_of(place)) < tables_of(table).shape(table.board.tiles[cell_of(place)]).size();
}
// A corridor that is not there.
std::string missing_corridor(const Table& table, Place place) {
  if (table.board.tiles[cell_of(place)].empty()) return tr("No tile lies on {cell}.", arg("cell", name_of(cell_of(place))));
  return tr("The tile on {cell} has no corridor {place}.", arg("cell", name_of(cell_of(place))), named("place", place));
}

std::string not_to_start(const Table& table, Place to) {
  const int own = table.seating.field_of(table.active);
  if (to != start_field(own)) return tr("{place} is not your start field.", named("place", to));
  if (table.pawn(table.active) == to) return tr("You are there already.");
  return tr("Your start field is entered from {place} only.", named("place", before_start_of(table, table.active)));
}

std::string not_to(const Table& table, Place to) {
  const Place from = table.pawn(table.active);
  if (is_start(to)) return not_to_start(table, to);
  if (!is_corridor(to)) return {};
  if (from == to) return tr("You are there already.");
  if (!is_on_board(table, to)) return missing_corridor(table, to);
  if (is_start(from)) return tr("Your start field leads to {place} only.", named("place", before_start_of(table, table.active)));
  if (to == other_level(table, from)) return tr("{place} is the other level of the bridge: jump or climb.", named("place", to));
  if (cell_of(from) == cell_of(to)) return tr("{from} and {to} are not joined on their tile.", named("from", from), named("to", to));
  for (int d = 0; d < directions; ++d) {
    if (neighbour(cell_of(from), d) != cell_of(to)) continue;
    const Place beyond = table.board.beyond(tables_of(table), from, d);
    if (beyond != nowhere) return tr("{from} leads to {other}, not to {to}.", named("from", from), named("other", beyond), named("to", to));
    return tr("There is a wall between {from} and {to}.", named("from", from), named("to", to));
  }
  return tr("{to} does not lie beside {from}.", named("from", from), named("to", to));
}

std::string not_trap(const Table& table, Place place) {
  if (table.trap_pool == 0) return tr("No trap token is left.");
  if (is_start(place)) return tr("No trap may lie on a start field.");
  if (place == place_of(centre, 0)) return tr("No trap may lie on the centre.");
  if (!is_corridor(place)) return {};
  if (!is_on_board(table, place)) return missing_corridor(table, place);
  if (table.board.tiles[cell_of(place)].is_face_down()) return tr("No trap may lie on a tile that lies face down.");
  if (table.traps.any_on(place)) return tr("A trap lies on {place} already.", named("place", place));
  return tr("Somebody is on {place}.", named("place", place));
}

// Of an attack, a theft or a killing.
std::string not_against(const Table& table, Action action, const Teller& teller) {
  const int other = action.a();
  const int seat = table.asked;
  if (other >= table.players) return tr("There is no seat {seat}.", arg("seat", other + 1));
  if (other == seat) return tr("That is you.");
  const auto who = arg("who", teller.name(other));
  if (!is_corridor(table.pawn(seat)) || table.pawn(other) != table.pawn(seat)) return tr("{who} is not on your corridor.", who);
  if (action.type() == ActionType::attack) return {};
  if (!table.dazed(other)) return tr("{who} is not dazed.", who);
  if (action.type() == ActionType::kill) return table.actions == 0 ? tr("Killing costs an action, and none is left.") : std::string();
  if (table.keys(other) == 0) return tr("{who} has no key.", who);
  return has(table.robbed, other) ? tr("You have robbed {who} this turn already.", who) : std::string();
}

std::string not_picked(const Table& table, Action action, bool typed) {
  const Place place = table.pawn(table.active);
  const int first = first_key_on(table, place);
  if (first >= 0 && first == table.seating.field_of(table.active))
    return tr("You may not take the key of your own start while it lies where set-up put it.");
  if (typed && action.a() == lifted_key && first >= 0) return tr("Nobody has lifted the key here yet: say pick up first.");
  if (typed && action.a() == first_key && lies_lifted(table, place)) return tr("The key here has been lifted before: say pick up.");
  return tr("No key lies here.");
}

std::string not_built(const Table& table) {
  if (tile_pool(table) == 0) return tr("No tile is left in the pool.");
  return table.no_build ? tr("No tile has fitted anywhere this turn.") : tr("No cell beside a tile is free.");
}

// Of deeds of a turn that fail for another reason than the actions they cost.
std::string not_done(const Table& table, Action action, const Teller& teller) {
  switch (action.type()) {
    case ActionType::build:
      return not_built(table);
    case ActionType::trap:
      return not_trap(table, action.a());
    case ActionType::move:
      return not_to(table, action.a());
    case ActionType::attack:
    case ActionType::rob:
    case ActionType::kill:
      return not_against(table, action, teller);
    case ActionType::guardian:
      return tr("You have taken a Guardian card this turn already.");
    case ActionType::rest:
      return tr("You are not dazed.");
    case ActionType::jump:
    case ActionType::climb_down:
      return tr("You are not on a bridge.");
    case ActionType::climb_up:
      return tr("You are not under a bridge.");
    case ActionType::ready:
      return tr("Your crystal is ready.");
    case ActionType::pick:
      return not_picked(table, action, teller.style.typed);
    case ActionType::use:
      return not_used(table, action);
    default:
      return {};
  }
}

// What answers a question, said when nothing asks it.
std::string not_asked(ActionType type) {
  switch (type) {
    case ActionType::field:
      return tr("All start fields are chosen.");
    case ActionType::place:
      return tr("No tile is drawn: say build first.");
    case ActionType::keep:
      return tr("There are no two tiles to choose from.");
    case ActionType::swap:
    case ActionType::lay:
      return tr("No tiles change places now.");
    case ActionType::lead:
      return tr("There are no two Guardian cards to choose from.");
    case ActionType::step:
      return tr("Nobody leads the Guardian now: say guardian to take a card.");
    case ActionType::face:
      return tr("No trap is to be tested now.");
    case ActionType::choose:
      return tr("Characters are chosen before the first turn.");
    case ActionType::add:
      return tr("There is no roll to add to.");
    case ActionType::join:
      return tr("There is no attack to join.");
    case ActionType::craft:
      return tr("There are no two trap tokens to choose from.");
    case ActionType::reveal:
      return tr("No tile is to be turned up now.");
    case ActionType::exchange:
      return tr("No traps change places now: say use mystify first.");
    case ActionType::again:
      return tr("There is no roll to be repeated.");
    case ActionType::pass:
      return tr("There is nothing to pass on: say end to end your turn.");
    default:
      return tr("That comes by chance: nobody chooses it.");
  }
}

bool is_deed(ActionType type) { return (type >= ActionType::build && type <= ActionType::end) || type == ActionType::use; }

std::string not_in_turn(const Table& table, Action action, const Teller& teller) {
  if (!is_deed(action.type())) return teller.style.typed ? not_asked(action.type()) : std::string();
  if (table.dazed(table.active)) return table.actions == 0 ? tr("You are dazed, and no action is left.") : tr("You are dazed: you can only rest.");
  State with_all = table;
  with_all.actions = actions_a_turn;
  if (Labyrinth::why_not(with_all, action)) return not_done(table, action, teller);
  return table.actions == 0 ? tr("No action is left.") : tr("That takes both actions, and only one is left.");
}

std::string not_placed(const Table& table, Cell cell, int rotation) {
  if (cell >= cell_count) return {};
  const auto name = arg("cell", name_of(cell));
  if (!table.board.tiles[cell].empty()) return tr("A tile lies on {cell} already.", name);
  if (!table.board.may_take_tile(cell)) return tr("{cell} is not beside a tile.", name);
  if (table.sowing.begun) return tr("You have said that it lies face down: place, a cell and down.");
  if (rotation == face_down_rotation) return tr("Only the Illusionist lays tiles face down, saying so before drawing: use sow.");
  if ((tables_of(table).rotations(table.drawn) >> rotation & 1) == 0) return tr("The tile looks the same with fewer steps: name the fewest.");
  return tr("Lying so, the tile would cut somebody off from the centre or from all keys.");
}

std::string not_stepped(const Table& table, Place place) {
  const Place from = table.figures.guardian;
  for (const Place other : connected(table, from)) {
    if (other == place) return tr("The Guardian may not step back to where he came from.");
  }
  return is_start(place) ? tr("The Guardian never enters a start field.")
                         : tr("The Guardian cannot step from {from} to {to}.", named("from", from), named("to", place));
}

std::string not_swapped(const Table& table, Cell cell) {
  if (cell >= cell_count) return {};
  const auto name = arg("cell", name_of(cell));
  const LaidTile tile = table.board.tiles[cell];
  const auto there = [cell](Place place) { return is_corridor(place) && cell_of(place) == cell; };
  if (tile.empty()) return tr("No tile lies on {cell}.", name);
  if (tile.is_face_down()) return tr("The tile on {cell} lies face down.", name);
  if (!tile.is_normal()) return tr("The tile on {cell} never changes places.", name);
  if (there(table.figures.guardian)) return tr("The Guardian is on {cell}.", name);
  if (std::any_of(table.figures.pawn.begin(), table.figures.pawn.end(), there)) return tr("Somebody is on {cell}.", name);
  const Relaying relaying(table);
  for (Cell other = 0; other < cell; ++other) {
    if (relaying.second(other, cell)) return tr("Of two tiles the one that comes first, column by column, is named first.");
  }
  return tr("The tile on {cell} cannot change places without cutting somebody off.", name);
}

// What is to be answered before anything else.
std::string asked_first(const Table& table) {
  switch (table.phase) {
    case Phase::field:
      return tr("First choose your start field: sit, and one that is free.");
    case Phase::character:
      return tr("First choose your character: choose, and one that nobody has.");
    case Phase::bonus:
      return tr("First say what you add to the roll, or pass.");
    case Phase::second:
      return tr("First say whether you attack once more, or pass.");
    case Phase::keep:
      return tr("First say which of the two tiles you build: keep, and a tile.");
    case Phase::craft:
      return tr("First say which of the two tokens you lay: craft, and a trap.");
    case Phase::reveal:
      return tr("First say how your tile on {cell} lies: reveal, and what is offered.", arg("cell", name_of(table.revealing.cell)));
    case Phase::aside:
      return tr("First step aside from {cell}: step, and a place that is offered.", arg("cell", name_of(table.revealing.cell)));
    case Phase::exchange:
      return tr("First say with which trap it changes places: exchange, and what is offered.");
    case Phase::swap:
      return tr("First say which tiles change places: swap, and a cell that is offered.");
    case Phase::lay:
      return tr("First say how the two tiles are turned: lay, and by how many steps each.");
    case Phase::lead:
      return tr("First say which of the two cards you use: lead, and a card.");
    case Phase::drive:
    case Phase::way:
      return tr("First say where that player goes: step, and a place that is offered.");
    case Phase::loop:
      return tr("First say whether you turn time back, or pass.");
    case Phase::steal:
      return tr("First say from whom you steal, or pass.");
    case Phase::place:
      if (table.sowing.begun) return tr("First lay the tile that you have drawn: place, a cell and down.");
      return tr("First lay the tile {tile} that is drawn: place, a cell and how it is turned.", arg("tile", tile_name(*table.set, table.drawn)));
    case Phase::face:
      return tr("First say which trap you test.");
    case Phase::step:
      return tr("First lead the Guardian on: step, and a place.");
    case Phase::crystal:
      return tr("First say whether you roll again with the crystal, or pass.");
    case Phase::rob:
      return tr("First say what you do to who is dazed on your corridor, or pass.");
    case Phase::declare:
    case Phase::attack:
      return tr("First say whom you attack, or pass.");
    case Phase::join:
      return tr("First say whether you join the attack, or pass.");
    default:
      return {};
  }
}

}  // namespace

std::string refusal_text(const View& view, Action action, const Teller& teller) {
  const Table& table = view.table();
  switch (table.phase) {
    case Phase::turn:
      return begun(not_in_turn(table, action, teller));
    case Phase::place:
      if (action.type() == ActionType::place) return not_placed(table, action.a(), action.b());
      break;
    case Phase::step:
      if (action.type() == ActionType::step && action.a() < place_count) return not_stepped(table, action.a());
      break;
    case Phase::swap:
      if (action.type() == ActionType::swap) return not_swapped(table, action.a());
      break;
    case Phase::field:
      if (action.type() == ActionType::field) return tr("Somebody sits there already.");
      break;
    case Phase::character:
      if (action.type() == ActionType::choose) return tr("Somebody plays that character already.");
      break;
    case Phase::bonus:
      if (action.type() == ActionType::add) return tr("You have not so many blessings to add.");
      if (action == Action(Ability::headhunter_3, action.a())) return tr("That seat is no opponent with a key in this fight.");
      break;
    case Phase::declare:
    case Phase::attack:
    case Phase::rob:
      if (action.type() == ActionType::attack || action.type() == ActionType::rob || action.type() == ActionType::kill) {
        if (std::string text = not_against(table, action, teller); !text.empty()) return begun(std::move(text));
      }
      break;
    case Phase::face:
      if (action.type() == ActionType::face) return tr("That trap is not to be tested now.");
      break;
    default:
      break;
  }
  if (teller.style.typed) return asked_first(table);
  return tr("First something else is asked: {question}", arg("question", question_of(view, teller)));
}

}  // namespace meander::labyrinth
