// The Archer: adrenaline, the shot, the rope arrow (LAB-A.archer).
#include <set>

#include "game.hpp"

namespace labyrinth_referee {

namespace {

constexpr int kMostAdrenaline = 3;
constexpr int kShotRange = 2;
constexpr int kSafeFromShot = 7;

}  // namespace

// LAB-A.archer.1: before the life is lost, for she may be on her start field after it.
void Game::gain_adrenaline(int seat) {
  if (!able(seat, "archer") || player(seat).adrenaline >= kMostAdrenaline) return;
  if (tokens_left(components.adrenaline_tokens, &Player::adrenaline) > 0) ++player(seat).adrenaline;
}

void Game::spend_adrenaline() {
  used.insert("adrenaline");
  --player(active).adrenaline;
  ++actions;
}

void Game::abilities_of_archer(std::vector<std::string>& options) const {
  const Player& me = player(active);
  if (me.adrenaline > 0 && !used.contains("adrenaline")) options.push_back("use adrenaline");
  if (actions < 1) return;
  const std::vector<int> targets = used.contains("shot") ? std::vector<int>{} : in_range_of_shot();
  // Every choice of them but that of nobody.
  std::vector<std::string> choices = {""};
  for (const int seat : targets) {
    const std::size_t without = choices.size();
    for (std::size_t i = 0; i < without; ++i) choices.push_back(choices[i] + " " + std::to_string(seat));
  }
  for (std::size_t i = 1; i < choices.size(); ++i) options.push_back("use shot" + choices[i]);
  if (!me.crystal || actions < components.number("archer.3 actions", 2)) return;
  for (const Place place : in_range_of_rope()) options.push_back("use rope " + name_of(place));
}

// The seats in ascending order.
std::vector<int> Game::in_range_of_shot() const {
  const Place mine = player(active).at;
  std::set<Place> reached = {mine};
  for (int connections = 0; connections < kShotRange; ++connections) {
    const std::set<Place> nearer = reached;
    for (const Place place : nearer) {
      for (const Place next : board.connected(place)) reached.insert(next);
    }
  }
  reached.erase(mine);
  std::vector<int> seats;
  for (int seat = 1; seat <= count; ++seat) {
    if (reached.contains(player(seat).at)) seats.push_back(seat);
  }
  return seats;
}

// LAB-A.archer.2: whom she shoots at was said before the first die.
Task<void> Game::shoot(std::string seats) {
  --actions;
  used.insert("shot");
  const std::vector<int> order = clockwise_from(active);
  for (const int seat : order) {
    if (seats.find(std::to_string(seat)) == std::string::npos) continue;
    const int rolled = co_await roll_with_crystal(seat, 2);
    if (rolled < kSafeFromShot) be_hurt(seat, 1);
  }
}

std::vector<Place> Game::in_range_of_rope() const {
  const Place mine = player(active).at;
  std::set<int> cells = {mine.cell};
  for (int edge = 0; edge < kEdges; ++edge) cells.insert(neighbour(mine.cell, edge));
  std::vector<Place> found;
  for (const Place place : board.corridors()) {
    const bool barred = place == mine || place.cell == centre_cell() || board.lies_face_down(place.cell);
    if (cells.contains(place.cell) && !barred) found.push_back(place);
  }
  return found;
}

// LAB-A.archer.3
Task<void> Game::shoot_rope(Place to) {
  actions -= components.number("archer.3 actions", 2);
  player(active).crystal = false;
  Arrival arrival;
  arrival.seat = active;
  arrival.from = player(active).at;
  arrival.at = to;
  if (to == board.other_level(arrival.from)) arrival.how = board.level(to) == "under" ? How::drop : How::climb;
  co_await arrive(arrival);
}

}  // namespace labyrinth_referee
