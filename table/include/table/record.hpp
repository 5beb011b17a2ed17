// A record of a game of Onirim: options, seed, every action and chance outcome, result; one line a turn (docs/notation.md).
//
//   Result<Record> record = record_from_text(text);   // errors name the line
//   Result<Position> end = replay(*record);           // the same state on every platform
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/position.hpp"

namespace meander::onirim {

inline constexpr int record_version = 1;
inline constexpr const char* record_format = "meander-onirim-record";

struct Record {
  Options options;
  std::optional<std::uint64_t> seed;
  std::optional<Position> start;  // when it did not begin as a new game
  std::vector<Action> steps;      // actions and chance outcomes
  bool given_up = false;

  // The position it begins from.
  Position opening() const;
};

// The text form or the JSON form. Every step is checked by the rules on the way; so is the result that is claimed.
Result<Record> record_from_text(std::string_view text);
// The position after the first `steps` steps; fewer if there are fewer.
Result<Position> replay(const Record& record, std::size_t steps = SIZE_MAX);

std::string text_of(const Record& record);
// What a seat may know of it (ONI-6.9, 6.11), or with `public_record` what everybody may: "?" for a card that is hidden, and no seed.
inline constexpr int public_record = -2;
std::string text_of(const Record& record, int viewer);
Json json_of(const Record& record);

}  // namespace meander::onirim
