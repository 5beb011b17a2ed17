// People playing Onirim at a table in the terminal.
#pragma once

#include "terminal/game_session.hpp"
#include "terminal/onirim_face.hpp"

namespace meander::onirim {

using Session = GameSession<Face>;

}  // namespace meander::onirim

namespace meander {
extern template class GameSession<onirim::Face>;
}  // namespace meander
