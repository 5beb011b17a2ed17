// The tables whose rows a position picks: what each is keyed by.
#pragma once

#include <cassert>

#include "players/strong/rows.hpp"

namespace meander::onirim {

// Rows keyed by numbers below `Sizes`, from row `first` on.
template <int... Sizes>
struct RowTable {
  int first = 0;
  constexpr int end() const { return first + (Sizes * ...); }
  template <typename... Numbers>
  constexpr RowNumber at(Numbers... numbers) const {
    static_assert(sizeof...(Numbers) == sizeof...(Sizes));
    int row = 0;
    ((assert(static_cast<int>(numbers) >= 0 && static_cast<int>(numbers) < Sizes), row = row * Sizes + static_cast<int>(numbers)), ...);
    return static_cast<RowNumber>(first + row);
  }
};

// How many different values each kind of number has, after cutting off what hardly ever happens.
namespace row_width {
inline constexpr int hand = 5 * 4 * 4;       // suns, moons and Keys of a colour in hand
inline constexpr int last = 4;               // the symbol that the row ends in, or none
inline constexpr int run = 3;                // cards of the colour in the series in progress
inline constexpr int doors = 3;              // doors of a colour
inline constexpr int goal = 10;              // the place of a colour's goal among the open ones; none; no Book
inline constexpr int keys = 4;               // Keys of a colour
inline constexpr int place = 8;              // of a known card, from the top
inline constexpr int deck = 93;              // cards in the deck
inline constexpr int sixths = deck / 6 + 1;  // the same, in sixes
inline constexpr int nightmares = 11;
inline constexpr int remaining = 13;
inline constexpr int statuses = 3;  // of a premonition: gone, in the pile, open
}  // namespace row_width

namespace colour_tables {
inline constexpr RowTable<row_width::hand, row_width::last, row_width::run> hand_in_series{0};
inline constexpr RowTable<row_width::hand, row_width::doors, row_width::run> hand_wanted{hand_in_series.end()};
inline constexpr RowTable<row_width::hand, row_width::goal> hand_for_goal{hand_wanted.end()};
inline constexpr RowTable<10, 5, 4, row_width::doors> deck{hand_for_goal.end()};  // suns, moons, Keys, doors
inline constexpr RowTable<row_width::doors, row_width::doors, row_width::doors, row_width::keys, row_width::keys> doors{
    deck.end()};                                                               // missing, deck, limbo; Keys
inline constexpr RowTable<8, 10, row_width::doors> what_is_left{doors.end()};  // moons and Keys, suns; missing
inline constexpr RowTable<17, row_width::doors, row_width::run> chambers_left{what_is_left.end()};
inline constexpr RowTable<row_width::goal, row_width::run, row_width::last> goal_in_series{chambers_left.end()};
inline constexpr RowTable<row_width::goal, row_width::goal> goals{goal_in_series.end()};
inline constexpr RowTable<row_width::goal, row_width::keys, row_width::doors, 2> goal_and_keys{goals.end()};  // doors in deck; whether some in limbo
inline constexpr RowTable<row_width::place, 4, row_width::doors, row_width::run> known{goal_and_keys.end()};  // sun, moon, Key, door
inline constexpr RowTable<4, row_width::doors> at_bottom{known.end()};
inline constexpr RowTable<row_width::keys, row_width::doors> door_pending{at_bottom.end()};
inline constexpr RowTable<4, 4, 4, 3> towers{door_pending.end()};          // in the row, in hand, in the deck; no Towers, not aligned, aligned
inline constexpr RowTable<2, row_width::doors> fewer_doors{towers.end()};  // in the whole game, where they are not two; missing
inline constexpr int rows = fewer_doors.end();
}  // namespace colour_tables

namespace shared_tables {
inline constexpr RowTable<phase_count, row_width::remaining> step{0};
inline constexpr RowTable<5, 4, 5> spell{step.end()};  // purpose, spell, where it was cast
inline constexpr RowTable<5> pending{spell.end()};
inline constexpr RowTable<row_width::deck> deck{pending.end()};
inline constexpr RowTable<row_width::nightmares, row_width::sixths> nightmares{deck.end()};
inline constexpr RowTable<9, row_width::sixths> missing_doors{nightmares.end()};
inline constexpr RowTable<5, 5, row_width::nightmares> missing_pattern{missing_doors.end()};  // colours that miss two doors, one door
inline constexpr RowTable<6, 6, 6, row_width::last> hand{missing_pattern.end()};              // suns, moons, Keys
inline constexpr RowTable<8, 5> hand_size{hand.end()};                                        // and Nightmares in limbo
inline constexpr RowTable<5, 8> limbo{hand_size.end()};                                       // doors in it, known cards on top
inline constexpr RowTable<2, 8, 6> known{limbo.end()};                                        // whether limbo holds any; on top, at the bottom
inline constexpr RowTable<row_width::place, 4> nightmare_known{known.end()};                  // Keys in hand
inline constexpr RowTable<row_width::place> happy_known{nightmare_known.end()};
inline constexpr RowTable<row_width::place, towers_in_box> tower_known{happy_known.end()};
inline constexpr RowTable<59> chambers{tower_known.end()};
inline constexpr RowTable<13, 6> keys{chambers.end()};                                   // in deck, in hand
inline constexpr RowTable<16, 15> symbols{keys.end()};                                   // suns and others in the deck, in twos
inline constexpr RowTable<row_width::nightmares, 6> nightmares_and_keys{symbols.end()};  // in the deck, in hand
inline constexpr RowTable<row_width::run, row_width::last, row_width::doors> series{nightmares_and_keys.end()};  // and doors missing of its colour
inline constexpr RowTable<10> option{series.end()};
inline constexpr RowTable<8> hand_limit{option.end()};
inline constexpr RowTable<8> prophecy_depth{hand_limit.end()};
inline constexpr RowTable<64, 2> discard{prophecy_depth.end()};  // its size, whether The Lost Way
inline constexpr RowTable<9> open_goals{discard.end()};
inline constexpr RowTable<towers_in_box, 5> tower{open_goals.end()};  // deck, hand, row, discard, elsewhere
inline constexpr RowTable<13, 13> tower_ends{tower.end()};
inline constexpr RowTable<16, towers_in_box> left_colours{tower_ends.end()};  // different ones at the end, and its tower
inline constexpr RowTable<16, towers_in_box> right_colours{left_colours.end()};
inline constexpr RowTable<towers_in_box, 13> hand_to_left{right_colours.end()};
inline constexpr RowTable<towers_in_box, 13> hand_to_right{hand_to_left.end()};
inline constexpr RowTable<13, 2, row_width::nightmares> alignment{hand_to_right.end()};
inline constexpr RowTable<premonition_kinds, row_width::statuses, 9> progress{alignment.end()};
inline constexpr RowTable<premonition_kinds, row_width::statuses, 9> premonition{progress.end()};
inline constexpr RowTable<7, 5> open_premonitions{premonition.end()};            // and Happy Dreams in the deck
inline constexpr RowTable<5, row_width::sixths> happy{open_premonitions.end()};  // Happy Dreams in the deck
inline constexpr RowTable<row_width::nightmares, row_width::statuses> nightmares_gone{happy.end()};
inline constexpr RowTable<9> premonition_applied{nightmares_gone.end()};
inline constexpr int rows = premonition_applied.end();
}  // namespace shared_tables

}  // namespace meander::onirim
