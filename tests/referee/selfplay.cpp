// Random games of every combination: cards are conserved, somebody can always move, games end. Prints counts, wins and speed.
// Usage: selfplay [games of each of the 32 combinations] [seed]
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "cards.hpp"
#include "referee.hpp"

namespace {

using referee::Setup;
using referee::Zones;
using Generator = std::mt19937_64;

constexpr int kLongestGame = 20000;

int below(Generator& generator, int bound) { return static_cast<int>(generator() % static_cast<std::uint64_t>(bound)); }
bool one_in(Generator& generator, int bound) { return below(generator, bound) == 0; }

Setup make_setup(int combination, Generator& generator) {
  static constexpr std::array<int, 12> kChambers{9, 4, 3, 8, 4, 3, 7, 4, 3, 6, 4, 3};
  Setup setup;
  setup.book = (combination & 1) != 0;
  setup.towers = (combination & 2) != 0;
  setup.premonitions = (combination & 4) != 0;
  setup.players = (combination & 8) != 0 ? 2 : 1;
  setup.open_talk = setup.players == 2 && (combination & 16) != 0;
  setup.lost_way = setup.book && one_in(generator, 3);
  setup.ruins = setup.towers && one_in(generator, 3);
  if (setup.premonitions) setup.open_premonitions = 4 + below(generator, 3);
  setup.duplicates_to_limbo = setup.players == 2 && one_in(generator, 2);
  setup.discarded_door_loses = one_in(generator, 3);
  setup.paradox_from_bottom = setup.book && one_in(generator, 2);
  if (one_in(generator, 4)) setup.hand_size = setup.players == 2 ? 3 + below(generator, 3) : 1 + below(generator, 7);
  if (one_in(generator, 4)) setup.prophecy_depth = 1 + below(generator, 7);
  for (int card = 0; card < 12; ++card) setup.deck[card] = kChambers[card];
  for (int card = referee::kFirstDoor; card < referee::kNightmareCard; ++card) setup.deck[card] = 2;
  setup.deck[referee::kNightmareCard] = 10;
  if (setup.premonitions) setup.deck[referee::kHappyDreamCard] = 4;
  if (setup.towers) {
    for (int card = referee::kFirstTower; card < referee::kKinds; ++card) setup.deck[card] = 1;
  }
  if (one_in(generator, 3)) {  // a studied deck: fewer Nightmares, doors or chambers
    setup.deck[referee::kNightmareCard] = below(generator, 4);
    for (int door = referee::kFirstDoor + 1; door < referee::kNightmareCard; ++door) {
      setup.deck[door] = setup.players == 2 ? 2 * below(generator, 2) : below(generator, 3);
    }
    if (one_in(generator, 2)) {
      for (int card = 3; card < 12; ++card) setup.deck[card] = 1 + below(generator, setup.deck[card]);
    }
  }
  return setup;
}

std::array<int, referee::kKinds> count_cards(const Zones& zones) {
  std::array<int, referee::kKinds> counts{};
  const auto add = [&counts](const auto& cards) {
    for (const auto& card : cards) {
      if constexpr (requires { card.card; }) {
        ++counts[card.card];
      } else {
        ++counts[card];
      }
    }
  };
  for (int seat = 0; seat < 2; ++seat) {
    add(zones.private_cards[seat]);
    add(zones.rows[seat]);
    for (int colour = 0; colour < referee::kColours; ++colour) counts[referee::door_of_colour(colour)] += zones.doors[seat][colour];
  }
  add(zones.shared);
  add(zones.tower_row);
  add(zones.top);
  add(zones.bottom);
  add(zones.looked);
  add(zones.placed);
  for (int card = 0; card < referee::kKinds; ++card) {
    counts[card] += zones.discard[card] + zones.limbo[card] + zones.removed[card] + zones.unknown[card];
  }
  if (zones.pending >= 0) ++counts[zones.pending];
  return counts;
}

bool knowers_make_sense(const Zones& zones, const Setup& setup) {
  const auto allowed = [&setup](int knowers, int owner) {
    if (setup.players == 1) return knowers == 1;
    if (setup.open_talk) return knowers == 3;
    return knowers >= 1 && knowers <= 3 && (owner < 0 || (knowers >> owner & 1) != 0);
  };
  for (int seat = 0; seat < 2; ++seat) {
    for (const auto& known : zones.private_cards[seat]) {
      if (!allowed(known.knowers, seat)) return false;
    }
  }
  for (const auto& known : zones.top) {
    if (!allowed(known.knowers, -1)) return false;
  }
  for (const auto& known : zones.bottom) {
    if (!allowed(known.knowers, -1)) return false;
  }
  return true;
}

int choose_chance(const referee::Referee& game, std::vector<int>& weights, Generator& generator) {
  game.weights(weights);
  int total = 0;
  for (const int weight : weights) total += weight;
  int ticket = below(generator, total);
  int choice = 0;
  while (ticket >= weights[choice]) ticket -= weights[choice++];
  return choice;
}

// How much the mover likes an action: doors, runs of one colour and prophecies that drop Nightmares bring the game far.
int liking(const std::string& action, const std::vector<int>& row) {
  const auto starts = [&action](const char* words) { return action.starts_with(words); };
  int successive = 0;
  for (auto each = row.rbegin(); each != row.rend() && *each / 3 == row.back() / 3; ++each) ++successive;
  const bool in_series = successive % 3 != 0;
  if (starts("take ") || starts("drop nightmare")) return 9;
  if (starts("play ")) {
    if (action[6] >= '3' && action[6] <= '5') return 6;
    const bool same = !row.empty() && action[5] == "RUGB"[row.back() / 3];
    return !in_series ? 5 : same ? 8 : 1;
  }
  if (starts("discard ")) return action[9] == 'S' ? 4 : action[9] == 'K' ? 3 : 2;
  if (starts("nightmare hand") || starts("nightmare key") || starts("cast punishment") || starts("happy search")) return 5;
  if (starts("drop ")) return action[6] == 'D' ? -9 : action[6] == 'K' ? -5 : 0;
  if (starts("nightmare ")) return -5;
  if (starts("cast ")) return -3;
  return 0;
}

// Mostly the action it likes best, else any.
int choose_action(const std::vector<std::string>& actions, const Zones& zones, int seat, Generator& generator) {
  if (one_in(generator, 12)) return below(generator, static_cast<int>(actions.size()));
  int best = 0, best_liking = -100, equals = 0;
  for (int index = 0; index < static_cast<int>(actions.size()); ++index) {
    const int value = liking(actions[index], zones.rows[seat]);
    if (value < best_liking) continue;
    equals = value == best_liking ? equals + 1 : 1;
    if (value > best_liking || one_in(generator, equals)) best = index;
    best_liking = value;
  }
  return best;
}

struct Tally {
  long games = 0, steps = 0, won = 0, lost_deck = 0, lost_door = 0;
};

[[noreturn]] void fail(const char* what, int combination, const std::vector<std::string>& record) {
  std::printf("FAILED: %s (combination %d)\n", what, combination);
  for (const std::string& action : record) std::printf("%s; ", action.c_str());
  std::printf("\n");
  std::exit(1);
}

bool refuses(referee::Referee& game, const std::string& action) {
  try {
    game.apply(action);
  } catch (const std::logic_error&) {
    return true;
  }
  return false;
}

void play(int combination, Generator& generator, Tally& tally, std::map<std::string, long>& phases) {
  const Setup setup = make_setup(combination, generator);
  referee::Referee game(setup);
  Zones zones;
  std::vector<std::string> actions, record;
  std::vector<int> weights;
  while (true) {
    game.zones(zones);
    if (count_cards(zones) != setup.deck) fail("cards are not conserved", combination, record);
    if (!knowers_make_sense(zones, setup)) fail("wrong knowers", combination, record);
    game.legal(actions);
    if (game.to_move() == 2) break;
    if (actions.empty()) fail("nobody can move", combination, record);
    if (record.size() > kLongestGame) fail("the game does not end", combination, record);
    ++phases[game.phase()];
    const int choice = game.to_move() < 0 ? choose_chance(game, weights, generator) : choose_action(actions, zones, game.to_move(), generator);
    if (one_in(generator, 50) && !refuses(game, actions[choice] + " ")) fail("an unknown action was taken", combination, record);
    record.push_back(actions[choice]);
    game.apply(actions[choice]);
  }
  if (!actions.empty()) fail("moves after the end", combination, record);
  const std::string result = game.result();
  if (game.winnable() != (result == "won")) fail("winnable after the end", combination, record);
  ++tally.games;
  tally.steps += static_cast<long>(record.size());
  if (result == "won") ++tally.won;
  if (result == "lost deck") ++tally.lost_deck;
  if (result == "lost door") ++tally.lost_door;
}

// The referee alone, without the checks and the mover: the same games again.
double microseconds_a_step(int games, std::uint64_t seed) {
  std::vector<std::pair<Setup, std::vector<std::string>>> records;
  Generator generator(seed);
  std::vector<std::string> actions;
  std::vector<int> weights;
  Zones zones;
  for (int number = 0; number < games; ++number) {
    const Setup setup = make_setup(number % 32, generator);
    referee::Referee game(setup);
    std::vector<std::string> record;
    while (game.to_move() != 2) {
      game.zones(zones);
      game.legal(actions);
      const int choice = game.to_move() < 0 ? choose_chance(game, weights, generator) : choose_action(actions, zones, game.to_move(), generator);
      record.push_back(actions[choice]);
      game.apply(actions[choice]);
    }
    records.emplace_back(setup, std::move(record));
  }
  long steps = 0;
  const auto start = std::chrono::steady_clock::now();
  for (const auto& [setup, record] : records) {
    referee::Referee game(setup);
    for (const std::string& action : record) {
      game.legal(actions);
      game.apply(action);
      game.zones(zones);
      ++steps;
    }
  }
  const std::chrono::duration<double, std::micro> spent = std::chrono::steady_clock::now() - start;
  return spent.count() / static_cast<double>(steps);
}

}  // namespace

