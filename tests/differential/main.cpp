// The product's rules against the second referee, step by step, over many games of every option set.
//
//   onirim_differential GAMES [SEED] [THREADS]     games of each of the sixteen option sets
//
// After every step all zones with who knows them, the phase, the seat, the legal actions or outcomes with their weights, the result and whether the
// game can still be won must be equal. Prints how often each rule took effect; with --all-rules one that never did is a failure. Exit code 1 on any
// difference.
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "onirim/notation.hpp"
#include "proof_game.hpp"
#include "referee_setup.hpp"
#include "table/options_text.hpp"
#include "table/position.hpp"

using namespace meander;
using namespace meander::onirim;

namespace {

using RuleCounts = std::array<std::uint64_t, rule_count>;

referee::KnownCard known(KnownCard card) { return {card.card(), card.knowers()}; }

// The state's zones in the referee's terms.
void zones_of(const State& s, referee::Zones& z) {
  for (std::size_t seat = 0; seat < 2; ++seat) {
    z.private_cards[seat].clear();
    for (std::size_t i = 0; i < s.private_cards[seat].size(); ++i) z.private_cards[seat].push_back(known(s.private_cards[seat][i]));
    z.rows[seat].clear();
    for (int i = 0; i < s.rows.size(static_cast<int>(seat)); ++i) z.rows[seat].push_back(s.rows.at(static_cast<int>(seat), i));
    for (std::size_t colour = 0; colour < colours; ++colour) z.doors[seat][colour] = s.doors[seat][colour];
  }
  z.shared.clear();
  for (std::size_t i = 0; i < s.shared.size(); ++i) z.shared.push_back(s.shared[i].card());
  z.tower_row.assign(s.tower_row.begin(), s.tower_row.end());
  for (int i = 0; i < card_kinds; ++i) {
    const auto card = static_cast<Card>(i);
    z.discard[card] = s.discard.count(card);
    z.removed[card] = s.removed.count(card);
    z.unknown[card] = s.unknown.count(card);
    z.limbo[card] = is_door(card) || is_dream(card) ? s.limbo.count(card) : 0;
  }
  z.top.clear();
  for (int i = 0; i < s.known.top_size(); ++i) z.top.push_back(known(s.known.top(i)));
  z.bottom.clear();
  for (int i = s.known.bottom_size(); i > 0; --i) z.bottom.push_back(known(s.known.bottom(i - 1)));
  z.looked.clear();
  for (const Card card : s.looked.cards()) z.looked.push_back(card);
  z.placed.assign(s.placed.begin(), s.placed.end());
  z.pending = s.pending == no_card ? -1 : s.pending;
  z.goals.assign(s.goals.begin(), s.goals.end());
  for (int id = 0; id < premonition_kinds; ++id) {
    z.premonitions[static_cast<std::size_t>(id)] = (s.open_premonitions >> id & 1) != 0 ? 1 : (s.pile >> id & 1) != 0 ? 2 : 0;
  }
}

// Texts of actions with their hashes, made once.
class Texts {
 public:
  struct Text {
    std::string text;
    std::size_t hash;
  };
  const Text& of(Action action, int players) {
    auto& slot = texts_[static_cast<std::size_t>(players - 1)];
    const auto found = slot.find(to_integer(action));
    if (found != slot.end()) return found->second;
    std::string text = text_of(action, players);
    const std::size_t hash = std::hash<std::string>{}(text);
    return slot.emplace(to_integer(action), Text{std::move(text), hash}).first->second;
  }

 private:
  std::array<std::unordered_map<std::uint32_t, Text>, 2> texts_;
};

class Duel {
 public:
  Duel(const Options& options, bool greedy, Random& random)
      : options_(options), state_(Onirim::initial(options)), referee_(referee_setup(options)), mover_(greedy), random_(random) {}

