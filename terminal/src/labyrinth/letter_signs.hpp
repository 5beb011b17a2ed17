// The signs of a board in letters: "(13)" for the pawns of seats 1 and 3, "@" and "z" for the Guardian awake and asleep, "k" for a key, "?" and "!"
// for traps face down and face up. Internal.
//
//   for (const Sign& sign : signs_on(table, place, true)) …   // what stands there, traps by their ids
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "labyrinth/view.hpp"
#include "words/style.hpp"

namespace meander::labyrinth {

namespace paint {
inline constexpr const char* none = "";
inline constexpr const char* name = "\x1b[2m";
inline constexpr const char* road = "\x1b[33m";
inline constexpr const char* bridge = "\x1b[1;33m";
inline constexpr const char* guardian = "\x1b[1;97;45m";
inline constexpr const char* key = "\x1b[1;93m";
inline constexpr const char* trap = "\x1b[1;91m";
}  // namespace paint
const char* paint_of_seat(int seat);

// Letters in one colour each.
struct Sign {
  std::vector<std::pair<std::string, const char*>> letters;
  int length() const;
};

// Pawns, the Guardian, keys and traps, one sign for each; `ids`: traps that are face up by their ids.
std::vector<Sign> signs_on(const Table& table, Place place, bool ids);
// What stands for more than there is room for.
inline constexpr const char* crowd_sign = "*";

// What each sign means, for those signs that are on the table.
std::vector<std::string> legend_of(const Table& table, bool starred);

// The sign of a seat, in colour where there is some.
std::string seat_sign(int seat, const Style& style);

}  // namespace meander::labyrinth
