// Where cells, roads and things lie in a picture.
#include <gtest/gtest.h>

#include <cmath>

#include "drawing/labyrinth/stands.hpp"
#include "games.hpp"

namespace {

using namespace meander::labyrinth;
using namespace meander::labyrinth::drawing;

double apart(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

double from_road(Point point, const Road& road) {
  double least = 10;
  for (const Curve& curve : road) {
    for (int i = 0; i <= 50; ++i) least = std::min(least, apart(point, along(curve, i / 50.0)));
  }
  return least;
}

TEST(LabyrinthGeometry, neighbours_meet_in_the_middle_of_an_edge) {
  for (Cell cell = 0; cell < cell_count; ++cell) {
    for (int d = 0; d < directions; ++d) {
      const Cell other = neighbour(cell, d);
      if (other == no_cell) continue;
      EXPECT_LT(apart(middle_of(cell) + edge_middle(d), middle_of(other) + edge_middle(opposite(d))), 1e-9) << name_of(cell) << d;
    }
  }
  EXPECT_LT(middle_of(cell_named("D3")).y, middle_of(centre).y);
  EXPECT_LT(middle_of(cell_named("C4")).x, middle_of(centre).x);
}

TEST(LabyrinthGeometry, start_fields_touch_their_key_tiles_and_nothing_else) {
  for (int d = 0; d < directions; ++d) {
    EXPECT_NEAR(apart(middle_of_start(d), middle_of(key_cell(d)) + edge_middle(d)), start_radius, 1e-9);
    for (Cell cell = 0; cell < cell_count; ++cell) EXPECT_GT(apart(middle_of_start(d), middle_of(cell)), half_height + start_radius - 1e-9);
  }
}

TEST(LabyrinthGeometry, roads_end_on_the_middles_of_their_edges) {
  every_tile([](const TileShape& shape) {
    for (std::size_t i = 0; i < shape.size(); ++i) {
      const Road road = road_of(shape, i);
      for (int d = 0; d < directions; ++d) {
        int ends = 0;
        for (const Curve& curve : road) ends += (curve.from == edge_middle(d) ? 1 : 0) + (curve.to == edge_middle(d) ? 1 : 0);
        EXPECT_EQ(ends, shape[i].edges >> d & 1);
      }
      // What is no edge is one junction.
      for (const Curve& curve : road) EXPECT_TRUE(road.size() == 1 || curve.to == road[0].to);
    }
  });
}

TEST(LabyrinthGeometry, a_part_of_a_curve_lies_upon_it) {
  const Curve curve = {{0, 0}, {1, 0}, {1, 1}, {3, 1}};
  const Curve part = part_of(curve, 0.25, 0.75);
  for (int i = 0; i <= 10; ++i) EXPECT_LT(apart(along(part, i / 10.0), along(curve, 0.25 + i / 20.0)), 1e-9);
}

TEST(LabyrinthGeometry, things_stand_apart_and_on_their_own_corridor) {
  every_tile([](const TileShape& shape) {
    for (std::size_t each = 1; each <= 3; ++each) {
      std::vector<std::size_t> corridors;
      for (std::size_t i = 0; i < shape.size(); ++i) corridors.insert(corridors.end(), each, i);
      const Stands stands = stands_on(shape, corridors);
      ASSERT_EQ(stands.points.size(), corridors.size());
      for (std::size_t i = 0; i < corridors.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) EXPECT_GT(apart(stands.points[i], stands.points[j]), 0.2);
        const double own = from_road(stands.points[i], road_of(shape, corridors[i]));
        EXPECT_LT(own, road_width + 0.02);
        for (std::size_t other = 0; other < shape.size(); ++other) {
          if (other == corridors[i]) continue;
          EXPECT_GT(from_road(stands.points[i], road_of(shape, other)), own - 0.02);
        }
      }
      EXPECT_TRUE(each > 1 || stands.scale > 0.85) << stands.scale;
    }
  });
}

}  // namespace
