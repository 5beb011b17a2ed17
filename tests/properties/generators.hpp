// What the properties are tried on: walks that RapidCheck draws, and fixed examples of every phase.
#pragma once

#include <rapidcheck/gtest.h>

#include <array>
#include <vector>

#include "walk.hpp"

namespace meander::onirim {

// A whole number from `least` to below `end`, drawn evenly.
inline int drawn(int least, int end, const char* name) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, end)).as(name); }

// The beginning of a proof game; shrinks to an earlier option set.
inline Walk drawn_walk(int first_set = 0) {
  const auto seed = *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()).as("seed");
  return Walk(seed, drawn(first_set, option_sets, "option set"));
}

struct Example {
  Options options;
  State state;
};

// Up to `each` states of every phase, alone and with two, from fixed proof games; `accept` says which walks count.
template <typename Accept>
std::vector<Example> examples(int each, int games, Accept accept) {
  std::vector<Example> found;
  std::array<std::array<int, phase_count>, 2> counts{};
  for (int game = 0; game < games; ++game) {
    Walk walk(static_cast<std::uint64_t>(game), game % option_sets);
    if (!accept(walk.options())) continue;
    for (std::array<bool, phase_count> seen{};; walk.step()) {
      const auto phase = static_cast<std::size_t>(walk.state().phase);
      int& count = counts[walk.options().players - 1U][phase];
      if (!seen[phase] && count < each) {
        found.push_back({walk.options(), walk.state()});
        ++count;
        seen[phase] = true;
      }
      if (walk.over()) break;
    }
  }
  return found;
}
inline std::vector<Example> examples(int each, int games = 400) {
  return examples(each, games, [](const Options&) { return true; });
}

}  // namespace meander::onirim
