// Meetings (LAB-9.1–9.7): thefts, those present, the one who enters, those who join.
#include "game.hpp"

namespace labyrinth_referee {

Task<bool> Game::meet(Arrival arrival) {
  Bonuses bonuses;
  const std::vector<int> present = others_at(arrival.at, arrival.seat);
  if (present.empty()) co_return false;
  // LAB-7.1, 7.3
  if (arrival.jumped) bonuses[arrival.seat] = 1;
  if (arrival.how == How::climb && board.level(arrival.at) == "over") {
    for (const int seat : present) bonuses[seat] = 1;
  }
  co_await steal_first(arrival);
  co_await thefts_first(arrival.at);
  // LAB-6.3: killed by the one whose turn it is.
  if (player(arrival.seat).at != arrival.at) co_return false;
  bool goes_back = co_await attacks_of_those_present(arrival, bonuses);
  if (goes_back || player(arrival.seat).at != arrival.at) co_return goes_back;
  goes_back = co_await attack_of_the_one_who_enters(arrival, bonuses);
  co_return goes_back;
}

// LAB-9.4 (a); LAB-4.4: by the one whose turn it is, entering or there already.
Task<void> Game::thefts_first(Place where) {
  for (;;) {
    std::vector<std::string> options;
    if (player(active).at == where) thefts(active, options);
    if (options.empty()) co_return;
    options.push_back("pass");
    const std::string choice = co_await ask("rob", active, options);
    if (choice == "pass") co_return;
    steal(active, choice);
  }
}

// LAB-9.4 (b): whom one who was there may attack.
Options Game::targets_of(int seat, Place where) const {
  Options options = {"pass"};
  for (const int other : others_at(where, seat)) {
    if (!slips_away(other)) options.push_back("attack " + std::to_string(other));
  }
  return options;
}

// LAB-9.4 (b) and (c)
Task<bool> Game::attacks_of_those_present(Arrival arrival, Bonuses bonuses) {
  std::vector<int> targets;                   // in the order first named
  std::map<int, std::vector<int>> attackers;  // by target
  const std::vector<int> present = others_at(arrival.at, arrival.seat);
  for (const int seat : present) {
    if (player(seat).daze > 0) continue;
    const Options options = targets_of(seat, arrival.at);
    const std::string choice = co_await ask("declare", seat, options);
    if (choice == "pass") continue;
    const int target = seat_behind(choice);
    if (!among(targets, target)) targets.push_back(target);
    attackers[target].push_back(seat);
  }
  bool goes_back = false;
  for (const int target : targets) {
    const bool beaten = co_await attack(arrival, attackers[target], target, bonuses);
    goes_back = goes_back || beaten;
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
  bonuses[enterer] += shadow_strike(enterer);
  const bool goes_back = co_await attack(arrival, group, target, bonuses);
  co_return goes_back;
}

}  // namespace labyrinth_referee
