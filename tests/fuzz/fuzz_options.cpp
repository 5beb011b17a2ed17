// Fuzz target: see fuzz_options.hpp.
#include "fuzz_options.hpp"

#include "entry.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return meander::fuzz::run(meander::fuzz::check_options, data, size);
}
