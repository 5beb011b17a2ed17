// A vector of at most Capacity elements, stored in place: no heap, trivially copyable.
//
//   FixedVector<Action, 64> actions;
//   actions.push_back(action);
//   for (const Action& each : actions) …
//
// Slots past size() are always value-initialised, so equal contents are equal bytes. Exceeding the capacity is a
// programming error (asserted in debug builds).
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace meander {

template <typename T, std::size_t Capacity>
class FixedVector {
 public:
  using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint32_t>;

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return Capacity; }

  constexpr T& operator[](std::size_t index) {
    assert(index < size_);
    return items_[index];
  }
  constexpr const T& operator[](std::size_t index) const {
    assert(index < size_);
    return items_[index];
  }
  constexpr T& back() { return (*this)[size_ - 1U]; }
  constexpr const T& back() const { return (*this)[size_ - 1U]; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr void push_back(const T& item) {
    assert(size_ < Capacity);
    items_[size_] = item;
    size_ = static_cast<Size>(size_ + 1);
  }
  constexpr T pop_back() {
    assert(size_ > 0);
    size_ = static_cast<Size>(size_ - 1);
    const T item = items_[size_];
    items_[size_] = T{};
    return item;
  }
  constexpr void insert(std::size_t index, const T& item) {
    assert(size_ < Capacity && index <= size_);
    for (std::size_t i = size_; i > index; --i) items_[i] = items_[i - 1];
    items_[index] = item;
    size_ = static_cast<Size>(size_ + 1);
  }
  constexpr T erase(std::size_t index) {
    assert(index < size_);
    const T item = items_[index];
    for (std::size_t i = index + 1; i < size_; ++i) items_[i - 1] = items_[i];
    pop_back();
    return item;
  }
  constexpr void clear() {
    if constexpr (sizeof(items_) <= 32) {
      *this = {};
    } else {
      while (size_ > 0) pop_back();
    }
  }

  constexpr bool operator==(const FixedVector&) const = default;

 private:
  std::array<T, Capacity> items_{};
  Size size_ = 0;
};

// The same as a list that is only ever filled and read (legal actions, events): making and clearing it touch nothing, and slots past
// size() are unspecified. Use it where filling thousands a second matters more than equal bytes.
template <typename T, std::size_t Capacity>
class FillList {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  constexpr FillList() {}
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr void clear() { size_ = 0; }
  constexpr void push_back(const T& item) {
    assert(size_ < Capacity);
    items_[size_++] = item;
  }
  // Without a branch; there must be room for it either way.
  constexpr void push_back_if(const T& item, bool wanted) {
    assert(size_ < Capacity);
    items_[size_] = item;
    size_ += wanted ? 1 : 0;
  }
  // Appends the first `count` of `Most` items that write(place) writes, without a branch on `count`; there must be room for all.
  template <std::size_t Most, typename Write>
  constexpr void append(std::size_t count, Write write) {
    // Remembered, since whatever is written might be thought to change it.
    const std::size_t size = size_;
    assert(count <= Most && size + Most <= Capacity);
    write(items_.data() + size);
    size_ = size + count;
  }
  constexpr const T& operator[](std::size_t index) const {
    assert(index < size_);
    return items_[index];
  }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

 private:
  // In a union, so that the items are not initialised. Aligned, so that what is written in one go at the beginning lies within a cache line.
  union alignas(64) {
    std::array<T, Capacity> items_;
  };
  std::size_t size_ = 0;
};

}  // namespace meander
