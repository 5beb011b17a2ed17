// One number for ten thousand seeded games of each option set: any change of the rules, of chance or of the notation changes it.
//
//   onirim_golden            compares 500 games of each set; with MEANDER_FULL=1 ten thousand
//   onirim_golden --bless    plays all and rewrites signatures.txt: for a change that is meant
#include "signatures.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <unordered_map>

#include "core/hash.hpp"
#include "onirim/notation.hpp"
#include "players/player.hpp"
#include "proof_game.hpp"
#include "tier.hpp"

namespace meander::onirim {

namespace {

constexpr int fast_games = 500;
constexpr int full_games = 10000;
constexpr std::uint64_t seed = 2024;

// Hashes of texts, made once for each action.
class Texts {
 public:
  explicit Texts(int players) : players_(players) {}
  std::uint64_t hash(Action action) {
    const auto [place, fresh] = hashes_.try_emplace(to_integer(action), 0);
    if (fresh) {
      Hasher hasher;
      for (const char letter : text_of(action, players_)) hasher.add(static_cast<unsigned char>(letter));
      place->second = hasher.value();
    }
    return place->second;
  }

 private:
  int players_;
  std::unordered_map<std::uint32_t, std::uint64_t> hashes_;
};

// Games with their signature, and two counts that say at a glance what has changed.
struct Signature {
  std::uint64_t value = 0;
  long steps = 0;
  int won = 0;
};

Signature play(int set, int games) {
  const Options options = option_set(set);
  Texts texts(options.players);
  Hasher hasher;
  Signature signature;
  const RandomPlayer player;
  ActionList actions;
  for (int game = 0; game < games; ++game) {
    Random random(seed + static_cast<std::uint64_t>(set), static_cast<std::uint64_t>(game));
    State state = Onirim::initial(options);
    for (Turn turn = Onirim::turn(state); turn.who != Turn::Who::over; turn = Onirim::turn(state)) {
      Action action;
      if (turn.who == Turn::Who::chance) {
        action = Onirim::sample(state, random);
      } else {
        Onirim::legal_actions(state, actions);
        action = player.choose(Onirim::view(state, turn.seat), actions, random);
      }
      hasher.add(texts.hash(action));
      Onirim::apply_unchecked(state, action);
      ++signature.steps;
    }
    hasher.add(static_cast<std::uint64_t>(state.ending));
    signature.won += state.ending == Ending::won ? 1 : 0;
  }
  signature.value = hasher.value();
  return signature;
}

std::string line(int set, int games) {
  const Signature signature = play(set, games);
  char text[160];
  std::snprintf(text, sizeof text, "%5d %-34s %016llx %9ld steps %5d won", games, name_of_set(set).c_str(),
                static_cast<unsigned long long>(signature.value), signature.steps, signature.won);
  return text;
}

const std::filesystem::path file = std::filesystem::path(MEANDER_GOLDEN) / "signatures.txt";

TEST(OnirimGolden, SignaturesAreAsBefore) {
  std::ifstream stored(file);
  std::stringstream content;
  content << stored.rdbuf();
  for (int set = 0; set < option_sets; ++set) {
    const std::string expected = line(set, full_tier() ? full_games : fast_games);
    EXPECT_NE(content.str().find(expected + "\n"), std::string::npos) << "not in signatures.txt:\n" << expected;
  }
}

}  // namespace

void bless_signatures() {
  const std::filesystem::path fresh = file.string() + ".new";
  {
    std::ofstream out(fresh);
    for (const int games : {fast_games, full_games}) {
      for (int set = 0; set < option_sets; ++set) out << line(set, games) << "\n";
    }
  }
  std::filesystem::rename(fresh, file);
}

}  // namespace meander::onirim
