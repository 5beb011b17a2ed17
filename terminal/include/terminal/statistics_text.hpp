// What the finished games add up to, as lines for people.
//
//   for (const std::string& line : statistics_lines(summaries(statistics.games), style.width)) print(line + "\n");
//
// A table where the width has room for one, else a few sentences for each set of options. No line is wider than the width, which is at least 30
// columns. Without summaries there is one sentence that says so.
#pragma once

#include <string>
#include <vector>

#include "storage/statistics.hpp"

namespace meander {

std::vector<std::string> statistics_lines(const std::vector<Summary>& summaries, int width);

}  // namespace meander
