#include "secrets.hpp"

#include <sodium.h>

namespace meander::server {

namespace {

constexpr std::size_t hash_size = 32;
constexpr std::size_t key_size = 32;

std::string hexadecimal(const unsigned char* bytes, std::size_t size) {
  std::string text(2 * size + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes, size);
  text.pop_back();
  return text;
}

std::uint64_t word_of(const unsigned char* bytes) {
  std::uint64_t word = 0;
  for (int i = 7; i >= 0; --i) word = word << 8U | bytes[i];
  return word;
}

}  // namespace

std::optional<Error> start_cryptography() {
  if (sodium_init() < 0) return Error{"libsodium", marked("has no random numbers")};
  return std::nullopt;
}

Secret Secret::fresh() {
  Secret secret;
  randombytes_buf(secret.bytes_.data(), secret.bytes_.size());
  return secret;
}

std::optional<Secret> Secret::read(std::string_view text) {
  Secret secret;
  if (text.size() != 2 * secret.bytes_.size() || text.find_first_not_of("0123456789abcdef") != std::string_view::npos) return std::nullopt;
  sodium_hex2bin(secret.bytes_.data(), secret.bytes_.size(), text.data(), text.size(), nullptr, nullptr, nullptr);
  return secret;
}

std::string Secret::text() const { return hexadecimal(bytes_.data(), bytes_.size()); }

Secret Secret::made_for(std::string_view purpose) const {
  Secret made;
  crypto_generichash(made.bytes_.data(), made.bytes_.size(), reinterpret_cast<const unsigned char*>(purpose.data()), purpose.size(), bytes_.data(),
                     bytes_.size());
  return made;
}

Secret Secret::watch() const { return made_for("the watch link"); }
Secret Secret::of_seat(int seat) const { return made_for("seat " + std::to_string(seat)); }

Blob Secret::hash() const {
  std::array<unsigned char, hash_size> hash{};
  crypto_generichash(hash.data(), hash.size(), bytes_.data(), bytes_.size(), nullptr, 0);
  return {std::string(hash.begin(), hash.end())};
}

std::string new_table_id() {
  std::array<unsigned char, 8> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hexadecimal(bytes.data(), bytes.size());
}

Blob new_chance_key() {
  std::array<unsigned char, key_size> key{};
  randombytes_buf(key.data(), key.size());
  return {std::string(key.begin(), key.end())};
}

Chance chance_from(const Blob& key) {
  return [key](std::uint64_t step) {
    std::array<unsigned char, 8> number{};
    for (unsigned i = 0; i < number.size(); ++i) number[i] = static_cast<unsigned char>(step >> (8 * i));
    std::array<unsigned char, 16> bytes{};
    crypto_generichash(bytes.data(), bytes.size(), number.data(), number.size(), reinterpret_cast<const unsigned char*>(key.bytes.data()),
                       key.bytes.size());
    return Random::of_words(word_of(bytes.data()), word_of(bytes.data() + 8));
  };
}

}  // namespace meander::server
