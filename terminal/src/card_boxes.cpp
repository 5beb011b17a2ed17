#include "card_boxes.hpp"

#include <algorithm>

#include "terminal/wrap.hpp"
#include "words/card_text.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

constexpr const char* symbols[] = {marked("sun"), marked("moon"), marked("key")};

// The lower line of a box.
std::string foot_of(Card card) {
  if (is_chamber(card)) return tr(symbols[static_cast<int>(symbol_of(card))]);
  return is_tower(card) ? edges_text(card, "·") : std::string();
}

std::string run_of(const std::string& text, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

std::string centred(const std::string& text, int width) {
  const int left = (width - columns_of(text)) / 2;
  return padded(std::string(static_cast<std::size_t>(std::max(0, left)), ' ') + text, width);
}

struct Frame {
  const char *left_above, *right_above, *left_below, *right_below, *across, *down;
};
constexpr Frame single_frame{"╭", "╮", "╰", "╯", "─", "│"};
constexpr Frame double_frame{"╔", "╗", "╚", "╝", "═", "║"};

void add_box(std::vector<std::string>& lines, Card card, int width, const Frame& frame, const Style& style) {
  const auto paint = [&](std::string text) { return card < card_kinds && !is_dream(card) ? painted(std::move(text), colour_of(card), style) : text; };
  lines[0] += paint(frame.left_above + run_of(frame.across, width) + frame.right_above);
  lines[1] += paint(frame.down) + centred(card_text(card, style), width) + paint(frame.down);
  lines[2] += paint(frame.down) + centred(foot_of(card), width) + paint(frame.down);
  lines[3] += paint(frame.left_below + run_of(frame.across, width) + frame.right_below);
}

}  // namespace

std::string edges_text(Card tower, const std::string& between) {
  static constexpr const char* edges[] = {"-", "s", "m", "sm"};
  const Edges edge = tower_edges[static_cast<std::size_t>(tower - first_tower)];
  return edges[edge.left] + between + edges[edge.right];
}

std::vector<std::string> card_boxes(const Hand& own, const Hand& shared, const Style& style, int room) {
  int width = 4;
  for (const Hand* hand : {&own, &shared}) {
    for (std::size_t i = 0; i < hand->size(); ++i) width = std::max(width, columns_of(foot_of((*hand)[i].card())));
  }
  const int gap = shared.empty() ? 0 : 1;
  const auto cards = static_cast<int>(own.size() + shared.size());
  if (cards == 0 || cards * (width + 2) + gap > room) return {};
  std::vector<std::string> lines(4);
  for (std::size_t i = 0; i < own.size(); ++i) add_box(lines, own[i].card(), width, single_frame, style);
  if (gap > 0 && !own.empty()) {
    for (std::string& line : lines) line += ' ';
  }
  for (std::size_t i = 0; i < shared.size(); ++i) add_box(lines, shared[i].card(), width, double_frame, style);
  return lines;
}

}  // namespace meander::onirim
