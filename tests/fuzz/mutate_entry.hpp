// The mutator of fuzz targets whose inputs are JSON.
#pragma once

#include <cstring>
#include <string>

#include "mutate_json.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace meander::fuzz {

inline std::size_t mutate_as_json(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  Random random(seed);
  Result<Json> json = parse_json({reinterpret_cast<const char*>(data), size});
  if (!json || random.below(4) == 0) return LLVMFuzzerMutate(data, size, most);
  for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) mutate_json(*json, random);
  const std::string text = json->dump(-1, ' ', false, Json::error_handler_t::replace);
  if (text.size() > most) return size;
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

}  // namespace meander::fuzz
