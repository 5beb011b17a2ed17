// A position as lines of text, and what happened as sentences.
//
//   print(board_of(position.state, style));
//   for (const Event& event : events) print(sentence_of(event, players));
//
// Colour only repeats what the letters say.
#pragma once

#include <string>
#include <vector>

#include "onirim/events.hpp"
#include "onirim/state.hpp"

namespace meander::onirim {

struct Style {
  bool colour = false;
  int width = 80;  // columns, at least 30
};

// Every zone in a few lines, none wider than the style's width.
std::vector<std::string> board_of(const State& state, const Style& style);

// One sentence; empty for what a person need not be told.
std::string sentence_of(const Event& event, int players);

}  // namespace meander::onirim
