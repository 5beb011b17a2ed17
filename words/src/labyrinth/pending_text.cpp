#include "words/labyrinth/pending_text.hpp"

#include "labyrinth/notation.hpp"
#include "labyrinth/rolls.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

std::string seats_text(SeatSet seats) {
  std::string text;
  for (; seats != 0; seats = without(seats, first_of(seats))) text += (text.empty() ? "" : ", ") + std::to_string(first_of(seats) + 1);
  return text;
}

std::string dice_text(Dice dice) {
  std::string text;
  for (int i = 0; i < dice.size(); ++i) text += (i == 0 ? "" : " ") + std::to_string(dice[i]);
  return text;
}

std::string roll_purpose(const Table& table) {
  const auto seat = arg("seat", table.roll.seat + 1);
  const auto needed = arg("number", number_to_reach(table));
  switch (table.roll.purpose) {
    case Roll::Purpose::start:
      return tr("Seat {seat} rolls for the start.", seat);
    case Roll::Purpose::jump:
      return tr("Seat {seat} jumps: {number} or more is well.", seat, needed);
    case Roll::Purpose::guardian:
      return tr("Seat {seat} meets the Guardian: {number} or more withstands him.", seat, needed);
    case Roll::Purpose::trap: {
      const Trap& trap = table.traps[table.roll.subject];
      return tr("Seat {seat} tests the trap {name} on {place}: {number} or more is safe.", seat, arg("name", trap_name(*table.set, trap.kind)),
                arg("place", text_of(trap.place)), needed);
    }
    case Roll::Purpose::shot:
      return tr("Seat {seat} is shot at: {number} or more is safe.", seat, needed);
    case Roll::Purpose::theft:
      return tr("Seat {seat} steals from seat {victim}: {number} or more takes a key.", seat, arg("victim", table.roll.subject + 1), needed);
    case Roll::Purpose::fight:
    case Roll::Purpose::none:
      break;
  }
  return trn("Seat {seats} attacks seat {target}.", "Seats {seats} attack seat {target} together.", count(table.fight.attackers),
             arg("seats", seats_text(table.fight.attackers)), arg("target", table.fight.target + 1));
}

void add_roll(const Table& table, std::vector<std::string>& lines) {
  lines.push_back(roll_purpose(table));
  const bool fights = table.roll.purpose == Roll::Purpose::fight;
  if (!table.roll.dice.empty()) {
    const auto sum = arg("sum", fights ? attack_total(table) : roll_total(table));
    lines.push_back(tr("Rolled: {dice}, which counts {sum}", arg("dice", dice_text(table.roll.dice)), sum));
  }
  if (!table.roll.against.empty())
    lines.push_back(
        tr("Rolled by the target: {dice}, which counts {sum}", arg("dice", dice_text(table.roll.against)), arg("sum", defence_total(table))));
}

void add_meeting(const Table& table, std::vector<std::string>& lines) {
  const Meeting& meeting = table.meeting;
  lines.push_back(tr("Seat {seat} has entered {place}; there were: {seats}.", arg("seat", meeting.seat + 1), arg("place", text_of(meeting.place)),
                     arg("seats", seats_text(meeting.present))));
  for (const std::uint8_t target : meeting.targets)
    lines.push_back(tr("To be fought: {seats} against {target}", arg("seats", seats_text(meeting.named[target])), arg("target", target + 1)));
  if (meeting.stage == Meeting::Stage::join)
    lines.push_back(tr("Seat {seat} attacks seat {target}; joined by: {seats}", arg("seat", meeting.seat + 1), arg("target", meeting.chosen + 1),
                       arg("seats", meeting.joined == 0 ? tr("nobody yet") : seats_text(meeting.joined))));
}

std::string arrival_text(const Table& table) {
  const Arrival& arrival = table.arrival;
  const auto seat = arg("seat", arrival.seat + 1);
  const auto to = arg("place", text_of(arrival.to));
  switch (arrival.stage) {
    case Arrival::Stage::leave:
    case Arrival::Stage::enter:
      return tr("Seat {seat} is leaving for {place}.", seat, to);
    case Arrival::Stage::guardian:
      return tr("Seat {seat} arrives on {place}: the Guardian, traps, players and keys are to come.", seat, to);
    case Arrival::Stage::traps:
      return tr("Seat {seat} arrives on {place}: traps, players and keys are to come.", seat, to);
    case Arrival::Stage::bewitched:
    case Arrival::Stage::ritual:
    case Arrival::Stage::way:
      return tr("Seat {seat} tests a trap on {place}, by the Witch's ritual.", seat, to);
    case Arrival::Stage::players:
    case Arrival::Stage::none:
      break;
  }
  return tr("Seat {seat} arrives on {place}: players and keys are to come.", seat, to);
}

std::string cards_text(const Table& table) {
  std::string text;
  for (const std::uint8_t kind : table.cards_shown) text += (text.empty() ? "" : ", ") + std::string(card_name(*table.set, kind));
  return text;
}
std::string enslaved_text(const Table& table) {
  const auto seat = arg("seat", table.enslaved.seat + 1);
  if (table.enslaved.steps == 0) return tr("Seat {seat} is enslaved.", seat);
  return trn("Seat {seat} is enslaved, with {count} step left.", "Seat {seat} is enslaved, with {count} steps left.", table.enslaved.steps, seat);
}

}  // namespace

