#include "letter_roads.hpp"

#include <algorithm>
#include <vector>

namespace meander::labyrinth {

namespace {

constexpr int far_away = 1000000;
constexpr int crossing_cost = 5;
// Of a step to the next column, and of one to the next row in each column: roads turn in the middle where they can.
constexpr int column_cost = 1;
constexpr std::array<int, letter_columns> row_cost = {5, 3, 1, 3, 5};
// Of a plan in which roads cross that do not on the tile, or that leaves stumps.
constexpr int wrong_crossing_cost = 1000;

constexpr Arm opposite_arm(Arm arm) { return arm == arm_north ? arm_south : arm == arm_south ? arm_north : arm == arm_east ? arm_west : arm_east; }

// The next node to a side; letter_nodes beyond the grid.
constexpr std::size_t next_node(std::size_t node, Arm arm) {
  const int column = static_cast<int>(node) % letter_columns + (arm == arm_east ? 1 : arm == arm_west ? -1 : 0);
  const int row = static_cast<int>(node) / letter_columns + (arm == arm_south ? 1 : arm == arm_north ? -1 : 0);
  return column < 0 || column >= letter_columns || row < 0 || row >= letter_rows ? letter_nodes : node_at(column, row);
}

std::vector<int> edges_in(Edges set) {
  std::vector<int> edges;
  for (int d = 0; d < directions; ++d) {
    if ((set >> d & 1) != 0) edges.push_back(d);
  }
  return edges;
}

constexpr std::size_t exit_node(int edge) {
  const LetterExit& exit = letter_exits[static_cast<std::size_t>(edge)];
  return node_at(exit.column, exit.row);
}

class Router {
 public:
  explicit Router(const TileShape& shape) : shape_(shape) {
    for (std::size_t i = 0; i < shape.size(); ++i) {
      for (const int edge : edges_in(shape[i].edges)) roads_.arms[i][exit_node(edge)] |= letter_exits[static_cast<std::size_t>(edge)].arm;
    }
  }

  void lay(std::size_t corridor) {
    std::vector<int> left = edges_in(shape_[corridor].edges);
    std::array<bool, letter_nodes> tree{};
    tree[exit_node(left[0])] = true;
    if (left.size() == 1) return end_blindly(corridor, exit_node(left[0]));
    left.erase(left.begin());
    while (!left.empty()) {
      spread(corridor, tree);
      const auto nearest =
          std::min_element(left.begin(), left.end(), [this](int a, int b) { return cost_to_[exit_node(a)] < cost_to_[exit_node(b)]; });
      const std::size_t goal = exit_node(*nearest);
      left.erase(nearest);
      if (cost_to_[goal] >= far_away) {
        cost_ += far_away;
        roads_.complete = false;
        continue;
      }
      cost_ += cost_to_[goal];
      join(corridor, goal, tree);
    }
  }

  int cost() const { return cost_; }
  const LetterRoads& roads() const { return roads_; }

 private:
  bool used_by_others(std::size_t corridor, std::size_t node) const {
    for (std::size_t i = 0; i < shape_.size(); ++i) {
      if (i != corridor && roads_.arms[i][node] != 0) return true;
    }
    return false;
  }
  // What it costs to cross what runs through a node, from one side to the other.
  int crossing(std::size_t corridor, std::size_t node, Arm arm) const {
    const bool upright = arm == arm_north || arm == arm_south;
    const Arms across = upright ? arm_east | arm_west : arm_north | arm_south;
    int found = 0;
    int cost = far_away;
    for (std::size_t i = 0; i < shape_.size(); ++i) {
      const Arms there = roads_.arms[i][node];
      if (there == 0) continue;
      ++found;
      if (i == corridor || there != across) return far_away;
      const bool bridge = shape_[i].level != shape_[corridor].level && (shape_[i].level == Level::over || shape_[corridor].level == Level::over);
      const bool right = bridge && shape_[i].level != Level::beside && shape_[corridor].level != Level::beside;
      cost = right ? crossing_cost : wrong_crossing_cost;
    }
    return found == 1 ? cost : far_away;
  }

  // The cheapest way from the tree to every node, each remembered by its last step.
  void spread(std::size_t corridor, const std::array<bool, letter_nodes>& tree) {
    for (std::size_t node = 0; node < letter_nodes; ++node) cost_to_[node] = tree[node] ? 0 : far_away;
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t node = 0; node < letter_nodes; ++node) {
        for (const Arm arm : all_arms) changed = step(corridor, node, arm) || changed;
      }
    }
  }
  bool step(std::size_t corridor, std::size_t node, Arm arm) {
    if (cost_to_[node] >= far_away) return false;
    const bool upright = arm == arm_north || arm == arm_south;
    const int one = upright ? row_cost[node % letter_columns] : column_cost;
    std::size_t to = next_node(node, arm);
    int cost = cost_to_[node] + one;
    if (to != letter_nodes && used_by_others(corridor, to)) {
      cost += one + crossing(corridor, to, arm);
      to = next_node(to, arm);
    }
    if (to == letter_nodes || used_by_others(corridor, to) || cost >= cost_to_[to]) return false;
    cost_to_[to] = cost;
    came_from_[to] = node;
    came_by_[to] = arm;
    return true;
  }
  void join(std::size_t corridor, std::size_t goal, std::array<bool, letter_nodes>& tree) {
    auto& arms = roads_.arms[corridor];
    for (std::size_t node = goal; !tree[node]; node = came_from_[node]) {
      const Arm arm = came_by_[node];
      tree[node] = true;
      for (std::size_t at = came_from_[node]; at != node; at = next_node(at, arm)) {
        arms[at] |= arm;
        arms[next_node(at, arm)] |= opposite_arm(arm);
      }
    }
  }
  // A dead end leads to the middle as far as there is room.
  void end_blindly(std::size_t corridor, std::size_t node) {
    auto& arms = roads_.arms[corridor];
    const bool upright = node % letter_columns == 2;
    const Arm arm = upright ? (node < letter_columns ? arm_south : arm_north) : node % letter_columns == 0 ? arm_east : arm_west;
    for (int i = 0; i < (upright ? 1 : 2); ++i) {
      const std::size_t next = next_node(node, arm);
      if (used_by_others(corridor, next)) return;
      arms[node] |= arm;
      arms[next] |= opposite_arm(arm);
      node = next;
    }
  }

  const TileShape& shape_;
  LetterRoads roads_;
  int cost_ = 0;
  std::array<int, letter_nodes> cost_to_{};
  std::array<std::size_t, letter_nodes> came_from_{};
  std::array<Arm, letter_nodes> came_by_{};
};

}  // namespace

LetterRoads letter_roads(const TileShape& shape) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < shape.size(); ++i) order.push_back(i);
  LetterRoads best;
  int least = -1;
  // Which corridor is laid first decides whether the others find a way: the cheapest of all orders.
  do {
    Router router(shape);
    for (const std::size_t i : order) router.lay(i);
    if (least < 0 || router.cost() < least) {
      least = router.cost();
      best = router.roads();
    }
  } while (std::next_permutation(order.begin(), order.end()));
  return best;
}

}  // namespace meander::labyrinth
