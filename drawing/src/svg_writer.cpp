#include "svg_writer.hpp"

#include <cmath>

namespace meander::labyrinth::drawing {

std::string number(double value) {
  const long tenths = std::lround(value * 10);
  const long whole = std::labs(tenths) / 10;
  const long part = std::labs(tenths) % 10;
  return (tenths < 0 ? "-" : "") + std::to_string(whole) + (part == 0 ? std::string() : "." + std::to_string(part));
}

std::string escaped(std::string_view text) {
  std::string all;
  for (const char each : text) {
    switch (each) {
      case '&':
        all += "&amp;";
        break;
      case '<':
        all += "&lt;";
        break;
      case '>':
        all += "&gt;";
        break;
      case '"':
        all += "&quot;";
        break;
      default:
        all += each;
    }
  }
  return all;
}

namespace {
std::string pair_of(Point point) { return number(point.x) + " " + number(point.y); }
}  // namespace

std::string translate(Point by, double scale) {
  std::string text = "translate(" + pair_of(by) + ")";
  // In hundredths.
  if (scale != 1) text += " scale(" + number(scale * 100) + "e-2)";
  return text;
}

std::string path_of(const Curve& curve) {
  return "M" + pair_of(curve.from * unit) + "C" + pair_of(curve.after_from * unit) + " " + pair_of(curve.before_to * unit) + " " +
         pair_of(curve.to * unit);
}

std::string path_of(const Road& road) {
  std::string data;
  for (const Curve& curve : road) data += path_of(curve);
  return data;
}

std::string points_of(const std::vector<Point>& points) {
  std::string text;
  for (const Point& point : points) text += (text.empty() ? "" : " ") + number(point.x) + "," + number(point.y);
  return text;
}

void SvgWriter::tag(std::string_view name, const Attributes& attributes, std::string_view close) {
  text_.append(open_.size(), ' ').append("<").append(name);
  for (const auto& [key, value] : attributes) text_.append(" ").append(key).append("=\"").append(escaped(value)).append("\"");
  text_ += close;
}

void SvgWriter::begin(std::string_view name, const Attributes& attributes) {
  tag(name, attributes, ">\n");
  open_.emplace_back(name);
}

void SvgWriter::end() {
  const std::string name = open_.back();
  open_.pop_back();
  text_.append(open_.size(), ' ').append("</").append(name).append(">\n");
}

void SvgWriter::element(std::string_view name, const Attributes& attributes) { tag(name, attributes, "/>\n"); }

void SvgWriter::element(std::string_view name, const Attributes& attributes, std::string_view content) {
  tag(name, attributes, ">");
  text_.append(escaped(content)).append("</").append(name).append(">\n");
}

namespace {
Attributes joined_attributes(Attributes first, const Attributes& more) {
  first.insert(first.end(), more.begin(), more.end());
  return first;
}
}  // namespace

void SvgWriter::path(std::string data, const Attributes& attributes) { element("path", joined_attributes({{"d", std::move(data)}}, attributes)); }

void SvgWriter::circle(Point middle, double radius, const Attributes& attributes) {
  element("circle", joined_attributes({{"cx", number(middle.x)}, {"cy", number(middle.y)}, {"r", number(radius)}}, attributes));
}

void SvgWriter::rectangle(Point corner, Point size, double round, const Attributes& attributes) {
  const Attributes own = {
      {"x", number(corner.x)}, {"y", number(corner.y)}, {"width", number(size.x)}, {"height", number(size.y)}, {"rx", number(round)}};
  element("rect", joined_attributes(own, attributes));
}

void SvgWriter::polygon(const std::vector<Point>& points, const Attributes& attributes) {
  element("polygon", joined_attributes({{"points", points_of(points)}}, attributes));
}

void SvgWriter::letters(Point at, double size, std::string_view text, std::string_view colour, Anchor anchor, const Attributes& more) {
  // The middle of digits and capitals lies about a third of the size above the line.
  Attributes own = {{"x", number(at.x)}, {"y", number(at.y + 0.36 * size)}, {"font-size", number(size)}, {"fill", std::string(colour)}};
  if (anchor == Anchor::middle) own.emplace_back("text-anchor", "middle");
  element("text", joined_attributes(own, more), text);
}

}  // namespace meander::labyrinth::drawing
