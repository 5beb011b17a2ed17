// One number for ten thousand seeded games of each option set: any change of the rules, of chance or of the notation changes it.
//
//   onirim_golden            compares 500 games of each set; with MEANDER_FULL=1 ten thousand
//   onirim_golden --bless    plays all and rewrites signatures.txt: for a change that is meant
#include "signatures.hpp"

#include <gtest/gtest.h>

#include "onirim/notation.hpp"
#include "players/player.hpp"
#include "proof_game.hpp"

namespace meander {

namespace onirim {

namespace {

constexpr std::uint64_t seed = 2024;

Signature play(int set, int games) {
  const Options options = option_set(set);
  TextHashes hashes([players = options.players](Action action) { return text_of(action, players); });
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
      hasher.add(hashes.of(action));
      Onirim::apply_unchecked(state, action);
      ++signature.steps;
    }
    hasher.add(static_cast<std::uint64_t>(state.ending));
    signature.won += state.ending == Ending::won ? 1 : 0;
  }
  signature.value = hasher.value();
  return signature;
}

std::string line(int set, int games) { return line_of(games, name_of_set(set), play(set, games)); }

const SignatureFile signatures{std::filesystem::path(MEANDER_GOLDEN) / "signatures.txt", 500, 10000, option_sets, &line};

TEST(OnirimGolden, SignaturesAreAsBefore) { signatures.compare(); }

}  // namespace

}  // namespace onirim

void bless_signatures() { onirim::signatures.bless(); }

}  // namespace meander
