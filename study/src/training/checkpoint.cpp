// What training needs to go on, as a file of this machine: a line that says what it is, the games so far, all numbers as they are in memory, and a
// checksum.
#include "core/hash.hpp"
#include "study/training/trainer.hpp"

namespace meander::onirim {

namespace {

std::string heading() {
  return "meander-onirim-training 1 " + std::to_string(Network::version) + " " + std::to_string(Network::parameter_count) + "\n";
}

template <typename T>
void append(std::string& file, std::span<const T> numbers) {
  file.append(reinterpret_cast<const char*>(numbers.data()), numbers.size_bytes());
}

template <typename T>
void take(std::string_view& file, std::span<T> numbers) {
  file.copy(reinterpret_cast<char*>(numbers.data()), numbers.size_bytes());
  file.remove_prefix(numbers.size_bytes());
}

}  // namespace

std::string Trainer::checkpoint() const {
  std::string file = heading();
  const Learner::Memory& memory = learner_.memory();
  append(file, std::span(&games_, 1));
  append(file, network_.parameters());
  append(file, std::span<const float>(memory.means));
  append(file, std::span<const float>(memory.squares));
  append(file, std::span<const std::uint32_t>(memory.steps));
  const std::uint64_t sum = checksum(file);
  append(file, std::span(&sum, 1));
  return file;
}

Result<std::uint64_t> Trainer::resume(std::string_view checkpoint) {
  const auto wrong = [](Marked reason) { return Error{marked("the checkpoint"), reason}; };
  if (!checkpoint.starts_with("meander-onirim-training ")) return wrong(marked("this is no checkpoint of a training"));
  const std::string expected = heading();
  std::uint64_t sum = 0;
  if (!checkpoint.starts_with(expected)) return wrong(marked("this checkpoint is of another version or shape"));
  const Learner::Memory& memory = learner_.memory();
  const std::size_t numbers = network_.parameters().size() + memory.means.size() + memory.squares.size();
  if (checkpoint.size() != expected.size() + sizeof(games_) + numbers * sizeof(float) + memory.steps.size() * sizeof(std::uint32_t) + sizeof(sum))
    return wrong(marked("the file is cut off or too long"));
  std::string_view rest = checkpoint.substr(checkpoint.size() - sizeof(sum));
  take(rest, std::span(&sum, 1));
  if (sum != checksum(checkpoint.substr(0, checkpoint.size() - sizeof(sum)))) return wrong(marked("the file is damaged: its checksum is wrong"));
  rest = checkpoint.substr(expected.size());
  take(rest, std::span(&games_, 1));
  take(rest, network_.parameters());
  take(rest, std::span<float>(learner_.memory().means));
  take(rest, std::span<float>(learner_.memory().squares));
  take(rest, std::span<std::uint32_t>(learner_.memory().steps));
  return games_;
}

}  // namespace meander::onirim
