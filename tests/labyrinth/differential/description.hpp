// The product's position in the words of the second referee's `describe`.
#pragma once

#include <string>

#include "labyrinth/state.hpp"

std::string description_of(const meander::labyrinth::State& state);
