// Chances as text: "21 of 36 (58 %)". Internal.
#pragma once

#include <cstdint>
#include <string>

namespace meander::labyrinth {

// Of `all` ways that are equally likely so many are good.
struct Chance {
  std::uint64_t good = 0;
  std::uint64_t all = 1;
};

// Rounded, but nothing that may happen is 0 % and nothing that may fail is 100 %.
std::string percent_text(double part);
std::string percent_text(Chance chance);
// The fraction and the percentage; of more than 36 ways the percentage alone.
std::string chance_text(Chance chance);

}  // namespace meander::labyrinth
