// Bringing a network nearer to what its samples say: gradients of the cross-entropy, and Adam (Kingma and Ba, 2015), row by row: a row that no sample
// of a batch picks stays as it is.
//
// The same samples give the same network whatever the number of threads.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "study/training/episode.hpp"

namespace meander::onirim {

class Learner {
 public:
  // The network lives longer than this.
  Learner(Network& network, int threads);

  // One step for all of these samples together; what they cost before it, in nats a sample.
  double learn(std::span<const Sample> samples, float rate);

  // What it remembers of the slopes so far, to be kept and given back.
  struct Memory {
    std::vector<float> means;
    std::vector<float> squares;
    std::vector<std::uint32_t> steps;  // by block
  };
  Memory& memory() { return memory_; }
  const Memory& memory() const { return memory_; }

 private:
  // Part of a batch: always the same one, whoever works on it.
  static constexpr std::size_t parts = 4;
  struct Gradient {
    std::vector<float> values;
    std::vector<std::uint8_t> touched;  // by block
    double cost = 0;
  };

  void add_up(std::span<const Sample> samples, Gradient& gradient) const;
  void move(std::size_t block, float scale, float rate);
  // By each thread, with its number.
  template <typename Work>
  void share_out(const Work& work) const;

  Network& network_;
  int threads_;
  std::vector<Gradient> gradients_;
  Memory memory_;
};

}  // namespace meander::onirim
