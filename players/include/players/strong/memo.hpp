// What was found out while one decision is thought about, so that places that several lines lead to are looked at once.
#pragma once

#include <array>
#include <cstdint>

namespace meander::onirim {

class Memo {
 public:
  // Nothing is known any more.
  void clear() { ++now_; }

  const float* find(std::uint64_t key) const {
    const Entry& entry = entries_[key % size];
    return entry.key == key && entry.when == now_ ? &entry.value : nullptr;
  }
  // Whatever stood in the same place is forgotten.
  void keep(std::uint64_t key, float value) { entries_[key % size] = {key, value, now_}; }

 private:
  static constexpr std::size_t size = std::size_t{1} << 14U;
  struct Entry {
    std::uint64_t key = 0;
    float value = 0;
    std::uint32_t when = 0;
  };
  std::array<Entry, size> entries_{};
  std::uint32_t now_ = 1;
};

}  // namespace meander::onirim
