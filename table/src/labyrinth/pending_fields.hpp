// The fields of a position that tell what is under way (labyrinth/pending.hpp), and Guardian cards by their ids. Internal.
#pragma once

#include "fields.hpp"
#include "labyrinth/state.hpp"

namespace meander::labyrinth {

void describe_pending(Fields& fields, State& s);

// Cards by their ids, which are not among those to come.
template <typename Cards>
void describe_cards(Fields& fields, const char* key, State& s, Cards& cards) {
  fields.values(key, cards, [](Fields& item, std::uint8_t& kind) { item.piece("", kind, Piece::card); });
  for (std::size_t i = 0; i < cards.size() && fields.reads(); ++i) {
    const std::uint8_t kind = cards[i];
    if (kind == 0 || s.cards[kind - 1U] == 0) return fields.fail(key, marked("the component set has not so many of these"));
    --s.cards[kind - 1U];
    --s.cards_left;
  }
}

}  // namespace meander::labyrinth
