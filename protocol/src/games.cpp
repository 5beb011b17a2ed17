#include "protocol/games.hpp"

#include <algorithm>

#include "game.hpp"

namespace meander::protocol {

namespace {

const GameForm* form_named(std::string_view name) {
  const auto forms = games();
  const auto found = std::ranges::find_if(forms, [name](const GameForm* form) { return form->name == name; });
  return found == forms.end() ? nullptr : *found;
}

Error no_such_game(std::string_view name) { return Error{"game", {marked("there is no game {name}"), {{"name", name.substr(0, 40)}}}}; }

// By what the request's game does with a record.
Result<Json> answered_by(Result<Json> (*GameForm::*does)(const Json& request), const Json& request) {
  const std::string name = request["game"].get<std::string>();
  if (const GameForm* form = form_named(name)) return (form->*does)(request);
  return no_such_game(name);
}

}  // namespace

Result<std::unique_ptr<Game>> new_game(const Json& request, const std::vector<std::string>& kinds, const Chance& chance, const Host::Keep& keep) {
  const std::string name = request["game"].get<std::string>();
  if (const GameForm* form = form_named(name)) return form->create(request, kinds, chance, keep);
  return no_such_game(name);
}

Result<std::unique_ptr<Game>> restored_game(std::string_view name, const std::vector<std::string>& lines, const Chance& chance, Host::Keep keep) {
  if (const GameForm* form = form_named(name)) return form->restore(lines, chance, std::move(keep));
  return no_such_game(name);
}

Json offered_games() {
  Json list = Json::array();
  for (const GameForm* form : games()) list.push_back(form->offer());
  return list;
}

Json rules_chapters_of(std::string_view game) {
  const GameForm* form = form_named(game);
  return form == nullptr ? Json() : form->rules_chapters();
}

Result<Json> replayed(const Json& request) { return answered_by(&GameForm::replay, request); }
Result<Json> analysed(const Json& request) { return answered_by(&GameForm::analysis, request); }

}  // namespace meander::protocol
