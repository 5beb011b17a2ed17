#include "terminal/option_flags.hpp"

#include <algorithm>

#include "table/options_text.hpp"

namespace meander::onirim {

std::string option_flags(const Options& options, const Table::Seats& seats) {
  std::string flags;
  const std::string words = words_of(options);
  // The words of the notation are key=value with underscores, flags are --key value with hyphens.
  for (std::size_t start = 0; words != "standard" && start < words.size();) {
    const std::size_t end = std::min(words.find(' ', start), words.size());
    const std::size_t equals = words.find('=', start);
    std::string key = words.substr(start, equals - start);
    std::replace(key.begin(), key.end(), '_', '-');
    flags += " --" + key + " " + words.substr(equals + 1, end - equals - 1);
    start = end + 1;
  }
  if (options.players == 1) return flags;
  for (int seat = 0; seat < 2; ++seat) {
    const SeatKind kind = seats[static_cast<std::size_t>(seat)];
    if (kind == SeatKind::person) continue;
    flags += " --partner " + std::string(name_of(kind));
    if (seat == 0) flags += " --seat 2";
  }
  return flags;
}

}  // namespace meander::onirim
