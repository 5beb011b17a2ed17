// The words of a table's journal (docs/notation.md): a heading, then one line for each thing that happened.
#pragma once

#include <string>

#include "table/table.hpp"

namespace meander::onirim::journal {

inline constexpr int version = 1;

inline constexpr const char* chance = "chance";
inline constexpr const char* computer = "computer";
inline constexpr const char* automatic = "automatic";
inline constexpr const char* person = "person";
inline constexpr const char* undo = "undo";
inline constexpr const char* assisted = "assisted";
inline constexpr const char* give_up = "give up";
inline constexpr const char* stops = "stops";
inline constexpr const char* seat = "seat";
// Stands for the seed where the random numbers are kept elsewhere.
inline constexpr const char* apart = "apart";

// The first lines of the journal of a new game, without a line break at the end.
std::string heading(const Options& options, const Table::Seats& seats, std::optional<std::uint64_t> seed);

// What is known of a game without playing through its journal.
struct Heading {
  Options options;
  Table::Seats seats{};
  std::optional<std::uint64_t> seed;
};
inline constexpr std::size_t heading_lines = 4;
Result<Heading> read_heading(const std::vector<std::string>& lines);

}  // namespace meander::onirim::journal
