// The Guardian (LAB-11).
#include <utility>

#include "game.hpp"

namespace labyrinth_referee {

// LAB-6.5, LAB-A.thief.3; she may use no ability while dazed, also none that works by itself (LAB-12.1).
bool Game::guardian_ignores(int seat) const { return player(seat).untouched || (player(seat).slipped && able(seat, "thief")) || slips_away(seat); }

// LAB-11.5, 11.8
Task<bool> Game::sent_home_by_guardian(int seat) {
  if (player(seat).daze == 0) {
    const int safe = safe_from_guardian(seat);
    const int rolled = co_await roll_with_crystal(seat, 2);
    if (rolled >= safe) co_return false;
  }
  go_home(seat);
  co_return true;
}

// LAB-11.4: he comes upon those on his corridor, the active player first.
Task<void> Game::guardian_meets_all() {
  const std::vector<int> order = clockwise_from(active);
  for (const int seat : order) {
    if (player(seat).at == guardian && !guardian_ignores(seat)) co_await sent_home_by_guardian(seat);
  }
}

int Game::guardian_cards_left() const {
  auto left = static_cast<int>(under_the_deck.size());
  for (const auto& [card, number] : guardian_cards) left += number;
  return left;
}

// All used: they are shuffled before one is taken. Those put under the deck come last, in that order.
Task<const GuardianCard*> Game::draw_guardian_card() {
  const int left = guardian_cards_left();
  for (const GuardianCard& each : components.guardian) {
    if (left == 0) guardian_cards[each.id] = each.count;
  }
  if (left > 0 && left == static_cast<int>(under_the_deck.size())) {
    const GuardianCard* known = under_the_deck.front();
    under_the_deck.pop_front();
    co_return known;
  }
  const std::string drawn = co_await chance("card", "card ", guardian_cards);
  const std::string id = word(drawn, 1);
  --guardian_cards[id];
  for (const GuardianCard& each : components.guardian) {
    if (each.id == id) co_return &each;
  }
  co_return nullptr;
}

// LAB-A.golems.2: two, of which she uses one; with one card left that one.
Task<const GuardianCard*> Game::card_to_use() {
  const GuardianCard* used_one = co_await draw_guardian_card();
  if (!able(active, "golems") || guardian_cards_left() == 0) co_return used_one;
  const GuardianCard* other = co_await draw_guardian_card();
  if (used_one != other) {
    const Options options = {"lead " + used_one->id, "lead " + other->id};
    const std::string choice = co_await ask("lead", active, options);
    if (word(choice, 1) == other->id) std::swap(used_one, other);
  }
  under_the_deck.push_back(other);
  co_return used_one;
}

// LAB-11.1, 11.7. LAB-11.6 needs no memory: he meets those whose corridor he enters or wakes on, and nobody else.
Task<void> Game::take_guardian_card() {
  const GuardianCard* card = co_await card_to_use();
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
    const Place entered = co_await corridor_entered(0, guardian, place_named(step.substr(5)));
    if (entered.cell < 0) continue;
    guardian_came_from = guardian;
    guardian = entered;
    co_await guardian_meets_all();
  }
}

}  // namespace labyrinth_referee
