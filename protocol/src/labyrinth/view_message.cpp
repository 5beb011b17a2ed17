// A view, with what the rules can tell about it.
#include "adapter.hpp"
#include "labyrinth/game.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/rolls.hpp"
#include "words/labyrinth/character_text.hpp"
#include "words/labyrinth/pending_text.hpp"

namespace meander::protocol::labyrinth {

using namespace meander::labyrinth;

namespace {

std::string tile_on(const Table& table, Cell cell) {
  const LaidTile tile = table.board.tiles[cell];
  if (cell == centre) return "centre";
  return key_tile_of(cell) >= 0 ? "key" : std::string(tile_name(*table.set, tile.kind()));
}

Json cells_of(const Table& table) {
  Json cells = Json::object();
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const LaidTile tile = table.board.tiles[cell];
    if (tile.empty()) continue;
    Json json = {{"tile", tile_on(table, cell)}};
    if (tile.is_face_down()) json["down"] = true;
    if (tile.is_normal()) json["rotation"] = tile.rotation();
    if (key_tile_of(cell) >= 0) json["rotation"] = key_tile_of(cell);
    json["corridors"] = corridors_message(tables_of(table).shape(tile));
    int corridor = 0;
    for (Json& each : json["corridors"]) each["place"] = text_of(place_of(cell, corridor++));
    cells[std::string(name_of(cell))] = std::move(json);
  }
  return cells;
}

Json trap_there(const Table& table, const Trap& trap) {
  Json json = {{"trap", std::string(trap_name(*table.set, trap.face_up() ? trap.kind : trap.token))}};
  if (!trap.face_up()) json["down"] = true;
  if (trap.failed != 0) json["failed"] = seats_message(trap.failed);
  return json;
}

Json places_of(const Table& table) {
  Json places = Json::object();
  const auto there = [&places](Place place) -> Json& { return places.emplace(text_of(place), Json::object()).first.value(); };
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.pawn(seat) != nowhere) there(table.pawn(seat))["pawns"].push_back(seat + 1);
  }
  for (int d = 0; d < directions; ++d) {
    if ((table.figures.first_keys >> d & 1) == 0) continue;
    Json& keys = there(table.board.before_start(tables_of(table), d));
    keys["keys"] = 1;
    keys["first"] = true;
  }
  for (const Place place : table.figures.lying) {
    Json& keys = there(place);
    keys["keys"] = keys.value("keys", 0) + 1;
  }
  for (const Trap& trap : table.traps) there(trap.place)["traps"].push_back(trap_there(table, trap));
  there(table.figures.guardian)["guardian"] = table.figures.guardian_sleeps ? "asleep" : "awake";
  return places;
}

// Each seat as in the notation, and what is usual written out.
void complete_seats(Json& seats, const Table& table) {
  ActionList legal;
  const bool deciding = table.phase == Phase::turn;
  if (deciding) Labyrinth::legal_actions(table, legal);
  for (int seat = 0; seat < table.players; ++seat) {
    const auto index = static_cast<std::size_t>(seat);
    const Figures& figures = table.figures;
    Json& json = seats[index];
    json["life"] = figures.life[index];
    json["daze"] = figures.daze[index];
    json["keys"] = figures.keys[index];
    json["adrenaline"] = figures.adrenaline[index];
    json["blessing"] = figures.blessing[index];
    json["curse"] = figures.curse[index];
    json["crystal"] = has(table.crystals, seat);
    if (const std::string text = character_text(table, seat); !text.empty()) json["text"] = text;
    const Character character = table.character(seat);
    if (character == Character::none) continue;
    json["abilities"] = Json::array();
    for (int number = 1; number <= abilities_each; ++number) {
      const Ability ability = ability_of(character, number);
      json["abilities"].push_back({{"ability", id_of(ability)}, {"name", ability_words(ability)}});
    }
    if (!deciding || seat != table.active) continue;
    std::size_t i = 0;
    for (const AbilityNow& now : abilities_now(table, legal)) {
      Json& each = json["abilities"][i++];
      each["usable"] = now.possible;
      if (!now.possible) each["why"] = now.why;
    }
  }
}

