// The signatures of a game's option sets: a number for many seeded games of each, stored in a file, compared or rewritten.
//
//   TextHashes hashes([](Action action) { return text_of(action, 2); });
//   hasher.add(hashes.of(action));                                       // the games' signature takes in every step
//   SignatureFile signatures{path, 500, 10000, option_sets, &line};     // line(set, games), made by line_of()
//   signatures.compare();                                                // in a test
//   signatures.bless();
//
// Every golden program defines bless_signatures(), which its --bless calls.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/hash.hpp"

namespace meander {

// For a change that is meant.
void bless_signatures();

// Games with their signature, and two counts that say at a glance what has changed.
struct Signature {
  std::uint64_t value = 0;
  long steps = 0;
  int won = 0;
};
std::string line_of(int games, const std::string& name, const Signature& signature);

struct SignatureFile {
  std::filesystem::path path;
  int fast_games = 0;
  int full_games = 0;  // with MEANDER_FULL=1
  int sets = 0;
  std::string (*line)(int set, int games) = nullptr;

  // Fails the test that calls it where a line is not in the file.
  void compare() const;
  // Atomically: the old file stays until the new one is complete.
  void bless() const;
};

// Hashes of the texts of actions, made once for each action.
template <typename TextOf>
class TextHashes {
 public:
  explicit TextHashes(TextOf text_of) : text_of_(std::move(text_of)) {}
  template <typename Action>
  std::uint64_t of(Action action) {
    const auto [place, fresh] = hashes_.try_emplace(to_integer(action), 0);
    if (fresh) {
      Hasher hasher;
      for (const char letter : text_of_(action)) hasher.add(static_cast<unsigned char>(letter));
      place->second = hasher.value();
    }
    return place->second;
  }

 private:
  TextOf text_of_;
  std::unordered_map<std::uint32_t, std::uint64_t> hashes_;
};

}  // namespace meander
