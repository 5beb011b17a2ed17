// People playing Labyrinth at a table in the terminal.
#pragma once

#include "terminal/game_session.hpp"
#include "terminal/labyrinth/face.hpp"

namespace meander::labyrinth {

using Session = GameSession<Face>;

}  // namespace meander::labyrinth

namespace meander {
extern template class GameSession<labyrinth::Face>;
}  // namespace meander
