// What an action is about, for screens.
#include "adapter.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/rolls.hpp"
#include "words/labyrinth/character_text.hpp"

namespace meander::protocol::labyrinth {

using namespace meander::labyrinth;

namespace {

Json place_named(int place) { return text_of(static_cast<Place>(place)); }
Json cell_called(int cell) { return std::string(name_of(static_cast<Cell>(cell))); }

AbilityShape shape_of(Ability ability) {
  return with_character(character_of(ability), [ability](auto abilities) {
    for (const AbilityForm& form : abilities.forms) {
      if (form.ability == ability) return form.shape;
    }
    return AbilityShape::nothing;
  });
}

Json use_message(Action action, const ComponentSet& set) {
  const Ability ability = action.ability();
  const auto trap = [&set](int kind) { return std::string(trap_name(set, kind)); };
  Json json = {{"do", "use"}, {"ability", id_of(ability)}};
  if (costs_crystal(ability)) json["crystal"] = true;
  switch (shape_of(ability)) {
    case AbilityShape::nothing:
      break;
    case AbilityShape::seat:
      json["seat"] = action.a() + 1;
      break;
    case AbilityShape::seats:
      json["seats"] = seats_message(action.a());
      break;
    case AbilityShape::place:
      json["place"] = place_named(action.a());
      break;
    case AbilityShape::seat_and_place:
      json["seat"] = action.a() + 1;
      json["place"] = place_named(action.b());
      break;
    case AbilityShape::cell_and_steps:
      json["cell"] = cell_called(action.a());
      json["steps"] = action.b();
      break;
    case AbilityShape::place_and_trap:
      json["place"] = place_named(action.a());
      json["trap"] = trap(action.b());
      break;
    case AbilityShape::places_and_trap:
      json["from"] = place_named(action.a());
      json["to"] = place_named(action.b());
      json["trap"] = trap(action.c());
      break;
    case AbilityShape::seat_and_trap:
      json["seat"] = action.a() + 1;
      json["trap"] = trap(action.b());
      break;
  }
  return json;
}

Json reveal_message(Action action) {
  Json json = {{"do", "reveal"}, {"rotation", action.a()}};
  if (action.b() != nowhere) json["place"] = place_named(action.b());
  return json;
}

Json place_message(Action action) {
  Json json = {{"do", "place"}, {"cell", cell_called(action.a())}};
  if (action.b() == face_down_rotation) {
    json["down"] = true;
  } else {
    json["rotation"] = action.b();
  }
  return json;
}

}  // namespace

Json action_message(Action action, const ComponentSet& set) {
  const auto with_place = [&](const char* what) { return Json{{"do", what}, {"place", place_named(action.a())}}; };
  const auto with_seat = [&](const char* what) { return Json{{"do", what}, {"seat", action.a() + 1}}; };
  switch (action.type()) {
    case ActionType::field:
      return {{"do", "sit"}, {"place", place_named(start_field(action.a()))}};
    case ActionType::choose:
      return {{"do", "choose"}, {"character", std::string(name_of(static_cast<Character>(action.a())))}};
    case ActionType::build:
      return {{"do", "build"}};
    case ActionType::trap:
      return with_place("trap");
    case ActionType::move:
      return with_place("move");
    case ActionType::attack:
      return with_seat("attack");
    case ActionType::guardian:
      return {{"do", "guardian"}};
    case ActionType::rest:
      return {{"do", "rest"}};
    case ActionType::jump:
      return {{"do", "jump"}};
    case ActionType::climb_down:
      return {{"do", "climb_down"}};
    case ActionType::climb_up:
      return {{"do", "climb_up"}};
    case ActionType::ready:
      return {{"do", "ready"}};
    case ActionType::pick: {
      Json json = {{"do", "pick"}};
      if (action.a() == first_key) json["first"] = true;
      return json;
    }
    case ActionType::rob:
      return with_seat("rob");
    case ActionType::kill:
      return with_seat("kill");
    case ActionType::end:
      return {{"do", "end"}};
    case ActionType::keep:
      return {{"do", "keep"}, {"tile", std::string(tile_name(set, action.a()))}};
    case ActionType::place:
      return place_message(action);
    case ActionType::swap:
      return {{"do", "swap"}, {"cell", cell_called(action.a())}};
    case ActionType::lay:
      return {{"do", "lay"}, {"steps", action.a()}, {"other_steps", action.b()}};
    case ActionType::lead:
      return {{"do", "lead"}, {"card", std::string(card_name(set, action.a()))}};
    case ActionType::step:
      return with_place("step");
    case ActionType::face:
      return {{"do", "face"}, {"trap", std::string(trap_name(set, action.a()))}};
    case ActionType::craft:
      return {{"do", "craft"}, {"trap", std::string(trap_name(set, action.a()))}};
    case ActionType::reveal:
      return reveal_message(action);
    case ActionType::exchange: {
      Json json = with_place("exchange");
      json["trap"] = std::string(trap_name(set, action.b()));
      return json;
    }
    case ActionType::add:
      return {{"do", "add"}, {"count", action.a()}};
    case ActionType::join:
      return {{"do", "join"}};
    case ActionType::again:
      return {{"do", "again"}, {"crystal", true}};
    case ActionType::pass:
      return {{"do", "pass"}};
    case ActionType::use:
      return use_message(action, set);
    case ActionType::none:
    case ActionType::roll:
    case ActionType::tile:
    case ActionType::turn_up:
    case ActionType::token:
    case ActionType::look:
    case ActionType::card:
    case ActionType::lot:
    case ActionType::deal:
      break;
  }
  return Json::object();
}

int cost_of(Action action, const State& table) {
  switch (action.type()) {
    case ActionType::build:
    case ActionType::trap:
    case ActionType::move:
    case ActionType::attack:
    case ActionType::guardian:
    case ActionType::rest:
    case ActionType::jump:
    case ActionType::kill:
      return 1;
    case ActionType::climb_down:
    case ActionType::climb_up:
      return climbing_actions(table);
    case ActionType::ready:
      return 2;
    case ActionType::use:
      return actions_of(action.ability(), table.set->numbers);
    default:
      return 0;
  }
}

}  // namespace meander::protocol::labyrinth
