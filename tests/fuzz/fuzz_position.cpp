// Fuzz target: see fuzz_position.hpp. Half of the inputs are changed as positions, the others as bytes.
#include "fuzz_position.hpp"

#include <cstring>

#include "entry.hpp"
#include "mutate_position.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return meander::fuzz::run(meander::fuzz::check_position, data, size);
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  meander::Random random(seed);
  auto json = meander::parse_json({reinterpret_cast<const char*>(data), size});
  if (!json || random.below(4) == 0) return LLVMFuzzerMutate(data, size, most);
  meander::fuzz::PositionMutator mutator(random);
  for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) mutator.mutate(*json, meander::Json());
  const std::string text = json->dump(-1, ' ', false, meander::Json::error_handler_t::replace);
  if (text.size() > most) return size;
  std::memcpy(data, text.data(), text.size());
  return text.size();
}
