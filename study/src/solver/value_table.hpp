// Values of positions by key: an open-addressed table that never takes more memory than it was given.
//
//   ValueTable table(std::size_t{1} << 30U);
//   if (const StoredValue* found = table.find(key)) return found->value();
//   if (!table.put(key, StoredValue(value, true))) …   // full: nothing was changed
//
// A key is a 128-bit hash. Among a hundred million positions two have the same one with a probability below 10^-22, far less than that of a machine's
// own errors; the position itself, three times as long, is therefore not kept.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace meander::onirim::solving {

struct Key {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  bool operator==(const Key&) const = default;
};

// Of words, in order; both halves depend on all of them.
class KeyHasher {
 public:
  void add(std::uint64_t word) {
    low_ = (low_ << 25U | low_ >> 39U) ^ word;
    low_ *= 0x9fb21c651e98df25U;
    low_ ^= low_ >> 32U;
    high_ = (high_ << 41U | high_ >> 23U) + word;
    high_ *= 0xd6e8feb86659fd93U;
    high_ ^= high_ >> 29U;
  }
  Key key() const { return {mixed(low_, 0x7fb5d329728ea185U), mixed(high_, 0xa3b195354a39b70dU)}; }

 private:
  static std::uint64_t mixed(std::uint64_t z, std::uint64_t factor) {
    z = (z ^ z >> 31U) * factor;
    return z ^ z >> 29U;
  }
  std::uint64_t low_ = 0x2545f4914f6cdd1dU;
  std::uint64_t high_ = 0x9e3779b97f4a7c15U;
};

// A value, or one that the true value does not exceed.
class StoredValue {
 public:
  StoredValue() = default;
  // Nothing is below zero, so a bound of zero is exact.
  StoredValue(double value, bool exact) : signed_(exact ? value : -value) {}
  double value() const { return signed_ < 0 ? -signed_ : signed_; }
  bool exact() const { return signed_ >= 0; }

 private:
  double signed_ = 0;
};

class ValueTable {
 public:
  explicit ValueTable(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // Null when there is none.
  const StoredValue* find(const Key& key) const {
    const Shard& shard = shards_[shard_of(key)];
    if (shard.slots.empty()) return nullptr;
    const Slot& slot = shard.slots[place_of(key, shard.slots)];
    return slot.key == key ? &slot.value : nullptr;
  }
  // Takes the place of what was there. False when there is no room any more.
  bool put(const Key& key, StoredValue value);
  // The position is asked for soon.
  void prefetch(const Key& key) const {
    const Shard& shard = shards_[shard_of(key)];
    if (!shard.slots.empty()) __builtin_prefetch(&shard.slots[begin_of(key, shard.slots.size())]);
  }

  std::uint64_t size() const { return size_; }
  std::size_t bytes() const { return bytes_; }

 private:
  struct Slot {
    Key key;  // zero: empty
    StoredValue value;
  };
  // Many small tables instead of a large one: each grows by itself, so that never two copies of all are there at once.
  struct Shard {
    std::vector<Slot> slots;
    std::size_t used = 0;
  };
  static constexpr std::size_t shards = 64;

  static std::size_t shard_of(const Key& key) { return key.high % shards; }
  // A shard has fewer than 2^32 slots.
  static std::size_t begin_of(const Key& key, std::size_t size) { return static_cast<std::size_t>((key.low >> 32U) * size >> 32U); }
  // Where the key is, or would be.
  static std::size_t place_of(const Key& key, const std::vector<Slot>& slots) {
    std::size_t at = begin_of(key, slots.size());
    while (!(slots[at].key == key) && !(slots[at].key == Key{})) at = at + 1 == slots.size() ? 0 : at + 1;
    return at;
  }
  bool grow(Shard& shard);

  std::array<Shard, shards> shards_;
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::uint64_t size_ = 0;
};

}  // namespace meander::onirim::solving
