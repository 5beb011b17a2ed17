#include "about.hpp"

#include "labyrinth/notation.hpp"
#include "onirim/notation.hpp"
#include "table/labyrinth/table.hpp"
#include "table/record.hpp"
#include "words/text.hpp"

namespace meander {

std::string about() {
  return tr("Meander: Onirim, the card game for one or two, and Labyrinth: The Paths of Destiny, for two to six, played exactly by the rules.") +
         "\n\n" +
         tr("Cards are written RS (red sun), UM (blue moon), GK (green Key), BD (brown door), R3 (red tower 3); colours are R red, U blue, G green, "
            "B brown. "
            "Places of Labyrinth are written C3 (a cell) and C3b (its second corridor). docs/notation.md and docs/notation-labyrinth.md tell all of "
            "it.");
}

std::string first_steps() {
  return tr("Try:") + "\n" +                                         //
         "  meander play labyrinth --players 4 --bots 3\n" +         //
         "  meander watch onirim --seed 7\n" +                       //
         "  meander new onirim --seed 7 >p.json\n" +                 //
         "  meander legal --position p.json\n" +                     //
         "  meander apply --position p.json 'play RS' --seed 1\n" +  //
         "  meander simulate onirim --with book,towers --players 2 --games 100000 --threads 2\n" +
         "  meander rates onirim --games 1000\n  meander rules 7.4\n  meander rules LAB-9.2\n\n" +  //
         tr("Exit codes: 0 done, 1 failed, 2 bad input, 130 interrupted.");
}

std::string versions() {
  return tr("meander {version}\nnotation {notation}\npositions {positions}\nrecords {records}", arg("version", MEANDER_VERSION),
            arg("notation", onirim::notation_version), arg("positions", onirim::position_version), arg("records", onirim::AtTable::record_version));
}

}  // namespace meander
