// The strong player's network as numbers and as a file.
#include "players/strong/network.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "onirim/game.hpp"
#include "players/strong/learned.hpp"

namespace meander::onirim {
namespace {

TEST(StrongNetwork, log_odds_become_chances) {
  for (float odds = -30; odds <= 30; odds += 0.37F) {
    const double exact = 1 / (1 + std::exp(-static_cast<double>(odds)));
    EXPECT_NEAR(static_cast<double>(logistic(odds)) / exact, 1, 1e-5) << odds;
  }
  EXPECT_EQ(logistic(0), 0.5F);
  EXPECT_EQ(logistic(1000), 1);
}

TEST(StrongNetwork, comes_with_the_program_and_is_read_back_as_written) {
  const Network* const learned = learned_network();
  ASSERT_NE(learned, nullptr);
  const std::string file = learned->write();
  EXPECT_LE(file.size(), 2'000'000U);
  const Result<Network> again = Network::read(file);
  ASSERT_TRUE(again);
  Random random(1);
  State state = Onirim::initial({});
  Onirim::settle(state, random);
  const float chance = learned->chance(state);
  EXPECT_GT(chance, 0.5F);
  EXPECT_LT(chance, 1.0F);
  EXPECT_EQ(chance, again->chance(state));
  EXPECT_EQ(file, again->write());
}

TEST(StrongNetwork, keeps_numbers_to_the_eleventh_bit) {
  Network network;
  const std::vector<float> numbers{0, 1, -1, 0.33333334F, -1234.5F, 6.2e-5F, 1e-9F, 1e9F};
  std::ranges::copy(numbers, network.parameters().begin());
  const Result<Network> again = Network::read(network.write());
  ASSERT_TRUE(again);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_NEAR(again->parameters()[i], numbers[i], std::fabs(numbers[i]) / 2048) << numbers[i];
  EXPECT_EQ(again->parameters()[6], 0);
  EXPECT_EQ(again->parameters()[7], 65504);
}

std::string refusal_of(const std::string& file) {
  const Result<Network> network = Network::read(file);
  return network ? "" : network.error().text();
}

TEST(StrongNetwork, refuses_other_files_and_says_why) {
  const std::string file = Network().write();
  EXPECT_EQ(refusal_of(file), "");
  EXPECT_NE(refusal_of("").find("no network"), std::string::npos);
  EXPECT_NE(refusal_of("meander-onirim-record 1\n").find("no network"), std::string::npos);
  EXPECT_NE(refusal_of("meander-onirim-network 2 1 1 1 1 1 1\n").find("another version or shape"), std::string::npos);
  EXPECT_NE(refusal_of(file.substr(0, file.size() - 1)).find("cut off"), std::string::npos);
  EXPECT_NE(refusal_of(file + "x").find("cut off or too long"), std::string::npos);
  std::string damaged = file;
  damaged[damaged.size() / 2] = static_cast<char>(damaged[damaged.size() / 2] ^ 4);
  EXPECT_NE(refusal_of(damaged).find("checksum"), std::string::npos);
}

}  // namespace
}  // namespace meander::onirim
