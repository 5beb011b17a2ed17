// What training needs to go on, as a file of this machine: a line that says what it is, the plan it is for, the games so far, all numbers as they are
// in memory, and a checksum.
#include <array>

#include "core/hash.hpp"
#include "onirim/game.hpp"
#include "study/training/trainer.hpp"

namespace meander::onirim {

namespace {

std::string heading() {
  return "meander-onirim-training 2 " + std::to_string(Network::version) + " " + std::to_string(Network::parameter_count) + "\n";
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

// What must be the same of two plans, for one to go on where the other was broken off.
struct Part {
  std::uint64_t value;
  Marked differs;
};
std::array<Part, 4> parts_of(const TrainingPlan& plan) {
  std::string games;
  for (const TrainingGame& game : plan.games) {
    const std::array<std::uint64_t, 2> numbers{Onirim::hash(Onirim::initial(game.options)), game.weight};
    append(games, std::span<const std::uint64_t>(numbers));
  }
  const std::array<float, 4> rates{plan.first_rate, plan.last_rate, plan.first_random, plan.last_random};
  std::string all_rates;
  append(all_rates, std::span<const float>(rates));
  return {Part{checksum(games), marked("it was begun with other options of the game")}, Part{plan.seed, marked("it was begun with another seed")},
          Part{plan.greedy_games, marked("it was begun with another number of games of greedy to watch")},
          Part{checksum(all_rates), marked("it was begun with other rates")}};
}

}  // namespace

std::string Trainer::checkpoint() const {
  std::string file = heading();
  for (const Part& part : parts_of(plan_)) append(file, std::span(&part.value, 1));
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
  const auto wrong = [](const Message& reason) { return Error{marked("the checkpoint"), reason}; };
  if (!checkpoint.starts_with("meander-onirim-training ")) return wrong(marked("this is no checkpoint of a training"));
  const std::string expected = heading();
  std::uint64_t sum = 0;
  if (!checkpoint.starts_with(expected)) return wrong(marked("this checkpoint is of another version or shape"));
  const Learner::Memory& memory = learner_.memory();
  const std::size_t numbers = network_.parameters().size() + memory.means.size() + memory.squares.size();
  const std::array parts = parts_of(plan_);
  std::array<std::uint64_t, parts.size()> kept{};
  if (checkpoint.size() !=
      expected.size() + sizeof(kept) + sizeof(games_) + numbers * sizeof(float) + memory.steps.size() * sizeof(std::uint32_t) + sizeof(sum))
    return wrong(marked("the file is cut off or too long"));
  std::string_view rest = checkpoint.substr(checkpoint.size() - sizeof(sum));
  take(rest, std::span(&sum, 1));
  if (sum != checksum(checkpoint.substr(0, checkpoint.size() - sizeof(sum)))) return wrong(marked("the file is damaged: its checksum is wrong"));
  rest = checkpoint.substr(expected.size());
  take(rest, std::span<std::uint64_t>(kept));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (kept[i] != parts[i].value) return wrong(parts[i].differs);
  }
  std::uint64_t games = 0;
  take(rest, std::span(&games, 1));
  if (games > all_games())
    return wrong({marked("it has gone through {games} games already, more than are asked for"), {{"games", std::to_string(games)}}});
  games_ = games;
  take(rest, network_.parameters());
  take(rest, std::span<float>(learner_.memory().means));
  take(rest, std::span<float>(learner_.memory().squares));
  take(rest, std::span<std::uint32_t>(learner_.memory().steps));
  return games_;
}

}  // namespace meander::onirim
