// A record of a game of Onirim.
#pragma once

#include "table/at_table.hpp"
#include "table/game_record.hpp"

namespace meander {

extern template struct GameRecord<onirim::AtTable>;
extern template Result<onirim::Position> replay(const GameRecord<onirim::AtTable>& record, std::size_t steps);
extern template std::string text_of(const GameRecord<onirim::AtTable>& record);
extern template std::string text_of(const GameRecord<onirim::AtTable>& record, int viewer);
extern template Json json_of(const GameRecord<onirim::AtTable>& record);

}  // namespace meander

namespace meander::onirim {

using Record = GameRecord<AtTable>;
inline Result<Record> record_from_text(std::string_view text) { return Record::from_text(text); }

}  // namespace meander::onirim
