// Every file of the fuzz corpora, and so every input that once found a fault, goes through its target in the ordinary build too.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "fuzz_action.hpp"
#include "fuzz_maze.hpp"
#include "fuzz_maze_record.hpp"
#include "fuzz_message.hpp"
#include "fuzz_options.hpp"
#include "fuzz_position.hpp"
#include "fuzz_record.hpp"
#include "fuzz_set.hpp"
#include "mutate_json.hpp"
#include "mutate_position.hpp"
#include "tier.hpp"

namespace {

using namespace meander::fuzz;

struct Input {
  std::string name;
  std::string bytes;
};

std::vector<Input> corpus(const std::string& target) {
  std::vector<Input> inputs;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(MEANDER_FUZZ_CORPUS) / target)) {
    std::ifstream file(entry.path(), std::ios::binary);
    inputs.push_back({entry.path().filename().string(), std::string{std::istreambuf_iterator<char>(file), {}}});
  }
  std::sort(inputs.begin(), inputs.end(), [](const Input& a, const Input& b) { return a.name < b.name; });
  return inputs;
}

void run_corpus(const std::string& target, std::string (*check)(std::string_view)) {
  const std::vector<Input> inputs = corpus(target);
  EXPECT_GE(inputs.size(), 12U);
  for (const Input& input : inputs) EXPECT_EQ(check(input.bytes), "") << input.name;
}

// MEANDER_MUTATION_SEED asks for other changes.
std::uint64_t mutation_seed() {
  const char* given = std::getenv("MEANDER_MUTATION_SEED");
  return given != nullptr ? std::strtoull(given, nullptr, 10) : 1;
}

// A new target adds its folder of inputs and one line here.
TEST(OnirimCorpus, Positions) { run_corpus("fuzz_position", check_position); }
TEST(OnirimCorpus, Actions) { run_corpus("fuzz_action", check_action); }
TEST(OnirimCorpus, Options) { run_corpus("fuzz_options", check_options); }
TEST(OnirimCorpus, Messages) { run_corpus("fuzz_message", check_message); }
TEST(OnirimCorpus, Records) { run_corpus("fuzz_record", check_record); }

TEST(LabyrinthCorpus, Positions) { run_corpus("fuzz_maze", check_maze); }
TEST(LabyrinthCorpus, Records) { run_corpus("fuzz_maze_record", check_maze_record); }
TEST(LabyrinthCorpus, Sets) { run_corpus("fuzz_set", check_set); }

// The same with a few changes each: what is let through must go on.
void run_changed(const std::string& target, std::string (*check)(std::string_view), int trials) {
  const std::vector<Input> inputs = corpus(target);
  for (int trial = 0; trial < trials; ++trial) {
    meander::Random random(mutation_seed(), static_cast<std::uint64_t>(trial));
    meander::Result<meander::Json> json = meander::parse_json(inputs[random.below(static_cast<std::uint32_t>(inputs.size()))].bytes);
    ASSERT_TRUE(json);
    for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) mutate_json(*json, random);
    const std::string bytes = json->dump();
    const std::string problem = check(bytes);
    EXPECT_EQ(problem, "") << bytes;
  }
}
TEST(LabyrinthCorpus, ChangedPositions) { run_changed("fuzz_maze", check_maze, full_tier() ? 30000 : 4000); }
TEST(LabyrinthCorpus, ChangedSets) { run_changed("fuzz_set", check_set, full_tier() ? 6000 : 1000); }

// What a loader lets through must go on: positions of the corpus with a few changes each.
TEST(OnirimCorpus, ChangedPositions) {
  std::vector<meander::Json> positions;
  for (const Input& input : corpus("fuzz_position")) {
    if (const auto json = meander::parse_json(input.bytes)) positions.push_back(*json);
  }
  ASSERT_FALSE(positions.empty());
  int accepted = 0;
  const int trials = full_tier() ? 100000 : 8000;
  for (int trial = 0; trial < trials; ++trial) {
    meander::Random random(mutation_seed(), static_cast<std::uint64_t>(trial));
    PositionMutator mutator(random);
    const auto any = [&] { return positions[random.below(static_cast<std::uint32_t>(positions.size()))]; };
    meander::Json position = any();
    for (std::uint32_t changes = 1 + random.below(4); changes > 0; --changes) mutator.mutate(position, any());
    const std::string bytes = position.dump();
    accepted += meander::onirim::position_from_text(bytes) ? 1 : 0;
    const std::string problem = check_position(bytes);
    EXPECT_EQ(problem, "") << bytes;
  }
  EXPECT_GT(accepted, trials / 20);
}

}  // namespace
