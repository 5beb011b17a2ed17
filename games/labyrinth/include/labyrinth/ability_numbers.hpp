// The numbers of the abilities: data of the component set, which may change them (docs/rules/labyrinth-set.md).
//
//   set.numbers.archer.range
//   for (const AbilityNumber& each : ability_numbers) …   // where each stands, its name and its limits
#pragma once

#include <array>
#include <cstdint>

#include "labyrinth/character.hpp"

namespace meander::labyrinth {

struct ArcherNumbers {
  std::uint8_t most_adrenaline = 3;
  std::uint8_t shot_actions = 1;
  std::uint8_t shot_range = 2;
  std::uint8_t shot_number = 7;  // two dice below it are hit
  std::uint8_t shot_life = 1;
  std::uint8_t rope_actions = 1;
  bool operator==(const ArcherNumbers&) const = default;
};

struct MonkNumbers {
  std::uint8_t blessing_actions = 1;
  std::uint8_t prayer_actions = 1;
  std::uint8_t prayer_tokens = 1;
  std::uint8_t prayer_range = 3;
  std::uint8_t meditation_actions = 1;
  std::uint8_t meditation_life = 2;
  bool operator==(const MonkNumbers&) const = default;
};

struct SwordmasterNumbers {
  std::uint8_t parried_margin = 1;
  bool operator==(const SwordmasterNumbers&) const = default;
};

struct AbilityNumbers {
  ArcherNumbers archer;
  MonkNumbers monk;
  SwordmasterNumbers swordmaster;
  bool operator==(const AbilityNumbers&) const = default;
};

// A number as the set file has it: {"monk.2": {"range": 3}}.
struct AbilityNumber {
  Ability ability;
  const char* name;
  std::uint8_t& (*in)(AbilityNumbers&);
  std::uint8_t least;
  std::uint8_t most;
};

inline constexpr std::array ability_numbers{
    AbilityNumber{Ability::archer_1, "most", [](AbilityNumbers& n) -> std::uint8_t& { return n.archer.most_adrenaline; }, 1, 30},
    AbilityNumber{Ability::archer_2, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.archer.shot_actions; }, 1, 2},
    AbilityNumber{Ability::archer_2, "range", [](AbilityNumbers& n) -> std::uint8_t& { return n.archer.shot_range; }, 1, 6},
    AbilityNumber{Ability::archer_2, "number", [](AbilityNumbers& n) -> std::uint8_t& { return n.archer.shot_number; }, 2, 12},
    AbilityNumber{Ability::archer_2, "life", [](AbilityNumbers& n) -> std::uint8_t& { return n.archer.shot_life; }, 1, 15},
    AbilityNumber{Ability::archer_3, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.archer.rope_actions; }, 1, 2},
    AbilityNumber{Ability::monk_1, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.blessing_actions; }, 1, 2},
    AbilityNumber{Ability::monk_2, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.prayer_actions; }, 1, 2},
    AbilityNumber{Ability::monk_2, "tokens", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.prayer_tokens; }, 0, 6},
    AbilityNumber{Ability::monk_2, "range", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.prayer_range; }, 1, 6},
    AbilityNumber{Ability::monk_3, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.meditation_actions; }, 1, 2},
    AbilityNumber{Ability::monk_3, "life", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.meditation_life; }, 1, 15},
    AbilityNumber{Ability::swordmaster_2, "margin", [](AbilityNumbers& n) -> std::uint8_t& { return n.swordmaster.parried_margin; }, 1, 12},
};

}  // namespace meander::labyrinth
