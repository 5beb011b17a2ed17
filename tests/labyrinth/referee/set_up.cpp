// The set-up (LAB-2) and the turns one after another (LAB-4).
#include <algorithm>

#include "game.hpp"

namespace labyrinth_referee {

namespace {

TrapKind blank_trap() {
  TrapKind blank;
  blank.id = "blank";
  blank.kind = "blank";
  return blank;
}

}  // namespace

Game::Game(const Components& set, int number_of_players, bool alone, bool blanks, const Characters& who)
    : components(set), blank(blank_trap()), count(number_of_players), win_alone(alone), characters(who), board(components) {
  players.resize(static_cast<std::size_t>(count));
  for (Player& each : players) each.life = components.life;
  give_characters();
  first_key_lies.fill(true);
  guardian = {centre_cell(), 0};
  for (const TileKind& tile : components.tiles) pool[tile.id] = tile.count;
  for (const GuardianCard& card : components.guardian) guardian_cards[card.id] = card.count;
  for (const TrapKind& trap : components.traps) unseen_traps[trap.id] = trap.count;
  // LAB-15.2
  if (blanks) unseen_traps[blank.id] = components.blanks;
  for (const auto& [id, number] : unseen_traps) traps_in_pile += number;
  daze_tokens = components.daze_tokens;
}

Task<void> Game::play() {
  co_await set_up();
  co_await take_turns();
}

Task<void> Game::take_turns() {
  while (winner == 0) {
    co_await turn();
    if (winner == 0) active = clockwise_from(active)[1];
  }
  question = {"over", 0, {}, {}, 0};
}

Task<void> Game::set_up() {
  const int starter = co_await who_starts();
  co_await sit_down(starter);
  co_await deal_characters(starter);
  active = starter;
}

// LAB-2.2
Task<int> Game::who_starts() {
  std::vector<int> rolling;
  for (int seat = 1; seat <= count; ++seat) rolling.push_back(seat);
  while (rolling.size() > 1) {
    std::vector<int> highest;
    int most = 0;
    for (const int seat : rolling) {
      const int sum = co_await roll(2);
      if (sum > most) highest.clear();
      most = std::max(most, sum);
      if (sum == most) highest.push_back(seat);
    }
    rolling = highest;
  }
  co_return rolling[0];
}

// LAB-2.3
Task<void> Game::sit_down(int starter) {
  if (count == 2) {
    const std::vector<int> choosing = {3 - starter, starter};
    for (const int seat : choosing) {
      std::vector<std::string> fields;
      for (int field = 0; field < kEdges; ++field) {
        if (player(3 - seat).field != field) fields.push_back("sit S" + std::to_string(field));
      }
      const std::string choice = co_await ask("field", seat, fields);
      seat_at(seat, choice.back() - '0');
    }
    co_return;
  }
  std::map<std::string, int> standing;
  for (int seat = 1; seat <= count; ++seat) standing[std::to_string(seat)] = 1;
  std::vector<int> free = {0, 1, 2, 3, 4, 5};
  if (count == 3) free = {0, 2, 4};
  if (count == 4) free = {0, 1, 3, 4};
  std::vector<int> order;
  while (!standing.empty()) {
    std::string drawn = standing.begin()->first;
    if (standing.size() > 1) drawn = co_await chance("lot", "lot ", standing);
    const int seat = seat_behind(drawn);
    standing.erase(std::to_string(seat));
    order.push_back(seat);
    if (count == 5) continue;
    seat_at(seat, free.front());
    free.erase(free.begin());
  }
  if (count != 5) co_return;
  for (const int seat : order) {
    std::vector<std::string> fields;
    for (const int each : free) fields.push_back("sit S" + std::to_string(each));
    const std::string choice = co_await ask("field", seat, fields);
    const int field = choice.back() - '0';
    free.erase(std::find(free.begin(), free.end(), field));
    seat_at(seat, field);
  }
}

void Game::seat_at(int seat, int direction) {
  player(seat).field = direction;
  player(seat).at = start_field(direction);
}

}  // namespace labyrinth_referee
