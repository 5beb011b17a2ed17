// The sets of expansions as arguments of the program.
#pragma once

#include <string>
#include <vector>

namespace meander {

inline constexpr int expansion_sets = 8;

inline std::string expansions(int set) {
  std::string names;
  for (const auto& [bit, name] : {std::pair{1, "book"}, std::pair{2, "towers"}, std::pair{4, "premonitions"}}) {
    if ((set & bit) != 0) names += (names.empty() ? "" : ",") + std::string(name);
  }
  return names;
}

// {"play", "--seed", "7", …, "--with", "book,towers"}
inline std::vector<std::string> play_flags(int set, int seed, const std::vector<std::string>& more = {}) {
  std::vector<std::string> flags{"play", "--seed", std::to_string(seed)};
  if (set != 0) flags.insert(flags.end(), {"--with", expansions(set)});
  flags.insert(flags.end(), more.begin(), more.end());
  return flags;
}

}  // namespace meander
