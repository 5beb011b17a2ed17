// Tables, journals and records of Onirim.
#include "table/table.hpp"

#include "game_journal_body.hpp"
#include "game_record_read.hpp"
#include "game_record_write.hpp"
#include "game_table_body.hpp"
#include "table/record.hpp"

namespace meander {

template class GameTable<onirim::AtTable>;
template struct GameRecord<onirim::AtTable>;
template Result<onirim::Position> replay(const GameRecord<onirim::AtTable>& record, std::size_t steps);
template std::string text_of(const GameRecord<onirim::AtTable>& record);
template std::string text_of(const GameRecord<onirim::AtTable>& record, int viewer);
template Json json_of(const GameRecord<onirim::AtTable>& record);

}  // namespace meander
