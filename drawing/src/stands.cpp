#include "drawing/labyrinth/stands.hpp"

#include <algorithm>
#include <cmath>

namespace meander::labyrinth::drawing {

namespace {

constexpr double mesh = 0.08;   // of the places that are tried
constexpr double reach = 0.66;  // how far from the middle something may stand, towards an edge
constexpr double tie = 1e-6;    // what is better by less is not better, so that every machine finds the same
constexpr int rounds = 4;
constexpr double least_scale = 0.7;  // below that nothing can be read
constexpr double far_enough = 0.45;  // from another corridor

double nearest(Point point, const std::vector<Point>& points, double most) {
  double least = most;
  for (const Point& each : points) least = std::min(least, std::sqrt(dot(point - each, point - each)));
  return least;
}

// How far things are apart, up to what they need.
double least_gap(Point point, const std::vector<Point>& points) {
  double least = thing_height;
  for (const Point& each : points) least = std::min(least, std::max(0.75 * std::abs(point.x - each.x), std::abs(point.y - each.y)));
  return least;
}

std::vector<Point> samples_of(const Road& road) {
  constexpr int samples = 16;
  std::vector<Point> points;
  for (const Curve& curve : road) {
    for (int i = 0; i <= samples; ++i) points.push_back(along(curve, static_cast<double>(i) / samples));
  }
  return points;
}

bool within_reach(Point point) {
  for (int d = 0; d < directions; ++d) {
    if (dot(point, edge_middle(d)) > reach * half_height) return false;
  }
  return true;
}

struct Spot {
  Point point;
  double worth;  // the nearer to its own road, the farther from others and the nearer to the middle, the better
};

std::vector<Spot> spots_on(const TileShape& shape, std::size_t corridor) {
  const std::vector<Point> own = samples_of(road_of(shape, corridor));
  std::vector<Point> others;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (i == corridor) continue;
    const std::vector<Point> more = samples_of(road_of(shape, i));
    others.insert(others.end(), more.begin(), more.end());
  }
  constexpr int steps_to_rim = static_cast<int>(1 / mesh);
  std::vector<Spot> spots;
  for (int row = -steps_to_rim; row <= steps_to_rim; ++row) {
    for (int column = -steps_to_rim; column <= steps_to_rim; ++column) {
      const Point point{column * mesh, row * mesh};
      const double off_road = nearest(point, own, 2);
      const double apart = nearest(point, others, far_enough);
      if (!within_reach(point) || off_road > road_width || off_road >= apart) continue;
      spots.push_back({point, 2 * apart - 2 * off_road - 0.4 * std::sqrt(dot(point, point))});
    }
  }
  return spots;
}

Point best_of(const std::vector<Spot>& spots, const std::vector<Point>& others, Point name, Point otherwise) {
  Point best = otherwise;
  double most = -10;
  for (const Spot& spot : spots) {
    const double value = spot.worth + 10 * least_gap(spot.point, others) + 2 * least_gap(spot.point, {name});
    if (value <= most + tie) continue;
    most = value;
    best = spot.point;
  }
  return best;
}

}  // namespace

Stands stands_on(const TileShape& shape, const std::vector<std::size_t>& corridors) {
  std::vector<std::vector<Spot>> spots;
  for (std::size_t i = 0; i < shape.size(); ++i) spots.push_back(spots_on(shape, i));
  const Point name = place_for_name(shape);
  Stands stands;
  // Each is put where it is best beside those before it, and then moved to where it is best beside all others.
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t i = 0; i < corridors.size(); ++i) {
      std::vector<Point> others = stands.points;
      if (round > 0) others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      const Point best = best_of(spots[corridors[i]], others, name, along(road_of(shape, corridors[i]).front(), 0.5));
      if (round > 0) {
        stands.points[i] = best;
      } else {
        stands.points.push_back(best);
      }
    }
  }
  double room = thing_height;
  for (std::size_t i = 1; i < corridors.size(); ++i) {
    room = std::min(room, least_gap(stands.points[i], {stands.points.begin(), stands.points.begin() + static_cast<std::ptrdiff_t>(i)}));
  }
  stands.scale = std::max(room / thing_height, least_scale);
  return stands;
}

}  // namespace meander::labyrinth::drawing
