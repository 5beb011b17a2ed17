// Runs the property tests: always the same cases in the fast tier, fresh and more of them with MEANDER_FULL=1; RC_PARAMS overrules both.
#include <gtest/gtest.h>

#include <cstdlib>

#include "tier.hpp"

int main(int argc, char** argv) {
  setenv("RC_PARAMS", full_tier() ? "max_success=700" : "seed=1 max_success=80", 0);
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
