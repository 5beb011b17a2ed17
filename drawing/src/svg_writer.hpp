// Writes SVG elements one after the other. Internal.
//
//   SvgWriter svg;
//   svg.begin("g", {{"class", "pawn"}});
//   svg.element("circle", {{"r", number(14)}, {"fill", "#fff"}});
//   svg.end();
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "drawing/labyrinth/roads.hpp"

namespace meander::labyrinth::drawing {

inline constexpr double unit = 58;  // a cell's radius in the picture

// To a tenth.
std::string number(double value);
std::string escaped(std::string_view text);
std::string translate(Point by, double scale = 1);
std::string path_of(const Curve& curve);  // in units of a cell's radius
std::string path_of(const Road& road);
std::string points_of(const std::vector<Point>& points);

using Attributes = std::vector<std::pair<std::string_view, std::string>>;

class SvgWriter {
 public:
  void begin(std::string_view name, const Attributes& attributes);
  void end();
  void element(std::string_view name, const Attributes& attributes);
  // With text in it.
  void element(std::string_view name, const Attributes& attributes, std::string_view content);

  void path(std::string data, const Attributes& attributes);
  void circle(Point middle, double radius, const Attributes& attributes);
  void rectangle(Point corner, Point size, double round, const Attributes& attributes);
  void polygon(const std::vector<Point>& points, const Attributes& attributes);
  // Letters in the middle of a point, or behind it.
  enum class Anchor { middle, start };
  void letters(Point at, double size, std::string_view text, std::string_view colour, Anchor anchor = Anchor::middle, const Attributes& more = {});

  const std::string& text() const { return text_; }

 private:
  void tag(std::string_view name, const Attributes& attributes, std::string_view close);
  std::string text_;
  std::vector<std::string> open_;
};

}  // namespace meander::labyrinth::drawing
