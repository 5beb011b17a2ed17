// The Guardian (LAB-11).
#include <algorithm>

#include "game.hpp"

namespace labyrinth_referee {

// LAB-11.5, 11.8
Task<bool> Game::sent_home_by_guardian(int seat) {
  if (player(seat).daze == 0) {
    const int rolled = co_await roll_with_crystal(seat, 2);
    if (rolled >= 12) co_return false;
  }
  go_home(seat);
  co_return true;
}

// LAB-11.4: he comes upon those on his corridor, the active player first.
Task<void> Game::guardian_meets_all() {
  const std::vector<int> order = clockwise_from(active);
  for (const int seat : order) {
    if (player(seat).at == guardian) co_await sent_home_by_guardian(seat);
  }
}

// LAB-11.1, 11.7. LAB-11.6 needs no memory: he meets those whose corridor he enters or wakes on, and nobody else.
Task<void> Game::take_guardian_card() {
  // All used: they are shuffled before one is taken.
  int left = 0;
  for (const auto& [card, number] : guardian_cards) left += number;
  for (const GuardianCard& each : components.guardian) {
    if (left == 0) guardian_cards[each.id] = each.count;
  }
  const std::string drawn = co_await chance("card", "card ", guardian_cards);
  const std::string id = drawn.substr(5);
  --guardian_cards[id];
  const GuardianCard* card = nullptr;
  for (const GuardianCard& each : components.guardian) {
    if (each.id == id) card = &each;
  }
  const Place centre{centre_cell(), 0};
  if (guardian_asleep) {
    guardian_asleep = false;
    co_await guardian_meets_all();
  } else if (card->deed == "move") {
    co_await lead_guardian(card->steps);
  } else if (card->deed == "sleep") {
    guardian_asleep = true;
  } else if (card->deed == "to_centre") {
    guardian_came_from = Place{};
    if (guardian != centre) {
      guardian = centre;
      co_await guardian_meets_all();
    }
  }
}

// LAB-11.2, 11.3
Task<void> Game::lead_guardian(int steps) {
  for (; steps > 0; --steps) {
    const std::vector<Place> connected = board.connected(guardian);
    std::vector<std::string> options;
    for (const Place next : connected) {
      const bool back = next == guardian_came_from;
      // At a dead end he may turn.
      if (!back || connected.size() == 1) options.push_back("step " + name_of(next));
    }
    if (options.empty()) co_return;
    const std::string step = co_await ask("step", active, options);
    guardian_came_from = guardian;
    guardian = place_named(step.substr(5));
    co_await guardian_meets_all();
  }
}

}  // namespace labyrinth_referee
