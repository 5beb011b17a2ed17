// Fuzz target: see fuzz_set.hpp. Most inputs are changed as JSON, the others as bytes.
#include "fuzz_set.hpp"

#include "entry.hpp"
#include "mutate_entry.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) { return meander::fuzz::run(meander::fuzz::check_set, data, size); }

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  return meander::fuzz::mutate_as_json(data, size, most, seed);
}
