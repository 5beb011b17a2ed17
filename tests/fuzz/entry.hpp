// What every fuzz target does with its check: a problem found ends the process, so that libFuzzer keeps the input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace meander::fuzz {

inline int run(std::string (*check)(std::string_view), const std::uint8_t* data, std::size_t size) {
  const std::string problem = check({reinterpret_cast<const char*>(data), size});
  if (problem.empty()) return 0;
  std::fprintf(stderr, "problem: %s\n", problem.c_str());
  std::abort();
}

}  // namespace meander::fuzz
