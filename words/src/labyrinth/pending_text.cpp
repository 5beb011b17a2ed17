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
  switch (table.roll.purpose) {
    case Roll::Purpose::start:
      return tr("Seat {seat} rolls for the start.", seat);
    case Roll::Purpose::jump:
      return tr("Seat {seat} jumps: 4 or more is well.", seat);
    case Roll::Purpose::guardian:
      return tr("Seat {seat} meets the Guardian: 12 withstands him.", seat);
    case Roll::Purpose::trap: {
      const Trap& trap = table.traps[table.roll.trap];
      return tr("Seat {seat} tests the trap {name} on {place}: {number} or more is safe.", seat, arg("name", trap_name(*table.set, trap.kind)),
                arg("place", text_of(trap.place)), arg("number", number_of(*table.set, trap, table.roll.seat)));
    }
    case Roll::Purpose::shot:
      return tr("Seat {seat} is shot at: {number} or more is safe.", seat, arg("number", number_to_reach(table)));
    case Roll::Purpose::fight:
    case Roll::Purpose::none:
      break;
  }
  return trn("Seat {seats} attacks seat {target}.", "Seats {seats} attack seat {target} together.", count(table.fight.attackers),
             arg("seats", seats_text(table.fight.attackers)), arg("target", table.fight.target + 1));
}

void add_roll(const Table& table, std::vector<std::string>& lines) {
  lines.push_back(roll_purpose(table));
  if (!table.roll.dice.empty()) lines.push_back(tr("Rolled: {dice}", arg("dice", dice_text(table.roll.dice))));
  if (!table.roll.against.empty()) lines.push_back(tr("Rolled by the target: {dice}", arg("dice", dice_text(table.roll.against))));
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
      return tr("Seat {seat} is leaving for {place}.", seat, to);
    case Arrival::Stage::guardian:
      return tr("Seat {seat} arrives on {place}: the Guardian, traps, players and keys are to come.", seat, to);
    case Arrival::Stage::traps:
      return tr("Seat {seat} arrives on {place}: traps, players and keys are to come.", seat, to);
    case Arrival::Stage::players:
    case Arrival::Stage::none:
      break;
  }
  return tr("Seat {seat} arrives on {place}: players and keys are to come.", seat, to);
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
      return tr("Seat {seat} lays the tile {tile}.", active, arg("tile", tile_name(*table.set, table.drawn)));
    case Phase::turn_up:
      return tr("A trap on {place} is turned up.", arg("place", text_of(table.arrival.to)));
    case Phase::face:
      return tr("Seat {seat} chooses which trap to meet first.", asked);
    case Phase::card:
      return tr("Seat {seat} takes a Guardian card.", active);
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