template <typename Named>
Json counted(std::size_t kinds, Named named) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kinds; ++i) {
    const auto [name, count] = named(i);
    if (count > 0) json[std::string(name)] = count;
  }
  return json;
}

Json unseen_in(const Table& table) {
  const ComponentSet& set = *table.set;
  const auto kind = [](std::size_t i) { return static_cast<int>(i) + 1; };
  return {{"tiles", counted(set.tile_ids.size(), [&](std::size_t i) { return std::pair(tile_name(set, kind(i)), table.tiles[i]); })},
          {"traps", counted(set.traps.size() + 1, [&](std::size_t i) { return std::pair(trap_name(set, kind(i)), table.unseen_traps[i]); })},
          {"cards", counted(set.guardian.size(), [&](std::size_t i) { return std::pair(card_name(set, kind(i)), table.cards[i]); })}};
}

// A side of a fight, or whoever rolls.
Json side_of(const Table& table, SeatSet seats, Dice dice) {
  const bool fight = table.roll.purpose == Roll::Purpose::fight;
  int life = 0;
  for (int seat = 0; fight && seat < table.players; ++seat) {
    if (has(seats, seat)) life -= table.set->life - table.life(seat);
  }
  const int modifier = fight ? fight_modifier(table, seats) : roll_modifier(table);
  Json json = {{"seats", seats_message(seats)}, {"dice", dice_message(dice)}, {"life", life}, {"bonus", modifier - life}};
  if (fight && extra_dice(table, seats) > 0) json["dropped"] = extra_dice(table, seats);
  if (!dice.empty()) json["total"] = fight ? side_total(table, seats, dice) : roll_total(table);
  return json;
}

Json rolled_in(const Table& table, const Json& roll) {
  Json json = {{"for", roll["for"]}, {"sides", Json::array()}};
  if (table.roll.purpose == Roll::Purpose::fight) {
    json["sides"].push_back(side_of(table, table.fight.attackers, table.roll.dice));
    json["sides"].push_back(side_of(table, seat_bit(table.fight.target), table.roll.against));
    return json;
  }
  if (const int needs = number_to_reach(table); needs > 0) json["needs"] = needs;
  json["sides"].push_back(side_of(table, seat_bit(table.roll.seat), table.roll.dice));
  return json;
}

Json explained(Json json, const Table& table, const Teller& teller) {
  json.erase("format");
  json.erase("version");
  complete_seats(json["seats"], table);
  json["cells"] = cells_of(table);
  json["places"] = places_of(table);
  json["left"] = {{"tiles", tile_pool(table)}, {"traps", table.trap_pool}, {"cards", guardian_deck(table)}};
  json["unseen"] = unseen_in(table);
  json["waits"] = waiting_text(table, teller);
  json["under_way"] = pending_lines(table, teller);
  if (const auto roll = json.find("roll"); roll != json.end()) json["rolled"] = rolled_in(table, *roll);
  return json;
}

}  // namespace

Json seats_message(SeatSet seats) {
  Json list = Json::array();
  for (; seats != 0; seats = without(seats, first_of(seats))) list.push_back(first_of(seats) + 1);
  return list;
}

Json dice_message(Dice dice) {
  Json list = Json::array();
  for (int i = 0; i < dice.size(); ++i) list.push_back(dice[i]);
  return list;
}

Json view_message(const Options& options, const View& view, const Teller& teller) {
  Json json = explained(json_of(options, view), view.table(), teller);
  if (knows_more(view)) json["secret"] = true;
  return json;
}

Json view_message(const Position& position, const Teller& teller) {
  Json json = json_of(position);
  json["seat"] = 0;
  return explained(std::move(json), position.state, teller);
}

}  // namespace meander::protocol::labyrinth
