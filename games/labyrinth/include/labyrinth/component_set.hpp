// The components that a game is played with (LAB-1.3, 8.10, 11.1, 15.3): data, so that a set of one's own plays without recompiling.
//
//   set.tables.rotations(1)          // of the first kind of tile
//   set.traps[0].columns[walking]       // what befalls who walks into it and fails
//
// One value without a heap. What it is called and shown as lies beside it, in whatever read it. A set must be sound: table/component_set_file.hpp
// checks everything that is asked of one.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/fixed_vector.hpp"
#include "labyrinth/ability_numbers.hpp"
#include "labyrinth/tile_tables.hpp"

namespace meander::labyrinth {

inline constexpr int tiles_in_set = 30;
inline constexpr int most_traps = 43;  // with blanks
inline constexpr int most_guardian_cards = 24;
inline constexpr int most_life = 15;

// What a kind of piece is called in the notation: 1 to 12 letters, digits, - and _.
class PieceId {
 public:
  static constexpr std::size_t longest = 12;
  constexpr PieceId() = default;
  constexpr explicit PieceId(std::string_view text) {
    for (std::size_t i = 0; i < text.size() && i < longest; ++i) text_[i] = text[i];
  }
  constexpr std::string_view text() const {
    std::size_t length = 0;
    while (length < longest && text_[length] != '\0') ++length;
    return {text_.data(), length};
  }
  constexpr bool operator==(const PieceId&) const = default;

 private:
  std::array<char, longest> text_{};
};

enum class TrapType : std::uint8_t { entry, turning_back, door };

struct TrapEffect {
  enum class Type : std::uint8_t { lose_life, daze, back, stay_below, stay_above, fall_below, hold };
  Type type = Type::lose_life;
  std::uint8_t amount = 0;  // of life or daze
  bool operator==(const TrapEffect&) const = default;
};

// Carried out in order; an empty column: no test (LAB-8.10).
using TrapColumn = FixedVector<TrapEffect, 4>;
// How a trap was come to; a door has one column, `leaving`.
enum TrapWay : std::uint8_t { walking, climbing, dropping, leaving = walking };

struct TrapKind {
  PieceId id;
  TrapType type = TrapType::entry;
  std::uint8_t count = 0;
  std::uint8_t number = 0;  // two dice at or above it are safe
  std::uint8_t retry = 0;   // after a failure (LAB-8.5); the same as `number` where none is given
  std::array<TrapColumn, 3> columns{};
  bool operator==(const TrapKind&) const = default;
};

struct GuardianCard {
  enum class Type : std::uint8_t { move, to_centre, sleep, stay };
  PieceId id;
  Type type = Type::stay;
  std::uint8_t steps = 0;
  std::uint8_t count = 0;
  bool operator==(const GuardianCard&) const = default;
};

// How many tokens there are; when none is left no more is handed out (LAB-1.4).
struct Supplies {
  std::uint8_t daze = 0;
  std::uint8_t adrenaline = 0;
  std::uint8_t blessing = 0;
  std::uint8_t curse = 0;
  bool operator==(const Supplies&) const = default;
};

struct ComponentSet {
  TileTables tables;
  FixedVector<PieceId, most_tile_kinds> tile_ids;          // by kind, counted from 0 here
  FixedVector<std::uint8_t, most_tile_kinds> tile_counts;  // as above
  FixedVector<TrapKind, most_traps> traps;
  FixedVector<GuardianCard, most_guardian_cards> guardian;
  Supplies supplies;
  AbilityNumbers numbers;
  std::uint8_t life = 4;
  std::uint8_t blanks = 0;  // that LAB-15.2 adds
};

// How many pieces there are of all kinds together.
constexpr int tile_count(const ComponentSet& set) {
  int all = 0;
  for (const std::uint8_t count : set.tile_counts) all += count;
  return all;
}
template <typename Kinds>
constexpr int pieces_of(const Kinds& kinds) {
  int all = 0;
  for (const auto& kind : kinds) all += kind.count;
  return all;
}
constexpr int trap_count(const ComponentSet& set) { return pieces_of(set.traps); }
constexpr int guardian_card_count(const ComponentSet& set) { return pieces_of(set.guardian); }

}  // namespace meander::labyrinth
