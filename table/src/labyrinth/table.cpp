// Tables, journals and records of Labyrinth.
#include "table/labyrinth/table.hpp"

#include "game_journal_body.hpp"
#include "game_record_read.hpp"
#include "game_record_write.hpp"
#include "game_table_body.hpp"

namespace meander {

template class GameTable<labyrinth::AtTable>;
template struct GameRecord<labyrinth::AtTable>;
template Result<labyrinth::Position> replay(const GameRecord<labyrinth::AtTable>& record, std::size_t steps);
template std::string text_of(const GameRecord<labyrinth::AtTable>& record);
template std::string text_of(const GameRecord<labyrinth::AtTable>& record, int viewer);
template Json json_of(const GameRecord<labyrinth::AtTable>& record);

}  // namespace meander
