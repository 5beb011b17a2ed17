// The product's rules of Labyrinth against the second referee, step by step, over many games of two to six players.
//
//   labyrinth_differential GAMES [SEED] [THREADS] [--all-rules]     games of each number of players
//   labyrinth_differential 1 SEED 1 --only 6 394                    the game of six players that was called 394
//
// After every step the phase, the seat that is asked, the legal actions or the outcomes with their weights, and the whole position must be equal.
// Prints how often each rule took effect; with --all-rules one that never did is a failure. Exit code 1 on any difference.
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "../rules/casting_for_test.hpp"
#include "description.hpp"
#include "labyrinth/notation.hpp"
#include "proof_player.hpp"
#include "proof_sets.hpp"
#include "referee.hpp"

using namespace meander;
using namespace meander::labyrinth;

namespace {

constexpr int rounds_at_most = 60;
constexpr int fewest_players = 2;
constexpr int player_numbers = 5;

using RuleCounts = std::array<std::uint64_t, rule_count>;

// What a game can bring about; the others are about components or refusals.
constexpr Rule expected_rules[] = {Rule::LAB_1_4,
                                   Rule::LAB_2_2,
                                   Rule::LAB_2_3,
                                   Rule::LAB_3_1,
                                   Rule::LAB_4_1,
                                   Rule::LAB_4_2,
                                   Rule::LAB_4_3,
                                   Rule::LAB_4_4,
                                   Rule::LAB_4_5,
                                   Rule::LAB_5_1,
                                   Rule::LAB_5_2,
                                   Rule::LAB_5_3,
                                   Rule::LAB_6_1,
                                   Rule::LAB_6_3,
                                   Rule::LAB_6_4,
                                   Rule::LAB_7_1,
                                   Rule::LAB_7_2,
                                   Rule::LAB_7_3,
                                   Rule::LAB_7_4,
                                   Rule::LAB_8_1,
                                   Rule::LAB_8_4,
                                   Rule::LAB_8_5,
                                   Rule::LAB_8_6,
                                   Rule::LAB_8_7,
                                   Rule::LAB_8_8,
                                   Rule::LAB_8_9,
                                   Rule::LAB_8_10,
                                   Rule::LAB_9_1,
                                   Rule::LAB_9_2,
                                   Rule::LAB_9_3,
                                   Rule::LAB_9_4,
                                   Rule::LAB_9_5,
                                   Rule::LAB_9_6,
                                   Rule::LAB_9_7,
                                   Rule::LAB_9_8,
                                   Rule::LAB_10_1,
                                   Rule::LAB_10_2,
                                   Rule::LAB_10_3,
                                   Rule::LAB_11_1,
                                   Rule::LAB_11_2,
                                   Rule::LAB_11_3,
                                   Rule::LAB_11_4,
                                   Rule::LAB_11_5,
                                   Rule::LAB_11_6,
                                   Rule::LAB_11_7,
                                   Rule::LAB_11_8,
                                   Rule::LAB_12_1,
                                   Rule::LAB_13_1,
                                   Rule::LAB_13_2,
                                   Rule::LAB_13_4,
                                   Rule::LAB_15_1,
                                   Rule::LAB_15_2,
                                   Rule::LAB_2_4,
                                   Rule::LAB_13_3,
                                   Rule::LAB_14_3,
#define X(name) Rule::LAB_A_##name##_1, Rule::LAB_A_##name##_2, Rule::LAB_A_##name##_3,
                                   MEANDER_LABYRINTH_CHARACTERS(X)
#undef X
};

labyrinth_referee::Characters characters_for_referee(const Options& options) {
  labyrinth_referee::Characters characters{static_cast<labyrinth_referee::Characters::How>(options.casting), {}};
  for (std::size_t seat = 0; seat < options.players; ++seat) characters.given.emplace_back(name_of(options.given[seat]));
  return characters;
}

// Texts of actions with their hashes, made once; each must be read back as it was.
class Texts {
 public:
  struct Text {
    std::string text;
    std::size_t hash = 0;
    bool read_back = false;
  };
  explicit Texts(const ComponentSet& set) : set_(set) {}
  const Text& of(Action action) {
    const auto found = texts_.find(to_integer(action));
    if (found != texts_.end()) return found->second;
    Text made;
    made.text = text_of(action, set_);
    made.hash = std::hash<std::string>{}(made.text);
    const auto again = parse_action(made.text, set_);
    made.read_back = again && *again == action;
    return texts_.emplace(to_integer(action), std::move(made)).first->second;
  }

 private:
  const ComponentSet& set_;
  std::unordered_map<std::uint32_t, Text> texts_;
};

class Duel {
 public:
  Duel(const ProofSet& set, const Options& options, Style style, Random& random)
      : options_(options),
        style_(style),
        state_(Labyrinth::initial(options)),
        referee_(set.theirs, options.players, options.win_alone, options.blank_traps, characters_for_referee(options)),
        random_(random) {}

