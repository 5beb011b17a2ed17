// Meetings (LAB-9.1–9.7): thefts, those present, the one who enters, those who join.
#include <algorithm>

#include "game.hpp"

namespace labyrinth_referee {

namespace {

bool among(const std::vector<int>& seats, int seat) { return std::find(seats.begin(), seats.end(), seat) != seats.end(); }

}  // namespace

Task<bool> Game::meet(Arrival arrival) {
  Bonuses bonuses;
  const std::vector<int> present = others_at(arrival.at, arrival.seat);
  if (present.empty()) co_return false;
  // LAB-7.1, 7.3
  if (arrival.jumped) bonuses[arrival.seat] = 1;
  if (arrival.how == How::climb && board.level(arrival.at) == "over") {
    for (const int seat : present) bonuses[seat] = 1;
  }
  co_await thefts_first(arrival.seat);
  bool goes_back = co_await attacks_of_those_present(arrival, bonuses);
  if (goes_back || player(arrival.seat).at != arrival.at) co_return goes_back;
  goes_back = co_await attack_of_the_one_who_enters(arrival, bonuses);
  co_return goes_back;
}

// LAB-9.4 (a)
Task<void> Game::thefts_first(int seat) {
  for (;;) {
    std::vector<std::string> options;
    thefts(seat, options);
    if (options.empty()) co_return;
    options.push_back("pass");
    const std::string choice = co_await ask("rob", seat, options);
    if (choice == "pass") co_return;
    steal(seat, choice);
  }
}

// LAB-9.4 (b) and (c)
Task<bool> Game::attacks_of_those_present(Arrival arrival, Bonuses bonuses) {
  std::vector<int> targets;                   // in the order first named
  std::map<int, std::vector<int>> attackers;  // by target
  const std::vector<int> present = others_at(arrival.at, arrival.seat);
  for (const int seat : present) {
    if (player(seat).daze > 0) continue;
    std::vector<std::string> options = {"pass"};
    for (const int other : others_at(arrival.at, seat)) options.push_back("attack " + std::to_string(other));
    const std::string choice = co_await ask("declare", seat, options);
    if (choice == "pass") continue;
    const int target = seat_behind(choice);
    if (!among(targets, target)) targets.push_back(target);
    attackers[target].push_back(seat);
  }
  bool goes_back = false;
  for (const int target : targets) {
    const std::vector<int> losers = co_await fight(attackers[target], target, arrival.at, bonuses);
    // LAB-9.6: at once, on the first lost fight; the rest is fought without him.
    const bool there = player(arrival.seat).at == arrival.at;
    if (arrival.at.cell == centre_cell() && there && among(losers, arrival.seat)) {
      goes_back = true;
      put(arrival.seat, arrival.from);
    }
  }
  co_return goes_back;
}

// LAB-9.4 (d) to (f)
Task<bool> Game::attack_of_the_one_who_enters(Arrival arrival, Bonuses bonuses) {
  const int enterer = arrival.seat;
  std::string choice = "pass";
  do {
    const std::vector<int> present = others_at(arrival.at, enterer);
    if (present.empty() || player(enterer).daze > 0) co_return false;
    std::vector<std::string> options = {"pass"};
    for (const int seat : present) options.push_back("attack " + std::to_string(seat));
    thefts(enterer, options);
    choice = co_await ask("attack", enterer, options);
    if (choice == "pass") co_return false;
    if (!choice.starts_with("attack")) steal(enterer, choice);
  } while (!choice.starts_with("attack"));
  const int target = seat_behind(choice);
  std::vector<int> group = {enterer};
  const std::vector<int> present = others_at(arrival.at, enterer);
  for (const int seat : present) {
    if (seat == target || player(seat).daze > 0) continue;
    const std::vector<std::string> options = {"join", "pass"};
    const std::string answered = co_await ask("join", seat, options);
    if (answered == "join") group.push_back(seat);
  }
  const std::vector<int> losers = co_await fight(group, target, arrival.at, bonuses);
  co_return arrival.at.cell == centre_cell() && player(enterer).at == arrival.at&& among(losers, enterer);
}

}  // namespace labyrinth_referee
