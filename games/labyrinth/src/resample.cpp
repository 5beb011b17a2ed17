// Filling in what a seat does not know.
#include <algorithm>

#include "labyrinth/game.hpp"
#include "labyrinth/revealing.hpp"

namespace meander::labyrinth {

namespace {

template <std::size_t Kinds>
int all_of(const Counts<Kinds>& counts) {
  int all = 0;
  for (const std::uint8_t count : counts) all += count;
  return all;
}
// A kind by its share of what has no place yet, from 1.
template <std::size_t Kinds>
std::uint8_t any_of(const Counts<Kinds>& counts, Random& random) {
  int index = static_cast<int>(random.below(static_cast<std::uint32_t>(all_of(counts))));
  std::size_t kind = 0;
  for (; index >= counts[kind]; ++kind) index -= counts[kind];
  return static_cast<std::uint8_t>(kind + 1);
}
template <std::size_t Kinds>
std::uint8_t draw(Counts<Kinds>& counts, Random& random) {
  const std::uint8_t kind = any_of(counts, random);
  --counts[kind - 1U];
  return kind;
}

void fill_in_tiles(State& s, Random& random) {
  for (LaidTile& tile : s.board.tiles) {
    if (tile.is_secret() && tile.kind() == hidden_tile) tile = LaidTile::face_down(draw(s.tiles, random), false);
  }
  if (s.drawn == hidden_tile) s.drawn = draw(s.tiles, random);
}

// Whether the Illusionist is asked what he is asked: it tells something of the tile.
bool asks_the_same(const State& s) {
  switch (s.phase) {
    case Phase::reveal:
      return unveilings(s).size() > 1;
    case Phase::aside:
      return unveilings(s).empty();
    default:
      return true;
  }
}

// Traps that lie face down since before the last look at the pool have a token, and so has what was laid by who looked.
bool lacks_token(const State& s, const Trap& trap) {
  const bool drawn = trap.seen || trap.laid_after < s.put_back.size() || s.phase == Phase::look || s.phase == Phase::craft;
  return !trap.face_up() && trap.token == unseen_trap && drawn;
}
void fill_in_tokens(State& s, Random& random) {
  for (Trap& trap : s.traps.all()) {
    if (lacks_token(s, trap)) trap.token = draw(s.unseen_traps, random);
  }
}

// How many tokens of the kind that went back at a look were in the pool after it: those that are there still, those that were laid since or are in
// his hand, and those that have left the game since.
int in_pool_after(const State& s, std::size_t look) {
  const std::uint8_t kind = s.put_back[look];
  int tokens = s.unseen_traps[kind - 1U] + s.gone_since[look];
  for (const Trap& trap : s.traps) tokens += trap.laid_after > look && (trap.kind == kind || trap.token == kind) ? 1 : 0;
  for (const std::uint8_t looked : s.crafting.looked) tokens += looked == kind ? 1 : 0;
  return tokens;
}

// Whether a world passes that is the more likely the more tokens of the kinds that he put back the pool had then.
bool may_be(const State& world, const State& known, Random& random) {
  for (std::size_t look = 0; look < known.put_back.size(); ++look) {
    if (known.put_back[look] == unseen_trap) continue;
    const int most = in_pool_after(known, look);
    if (static_cast<int>(random.below(static_cast<std::uint32_t>(most))) >= in_pool_after(world, look)) return false;
  }
  return true;
}

// A world in which each token that he put back was in the pool then, if not the more likely the more there were: traps are filled in as they were
// laid, and one token is kept of each kind that went back later and is not found elsewhere.
void fill_in_keeping(State& s, Random& random) {
  for (std::size_t laid_after = 0; laid_after <= s.put_back.size(); ++laid_after) {
    Counts<most_traps + 1> kept{};
    for (std::size_t look = laid_after; look < s.put_back.size(); ++look) {
      const std::uint8_t kind = s.put_back[look];
      if (kind == unseen_trap) continue;
      const int elsewhere = in_pool_after(s, look) - s.unseen_traps[kind - 1U];
      kept[kind - 1U] = elsewhere > 0 ? kept[kind - 1U] : std::uint8_t{1};
    }
    for (Trap& trap : s.traps.all()) {
      if (trap.laid_after != laid_after || !lacks_token(s, trap)) continue;
      Counts<most_traps + 1> free = s.unseen_traps;
      for (std::size_t kind = 0; kind < free.size(); ++kind) free[kind] = static_cast<std::uint8_t>(free[kind] - std::min(free[kind], kept[kind]));
      trap.token = any_of(all_of(free) > 0 ? free : s.unseen_traps, random);
      --s.unseen_traps[trap.token - 1U];
    }
  }
}

// The Head Hunter remembers what he put back. Worlds are drawn until one passes; where none does, which takes many looks and a small pool, one is
// made.
void fill_in_tokens_he_knows_of(State& s, Random& random) {
  constexpr int tries = 100;
  const State known = s;
  for (int attempt = 0; attempt < tries; ++attempt) {
    s = known;
    fill_in_tokens(s, random);
    if (may_be(s, known, random)) return;
  }
  s = known;
  fill_in_keeping(s, random);
}

// For all others what went back was any token of the pool as it was then: laid since, in his hand, or there still.
void fill_in_looks(State& s, Random& random) {
  for (std::size_t look = 0; look < s.put_back.size(); ++look) {
    FixedVector<std::uint8_t, std::size_t{2} * most_traps> tokens;
    for (const Trap& trap : s.traps) {
      if (trap.laid_after > look) tokens.push_back(trap.face_up() ? trap.kind : trap.token);
    }
    for (const std::uint8_t looked : s.crafting.looked) tokens.push_back(looked);
    for (int left = s.trap_pool - static_cast<int>(s.crafting.looked.size()); left > 0; --left) tokens.push_back(unseen_trap);
    if (tokens.empty()) continue;
    const std::uint8_t kind = tokens[random.below(static_cast<std::uint32_t>(tokens.size()))];
    s.put_back[look] = kind != unseen_trap ? kind : any_of(s.unseen_traps, random);
  }
}

void fill_in_hand(State& s, Random& random) {
  auto& looked = s.crafting.looked;
  if (looked.empty() || looked[0] != unseen_trap) return;
  for (std::uint8_t& kind : looked) kind = draw(s.unseen_traps, random);
}

}  // namespace

State Labyrinth::resample(const View& view, Random& random) {
  State s = view.table();
  if (s.casting == Casting::none) return s;
  do {
    s.tiles = view.table().tiles;
    s.board = view.table().board;
    fill_in_tiles(s, random);
  } while (!asks_the_same(s));
  if (view.seat() < s.players && s.character(view.seat()) == Character::headhunter) {
    fill_in_tokens_he_knows_of(s, random);
    return s;
  }
  fill_in_tokens(s, random);
  fill_in_hand(s, random);
  if (s.phase == Phase::craft && s.crafting.looked[0] == s.crafting.looked[1]) return resample(view, random);
  fill_in_looks(s, random);
  return s;
}

}  // namespace meander::labyrinth