int main(int argument_count, char** arguments) {
  const int games = argument_count > 1 ? std::atoi(arguments[1]) : 100;
  const std::uint64_t seed = argument_count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
  Generator generator(seed);
  std::map<std::string, long> phases;
  Tally all;
  for (int combination = 0; combination < 32; ++combination) {
    if ((combination & 16) != 0 && (combination & 8) == 0) continue;  // no talk alone
    Tally tally;
    for (int number = 0; number < games; ++number) play(combination, generator, tally, phases);
    std::printf("%d player%s %-6s %-4s %-6s %-12s games %6ld  steps %9ld  won %5ld  lost deck %6ld  lost door %5ld\n", (combination & 8) != 0 ? 2 : 1,
                (combination & 8) != 0 ? "s" : " ",
                (combination & 8) == 0    ? ""
                : (combination & 16) != 0 ? "open"
                                          : "silent",
                (combination & 1) != 0 ? "book" : "", (combination & 2) != 0 ? "towers" : "", (combination & 4) != 0 ? "premonitions" : "",
                tally.games, tally.steps, tally.won, tally.lost_deck, tally.lost_door);
    all.games += tally.games;
    all.steps += tally.steps;
    all.won += tally.won;
  }
  std::printf("games %ld  steps %ld  won %ld\nphases:", all.games, all.steps, all.won);
  for (const auto& [phase, count] : phases) std::printf(" %s %ld", phase.c_str(), count);
  const double microseconds = microseconds_a_step(std::max(32, std::min(games * 8, 3200)), seed + 1);
  std::printf("\nlegal + apply + zones: %.3f microseconds a step, %.0f steps a second\n", microseconds, 1e6 / microseconds);
  return 0;
}
