// An unfinished game in one line: what is played, and when it was played last.
#pragma once

#include <string>

#include "terminal/local_games.hpp"

namespace meander {

std::string unfinished_text(const LocalGames::Unfinished& game);

}  // namespace meander
