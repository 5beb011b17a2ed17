#include "drawing/labyrinth/svg.hpp"

#include "drawing/labyrinth/colours.hpp"
#include "svg_board.hpp"
#include "svg_players.hpp"

namespace meander::labyrinth::drawing {

namespace {

constexpr double board_height = 14.1 * unit;

// A wall of stones, laid over every tile.
void define_stones(SvgWriter& svg) {
  svg.begin("defs", {});
  svg.begin("pattern", {{"id", "meander-stones"}, {"width", "34"}, {"height", "26"}, {"patternUnits", "userSpaceOnUse"}});
  svg.path("M0 1H34M0 14H34M9 1V14M26 14V27", {{"fill", "none"}, {"stroke", "#000000"}, {"stroke-opacity", "0.16"}, {"stroke-width", "2"}});
  svg.path("M0 3H34M0 16H34", {{"fill", "none"}, {"stroke", "#ffffff"}, {"stroke-opacity", "0.1"}, {"stroke-width", "2"}});
  svg.end();
  svg.end();
}

}  // namespace

std::string svg_of(const Table& table, const PictureWords& words) {
  const double height = board_height + height_of_panels(table);
  SvgWriter svg;
  svg.begin("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                    {"viewBox", "0 0 " + number(picture_width) + " " + number(height)},
                    {"role", "img"},
                    {"font-family", "Verdana, DejaVu Sans, sans-serif"},
                    {"font-weight", "bold"}});
  svg.element("title", {}, words.title);
  svg.element("desc", {}, words.description);
  define_stones(svg);
  svg.rectangle({}, {picture_width, height}, 14, {{"fill", std::string(colour::paper)}});
  svg.begin("g", {{"transform", translate({picture_width / 2, board_height / 2})}});
  draw_board(svg, table);
  draw_under_way(svg, table);
  svg.end();
  svg.begin("g", {{"transform", translate({0, board_height})}});
  draw_panels(svg, table);
  svg.end();
  svg.end();
  return svg.text();
}

}  // namespace meander::labyrinth::drawing
