// A game of Onirim being played.
#pragma once

#include "table/at_table.hpp"
#include "table/game_table.hpp"

namespace meander::onirim {

using Table = GameTable<AtTable>;
using Entry = HistoryEntry<AtTable>;

}  // namespace meander::onirim

namespace meander {
extern template class GameTable<onirim::AtTable>;
}  // namespace meander
