// A game of Onirim as lines of text: every zone that may be seen, none of them wider than the style's width.
//
//   for (const std::string& line : board_of(view, teller)) print(line);
//
// A view shows what its seat knows ("?" for what it does not); a state shows everything, for those who look at positions.
#pragma once

#include <string>
#include <vector>

#include "onirim/state.hpp"
#include "onirim/view.hpp"
#include "words/sentences.hpp"

namespace meander::onirim {

std::vector<std::string> board_of(const View& view, const Teller& teller);
std::vector<std::string> board_of(const State& state, const Teller& teller);

// Only what a question within a turn is about: what was drawn or looked at, the hand, known places.
std::vector<std::string> brief_board_of(const View& view, const Teller& teller);

}  // namespace meander::onirim
