// An unfinished game in one line: what is played, how far it has come, when it was played last, and what it is called by.
#pragma once

#include <string>

#include "terminal/local_games.hpp"

namespace meander {

std::string unfinished_text(const LocalGames::Unfinished& game, int turn);

}  // namespace meander
