// Gradients of the network and the step against them.
#include "study/training/learner.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <thread>

namespace meander::onirim {

namespace {

using N = Network;

// Blocks are stepped together: each row is one, and all the rest.
constexpr std::size_t colour_blocks = colour_tables::rows;
constexpr std::size_t blocks = colour_blocks + shared_tables::rows + 1;
constexpr std::size_t blocks_at_once = 64;  // by one thread: far enough from those of others in memory
struct Span {
  std::size_t first;
  std::size_t size;
};
constexpr Span span_of(std::size_t block) {
  if (block < colour_blocks) return {N::colour_rows + block * N::colour_width, N::colour_width};
  if (block + 1 < blocks) return {N::shared_rows + (block - colour_blocks) * N::joined_width, N::joined_width};
  return {N::colour_bias, N::parameter_count - N::colour_bias};
}

template <std::size_t Width>
void add(float* sum, const float* what) {
  for (std::size_t i = 0; i < Width; ++i) sum[i] += what[i];
}

// The product of two lists, in eight sums side by side.
template <std::size_t Width>
float product(const float* one, const float* other) {
  std::array<float, 8> sums{};
  for (std::size_t i = 0; i < Width; i += 8) {
    for (std::size_t j = 0; j < 8; ++j) sums[j] += one[i + j] * other[i + j];
  }
  return ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7]));
}

// Back through a layer: what its weights should change by, and what its inputs should; inputs at zero were cut off.
template <std::size_t Inputs, std::size_t Outputs>
void back(const float* input, const float* weights, const float* wanted, float* weight_gradient, float* bias_gradient, float* input_gradient) {
  add<Outputs>(bias_gradient, wanted);
  for (std::size_t i = 0; i < Inputs; ++i) {
    input_gradient[i] = 0;
    if (input[i] == 0) continue;
    float* const row = weight_gradient + i * Outputs;
    for (std::size_t j = 0; j < Outputs; ++j) row[j] += input[i] * wanted[j];
    input_gradient[i] = product<Outputs>(weights + i * Outputs, wanted);
  }
}

}  // namespace

Learner::Learner(Network& network, int threads)
    : network_(network),
      threads_(threads),
      memory_{std::vector<float>(N::parameter_count), std::vector<float>(N::parameter_count), std::vector<std::uint32_t>(blocks)} {
  for (std::size_t i = 0; i < parts; ++i) gradients_.push_back({std::vector<float>(N::parameter_count), std::vector<std::uint8_t>(blocks), 0});
}

void Learner::add_up(std::span<const Sample> samples, Gradient& gradient) const {
  const float* const all = network_.parameters().data();
  float* const to = gradient.values.data();
  N::Sums sums;
  std::array<float, N::second_width> second;
  std::array<float, N::first_width> first;
  std::array<float, N::joined_width> joined;
  for (const Sample& sample : samples) {
    network_.look_at(sample.rows, sums);
    const float chance = logistic(sums.log_odds);
    constexpr float least = 1e-6F;
    gradient.cost -=
        static_cast<double>(sample.target * std::log(std::max(chance, least)) + (1 - sample.target) * std::log(std::max(1 - chance, least)));
    const float error = chance - sample.target;
    to[N::last_bias] += error;
    for (std::size_t i = 0; i < N::second_width; ++i) {
      to[N::last_layer + i] += error * sums.second[i];
      second[i] = sums.second[i] > 0 ? error * all[N::last_layer + i] : 0;
    }
    back<N::first_width, N::second_width>(sums.first.data(), all + N::second_layer, second.data(), to + N::second_layer, to + N::second_bias,
                                          first.data());
    back<N::joined_width, N::first_width>(sums.joined.data(), all + N::first_layer, first.data(), to + N::first_layer, to + N::first_bias,
                                          joined.data());
    // What a shared row should change by: for all colours together, then for the shared sum.
    std::array<float, N::joined_width> shared{};
    for (std::size_t colour = 0; colour < colours; ++colour) {
      std::array<float, N::colour_width> own;
      for (std::size_t i = 0; i < N::colour_width; ++i) own[i] = sums.colour[colour][i] > 0 ? joined[i] : 0;
      add<N::colour_width>(shared.data(), own.data());
      for (const RowNumber row : sample.rows.colour[colour]) {
        add<N::colour_width>(to + N::colour_rows + row * N::colour_width, own.data());
        gradient.touched[row] = 1;
      }
    }
    add<N::colour_width>(to + N::colour_bias, shared.data());
    std::copy_n(joined.data() + N::colour_width, N::shared_width, shared.data() + N::colour_width);
    add<N::shared_width>(to + N::shared_bias, shared.data() + N::colour_width);
    for (const RowNumber row : sample.rows.shared) {
      add<N::joined_width>(to + N::shared_rows + row * N::joined_width, shared.data());
      gradient.touched[colour_blocks + row] = 1;
    }
  }
  gradient.touched[blocks - 1] = 1;
}

// A block's step, counted from when it was first touched.
void Learner::move(std::size_t block, float scale, float rate) {
  constexpr float keep_mean = 0.9F;
  constexpr float keep_square = 0.999F;
  constexpr float least = 1e-8F;
  const auto step = static_cast<float>(++memory_.steps[block]);
  const float mean_scale = 1 / (1 - std::pow(keep_mean, step));
  const float square_scale = 1 / (1 - std::pow(keep_square, step));
  const auto [first, size] = span_of(block);
  float* const values = network_.parameters().data();
  for (std::size_t i = first; i < first + size; ++i) {
    float slope = 0;
    for (Gradient& gradient : gradients_) {
      slope += gradient.values[i];
      gradient.values[i] = 0;
    }
    slope *= scale;
    memory_.means[i] = keep_mean * memory_.means[i] + (1 - keep_mean) * slope;
    memory_.squares[i] = keep_square * memory_.squares[i] + (1 - keep_square) * slope * slope;
    values[i] -= rate * memory_.means[i] * mean_scale / (std::sqrt(memory_.squares[i] * square_scale) + least);
  }
}

template <typename Work>
void Learner::share_out(const Work& work) const {
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < static_cast<std::size_t>(threads_); ++i) others.emplace_back(work, i);
  work(0);
  for (std::thread& other : others) other.join();
}

double Learner::learn(std::span<const Sample> samples, float rate) {
  const auto part = [&samples](std::size_t i) {
    const std::size_t from = samples.size() * i / parts;
    return samples.subspan(from, samples.size() * (i + 1) / parts - from);
  };
  share_out([&](std::size_t thread) {
    for (std::size_t i = thread; i < parts; i += static_cast<std::size_t>(threads_)) add_up(part(i), gradients_[i]);
  });
  share_out([&](std::size_t thread) {
    for (std::size_t block = 0; block < blocks; ++block) {
      if (block / blocks_at_once % static_cast<std::size_t>(threads_) != thread) continue;
      bool touched = false;
      for (Gradient& gradient : gradients_) {
        touched = touched || gradient.touched[block] != 0;
        gradient.touched[block] = 0;
      }
      if (touched) move(block, 1 / static_cast<float>(samples.size()), rate);
    }
  });
  double cost = 0;
  for (Gradient& gradient : gradients_) {
    cost += gradient.cost;
    gradient.cost = 0;
  }
  return cost / static_cast<double>(samples.size());
}

}  // namespace meander::onirim
