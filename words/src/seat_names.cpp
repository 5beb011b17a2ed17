#include "words/seat_names.hpp"

#include "words/text.hpp"

namespace meander::onirim {

std::array<std::string, 2> seat_names(const Table& table) {
  const int persons = table.persons();
  const bool alone = table.options().players == 1;
  std::array<std::string, 2> names;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const bool person = table.seats()[seat] == SeatKind::person;
    if (persons == 2) {
      names[seat] = tr("player {number}", arg("number", seat + 1));
    } else if (person) {
      names[seat] = tr("the player");
    } else if (alone || persons == 1) {
      names[seat] = tr("the computer");
    } else {
      names[seat] = tr("computer {number}", arg("number", seat + 1));
    }
  }
  return names;
}

}  // namespace meander::onirim
