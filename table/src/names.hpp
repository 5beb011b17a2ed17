// Values that have a name each.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace meander {

template <typename Value, std::size_t count>
std::optional<Value> value_named(const std::array<std::string_view, count>& names, std::string_view name) {
  for (std::size_t i = 0; i < count; ++i) {
    if (names[i] == name) return static_cast<Value>(i);
  }
  return std::nullopt;
}

}  // namespace meander
