// The parts of a component set. Internal.
#pragma once

#include "set_reader.hpp"
#include "table/labyrinth/component_set_file.hpp"

namespace meander::labyrinth {

// Centre, key tile and normal tiles.
void read_tiles(SetReader& reader, const Json& document, SetFile& set);
void read_traps(SetReader& reader, const Json& document, SetFile& set);
void read_guardian(SetReader& reader, const Json& document, SetFile& set);
// {"en": "Spikes", …}; English must be there.
Names read_names(SetReader& reader, const Json& json, const std::string& place);

}  // namespace meander::labyrinth
