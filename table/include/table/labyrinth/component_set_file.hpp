// Component sets of Labyrinth as JSON (docs/rules/labyrinth-set.md, LAB-15.3).
//
//   const SetReading reading = read_component_set(text);
//   for (const Error& fault : reading.faults) …   // every fault, with its place in the file: "tiles[3].corridors[1].edges"
//   if (reading.faults.empty()) use(reading.set.components);
//
// Nothing throws, whatever the text holds.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "labyrinth/component_set.hpp"

namespace meander::labyrinth {

// How a trap or Guardian card is called, by language.
using Names = std::map<std::string, std::string>;

struct SetFile {
  ComponentSet components;
  std::string name;
  std::string edition;
  int version = 0;
  // In the order of the components.
  std::vector<Names> traps;
  std::vector<Names> guardian;
};

struct SetReading {
  SetFile set;                // sound only without faults
  std::vector<Error> faults;  // in the order of the file
};

SetReading read_component_set(std::string_view text);

}  // namespace meander::labyrinth
