// Who is told, and what seats, traps and Guardian cards are called within a sentence.
//
//   Teller teller{.viewer = 0, .names = seat_names(), .set = &file.components, .file = &file};
//   trap_words(1, teller)   // "Spikes"; without a file the id, "SPK"
//   sum_text(dice)          // "3 + 5 = 8"
#pragma once

#include <array>
#include <string>
#include <vector>

#include "labyrinth/component_set.hpp"
#include "labyrinth/dice.hpp"
#include "labyrinth/seats.hpp"
#include "table/labyrinth/at_table.hpp"
#include "table/labyrinth/component_set_file.hpp"
#include "words/style.hpp"

namespace meander::labyrinth {

// Who sits at each seat: "you", "the computer greedy"; empty where nobody knows.
using Company = std::array<std::string, most_seats>;

// The viewer is "you" wherever a sentence has a form for it; the names are for all others.
struct Teller {
  int viewer = -1;                            // -1 for somebody who watches
  std::array<std::string, most_seats> names;  // as within a sentence: "seat 2", "the computer (seat 2)"
  Company company;                            // told beside the seats of a table
  const ComponentSet* set = nullptr;          // always there
  const SetFile* file = nullptr;              // where traps and cards have their names from, in the reader's language or in English
  Style style;

  const std::string& name(int seat) const { return names[static_cast<std::size_t>(seat)]; }
};

// For somebody who watches a table that is played with this set; pieces are called by their ids.
Teller teller_by_ids(const ComponentSet& set);

// "seat 1" to "seat 6".
std::array<std::string, most_seats> seat_names();
// Of the first seats of a table, as many as play. A single person is "you".
Company company_of(const std::array<SeatKind, most_seats>& seats, int players);

// Of some seats, in their order.
std::vector<std::string> names_of(SeatSet seats, const Teller& teller);
// The same as a list within a sentence: "seat 2 and seat 3".
std::string list_of_names(SeatSet seats, const Teller& teller);

// Of kinds counted from 1, and for traps also the blank one.
std::string trap_words(int kind, const Teller& teller);
std::string card_words(int kind, const Teller& teller);
// What two dice must reach, as within a sentence: "7 or more", or "8 or more at a first try, 6 or more at a retry".
std::string needed_words(const TrapKind& kind);

// "3 + 5 = 8"; of the lowest, `dropped` do not count: "3 + 5 = 8, 2 dropped"; with blessings "3 + 5 (+1) = 9".
std::string sum_text(Dice dice, int dropped = 0, int added = 0);

}  // namespace meander::labyrinth
