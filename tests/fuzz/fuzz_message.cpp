// Fuzz target: see fuzz_message.hpp.
#include "fuzz_message.hpp"

#include "entry.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return meander::fuzz::run(meander::fuzz::check_message, data, size);
}
