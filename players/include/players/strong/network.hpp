// What the strong player has learnt: a small neural network that gives the chance to win a game alone, seen as the rows of its position.
//
//   const Result<Network> network = Network::read(bytes);
//   network->chance(state);  // between 0 and 1
//
// The rows of each colour are added up, with what the shared rows say to all colours, and cut off at zero; the four sums and the sum of the shared
// rows go through two layers. Every sum is made in the same order on every machine, without fused operations, so that all of them decide alike.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "players/strong/row_tables.hpp"
#include "players/strong/rows.hpp"

namespace meander::onirim {

// The chance that belongs to log-odds; the same on every machine.
float logistic(float log_odds);

class Network {
 public:
  static constexpr int version = 1;

  static constexpr std::size_t colour_width = 64;  // of the sum of a colour
  static constexpr std::size_t shared_width = 64;  // of the sum of the shared rows
  static constexpr std::size_t first_width = 128;
  static constexpr std::size_t second_width = 32;
  static constexpr std::size_t joined_width = colour_width + shared_width;

  // Where each part stands in the list of all parameters. A shared row has a part for every colour and, behind it, one for the shared sum.
  static constexpr std::size_t colour_rows = 0;
  static constexpr std::size_t shared_rows = colour_rows + std::size_t{colour_tables::rows} * colour_width;
  static constexpr std::size_t colour_bias = shared_rows + std::size_t{shared_tables::rows} * joined_width;
  static constexpr std::size_t shared_bias = colour_bias + colour_width;
  static constexpr std::size_t first_layer = shared_bias + shared_width;  // by input, then by output
  static constexpr std::size_t first_bias = first_layer + joined_width * first_width;
  static constexpr std::size_t second_layer = first_bias + first_width;
  static constexpr std::size_t second_bias = second_layer + first_width * second_width;
  static constexpr std::size_t last_layer = second_bias + second_width;
  static constexpr std::size_t last_bias = last_layer + second_width;
  static constexpr std::size_t parameter_count = last_bias + 1;

  // What comes up on the way; training needs it again.
  struct Sums {
    std::array<std::array<float, colour_width>, colours> colour;  // cut off at zero, like all below
    std::array<float, joined_width> joined;
    std::array<float, first_width> first;
    std::array<float, second_width> second;
    float log_odds;
  };

  Network() : parameters_(parameter_count) {}

  // Of a file that write() made: its version, its shape and its checksum are looked at.
  static Result<Network> read(std::string_view file);
  // Parameters are kept in 16 bits.
  std::string write() const;

  void look_at(const PositionRows& rows, Sums& sums) const;
  // The chance to win from here when the player goes on as well as it can; the state must not be over.
  float chance(const State& state) const;

  std::span<float> parameters() { return parameters_; }
  std::span<const float> parameters() const { return parameters_; }

 private:
  std::vector<float> parameters_;
};

}  // namespace meander::onirim
