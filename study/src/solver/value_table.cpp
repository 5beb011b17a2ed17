#include "value_table.hpp"

namespace meander::onirim::solving {

bool ValueTable::put(const Key& key, StoredValue value) {
  Shard& shard = shards_[shard_of(key)];
  // At most four fifths are in use.
  if (shard.used * 5 >= shard.slots.size() * 4 && !grow(shard)) return false;
  Slot& slot = shard.slots[place_of(key, shard.slots)];
  if (!(slot.key == key)) {
    ++shard.used;
    ++size_;
  }
  slot = {key, value};
  return true;
}

bool ValueTable::grow(Shard& shard) {
  const std::size_t size = shard.slots.empty() ? 64 : shard.slots.size() + shard.slots.size() / 2;
  // The old and the new one are there together for a moment.
  if (bytes_ + size * sizeof(Slot) > most_bytes_) return false;
  std::vector<Slot> larger(size);
  for (const Slot& slot : shard.slots) {
    if (!(slot.key == Key{})) larger[place_of(slot.key, larger)] = slot;
  }
  bytes_ += (size - shard.slots.size()) * sizeof(Slot);
  shard.slots.swap(larger);
  return true;
}

}  // namespace meander::onirim::solving
