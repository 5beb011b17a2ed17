// Checks of what follows an option. CLI11's own would read 010 as 8 and clamp what is too large, and speak English only.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/result.hpp"

namespace meander {

// Remembers what the last check that failed found, as an error in our words.
class Checks {
 public:
  CLI::Validator whole_number(std::uint64_t least = 0, std::uint64_t most = UINT64_MAX);
  CLI::Validator seconds();  // 0.01 to 600
  CLI::Validator word(std::vector<std::string> expected);

  // Without a reason when no check failed.
  const Error& refused() const { return refused_; }

 private:
  CLI::Validator check(std::function<Error(const std::string&)> problem);

  Error refused_;
};

}  // namespace meander
