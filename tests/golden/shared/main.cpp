// Compares what is golden, or with --bless rewrites the signatures.
#include <gtest/gtest.h>

#include <string_view>

#include "signatures.hpp"

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (argc == 2 && std::string_view(argv[1]) == "--bless") {
    meander::bless_signatures();
    return 0;
  }
  return RUN_ALL_TESTS();
}
