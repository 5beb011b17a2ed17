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

// A trap or Guardian card as people see it.
struct NamedKind {
  std::string id;
  std::map<std::string, std::string> names;  // by language
};

struct SetFile {
  ComponentSet components;
  std::string name;
  std::string edition;
  int version = 0;
  // In the order of the components.
  std::vector<std::string> tile_ids;
  std::vector<NamedKind> traps;
  std::vector<NamedKind> guardian;
};

struct SetReading {
  SetFile set;                // sound only without faults
  std::vector<Error> faults;  // in the order of the file
};

SetReading read_component_set(std::string_view text);

}  // namespace meander::labyrinth
