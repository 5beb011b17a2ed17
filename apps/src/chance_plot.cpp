#include "chance_plot.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "words/advice_text.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

constexpr double width = 720;
constexpr double height = 300;
constexpr double left = 56;
constexpr double right = 16;
constexpr double top = 20;
constexpr double bottom = 44;

double across(std::size_t place, std::size_t count) {
  return left + (width - left - right) * static_cast<double>(place) / static_cast<double>(std::max<std::size_t>(1, count - 1));
}
double up(double chance) { return top + (height - top - bottom) * (1 - chance); }

template <typename Value>
std::string curve(const onirim::Analysis& analysis, Value value) {
  std::string points;
  for (std::size_t i = 0; i < analysis.decisions.size(); ++i) {
    points += fmt::format("{}{:.1f},{:.1f}", i == 0 ? "" : " ", across(i, analysis.decisions.size()), up(value(analysis.decisions[i])));
  }
  return points;
}

}  // namespace

// Drawn in the colours of whatever surrounds it; the lines differ by their dashes, too.
std::string chance_plot(const onirim::Analysis& analysis) {
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"12\" role=\"img\">\n"
      "<title>{}</title>\n<rect width=\"{}\" height=\"{}\" fill=\"#fffaf0\"/>\n",
      width, height, tr("Chances to win, decision by decision"), width, height);
  for (int percent = 0; percent <= 100; percent += 25) {
    const double y = up(percent / 100.0);
    svg += fmt::format("<line x1=\"{}\" x2=\"{}\" y1=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"#d8cbb0\"/>\n", left, width - right, y, y);
    svg += fmt::format("<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\" fill=\"#4a3b28\">{}</text>\n", left - 8, y + 4,
                       tr("{percent} %", arg("percent", percent)));
  }
  svg += fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"#b08a3c\" stroke-width=\"1.5\" stroke-dasharray=\"4 3\"/>\n",
                     curve(analysis, [](const onirim::Decision& decision) { return decision.judgement.best_chance; }));
  svg += fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"#2f5d62\" stroke-width=\"2\"/>\n",
                     curve(analysis, [](const onirim::Decision& decision) { return decision.judgement.chance; }));
  for (const onirim::Decision& decision : analysis.worst(3)) {
    const auto place =
        static_cast<std::size_t>(std::ranges::find(analysis.decisions, decision.step, &onirim::Decision::step) - analysis.decisions.begin());
    const double x = across(place, analysis.decisions.size());
    svg += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" fill=\"#a33b2e\"><title>{}</title></circle>\n", x, up(decision.judgement.chance),
                       tr("Turn {turn}: costs {cost}", arg("turn", decision.turn), arg("cost", onirim::chance_text(decision.cost()))));
    svg += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\" fill=\"#a33b2e\">{}</text>\n", x, height - bottom + 18, decision.turn);
  }
  svg += fmt::format("<text x=\"{}\" y=\"{}\" fill=\"#4a3b28\">{}</text>\n</svg>\n", left, height - 8,
                     tr("Line: what was played; dashes: the best there was; dots: the dearest three decisions, with their turns"));
  return svg;
}

}  // namespace meander
