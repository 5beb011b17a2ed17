// One line of the statistics file.
#pragma once

#include <string_view>
#include <variant>

#include "storage/statistics.hpp"

namespace meander {

struct Heading {
  std::int64_t version = 0;
};
struct Damaged {};

using StatisticsLine = std::variant<FinishedGame, Heading, Damaged>;

StatisticsLine read_line(std::string_view line);
std::string heading_line();
std::string line_of(const FinishedGame& game);

// What is wrong with a game; brings its options into their one form.
std::optional<Error> check(FinishedGame& game);

}  // namespace meander