  // Plays a game; "" or what differs.
  std::string play(Texts& texts, RuleCounts& rules) {
    for (;;) {
      if (std::string difference = compare(texts); !difference.empty()) return report(difference);
      const Turn turn = Onirim::turn(state_);
      if (turn.who == Turn::Who::over) return {};
      if (random_.below(512) == 0) {
        if (std::string difference = load_again(rules); !difference.empty()) return report(difference);
      }
      Action action;
      if (turn.who == Turn::Who::chance) {
        action = Onirim::sample(state_, random_);
      } else {
        action = mover_.choose(state_, actions_, random_);
        ++rules[static_cast<std::size_t>(Rule::ONI_1_3)];
      }
      const std::string& text = texts.of(action, options_.players).text;
      history_ += text + "; ";
      events_.clear();
      Onirim::apply_unchecked(state_, action, events_);
      referee_.apply(text);
      for (std::size_t rule = 0; rule < rule_count; ++rule) rules[rule] += events_.rules()[rule] ? 1U : 0U;
      ++steps;
    }
  }

  std::uint64_t steps = 0;
  bool won() const { return state_.ending == Ending::won; }

 private:
  std::string compare(Texts& texts) {
    const Turn turn = Onirim::turn(state_);
    const int mover = turn.who == Turn::Who::chance ? -1 : turn.who == Turn::Who::over ? 2 : turn.seat;
    if (mover != referee_.to_move()) return "who is to move";
    if (name_of(state_.phase) != referee_.phase()) return "phase: " + std::string(name_of(state_.phase)) + " or " + referee_.phase();
    if (mover != 2 && state_.seat != referee_.active_seat() && state_.phase >= Phase::pick) return "active seat";
    if (name_of(state_.ending) != referee_.result()) return "result";
    if (Onirim::winnable(state_) != referee_.winnable()) return "winnable";
    zones_of(state_, ours_);
    referee_.zones(theirs_);
    if (!(ours_ == theirs_)) return "zones" + which_zone();
    return compare_choices(mover, texts);
  }

  std::string which_zone() const {
    std::string text;
    const auto check = [&text](const char* name, const auto& ours, const auto& theirs) {
      if (!(ours == theirs)) (text += " ") += name;
    };
    check("private", ours_.private_cards, theirs_.private_cards);
    check("shared", ours_.shared, theirs_.shared);
    check("rows", ours_.rows, theirs_.rows);
    check("tower_row", ours_.tower_row, theirs_.tower_row);
    check("doors", ours_.doors, theirs_.doors);
    check("discard", ours_.discard, theirs_.discard);
    check("limbo", ours_.limbo, theirs_.limbo);
    check("removed", ours_.removed, theirs_.removed);
    check("unknown", ours_.unknown, theirs_.unknown);
    check("top", ours_.top, theirs_.top);
    check("bottom", ours_.bottom, theirs_.bottom);
    check("looked", ours_.looked, theirs_.looked);
    check("placed", ours_.placed, theirs_.placed);
    check("pending", ours_.pending, theirs_.pending);
    check("goals", ours_.goals, theirs_.goals);
    check("premonitions", ours_.premonitions, theirs_.premonitions);
    return text;
  }

  // Legal actions as sets of texts; outcomes with their weights.
  std::string compare_choices(int mover, Texts& texts) {
    referee_.legal(their_legal_);
    std::size_t ours = 0;
    std::size_t theirs = 0;
    std::size_t count = 0;
    if (mover == -1) {
      Onirim::chance_outcomes(state_, outcomes_);
      referee_.weights(their_weights_);
      count = outcomes_.size();
      for (const auto& outcome : outcomes_) ours += texts.of(outcome.action, options_.players).hash * outcome.weight;
      for (std::size_t i = 0; i < their_legal_.size(); ++i)
        theirs += std::hash<std::string>{}(their_legal_[i]) * static_cast<std::size_t>(their_weights_[i]);
    } else {
      Onirim::legal_actions(state_, actions_);
      count = actions_.size();
      for (const Action action : actions_) ours += texts.of(action, options_.players).hash;
      for (const std::string& text : their_legal_) theirs += std::hash<std::string>{}(text);
    }
    if (ours == theirs && count == their_legal_.size()) return {};
    std::string difference = "choices\n  ours:";
    for (const Action action : actions_) difference += " " + texts.of(action, options_.players).text + ",";
    difference += "\n  theirs:";
    for (const std::string& text : their_legal_) difference += " " + text + ",";
    return difference;
  }

