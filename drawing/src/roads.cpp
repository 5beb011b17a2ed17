#include "drawing/labyrinth/roads.hpp"

#include <algorithm>
#include <array>

namespace meander::labyrinth::drawing {

namespace {

// How far a curve heads for the middle before it bends, as a share of the way there.
constexpr double bend = 0.55;
constexpr double bend_beside = 0.35;

Point mean_of(const std::vector<int>& edges) {
  Point sum;
  for (const int edge : edges) sum = sum + edge_middle(edge);
  return sum * (1.0 / static_cast<double>(edges.size()));
}

Curve through_road(int a, int b, Level level) {
  const bool beside = level == Level::beside;
  const Point from = edge_middle(a);
  const Point to = edge_middle(b);
  const double left = 1 - (beside ? bend_beside : bend);
  // What runs straight past a bridge has to make a detour.
  const Point aside = beside && opposite(a) == b ? Point{-from.y, from.x} * 0.8 : Point{};
  return {from, from * left + aside, to * left + aside, to};
}

Curve spoke(int edge, Point hub) {
  const Point from = edge_middle(edge);
  return {from, from * (1 - bend), between(hub, from, 0.2), hub};
}

}  // namespace

Road road_of(const TileShape& shape, std::size_t corridor) {
  const auto [level, set] = shape[corridor];
  std::vector<int> edges;
  for (int d = 0; d < directions; ++d) {
    if ((set >> d & 1) != 0) edges.push_back(d);
  }
  if (edges.size() == 2) return {through_road(edges[0], edges[1], level)};
  const double pull = level == Level::beside ? 1.2 : edges.size() == 1 && shape.size() > 1 ? 0.35 : edges.size() == 1 ? 0 : 0.35;
  const Point hub = mean_of(edges) * pull;
  Road road;
  for (const int edge : edges) road.push_back(spoke(edge, hub));
  return road;
}

Point along(const Curve& curve, double share) {
  const Point a = between(curve.from, curve.after_from, share);
  const Point b = between(curve.after_from, curve.before_to, share);
  const Point c = between(curve.before_to, curve.to, share);
  return between(between(a, b, share), between(b, c, share), share);
}

Curve part_of(const Curve& curve, double first, double last) {
  // The beginning up to `last`, and of that the end from `first` on.
  const Point a = between(curve.from, curve.after_from, last);
  const Point b = between(curve.after_from, curve.before_to, last);
  const Point ab = between(a, b, last);
  const Curve head = {curve.from, a, ab, along(curve, last)};
  const double rest = first / last;
  const Point c = between(head.before_to, head.to, rest);
  const Point bc = between(between(head.after_from, head.before_to, rest), c, rest);
  return {along(head, rest), bc, c, head.to};
}

std::vector<std::size_t> drawing_order(const TileShape& shape) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < shape.size(); ++i) order.push_back(i);
  std::stable_partition(order.begin(), order.end(), [&shape](std::size_t i) { return shape[i].level != Level::over; });
  return order;
}

Point place_for_name(const TileShape& shape) {
  // The western and eastern corners come first: there a name fits best.
  constexpr std::array<int, directions> wanted = {5, 2, 4, 3, 0, 1};
  // A road that turns from one edge to the next comes near the corner between them.
  const auto crossed = [&shape](int i) {
    const Edges beside = edges_of({i, (i + directions - 1) % directions});
    return std::any_of(shape.begin(), shape.end(), [beside](const CorridorShape& corridor) { return (corridor.edges & beside) == beside; });
  };
  std::size_t first = 0;
  while (first < wanted.size() && crossed(wanted[first])) ++first;
  const int at = first == wanted.size() ? wanted[0] : wanted[first];
  return corner(at) * (at == 5 || at == 2 ? 0.69 : 0.75);
}

}  // namespace meander::labyrinth::drawing
