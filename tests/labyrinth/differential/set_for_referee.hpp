// A component set file in the referee's terms, read without the product.
#pragma once

#include <string>

#include "components.hpp"

// The text must be a sound set (LAB-15.3).
labyrinth_referee::Components components_of(const std::string& text);
