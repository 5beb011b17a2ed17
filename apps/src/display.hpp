// Boards on standard output: its width, and colour where there is some.
#pragma once

#include <string>

#include "core/message.hpp"
#include "onirim/view.hpp"
#include "words/sentences.hpp"

namespace meander::onirim {

// Somebody who watches a game of so many seats on standard output.
Teller watcher(int players, bool plain = false);
// How a game ended; empty when it has not.
Marked ending_sentence(Ending ending);
// The position as lines, with what it stands at and whether it is over or hopeless.
std::string board_text(const State& state, bool plain = false);
// What a seat may see.
std::string board_text(const View& view, bool plain);

}  // namespace meander::onirim
