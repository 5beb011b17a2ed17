// What a soak has to know of a game beyond the protocol.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "table/json.hpp"

namespace meander::server {

// What is not as it should be.
struct Fault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// How a game ended, as its record tells it.
struct End {
  Json options;
  std::vector<Json> views;  // of whoever watches, and of each seat
  Json result;              // what an update's result has to hold
  bool won = false;         // by the persons
};

struct SoakedGame {
  std::string_view name;
  // Of the game of that number.
  Json (*options)(std::uint64_t number, Random& random);
  int (*players)(const Json& options);
  std::vector<std::string> computers;
  std::vector<std::string> wishes;
  // Two actions of which at least one is not possible, whatever is asked.
  std::vector<std::string> impossible;
  // In percent, how many games are played by the hints' advice: where games by chance alone end early, not all.
  std::uint32_t advised;
  End (*end)(const std::string& record);
};

const SoakedGame& soaked_onirim();
const SoakedGame& soaked_labyrinth();
// By name; Onirim where there is none of it.
const SoakedGame& soaked(std::string_view game);

}  // namespace meander::server
