// Tables of Labyrinth for tests of the protocol.
//
//   Company company(maze(4, {{"characters", "drawn"}}, 7));        // four persons at one screen
//   Company company(maze_from(game));                              // a game that was laid out by hand
#pragma once

#include "../company.hpp"
#include "game_for_test.hpp"
#include "labyrinth/notation.hpp"
#include "table/labyrinth/table.hpp"

namespace meander::protocol {

inline Json persons(int players) {
  static constexpr const char* names[] = {"Ada", "Bob", "Cem", "Dot", "Eva", "Fay"};
  Json seats = Json::array();
  for (int seat = 0; seat < players; ++seat) seats.push_back({{"kind", "here"}, {"name", names[seat]}});
  return seats;
}

inline Json maze_request(int players, Json options, std::uint64_t seed) {
  options["players"] = players;
  const Json request = {{"type", "create"}, {"game", "labyrinth"}, {"options", std::move(options)}, {"seats", persons(players)}, {"seed", seed}};
  // As it comes from a client: numbers that are not negative are told apart from others.
  return *parse_json(request.dump());
}
inline std::string maze(int players, const Json& options, std::uint64_t seed) { return maze_request(players, options, seed).dump(); }

// A straight way from S0 to the centre, of tiles that the set has; no crystal is ready, and the Guardian is out of the way.
inline labyrinth::GameForTest way_to_the_centre(int players) {
  labyrinth::GameForTest game(players);
  game.tile("D2", "T01").tile("D3", "T03").guardian("D7").no_crystals();
  return game;
}

// A record that begins with a game as it is laid out.
inline std::string record_of(const labyrinth::GameForTest& game) {
  labyrinth::Options options;
  options.players = game.s.players;
  options.set = game.s.set;
  options.win_alone = game.s.win_alone;
  options.blank_traps = game.s.blanks;
  options.casting = game.s.casting;
  options.given = game.s.characters;
  return "meander labyrinth record 1\nstart " + json_of(labyrinth::Position{options, game.s}).dump() + "\n";
}
inline Json maze_request_from(const labyrinth::GameForTest& game) {
  Json request = maze_request(game.s.players, Json::object(), 7);
  Json& options = request["options"];
  std::string characters;
  for (std::size_t seat = 0; seat < game.s.players; ++seat) characters += (seat == 0 ? "" : ",") + std::string(name_of(game.s.characters[seat]));
  if (game.s.casting != labyrinth::Casting::none) options["characters"] = characters;
  request["start"] = {{"record", record_of(game)}, {"moment", 0}};
  return request;
}
inline std::string maze_from(const labyrinth::GameForTest& game) { return maze_request_from(game).dump(); }

// The hint's answer most of the time, so that games end, and any now and then.
inline void answer_well(Company& company, Random& random) {
  if (random.below(8) == 0) return company.answer_at_random(random);
  const int seat = company.asked();
  const Json hint = company.says(seat, {{"type", "hint"}, {"prompt", company.prompt(seat)["number"]}});
  ASSERT_EQ(hint["type"], "hint") << hint;
  ASSERT_EQ(company.answers(seat, {hint["action"]})["type"], "done") << hint;
}

// Null where none begins so.
inline Json action_like(const Json& prompt, const std::string& beginning) {
  for (const Json& action : prompt["actions"]) {
    if (action["action"].get<std::string>().starts_with(beginning)) return action;
  }
  return nullptr;
}

}  // namespace meander::protocol
