// Changes any JSON document a little: values dropped, exchanged, counted up, or taken from elsewhere in it.
#pragma once

#include <vector>

#include "core/random.hpp"
#include "table/json.hpp"

namespace meander::fuzz {

inline void collect(Json& json, std::vector<Json*>& all) {
  all.push_back(&json);
  if (!json.is_structured()) return;
  for (auto& each : json) collect(each, all);
}

inline void mutate_json(Json& document, Random& random) {
  std::vector<Json*> all;
  collect(document, all);
  const auto any = [&]() -> Json& { return *all[random.below(static_cast<std::uint32_t>(all.size()))]; };
  Json& one = any();
  const Json other = any();
  switch (random.below(5)) {
    case 0:
      if (one.is_object() && !one.empty()) {
        auto at = one.begin();
        for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(one.size())); skip > 0; --skip) ++at;
        one.erase(at);
      }
      return;
    case 1:
      if (one.is_array() && !one.empty()) one.erase(random.below(static_cast<std::uint32_t>(one.size())));
      return;
    case 2:
      if (one.is_number_integer()) one = one.get<int>() + static_cast<int>(random.below(3)) - 1;
      return;
    case 3:
      if (one.is_array()) one.push_back(other);
      return;
    default:
      if (one.type() == other.type()) one = other;
  }
}

}  // namespace meander::fuzz
