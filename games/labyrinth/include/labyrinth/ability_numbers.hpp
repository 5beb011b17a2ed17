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
  std::uint8_t rope_actions = 2;
  bool operator==(const ArcherNumbers&) const = default;
};

struct ArchitectNumbers {
  std::uint8_t correction_actions = 2;
  std::uint8_t correction_steps = 1;  // at most
  std::uint8_t rebuild_actions = 2;
  bool operator==(const ArchitectNumbers&) const = default;
};

struct AssassinNumbers {
  std::uint8_t climbing_actions = 1;
  std::uint8_t strike_bonus = 2;
  bool operator==(const AssassinNumbers&) const = default;
};

struct GolemsNumbers {
  std::uint8_t domination_bonus = 2;
  std::uint8_t obedience_number = 10;  // two dice at or above it withstand the Guardian
  std::uint8_t enslavement_actions = 1;
  std::uint8_t enslavement_daze = 1;
  bool operator==(const GolemsNumbers&) const = default;
};

struct HeadhunterNumbers {
  std::uint8_t bounty_bonus = 2;
  bool operator==(const HeadhunterNumbers&) const = default;
};

struct IllusionistNumbers {
  std::uint8_t sowing_actions = 1;
  std::uint8_t sown_tiles = 1;  // face down at most
  std::uint8_t mystification_actions = 1;
  std::uint8_t mirror_actions = 1;
  std::uint8_t mirror_range = 3;
  bool operator==(const IllusionistNumbers&) const = default;
};

struct MonkNumbers {
  std::uint8_t blessing_actions = 1;
  std::uint8_t blessing_tokens = 2;
  std::uint8_t prayer_actions = 0;
  std::uint8_t prayer_tokens = 1;
  std::uint8_t prayer_range = 3;
  std::uint8_t meditation_actions = 0;
  std::uint8_t meditation_life = 2;
  bool operator==(const MonkNumbers&) const = default;
};

struct SwordmasterNumbers {
  std::uint8_t parried_margin = 4;
  bool operator==(const SwordmasterNumbers&) const = default;
};

struct ThiefNumbers {
  std::uint8_t theft_number = 8;
  std::uint8_t disarming_actions = 1;
  bool operator==(const ThiefNumbers&) const = default;
};

struct WitchNumbers {
  std::uint8_t curse_actions = 0;
  std::uint8_t curse_tokens = 1;
  std::uint8_t animation_actions = 0;
  std::uint8_t ritual_actions = 0;
  bool operator==(const WitchNumbers&) const = default;
};

struct AbilityNumbers {
  ArcherNumbers archer;
  ArchitectNumbers architect;
  AssassinNumbers assassin;
  GolemsNumbers golems;
  HeadhunterNumbers headhunter;
  IllusionistNumbers illusionist;
  MonkNumbers monk;
  SwordmasterNumbers swordmaster;
  ThiefNumbers thief;
  WitchNumbers witch;
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
    AbilityNumber{Ability::architect_1, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.architect.correction_actions; }, 1, 2},
    AbilityNumber{Ability::architect_1, "steps", [](AbilityNumbers& n) -> std::uint8_t& { return n.architect.correction_steps; }, 1, 5},
    AbilityNumber{Ability::architect_3, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.architect.rebuild_actions; }, 1, 2},
    AbilityNumber{Ability::assassin_1, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.assassin.climbing_actions; }, 1, 2},
    AbilityNumber{Ability::assassin_2, "bonus", [](AbilityNumbers& n) -> std::uint8_t& { return n.assassin.strike_bonus; }, 1, 12},
    AbilityNumber{Ability::golems_1, "bonus", [](AbilityNumbers& n) -> std::uint8_t& { return n.golems.domination_bonus; }, 1, 12},
    AbilityNumber{Ability::golems_2, "number", [](AbilityNumbers& n) -> std::uint8_t& { return n.golems.obedience_number; }, 2, 12},
    AbilityNumber{Ability::golems_3, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.golems.enslavement_actions; }, 1, 2},
    AbilityNumber{Ability::golems_3, "daze", [](AbilityNumbers& n) -> std::uint8_t& { return n.golems.enslavement_daze; }, 0, 12},
    AbilityNumber{Ability::headhunter_3, "bonus", [](AbilityNumbers& n) -> std::uint8_t& { return n.headhunter.bounty_bonus; }, 1, 12},
    AbilityNumber{Ability::illusionist_1, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.illusionist.sowing_actions; }, 1, 2},
    AbilityNumber{Ability::illusionist_1, "tiles", [](AbilityNumbers& n) -> std::uint8_t& { return n.illusionist.sown_tiles; }, 1, 30},
    AbilityNumber{Ability::illusionist_2, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.illusionist.mystification_actions; }, 1, 2},
    AbilityNumber{Ability::illusionist_3, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.illusionist.mirror_actions; }, 1, 2},
    AbilityNumber{Ability::illusionist_3, "range", [](AbilityNumbers& n) -> std::uint8_t& { return n.illusionist.mirror_range; }, 1, 6},
    AbilityNumber{Ability::monk_1, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.blessing_actions; }, 1, 2},
    AbilityNumber{Ability::monk_1, "tokens", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.blessing_tokens; }, 1, 6},
    AbilityNumber{Ability::monk_2, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.prayer_actions; }, 0, 2},
    AbilityNumber{Ability::monk_2, "tokens", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.prayer_tokens; }, 0, 6},
    AbilityNumber{Ability::monk_2, "range", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.prayer_range; }, 1, 6},
    AbilityNumber{Ability::monk_3, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.meditation_actions; }, 0, 2},
    AbilityNumber{Ability::monk_3, "life", [](AbilityNumbers& n) -> std::uint8_t& { return n.monk.meditation_life; }, 1, 15},
    AbilityNumber{Ability::swordmaster_2, "margin", [](AbilityNumbers& n) -> std::uint8_t& { return n.swordmaster.parried_margin; }, 1, 12},
    AbilityNumber{Ability::thief_1, "number", [](AbilityNumbers& n) -> std::uint8_t& { return n.thief.theft_number; }, 2, 12},
    AbilityNumber{Ability::thief_2, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.thief.disarming_actions; }, 1, 2},
    AbilityNumber{Ability::witch_1, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.witch.curse_actions; }, 0, 2},
    AbilityNumber{Ability::witch_1, "tokens", [](AbilityNumbers& n) -> std::uint8_t& { return n.witch.curse_tokens; }, 1, 6},
    AbilityNumber{Ability::witch_2, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.witch.animation_actions; }, 0, 2},
    AbilityNumber{Ability::witch_3, "actions", [](AbilityNumbers& n) -> std::uint8_t& { return n.witch.ritual_actions; }, 0, 2},
};

// What the use of an ability costs.
constexpr int actions_of(Ability ability, AbilityNumbers numbers) {
  for (const AbilityNumber& each : ability_numbers) {
    if (each.ability == ability && std::string_view(each.name) == "actions") return each.in(numbers);
  }
  return 0;
}

}  // namespace meander::labyrinth
