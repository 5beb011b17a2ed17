// What the second referee plays with: the component set as plain lists, filled in by whoever calls it.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace labyrinth_referee {

struct Corridor {
  std::string level;       // floor, over, under, beside
  std::vector<int> edges;  // of the tile unrotated (LAB-1.2)
};

struct TileKind {
  std::string id;
  int count = 1;
  std::vector<Corridor> corridors;
};

struct Effect {
  std::string what;  // lose_life, daze, or where to go: back, stay_below, stay_above, fall_below, hold
  int amount = 0;
  bool only_on_over = false;
};

struct TrapKind {
  std::string id;
  int count = 1;
  std::string kind;  // entry, turning_back, door, blank
  int number = 0;
  int retry_number = 0;                                // 0: none
  std::map<std::string, std::vector<Effect>> on_fail;  // by column: walk, climb, drop, leave
};

struct GuardianCard {
  std::string id;
  int count = 1;
  std::string deed;  // move, to_centre, sleep, stay
  int steps = 0;
};

struct Components {
  TileKind centre;
  TileKind key_tile;
  std::vector<TileKind> tiles;
  std::vector<TrapKind> traps;
  std::vector<GuardianCard> guardian;
  int life = 4;
  int blanks = 3;
  int daze_tokens = 12;
  int adrenaline_tokens = 3;
  int blessing_tokens = 6;
  int curse_tokens = 6;
  std::map<std::string, int> numbers;  // of the abilities, where the set has its own: "witch.1 actions"

  int number(const std::string& name, int usual) const {
    const auto found = numbers.find(name);
    return found == numbers.end() ? usual : found->second;
  }
};

}  // namespace labyrinth_referee
