// Asking seats and chance.
#include <algorithm>
#include <sstream>

#include "game.hpp"
#include "referee.hpp"

namespace labyrinth_referee {

// A step with one option takes itself; chance never does.
bool Game::Asking::await_ready() {
  if (game.question.seat == 0 || game.question.options.size() != 1) return false;
  game.answer = game.question.options[0];
  return true;
}

Game::Asking Game::ask(const std::string& phase, int seat, std::vector<std::string> options) {
  std::sort(options.begin(), options.end());
  question = {phase, seat, std::move(options), {}, 0};
  return Asking{*this};
}

Game::Asking Game::chance(const std::string& phase, const std::string& before, const std::map<std::string, int>& weights) {
  question = {phase, 0, {}, {}, 0};
  for (const auto& [id, weight] : weights) {
    if (weight == 0) continue;
    question.options.push_back(before + id);
    question.weights.push_back(weight);
  }
  return Asking{*this};
}

// The sum of the dice; with one die more the lowest is dropped.
Task<int> Game::roll(int dice, bool one_more) {
  question = {"roll", 0, {}, {}, dice + (one_more ? 1 : 0)};
  const std::string rolled = co_await Asking{*this};
  int sum = 0;
  int lowest = 6;
  for (const char letter : rolled) {
    if (letter < '1' || letter > '6') continue;
    sum += letter - '0';
    lowest = std::min(lowest, letter - '0');
  }
  co_return one_more ? sum - lowest : sum;
}

// LAB-13.1, 13.4, for every roll but those of a fight and of the set-up; with what was added before it.
Task<int> Game::roll_with_crystal(int seat, int dice) {
  const std::vector<int> nobody;
  const int blessings = co_await before_roll(seat, nobody);
  const int added = blessings - player(seat).curse;
  int sum = co_await roll(dice);
  if (player(seat).crystal) {
    const Options choices = {"again", "pass"};
    const std::string choice = co_await ask("crystal", seat, choices);
    if (choice == "again") {
      player(seat).crystal = false;
      sum = co_await roll(dice);
    }
  }
  co_await loop_after_roll();
  // LAB-A.witch.1: the tokens return.
  player(seat).curse = 0;
  co_return sum + added;
}

bool Game::answers(const std::string& text) const {
  if (question.dice == 0) return std::find(question.options.begin(), question.options.end(), text) != question.options.end();
  const std::string begin = "roll";
  if (text.size() != begin.size() + 2 * static_cast<std::size_t>(question.dice) || text.compare(0, begin.size(), begin) != 0) return false;
  for (std::size_t i = begin.size(); i < text.size(); i += 2) {
    if (text[i] != ' ' || text[i + 1] < '1' || text[i + 1] > '6') return false;
  }
  return true;
}

int seat_behind(const std::string& text) { return text.back() - '0'; }

std::string word(const std::string& text, std::size_t number) {
  std::istringstream words(text);
  std::string found;
  for (std::size_t i = 0; i <= number; ++i) {
    if (!(words >> found)) return "";
  }
  return found;
}

namespace {

void list_rolls(int left, int ways, int alike, int last, const std::string& text, Rolls& rolls, int rolled) {
  if (left == 0) {
    rolls.texts.push_back(text);
    rolls.ways.push_back(ways);
    return;
  }
  for (int die = last; die <= 6; ++die) {
    // So many ways more to choose which of the dice rolled up to now show this number.
    const int same = die == last ? alike + 1 : 1;
    list_rolls(left - 1, ways * (rolled + 1) / same, same, die, text + " " + std::to_string(die), rolls, rolled + 1);
  }
}

}  // namespace

const Rolls& rolls_of(int dice) {
  static const std::vector<Rolls> all = [] {
    std::vector<Rolls> made(8);
    for (int number = 1; number < 8; ++number) list_rolls(number, 1, 0, 1, "roll", made[static_cast<std::size_t>(number)], 0);
    return made;
  }();
  return all[static_cast<std::size_t>(dice)];
}

}  // namespace labyrinth_referee
