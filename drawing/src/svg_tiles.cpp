#include "svg_tiles.hpp"

#include "drawing/labyrinth/colours.hpp"

namespace meander::labyrinth::drawing {

namespace {

std::string text(std::string_view view) { return std::string(view); }

std::vector<Point> hexagon(double radius) {
  std::vector<Point> points;
  for (int i = 0; i < directions; ++i) points.push_back(corner(i) * (unit * radius));
  return points;
}

Attributes stroked(std::string_view colour, double width, std::string_view cap = "butt") {
  return {{"fill", "none"}, {"stroke", text(colour)}, {"stroke-width", number(width)}, {"stroke-linecap", text(cap)}, {"stroke-linejoin", "round"}};
}

void draw_road(SvgWriter& svg, const Road& road) {
  const std::string data = path_of(road);
  const bool junction = road.size() > 1;
  const bool dead_end = road.size() == 1 && dot(road[0].to, road[0].to) < 0.5;
  const Point hub = road[0].to * unit;
  const auto layer = [&](std::string_view colour, double width) {
    svg.path(data, stroked(colour, width * unit));
    if (junction || dead_end) svg.circle(hub, (junction ? 0.55 : 0.62) * width * unit, {{"fill", text(colour)}});
  };
  layer(colour::sand_dark, road_width);
  layer(colour::sand, road_width - 0.07);
}

// Sand up to the bridge, and planks between two rails from there to its other end.
void draw_bridge(SvgWriter& svg, const Road& road) {
  draw_road(svg, road);
  Road deck;
  for (const Curve& curve : road) deck.push_back(road.size() == 1 ? part_of(curve, 0.14, 0.86) : part_of(curve, 0.28, 1));
  const std::string data = path_of(deck);
  svg.path(data, stroked("#000000", (road_width + 0.13) * unit));
  svg.path(data, stroked(colour::wood_dark, (road_width + 0.06) * unit));
  svg.path(data, stroked(colour::wood, (road_width - 0.06) * unit));
  Attributes seams = stroked(colour::wood_dark, (road_width - 0.06) * unit);
  seams.emplace_back("stroke-dasharray", number(0.035 * unit) + " " + number(0.105 * unit));
  svg.path(data, seams);
}

}  // namespace

void draw_tile(SvgWriter& svg, const TileShape& shape, std::string_view stone, std::string_view name) {
  svg.polygon(hexagon(1), {{"fill", text(stone)}});
  svg.polygon(hexagon(0.97), {{"fill", "url(#meander-stones)"}});
  for (const std::size_t i : drawing_order(shape)) {
    const Road road = road_of(shape, i);
    if (shape[i].level == Level::over) {
      draw_bridge(svg, road);
    } else {
      draw_road(svg, road);
    }
  }
  svg.polygon(hexagon(0.985), {{"fill", "none"}, {"stroke", text(colour::stone_dark)}, {"stroke-width", "2.5"}});
  svg.letters(place_for_name(shape) * unit, 18, name, "#ffffff", SvgWriter::Anchor::middle, {{"class", "name"}});
}

void draw_tile_back(SvgWriter& svg, std::string_view name) {
  svg.polygon(hexagon(1), {{"fill", text(colour::tile_back)}});
  for (const double radius : {0.84, 0.62, 0.4}) {
    Attributes line = stroked(colour::tile_back_line, 3, "round");
    line.emplace_back("stroke-dasharray", "16 9");
    svg.polygon(hexagon(radius), line);
  }
  svg.polygon(hexagon(0.985), {{"fill", "none"}, {"stroke", text(colour::stone_dark)}, {"stroke-width", "2.5"}});
  svg.letters({0, -0.78 * unit}, 18, name, "#ffffff", SvgWriter::Anchor::middle, {{"class", "name"}});
}

void draw_empty_cell(SvgWriter& svg, std::string_view name) {
  svg.polygon(hexagon(0.96), {{"fill", "#e7dcc4"}, {"stroke", "#c8b990"}, {"stroke-width", "2"}, {"stroke-dasharray", "7 5"}});
  svg.letters({0, 0}, 22, name, colour::faint);
}

}  // namespace meander::labyrinth::drawing
