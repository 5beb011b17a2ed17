// How the network of the strong player sees a game alone: as rows of tables, one for each thing that is so.
//
// What concerns one colour is looked up in the colour tables, which all four colours share, so that games that differ in the names of colours alone
// are worth the same; everything else is looked up in the shared tables. Training, evaluation and play see positions by this one code.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_vector.hpp"
#include "onirim/state.hpp"

namespace meander::onirim {

using RowNumber = std::uint16_t;

struct PositionRows {
  std::array<FixedVector<RowNumber, 32>, colours> colour;
  FixedVector<RowNumber, 112> shared;
};

// Of a game alone that is not over.
PositionRows rows_of(const State& state);

}  // namespace meander::onirim
