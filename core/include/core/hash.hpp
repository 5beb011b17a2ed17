// A 64-bit hash of words and bytes, the same on every platform. Not for secrets.
//
//   Hasher hasher;
//   hasher.add(42).add(7);
//   hasher.value();
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace meander {

class Hasher {
 public:
  constexpr Hasher& add(std::uint64_t word) {
    value_ = (std::rotl(value_, 25) ^ word) * 0x9fb21c651e98df25U;
    value_ ^= value_ >> 32U;
    return *this;
  }
  constexpr std::uint64_t value() const {
    std::uint64_t z = value_;
    z = (z ^ (z >> 31U)) * 0x7fb5d329728ea185U;
    return z ^ (z >> 29U);
  }

 private:
  std::uint64_t value_ = 0x2545f4914f6cdd1dU;
};

// Of every byte in turn: tells whether a file is whole.
constexpr std::uint64_t checksum(std::string_view bytes) {
  Hasher hasher;
  for (const char byte : bytes) hasher.add(static_cast<unsigned char>(byte));
  return hasher.value();
}

}  // namespace meander
