// Fuzz target: see fuzz_maze_record.hpp.
#include "fuzz_maze_record.hpp"

#include "entry.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return meander::fuzz::run(meander::fuzz::check_maze_record, data, size);
}
