// Who the characters are, and what their abilities are called.
//
//   name_of(Character::monk)      →  "monk"
//   Ability::monk_2               // the second ability of the monk
//   id_of(Ability::monk_2)        →  "monk.2"; its rule is LAB-A.monk.2
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "labyrinth/character_list.hpp"
#include "labyrinth/rule.hpp"

namespace meander::labyrinth {

enum class Character : std::uint8_t {
  none,
#define X(name) name,
  MEANDER_LABYRINTH_CHARACTERS(X)
#undef X
};

inline constexpr std::array character_names{std::string_view("none"),
#define X(name) std::string_view(#name),
                                            MEANDER_LABYRINTH_CHARACTERS(X)
#undef X
};
// Without `none`.
inline constexpr int character_count = static_cast<int>(character_names.size()) - 1;

enum class Ability : std::uint8_t {
#define X(name) name##_1, name##_2, name##_3,
  MEANDER_LABYRINTH_CHARACTERS(X)
#undef X
};
inline constexpr int abilities_each = 3;
inline constexpr int ability_count = abilities_each * character_count;
// A set of them, by bit.
using AbilitySet = std::uint64_t;
static_assert(ability_count <= 64);
constexpr AbilitySet ability_bit(Ability ability) { return AbilitySet{1} << static_cast<unsigned>(ability); }

constexpr std::string_view name_of(Character character) { return character_names[static_cast<std::size_t>(character)]; }
constexpr std::optional<Character> character_named(std::string_view name) {
  for (std::size_t i = 0; i < character_names.size(); ++i) {
    if (character_names[i] == name) return static_cast<Character>(i);
  }
  return std::nullopt;
}

constexpr Character character_of(Ability ability) { return static_cast<Character>(static_cast<int>(ability) / abilities_each + 1); }
// From 1 to 3.
constexpr int number_of(Ability ability) { return static_cast<int>(ability) % abilities_each + 1; }
constexpr Ability ability_of(Character character, int number) {
  return static_cast<Ability>((static_cast<int>(character) - 1) * abilities_each + number - 1);
}
inline std::string id_of(Ability ability) { return std::string(name_of(character_of(ability))) + "." + std::to_string(number_of(ability)); }
constexpr Rule rule_of(Ability ability) { return static_cast<Rule>(static_cast<int>(Rule::LAB_A_archer_1) + static_cast<int>(ability)); }

// What stands behind an ability's word in the notation (docs/notation-labyrinth.md).
enum class AbilityShape : std::uint8_t {
  nothing,
  seat,             // a
  seats,            // a: a SeatSet
  place,            // a
  seat_and_place,   // a and b
  cell_and_steps,   // a, and b: by how many steps its tile is turned
  place_and_trap,   // a, and b: a kind of trap; not named when it is one that nobody has seen
  places_and_trap,  // a and b, and c: as above
  seat_and_trap,    // a, and b: as above
};
struct AbilityForm {
  Ability ability;
  std::string_view word;
  AbilityShape shape = AbilityShape::nothing;
};

}  // namespace meander::labyrinth
