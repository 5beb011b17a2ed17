#include "terminal/labyrinth/session.hpp"

#include "game_session_body.hpp"
#include "session_commands_body.hpp"

namespace meander {

template class GameSession<labyrinth::Face>;

}  // namespace meander
