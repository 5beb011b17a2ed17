// The network's sums.
#include "players/strong/network.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <numbers>

namespace meander::onirim {

namespace {

// Eight numbers at once, wherever the machine can: each stays in its own place, so the sums are the same where it cannot.
using Eight = float __attribute__((vector_size(32)));

// A sum of `Width` numbers, kept in registers while it grows.
template <std::size_t Width>
class Sum {
 public:
  explicit Sum(const float* from) {
    for (std::size_t i = 0; i < count; ++i) parts_[i] = eight(from + 8 * i);
  }
  void add(const float* row) {
    for (std::size_t i = 0; i < count; ++i) parts_[i] += eight(row + 8 * i);
  }
  void add(const float* row, float times) {
    for (std::size_t i = 0; i < count; ++i) parts_[i] += eight(row + 8 * i) * times;
  }
  void cut_off_at_zero() {
    for (std::size_t i = 0; i < count; ++i) parts_[i] = parts_[i] > 0 ? parts_[i] : Eight{};
  }
  void write(float* to) const { std::memcpy(to, parts_.data(), sizeof(parts_)); }

 private:
  static constexpr std::size_t count = Width / 8;
  static Eight eight(const float* from) {
    Eight numbers;
    std::memcpy(&numbers, from, sizeof(numbers));
    return numbers;
  }
  std::array<Eight, count> parts_;
};

// Inputs of zero are many and add nothing: the others are picked out first, without a branch that could be foreseen wrongly.
template <std::size_t Inputs, std::size_t Outputs>
void layer(const float* input, const float* weights, const float* bias, float* output) {
  std::array<std::uint8_t, Inputs> picked;
  static_assert(Inputs <= 256);
  std::size_t count = 0;
  for (std::size_t i = 0; i < Inputs; ++i) {
    picked[count] = static_cast<std::uint8_t>(i);
    count += input[i] != 0 ? 1 : 0;
  }
  // As many sums at once as there are registers for.
  constexpr std::size_t at_once = std::min<std::size_t>(Outputs, 64);
  for (std::size_t from = 0; from < Outputs; from += at_once) {
    Sum<at_once> sum(bias + from);
    for (std::size_t i = 0; i < count; ++i) sum.add(weights + picked[i] * Outputs + from, input[picked[i]]);
    sum.cut_off_at_zero();
    sum.write(output + from);
  }
}

// 2 to the power of a number between -126 and 126.
float power_of_two(float exponent) {
  const int whole = static_cast<int>(exponent) - (exponent < 0 ? 1 : 0);
  const float rest = exponent - static_cast<float>(whole);
  // Taylor's series around the middle of 0 … 1, six terms: exact to a float's last digits.
  const float x = (rest - 0.5F) * std::numbers::ln2_v<float>;
  const float series = 1 + x * (1 + x * (0.5F + x * (0.16666667F + x * (0.041666667F + x * (0.0083333333F + x * 0.0013888889F)))));
  return series * std::numbers::sqrt2_v<float> * std::bit_cast<float>(static_cast<std::uint32_t>(whole + 127) << 23U);
}

}  // namespace

float logistic(float log_odds) {
  const float held = std::clamp(log_odds, -40.0F, 40.0F);
  return 1 / (1 + power_of_two(-held * std::numbers::log2e_v<float>));
}

void Network::look_at(const PositionRows& rows, Sums& sums) const {
  const float* const all = parameters_.data();
  Sum<colour_width> to_colours(all + colour_bias);
  for (const RowNumber row : rows.shared) to_colours.add(all + shared_rows + row * joined_width);
  Sum<shared_width> shared(all + shared_bias);
  for (const RowNumber row : rows.shared) shared.add(all + shared_rows + row * joined_width + colour_width);
  shared.cut_off_at_zero();
  shared.write(sums.joined.data() + colour_width);
  for (std::size_t colour = 0; colour < colours; ++colour) {
    Sum<colour_width> sum = to_colours;
    for (const RowNumber row : rows.colour[colour]) sum.add(all + colour_rows + row * colour_width);
    sum.cut_off_at_zero();
    sum.write(sums.colour[colour].data());
  }
  Sum<colour_width> together(sums.colour[0].data());
  for (std::size_t colour = 1; colour < colours; ++colour) together.add(sums.colour[colour].data());
  together.write(sums.joined.data());
  layer<joined_width, first_width>(sums.joined.data(), all + first_layer, all + first_bias, sums.first.data());
  layer<first_width, second_width>(sums.first.data(), all + second_layer, all + second_bias, sums.second.data());
  float log_odds = all[last_bias];
  for (std::size_t i = 0; i < second_width; ++i) log_odds += sums.second[i] * all[last_layer + i];
  sums.log_odds = log_odds;
}

float Network::chance(const State& state) const {
  Sums sums;
  look_at(rows_of(state), sums);
  return logistic(sums.log_odds);
}

}  // namespace meander::onirim
