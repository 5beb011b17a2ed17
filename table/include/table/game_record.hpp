// A record of a game: options, seed, every action and chance outcome, result; one line a turn (docs/notation.md).
//
//   Result<onirim::Record> record = onirim::record_from_text(text);   // errors name the line
//   Result<onirim::Position> end = replay(*record);                   // the same state on every platform
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "table/json.hpp"
#include "table/viewers.hpp"

namespace meander {

template <typename G>
struct GameRecord {
  typename G::Options options;
  std::optional<std::uint64_t> seed;
  std::optional<typename G::Position> start;  // when it did not begin as a new game
  std::vector<typename G::Action> steps;      // actions and chance outcomes
  bool given_up = false;

  // The position it begins from.
  typename G::Position opening() const;

  // The text form or the JSON form. Every step is checked by the rules on the way; so is the result that is claimed.
  static Result<GameRecord> from_text(std::string_view text);
};

// The position after the first `steps` steps; fewer if there are fewer.
template <typename G>
Result<typename G::Position> replay(const GameRecord<G>& record, std::size_t steps = SIZE_MAX);

template <typename G>
std::string text_of(const GameRecord<G>& record);
// What a seat may know of it, or everybody (`in_public`): "?" for what is hidden, and no seed.
template <typename G>
std::string text_of(const GameRecord<G>& record, int viewer);
template <typename G>
Json json_of(const GameRecord<G>& record);

}  // namespace meander
