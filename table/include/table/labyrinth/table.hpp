// A game of Labyrinth being played, and its record.
#pragma once

#include "table/game_record.hpp"
#include "table/game_table.hpp"
#include "table/labyrinth/at_table.hpp"

namespace meander {

extern template class GameTable<labyrinth::AtTable>;
extern template struct GameRecord<labyrinth::AtTable>;
extern template Result<labyrinth::Position> replay(const GameRecord<labyrinth::AtTable>& record, std::size_t steps);
extern template std::string text_of(const GameRecord<labyrinth::AtTable>& record);
extern template std::string text_of(const GameRecord<labyrinth::AtTable>& record, int viewer);
extern template Json json_of(const GameRecord<labyrinth::AtTable>& record);

}  // namespace meander

namespace meander::labyrinth {

using PlayTable = GameTable<AtTable>;
using Record = GameRecord<AtTable>;

}  // namespace meander::labyrinth
