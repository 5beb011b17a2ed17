// The small parts: secrets, chance, rates, addresses, origins.
#include <gtest/gtest.h>

#include <set>

#include "origin.hpp"
#include "rate.hpp"
#include "secrets.hpp"
#include "visitors.hpp"

namespace meander::server {
namespace {

TEST(ServerSecrets, are_told_and_read_again) {
  ASSERT_FALSE(start_cryptography());
  std::set<std::string> texts;
  for (int i = 0; i < 1000; ++i) {
    const Secret secret = Secret::fresh();
    texts.insert(secret.text());
    const auto read = Secret::read(secret.text());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->hash().bytes, secret.hash().bytes);
    EXPECT_EQ(secret.hash().bytes.size(), 32U);
  }
  EXPECT_EQ(texts.size(), 1000U);
  for (const char* text : {"", "0", "0123456789ABCDEF0123456789abcdef", "0123456789abcdef0123456789abcdeg", "0123456789abcdef0123456789abcdef0"}) {
    EXPECT_FALSE(Secret::read(text)) << text;
  }
}

TEST(ServerChance, is_the_same_for_a_step_and_another_for_each_other) {
  ASSERT_FALSE(start_cryptography());
  const Blob key = new_chance_key();
  EXPECT_EQ(key.bytes.size(), 32U);
  const Chance chance = chance_from(key);
  const Chance again = chance_from(key);
  const Chance other = chance_from(new_chance_key());
  std::set<std::uint64_t> firsts;
  for (std::uint64_t step = 0; step < 500; ++step) {
    EXPECT_EQ(chance(step).next(), again(step).next());
    firsts.insert(chance(step).next());
    firsts.insert(other(step).next());
  }
  EXPECT_EQ(firsts.size(), 1000U);
}

TEST(ServerRate, lets_so_much_through) {
  Bucket bucket;
  const Rate rate{2, 4};
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(bucket.take(rate, 10));
  EXPECT_FALSE(bucket.take(rate, 10));
  EXPECT_TRUE(bucket.take(rate, 10.5));
  EXPECT_FALSE(bucket.take(rate, 10.5));
  EXPECT_FALSE(bucket.take(rate, 100, 5));
  EXPECT_TRUE(bucket.take(rate, 100, 4));
  EXPECT_TRUE(bucket.is_full(rate, 200));
}

TEST(ServerVisitors, count_by_address_or_network) {
  EXPECT_EQ(network_of("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(network_of("::ffff:203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(network_of("2001:db8:1:2::9"), network_of("2001:db8:1:2:3::"));
  Limits limits;
  limits.connections_an_address = 1;
  Visitors visitors(limits);
  {
    const Visit one(visitors, "a");
    const Visit two(visitors, "a");
    const Visit other(visitors, "b");
    EXPECT_TRUE(one);
    EXPECT_FALSE(two);
    EXPECT_TRUE(other);
  }
  EXPECT_TRUE(Visit(visitors, "a"));
}

TEST(ServerOrigin, is_the_servers_own_or_the_configured_one) {
  ServerOptions options;
  EXPECT_TRUE(origin_allowed("", "localhost:8080", options));
  EXPECT_TRUE(origin_allowed("http://localhost:8080", "localhost:8080", options));
  EXPECT_FALSE(origin_allowed("http://localhost:8081", "localhost:8080", options));
  EXPECT_FALSE(origin_allowed("http://evil.example", "localhost:8080", options));
  EXPECT_FALSE(origin_allowed("null", "localhost:8080", options));
  for (const char* host : {"localhost", "localhost:1", "127.0.0.1:8080", "[::1]:8080"}) EXPECT_TRUE(host_allowed(host, options)) << host;
  for (const char* host : {"evil.example", "127.evil.example:8080", "127.0.0.1.evil.example"}) EXPECT_FALSE(host_allowed(host, options)) << host;
  EXPECT_EQ(client_address("127.0.0.1", "203.0.113.7", options), "127.0.0.1");
  options.public_origin = "https://play.example.org";
  EXPECT_FALSE(origin_allowed("http://localhost:8080", "localhost:8080", options));
  EXPECT_EQ(client_address("127.0.0.1", "198.51.100.1, 203.0.113.7", options), "203.0.113.7");
  EXPECT_EQ(client_address("192.0.2.1", "203.0.113.7", options), "192.0.2.1");
}

}  // namespace
}  // namespace meander::server