std::string waiting_text(const Table& table) {
  const auto asked = arg("seat", table.asked + 1);
  const auto active = arg("seat", table.active + 1);
  switch (table.phase) {
    case Phase::roll:
      return trn("{count} die is to be rolled by seat {seat}.", "{count} dice are to be rolled by seat {seat}.", dice_to_roll(table), asked);
    case Phase::lot:
      return tr("A lot is to be drawn for the seats.");
    case Phase::field:
      return tr("Seat {seat} chooses a start field.", asked);
    case Phase::deal:
      return tr("Seat {seat} draws a character.", asked);
    case Phase::character:
      return tr("Seat {seat} chooses a character.", asked);
    case Phase::bonus:
      return tr("Seat {seat} says what to add to the roll.", asked);
    case Phase::second:
      return tr("Seat {seat} says whether to attack once more.", asked);
    case Phase::turn:
      return tr("It is the turn of seat {seat}.", asked);
    case Phase::tile:
      return tr("Seat {seat} draws a tile.", active);
    case Phase::place:
      if (table.sowing.begun) return tr("Seat {seat} lays a tile face down.", active);
      return tr("Seat {seat} lays the tile {tile}.", active, arg("tile", tile_name(*table.set, table.drawn)));
    case Phase::turn_up:
      return tr("A trap on {place} is turned up.", arg("place", text_of(place_to_turn_up(table))));
    case Phase::face:
      return tr("Seat {seat} chooses which trap to meet first.", asked);
    case Phase::card:
      return tr("Seat {seat} takes a Guardian card.", active);
    case Phase::token:
    case Phase::look:
      return tr("Seat {seat} looks at trap tokens.", active);
    case Phase::craft:
      return tr("Seat {seat} says which of two trap tokens is laid.", active);
    case Phase::reveal:
      return tr("Seat {seat} turns up the tile on {cell}.", asked, arg("cell", name_of(table.revealing.cell)));
    case Phase::aside:
      return tr("Seat {seat} steps aside from {cell}, whose tile fits nowhere.", asked, arg("cell", name_of(table.revealing.cell)));
    case Phase::exchange:
      return tr("Seat {seat} says with which trap the one on {place} changes places.", active, arg("place", text_of(table.mystifying.place)));
    case Phase::keep:
      return tr("Seat {seat} says which of two tiles is built, {tile} or {other}.", active, arg("tile", tile_name(*table.set, table.drawn)),
                arg("other", tile_name(*table.set, table.drawn_too)));
    case Phase::swap:
      return tr("Seat {seat} says which tiles change places.", active);
    case Phase::lay:
      return tr("Seat {seat} says how the tiles that change places are turned.", active);
    case Phase::lead:
      return tr("Seat {seat} says which of two Guardian cards is used.", active);
    case Phase::drive:
      return tr("Seat {seat} drives seat {other} on.", active, arg("other", table.enslaved.seat + 1));
    case Phase::way:
      return tr("Seat {seat} says where seat {other} is turned back to.", active, arg("other", table.arrival.seat + 1));
    case Phase::loop:
      return tr("Seat {seat} may turn time back to the start of the turn.", asked);
    case Phase::steal:
      return tr("Seat {seat} may steal a key.", asked);
    case Phase::step:
      return tr("Seat {seat} leads the Guardian.", active);
    case Phase::crystal:
      return tr("Seat {seat} may repeat the roll with the crystal.", asked);
    case Phase::rob:
      return tr("Seat {seat} may rob or kill who is dazed.", asked);
    case Phase::declare:
      return tr("Seat {seat} says whether to attack.", asked);
    case Phase::attack:
      return tr("Seat {seat}, who has entered, says whether to attack.", asked);
    case Phase::join:
      return tr("Seat {seat} says whether to join the attack.", asked);
    case Phase::over:
    case Phase::none:
      break;
  }
  return tr("Seat {seat} has won.", arg("seat", table.winner + 1));
}

std::vector<std::string> pending_lines(const Table& table) {
  std::vector<std::string> lines;
  if (table.roll.purpose != Roll::Purpose::none) add_roll(table, lines);
  if (table.meeting.stage != Meeting::Stage::none) add_meeting(table, lines);
  if (table.arrival.stage != Arrival::Stage::none) lines.push_back(arrival_text(table));
  if (!table.cards_shown.empty()) lines.push_back(tr("Guardian cards shown: {cards}", arg("cards", cards_text(table))));
  if (table.enslaved.seat != no_seat) lines.push_back(enslaved_text(table));
  if (table.shots != 0) lines.push_back(tr("Still shot at: {seats}", arg("seats", seats_text(table.shots))));
  if (table.guiding.to_meet != 0) lines.push_back(tr("The Guardian still meets: {seats}", arg("seats", seats_text(table.guiding.to_meet))));
  if (table.guiding.steps > 0)
    lines.push_back(trn("The Guardian has {count} step left.", "The Guardian has {count} steps left.", table.guiding.steps));
  if (!being_set_up(table) && table.phase != Phase::turn && table.phase != Phase::over)
    lines.push_back(actions_left(table) == 0
                        ? tr("It is the turn of seat {seat}, who has no action left.", arg("seat", table.active + 1))
                        : trn("Then the turn of seat {seat} goes on: {count} action left.",
                              "Then the turn of seat {seat} goes on: {count} actions left.", actions_left(table), arg("seat", table.active + 1)));
  return lines;
}

}  // namespace meander::labyrinth
