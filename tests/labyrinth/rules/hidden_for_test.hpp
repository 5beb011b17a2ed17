// Games in which somebody alone has seen something: tiles that lie face down, tokens that were looked at.
#pragma once

#include "characters_for_test.hpp"

namespace meander::labyrinth {

// A way from S0 to the centre that the set has tiles for: D2 leads to D1, E1, D3 and C2, D3 to all sides. Nobody's crystal is ready.
inline GameForTest hidden_game(std::initializer_list<Character> characters) {
  Options options;
  options.casting = Casting::given;
  std::size_t seat = 0;
  for (const Character character : characters) options.given[seat++] = character;
  GameForTest game(static_cast<int>(characters.size()), options);
  game.tile("D2", "T03").tile("D3", "T01").guardian("D7").no_crystals();
  return game;
}
// Lays a tile of the pool face down.
inline GameForTest& sown(GameForTest& game, std::string_view cell, std::string_view id, bool known = false) {
  game.tile(cell, id);
  game.s.board.tiles[cell_named(cell)] = LaidTile::face_down(tile_kind(id), known);
  return game;
}
// On E1 a tile that leads to E2 alone, where a dead end lies face down: whoever stands on E1 would be shut in by it, however it is turned.
inline GameForTest& shut_in(GameForTest& game) {
  game.tile("E1", "T08");
  return sown(game, "E2", "T09");
}
// Nothing but these tokens is left of the pool.
inline GameForTest& only_tokens(GameForTest& game, std::initializer_list<std::string_view> ids) {
  game.s.unseen_traps = {};
  for (const std::string_view id : ids) ++game.s.unseen_traps[*parse_trap(*game.s.set, id) - 1U];
  game.s.trap_pool = static_cast<std::uint8_t>(ids.size());
  for (const Trap& trap : game.s.traps) game.s.trap_pool = static_cast<std::uint8_t>(game.s.trap_pool - (trap.face_up() ? 0 : 1));
  return game;
}
inline int trap_named(const GameForTest& game, std::string_view id) { return *parse_trap(*game.s.set, id); }
inline LaidTile tile_at(const GameForTest& game, std::string_view cell) { return game.s.board.tiles[cell_named(cell)]; }

}  // namespace meander::labyrinth
