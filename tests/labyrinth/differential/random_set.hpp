// Component sets made up at random, within what a set file may hold (LAB-15.3).
#pragma once

#include <nlohmann/json.hpp>

#include "core/random.hpp"

// A changed copy of a sound set: other tiles, traps, Guardian cards, life and supplies.
nlohmann::json random_set(const nlohmann::json& set, meander::Random& random);
