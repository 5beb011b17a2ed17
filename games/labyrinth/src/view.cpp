// What a seat may see of a state, and the hash of a state.
#include <cstring>

#include "core/hash.hpp"
#include "labyrinth/game.hpp"

namespace meander::labyrinth {

namespace {

void hide_tiles(Table& table) {
  const auto back_among = [&table](int kind) { ++table.tiles[static_cast<std::size_t>(kind) - 1]; };
  for (LaidTile& tile : table.board.tiles) {
    if (!tile.is_secret() || tile.kind() == hidden_tile) continue;
    back_among(tile.kind());
    tile = LaidTile::face_down(hidden_tile, false);
  }
  if (!table.sowing.begun || table.sowing.known || table.drawn == 0 || table.drawn == hidden_tile) return;
  back_among(table.drawn);
  table.drawn = hidden_tile;
}

// What he has laid himself the Head Hunter knows, but not the tokens that came to the others.
void hide_tokens(Table& table, bool own) {
  const auto back_among = [&table](int kind) { ++table.unseen_traps[static_cast<std::size_t>(kind) - 1]; };
  for (Trap& trap : table.traps.all()) {
    if (trap.token == unseen_trap || (trap.seen && own)) continue;
    back_among(trap.token);
    trap.token = unseen_trap;
  }
  if (own) return;
  for (std::uint8_t& kind : table.crafting.looked) {
    if (kind != unseen_trap) back_among(kind);
    kind = unseen_trap;
  }
  for (std::uint8_t& kind : table.put_back) kind = unseen_trap;
  for (std::uint8_t& gone : table.gone_since) gone = 0;
}

}  // namespace

Table seen_by(const State& state, int seat) {
  Table table = state;
  if (state.casting == Casting::none) return table;
  const Character own = seat < state.players ? state.character(seat) : Character::none;
  if (own != Character::illusionist) hide_tiles(table);
  hide_tokens(table, own == Character::headhunter);
  return table;
}

double Labyrinth::result(const State& state, std::uint8_t seat) { return state.winner == seat ? 1.0 : 0.0; }

std::uint64_t Labyrinth::hash(const State& state) {
  // A base lies before the members.
  constexpr std::size_t from = sizeof(PlayedWith);
  static_assert((sizeof(State) - from) % sizeof(std::uint64_t) == 0);
  Hasher hasher;
  for (std::size_t offset = from; offset < sizeof(State); offset += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, reinterpret_cast<const unsigned char*>(&state) + offset, sizeof(word));
    hasher.add(word);
  }
  return hasher.value();
}

}  // namespace meander::labyrinth