  // Out to JSON and back; and marked as over it must be refused (ONI-10.3).
  std::string load_again(RuleCounts& rules) {
    const Json json = json_of(Position{options_, state_});
    const Result<Position> again = position_from_json(json);
    if (!again) return "position is refused: " + again.error().text();
    if (!(again->state == state_) || !(again->options == options_) || json_of(*again) != json) return "position is not read back as it was";
    Json over = json;
    over["result"] = {{"outcome", "won"}};
    if (position_from_json(over)) return "a game that is not over was accepted as won";
    ++rules[static_cast<std::size_t>(Rule::ONI_10_3)];
    return {};
  }

  std::string report(const std::string& difference) const {
    return difference + "\n  options: " + words_of(options_) + "\n  actions: " + history_ +
           "\n  position: " + json_of(Position{options_, state_}).dump();
  }

  Options options_;
  State state_;
  referee::Referee referee_;
  ProofMover mover_;
  Random& random_;
  ActionList actions_;
  OutcomeList outcomes_;
  Events events_;
  referee::Zones ours_;
  referee::Zones theirs_;
  std::vector<std::string> their_legal_;
  std::vector<int> their_weights_;
  std::string history_;
};

struct Tally {
  std::mutex mutex;
  RuleCounts rules{};
  std::array<std::uint64_t, option_sets> games{}, wins{}, steps{};
  std::atomic<bool> failed = false;
};

void work(Tally& tally, std::uint64_t seed, int games, int worker, int workers) {
  RuleCounts rules{};
  Texts texts;
  for (int set = 0; set < option_sets && !tally.failed; ++set) {
    std::uint64_t wins = 0;
    std::uint64_t steps = 0;
    for (int game = worker; game < games && !tally.failed; game += workers) {
      Random random(seed + static_cast<std::uint64_t>(set), static_cast<std::uint64_t>(game));
      const Options options = vary(option_set(set), random);
      Duel duel(options, game / workers % 2 == 0, random);
      if (const std::string difference = duel.play(texts, rules); !difference.empty()) {
        tally.failed = true;
        const std::scoped_lock lock(tally.mutex);
        std::printf("%s, game %d: they differ in %s\n", name_of_set(set).c_str(), game, difference.c_str());
      }
      wins += duel.won() ? 1U : 0U;
      steps += duel.steps;
    }
    const std::scoped_lock lock(tally.mutex);
    const auto index = static_cast<std::size_t>(set);
    tally.wins[index] += wins;
    tally.steps[index] += steps;
  }
  const std::scoped_lock lock(tally.mutex);
  for (std::size_t rule = 0; rule < rule_count; ++rule) tally.rules[rule] += rules[rule];
}

}  // namespace

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : 100;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  const int threads = argc > 3 ? std::atoi(argv[3]) : 1;
  const bool all_rules = argc > 4 && std::string(argv[4]) == "--all-rules";
  Tally tally;
  std::vector<std::thread> workers;
  for (int worker = 0; worker < threads; ++worker) workers.emplace_back(work, std::ref(tally), seed, games, worker, threads);
  for (std::thread& worker : workers) worker.join();
  for (int set = 0; set < option_sets; ++set) {
    const auto index = static_cast<std::size_t>(set);
    std::printf("%-34s %8d games %11llu steps %8llu won\n", name_of_set(set).c_str(), games, static_cast<unsigned long long>(tally.steps[index]),
                static_cast<unsigned long long>(tally.wins[index]));
  }
  bool silent_rule = false;
  for (std::size_t rule = 0; rule < rule_count; ++rule) {
    std::printf("%-16s %12llu%s", std::string(name_of(static_cast<Rule>(rule))).c_str(), static_cast<unsigned long long>(tally.rules[rule]),
                rule % 4 == 3 ? "\n" : "  ");
    silent_rule = silent_rule || tally.rules[rule] == 0;
  }
  std::printf("\n%s\n", tally.failed  ? "the referees differ"
                        : silent_rule ? "a rule never took effect"
                                      : "the referees agree, and every rule took effect");
  return tally.failed || (all_rules && silent_rule) ? 1 : 0;
}
