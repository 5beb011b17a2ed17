// The games that can be played: a game is added here.
#include "onirim/games.hpp"
#include "game.hpp"

namespace meander::protocol {

namespace {

Error no_such_game(std::string_view name) { return Error{"game", {marked("there is no game {name}"), {{"name", name.substr(0, 40)}}}}; }

}  // namespace

Result<std::unique_ptr<Game>> new_game(const Json& request, const std::vector<std::string>& kinds, const Chance& chance, const Host::Keep& keep) {
  const std::string name = request["game"].get<std::string>();
  if (name == onirim::game_name) return onirim::new_onirim(request, kinds, chance, keep);
  return no_such_game(name);
}

Result<std::unique_ptr<Game>> restored_game(std::string_view name, const std::vector<std::string>& lines, const Chance& chance, Host::Keep keep) {
  if (name == onirim::game_name) return onirim::restored_onirim(lines, chance, std::move(keep));
  return no_such_game(name);
}

Json offered_games() { return Json::array({onirim::offer()}); }

Json rules_chapters_of(std::string_view game) { return game == onirim::game_name ? onirim::rules_chapters() : Json(); }

Result<Json> replayed(const Json& request) {
  const std::string name = request["game"].get<std::string>();
  if (name == onirim::game_name) return onirim::replayed(request);
  return no_such_game(name);
}

}  // namespace meander::protocol