  // Plays a game; "" or what differs.
  std::string play(Texts& texts, RuleCounts& rules) {
    int turns = 0;
    for (;;) {
      if (std::string difference = compare(texts); !difference.empty()) return report(difference);
      const Turn turn = Labyrinth::turn(state_);
      if (turn.who == Turn::Who::over || turns > rounds_at_most * options_.players) return {};
      const Action action = turn.who == Turn::Who::chance ? Labyrinth::sample(state_, random_) : proof_choice(state_, actions_, style_, random_);
      const Texts::Text& text = texts.of(action);
      history_ += text.text + "; ";
      if (!text.read_back) return report("the text is not read back as the same action");
      const int active = state_.active;
      events_.clear();
      Labyrinth::apply_unchecked(state_, action, events_);
      if (!referee_.apply(text.text)) return report("the referee refuses the step");
      for (std::size_t rule = 0; rule < rule_count; ++rule) rules[rule] += events_.rules()[rule] ? 1U : 0U;
      if (state_.active != active) ++turns;
      ++steps;
    }
  }

  std::uint64_t steps = 0;
  bool won() const { return state_.winner != no_seat; }

 private:
  std::string compare(Texts& texts) {
    if (name_of(state_.phase) != referee_.phase()) return "phase: " + std::string(name_of(state_.phase)) + " or " + referee_.phase();
    const Turn turn = Labyrinth::turn(state_);
    const int asked = turn.who == Turn::Who::seat ? turn.seat + 1 : 0;
    if (asked != referee_.asked()) return "who is asked: " + std::to_string(asked) + " or " + std::to_string(referee_.asked());
    if (description_of(state_) != referee_.describe()) return "the position";
    return compare_choices(turn, texts);
  }

  // Legal actions as sets of texts; outcomes with their weights.
  std::string compare_choices(const Turn& turn, Texts& texts) {
    const std::vector<std::string>& theirs = referee_.legal();
    actions_.clear();
    outcomes_.clear();
    std::size_t our_sum = 0;
    std::size_t their_sum = 0;
    std::size_t count = 0;
    if (turn.who == Turn::Who::seat) {
      Labyrinth::legal_actions(state_, actions_);
      count = actions_.size();
      for (const Action action : actions_) our_sum += texts.of(action).hash;
      for (const std::string& text : theirs) their_sum += std::hash<std::string>{}(text);
    } else {
      Labyrinth::chance_outcomes(state_, outcomes_);
      count = outcomes_.size();
      for (const auto& outcome : outcomes_) our_sum += texts.of(outcome.action).hash * outcome.weight;
      for (std::size_t i = 0; i < theirs.size(); ++i) {
        their_sum += std::hash<std::string>{}(theirs[i]) * static_cast<std::size_t>(referee_.weights()[i]);
      }
    }
    if (our_sum == their_sum && count == theirs.size()) return {};
    std::string difference = "choices\n  ours:";
    for (const Action action : actions_) difference += " " + texts.of(action).text + ",";
    for (const auto& outcome : outcomes_) difference += " " + texts.of(outcome.action).text + " x" + std::to_string(outcome.weight) + ",";
    difference += "\n  theirs:";
    for (std::size_t i = 0; i < theirs.size(); ++i) {
      difference += " " + theirs[i] + (turn.who == Turn::Who::seat ? "," : " x" + std::to_string(referee_.weights()[i]) + ",");
    }
    return difference;
  }

  std::string report(const std::string& difference) {
    std::string offered;
    Labyrinth::legal_actions(state_, actions_);
    for (const Action action : actions_) offered += " " + text_of(action, *options_.set) + ",";
    return difference + "\n  the product offers:" + offered + "\n  win alone " + std::to_string(options_.win_alone) + ", blank traps " +
           std::to_string(options_.blank_traps) + "\n  steps: " + history_ + "\n  phase " + std::string(name_of(state_.phase)) + " or " +
           referee_.phase() + "\nours:\n" + description_of(state_) + "theirs:\n" + referee_.describe();
  }

