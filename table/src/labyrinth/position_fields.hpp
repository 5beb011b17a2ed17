// What a position is written as; the same description reads and writes. Internal.
#pragma once

#include "fields.hpp"
#include "table/labyrinth/position.hpp"

namespace meander::labyrinth {

void describe(Fields& fields, Options& options);
// Everything but format, version, options and phase; the options are known by then.
void describe(Fields& fields, State& state);

}  // namespace meander::labyrinth
