// Links, invites and watch links: random numbers of 128 bits that are told once and kept as hashes only. Internal to the server.
//
//   const Secret secret = Secret::fresh();
//   reply["link"] = secret.text();                    // 32 hexadecimal digits
//   store.add_secret(secret.hash(), table, seat, SecretKind::link);
//
// Neither may be written to a log. start_cryptography() comes first.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sqlite.hpp"
#include "table/chance.hpp"

namespace meander::server {

enum class SecretKind : std::uint8_t { link = 1, invite = 2, watch = 3 };

std::optional<Error> start_cryptography();

class Secret {
 public:
  static Secret fresh();
  // Nothing for what is no secret: anything but 32 lower-case hexadecimal digits.
  static std::optional<Secret> read(std::string_view text);

  std::string text() const;
  // The watch link that goes with a link, or with the key of a new table: always the same one, and no way leads back from it.
  Secret watch() const;
  // The link or invite of a seat that goes with the key of a new table; the same holds of it.
  Secret of_seat(int seat) const;
  // What is kept of it: 256 bits, from which nobody can find the secret.
  Blob hash() const;

 private:
  Secret made_for(std::string_view purpose) const;

  std::array<unsigned char, 16> bytes_{};
};

// The name of a table: 16 hexadecimal digits, no secret.
std::string new_table_id();

// The secret of a table's chance: 256 bits.
Blob new_chance_key();
// The generator of each step has 128 bits from a keyed hash (BLAKE2b) of the step's number: whoever knows the numbers of some steps learns nothing
// of the others.
Chance chance_from(const Blob& key);

}  // namespace meander::server
