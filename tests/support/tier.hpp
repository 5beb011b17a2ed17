// The two tiers of the tests: the fast one by default, the full one with MEANDER_FULL=1 in the environment.
#pragma once

#include <cstdlib>
#include <string>

inline bool full_tier() {
  const char* value = std::getenv("MEANDER_FULL");
  return value != nullptr && std::string(value) == "1";
}