  Options options_;
  Style style_;
  State state_;
  labyrinth_referee::Referee referee_;
  Random& random_;
  ActionList actions_;
  OutcomeList outcomes_;
  Events events_;
  std::string history_;
};

struct Tally {
  std::mutex mutex;
  RuleCounts rules{};
  std::array<std::uint64_t, player_numbers> wins{}, steps{};
  std::atomic<bool> failed = false;
};

// Which games are played: all up to a number, for every number of players; or one of them.
struct Wanted {
  std::uint64_t seed = 1;
  int games = 100;
  int players = 0;  // 0: every number
  int game = 0;
};

void work(Tally& tally, const std::vector<ProofSet>& sets, const Wanted& wanted, int worker, int workers) {
  RuleCounts rules{};
  std::vector<Texts> texts;
  for (const ProofSet& set : sets) texts.emplace_back(set.ours);
  for (int number = 0; number < player_numbers && !tally.failed; ++number) {
    std::uint64_t wins = 0;
    std::uint64_t steps = 0;
    if (wanted.players != 0 && wanted.players != fewest_players + number) continue;
    const int first = wanted.players == 0 ? worker : wanted.game;
    const int past = wanted.players == 0 ? wanted.games : wanted.game + 1;
    for (int game = first; game < past && !tally.failed; game += workers) {
      Random random(wanted.seed + static_cast<std::uint64_t>(number), static_cast<std::uint64_t>(game));
      Options options;
      options.players = static_cast<std::uint8_t>(fewest_players + number);
      options.win_alone = game % 2 == 1;
      options.blank_traps = game / 2 % 2 == 1;
      // Every combination of options, style, set and casting; three of seven games with the default set.
      const auto style = static_cast<Style>(game / 4 % styles);
      cast_for_test(options, static_cast<std::uint32_t>(game / 5));
      const std::size_t random_one = sets_not_random + static_cast<std::size_t>(game / 7) % (sets.size() - sets_not_random);
      const std::size_t which = game % 7 < 3 ? 0 : game % 7 == 6 ? random_one : static_cast<std::size_t>(game % 7 - 2);
      options.set = &sets[which].ours;
      Duel duel(sets[which], options, style, random);
      if (const std::string difference = duel.play(texts[which], rules); !difference.empty()) {
        tally.failed = true;
        const std::scoped_lock lock(tally.mutex);
        std::printf("%d players, seed %llu, game %d with %s: they differ in %s\n", options.players, static_cast<unsigned long long>(wanted.seed),
                    game, sets[which].name.c_str(), difference.c_str());
      }
      wins += duel.won() ? 1U : 0U;
      steps += duel.steps;
    }
    const std::scoped_lock lock(tally.mutex);
    const auto index = static_cast<std::size_t>(number);
    tally.wins[index] += wins;
    tally.steps[index] += steps;
  }
  const std::scoped_lock lock(tally.mutex);
  for (std::size_t rule = 0; rule < rule_count; ++rule) tally.rules[rule] += rules[rule];
}

// Whether every rule that may take effect did.
bool print_rules(const RuleCounts& rules) {
  bool every = true;
  int column = 0;
  for (const Rule rule : expected_rules) {
    const std::uint64_t times = rules[static_cast<std::size_t>(rule)];
    std::printf("%-10s %12llu%s", std::string(name_of(rule)).c_str(), static_cast<unsigned long long>(times), column++ % 4 == 3 ? "\n" : "  ");
    every = every && times > 0;
  }
  std::printf("\n");
  return every;
}

}  // namespace

int main(int argc, char** argv) {
  bool all_rules = false;
  Wanted wanted;
  std::vector<const char*> numbers;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--all-rules") == 0) {
      all_rules = true;
    } else if (std::strcmp(argv[i], "--only") == 0 && i + 2 < argc) {
      wanted.players = std::atoi(argv[++i]);
      wanted.game = std::atoi(argv[++i]);
    } else {
      numbers.push_back(argv[i]);
    }
  }
  if (!numbers.empty()) wanted.games = std::atoi(numbers[0]);
  if (numbers.size() > 1) wanted.seed = std::strtoull(numbers[1], nullptr, 10);
  const int threads = numbers.size() > 2 ? std::atoi(numbers[2]) : 1;

  std::ifstream file(MEANDER_LABYRINTH_SET);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  std::string fault;
  const std::vector<ProofSet> sets = proof_sets(text, wanted.seed, fault);
  if (!fault.empty()) {
    std::printf("%s\n", fault.c_str());
    return 1;
  }

  Tally tally;
  std::vector<std::thread> workers;
  for (int worker = 0; worker < threads; ++worker) workers.emplace_back(work, std::ref(tally), std::cref(sets), std::cref(wanted), worker, threads);
  for (std::thread& worker : workers) worker.join();
  for (int number = 0; number < player_numbers; ++number) {
    const auto index = static_cast<std::size_t>(number);
    std::printf("%d players %8d games %11llu steps %8llu won\n", fewest_players + number, wanted.games,
                static_cast<unsigned long long>(tally.steps[index]), static_cast<unsigned long long>(tally.wins[index]));
  }
  const bool every_rule = print_rules(tally.rules);
  std::printf("%s\n", tally.failed ? "the referees differ"
                      : every_rule ? "the referees agree, and every rule took effect"
                                   : "a rule never took effect");
  return tally.failed || (all_rules && !every_rule) ? 1 : 0;
}
