// One number for many seeded games of each set of options, with the default components: any change of the rules, of chance or of the notation
// changes it. The players are those of the proof games, who bring late rules about; what is not won within sixty rounds is broken off.
//
//   labyrinth_golden            compares 40 games of each set; with MEANDER_FULL=1 a thousand
//   labyrinth_golden --bless    plays all and rewrites signatures.txt: for a change that is meant
#include "signatures.hpp"

#include <gtest/gtest.h>

#include "labyrinth/notation.hpp"
#include "proof_player.hpp"
#include "table/labyrinth/default_set.hpp"
#include "table/labyrinth/options_text.hpp"

namespace meander {

namespace labyrinth {

namespace {

constexpr std::uint64_t seed = 2026;
constexpr int rounds_at_most = 60;

// Two to six players, each with every combination of the two options.
constexpr int option_sets = 20;
Options option_set(int index) {
  Options options;
  options.players = static_cast<std::uint8_t>(2 + index / 4);
  options.win_alone = (index & 1) != 0;
  options.blank_traps = (index & 2) != 0;
  options.set = &default_set().components;
  return options;
}

Signature play(int set, int games) {
  const Options options = option_set(set);
  TextHashes hashes([&options](Action action) { return text_of(action, *options.set); });
  Hasher hasher;
  Signature signature;
  ActionList actions;
  for (int game = 0; game < games; ++game) {
    Random random(seed + static_cast<std::uint64_t>(set), static_cast<std::uint64_t>(game));
    State state = Labyrinth::initial(options);
    int turns = 0;
    for (Turn turn = Labyrinth::turn(state); turn.who != Turn::Who::over && turns < rounds_at_most * options.players; turn = Labyrinth::turn(state)) {
      if (turn.who == Turn::Who::seat) Labyrinth::legal_actions(state, actions);
      const Action action =
          turn.who == Turn::Who::chance ? Labyrinth::sample(state, random) : proof_choice(state, actions, static_cast<Style>(game % styles), random);
      hasher.add(hashes.of(action));
      const int active = state.active;
      Labyrinth::apply_unchecked(state, action);
      turns += state.active != active ? 1 : 0;
      ++signature.steps;
    }
    hasher.add(Labyrinth::hash(state));
    signature.won += state.winner != no_seat ? 1 : 0;
  }
  signature.value = hasher.value();
  return signature;
}

std::string line(int set, int games) { return line_of(games, words_of(option_set(set)), play(set, games)); }

const SignatureFile signatures{std::filesystem::path(MEANDER_GOLDEN) / "signatures.txt", 40, 1000, option_sets, &line};

TEST(LabyrinthGolden, SignaturesAreAsBefore) { signatures.compare(); }

}  // namespace

}  // namespace labyrinth

void bless_signatures() { labyrinth::signatures.bless(); }

}  // namespace meander
