// What premonitions do when they come true, and which a door would bring about (ONI-9.2, 9.4).
#pragma once

#include <array>

#include "onirim/queries.hpp"
#include "onirim/view.hpp"
#include "players/greedy_weights.hpp"

namespace meander::onirim {

// What a premonition would do if it came true now.
int harm_of(const View& view, const GreedyWeights& weights, Premonition premonition);

// By colour, the open premonitions that a door of it, gained now, would make come true, as bits; none for the last door that is missing, which wins
// before any premonition (ONI-9.5 d).
std::array<unsigned, colours> made_true(const View& view);

// By colour, the harm of them all.
std::array<int, colours> harm_of_doors(const View& view, const GreedyWeights& weights);

}  // namespace meander::onirim
