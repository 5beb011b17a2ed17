// How the corridors of a tile are routed through a grid of letters.
#include "letter_roads.hpp"

#include <gtest/gtest.h>

#include "games.hpp"

namespace {

using namespace meander::labyrinth;

std::size_t beside(std::size_t node, Arm arm) {
  return arm == arm_north ? node - letter_columns : arm == arm_south ? node + letter_columns : arm == arm_east ? node + 1 : node - 1;
}
Arm back(Arm arm) { return arm == arm_north ? arm_south : arm == arm_south ? arm_north : arm == arm_east ? arm_west : arm_east; }
bool is_exit(std::size_t node, Arm arm, Edges edges) {
  for (int d = 0; d < directions; ++d) {
    const LetterExit& exit = letter_exits[static_cast<std::size_t>(d)];
    if ((edges >> d & 1) != 0 && node_at(exit.column, exit.row) == node && exit.arm == arm) return true;
  }
  return false;
}

// Which edges are reached from the first one, along arms that meet arms.
Edges joined_edges(const std::array<Arms, letter_nodes>& arms, Edges edges) {
  std::array<bool, letter_nodes> seen{};
  std::vector<std::size_t> open;
  Edges found = 0;
  for (int d = 0; d < directions && open.empty(); ++d) {
    const LetterExit& exit = letter_exits[static_cast<std::size_t>(d)];
    if ((edges >> d & 1) != 0) open.push_back(node_at(exit.column, exit.row));
  }
  while (!open.empty()) {
    const std::size_t node = open.back();
    open.pop_back();
    if (seen[node]) continue;
    seen[node] = true;
    for (int d = 0; d < directions; ++d) {
      const LetterExit& exit = letter_exits[static_cast<std::size_t>(d)];
      if ((edges >> d & 1) != 0 && node_at(exit.column, exit.row) == node) found = static_cast<Edges>(found | 1 << d);
    }
    for (const Arm arm : all_arms) {
      if ((arms[node] & arm) == 0 || is_exit(node, arm, edges)) continue;
      EXPECT_NE(arms[beside(node, arm)] & back(arm), 0);
      open.push_back(beside(node, arm));
    }
  }
  return found;
}

void expect_sound(const TileShape& shape) {
  const LetterRoads roads = letter_roads(shape);
  EXPECT_TRUE(roads.complete);
  for (std::size_t i = 0; i < shape.size(); ++i) EXPECT_EQ(joined_edges(roads.arms[i], shape[i].edges), shape[i].edges);
  for (std::size_t node = 0; node < letter_nodes; ++node) {
    for (std::size_t i = 0; i < shape.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const Arms a = roads.arms[i][node];
        const Arms b = roads.arms[j][node];
        if (a == 0 || b == 0) continue;
        // Over and under cross, straight.
        EXPECT_EQ(a | b, arm_north | arm_east | arm_south | arm_west);
        EXPECT_TRUE(a == (arm_north | arm_south) || a == (arm_east | arm_west));
        EXPECT_EQ(a & b, 0);
        EXPECT_TRUE(shape[i].level == Level::over || shape[j].level == Level::over);
        EXPECT_TRUE(shape[i].level == Level::under || shape[j].level == Level::under);
      }
    }
  }
}

TEST(LabyrinthLetterRoads, every_tile_of_the_set_is_joined_and_crosses_only_at_bridges) { every_tile(expect_sound); }

// Whether two sets of edges lie so that roads within each need not cross.
bool lie_apart(Edges a, Edges b) {
  int changes = 0;
  int last = 0;
  for (int i = 0; i < 2 * directions; ++i) {
    const int d = i % directions;
    const int now = (a >> d & 1) != 0 ? 1 : (b >> d & 1) != 0 ? 2 : 0;
    if (now == 0) continue;
    if (i >= directions && last != now) ++changes;
    last = now;
  }
  return changes <= 2;
}

// But for bridges that cross another junction three times over.
TEST(LabyrinthLetterRoads, two_corridors_of_any_set_find_their_ways) {
  int torn = 0;
  for (int a = 1; a < 64; ++a) {
    for (int b = 1; b < 64; ++b) {
      if ((a & b) != 0) continue;
      SCOPED_TRACE(std::to_string(a) + " and " + std::to_string(b));
      TileShape shape;
      shape.push_back({Level::floor, static_cast<Edges>(a)});
      shape.push_back({Level::floor, static_cast<Edges>(b)});
      if (lie_apart(shape[0].edges, shape[1].edges)) expect_sound(shape);
      shape[0].level = Level::over;
      shape[1].level = Level::under;
      if (letter_roads(shape).complete) {
        expect_sound(shape);
      } else {
        ++torn;
      }
    }
  }
  EXPECT_LE(torn, 6);
}

}  // namespace
