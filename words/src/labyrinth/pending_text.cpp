#include "words/labyrinth/pending_text.hpp"

#include "labyrinth/notation.hpp"
#include "labyrinth/rolls.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

std::string seats_text(SeatSet seats, const Teller& teller) { return comma_list(names_of(seats, teller)); }

std::string dice_text(Dice dice) {
  std::string text;
  for (int i = 0; i < dice.size(); ++i) text += (i == 0 ? "" : " ") + std::to_string(dice[i]);
  return text;
}

std::string roll_purpose(const Table& table, const Teller& teller) {
  const auto who = arg("who", teller.name(table.roll.seat));
  const auto needed = arg("number", number_to_reach(table));
  switch (table.roll.purpose) {
    case Roll::Purpose::start:
      return tr("{who} rolls for the start.", who);
    case Roll::Purpose::jump:
      return tr("{who} jumps: {number} or more is well.", who, needed);
    case Roll::Purpose::guardian:
      return tr("{who} meets the Guardian: {number} or more withstands him.", who, needed);
    case Roll::Purpose::trap: {
      const Trap& trap = table.traps[table.roll.subject];
      return tr("{who} tests the trap {name} on {place}: {number} or more is safe.", who, arg("name", trap_words(trap.kind, teller)),
                arg("place", text_of(trap.place)), needed);
    }
    case Roll::Purpose::shot:
      return tr("{who} is shot at: {number} or more is safe.", who, needed);
    case Roll::Purpose::theft:
      return tr("{who} steals from {victim}: {number} or more takes a key.", who, arg("victim", teller.name(table.roll.subject)), needed);
    case Roll::Purpose::fight:
    case Roll::Purpose::none:
      break;
  }
  return trn("{who} attacks {target}.", "{who} attack {target} together.", count(table.fight.attackers),
             arg("who", list_of_names(table.fight.attackers, teller)), arg("target", teller.name(table.fight.target)));
}

void add_roll(const Table& table, const Teller& teller, std::vector<std::string>& lines) {
  lines.push_back(roll_purpose(table, teller));
  const bool fights = table.roll.purpose == Roll::Purpose::fight;
  if (!table.roll.dice.empty()) {
    const auto sum = arg("sum", fights ? attack_total(table) : roll_total(table));
    lines.push_back(tr("Rolled: {dice}, which counts {sum}", arg("dice", dice_text(table.roll.dice)), sum));
  }
  if (!table.roll.against.empty())
    lines.push_back(
        tr("Rolled by the target: {dice}, which counts {sum}", arg("dice", dice_text(table.roll.against)), arg("sum", defence_total(table))));
}

void add_meeting(const Table& table, const Teller& teller, std::vector<std::string>& lines) {
  const Meeting& meeting = table.meeting;
  lines.push_back(tr("{who} has entered {place}; there were: {seats}.", arg("who", teller.name(meeting.seat)), arg("place", text_of(meeting.place)),
                     arg("seats", seats_text(meeting.present, teller))));
  for (const std::uint8_t target : meeting.targets)
    lines.push_back(
        tr("To be fought: {seats} against {target}", arg("seats", seats_text(meeting.named[target], teller)), arg("target", teller.name(target))));
  if (meeting.stage == Meeting::Stage::join)
    lines.push_back(tr("{who} attacks {target}; joined by: {seats}", arg("who", teller.name(meeting.seat)),
                       arg("target", teller.name(meeting.chosen)),
                       arg("seats", meeting.joined == 0 ? tr("nobody yet") : seats_text(meeting.joined, teller))));
}

std::string arrival_text(const Table& table, const Teller& teller) {
  const Arrival& arrival = table.arrival;
  const auto who = arg("who", teller.name(arrival.seat));
  const auto to = arg("place", text_of(arrival.to));
  switch (arrival.stage) {
    case Arrival::Stage::leave:
    case Arrival::Stage::enter:
      return tr("{who} is leaving for {place}.", who, to);
    case Arrival::Stage::guardian:
      return tr("{who} arrives on {place}: the Guardian, traps, players and keys are to come.", who, to);
    case Arrival::Stage::traps:
      return tr("{who} arrives on {place}: traps, players and keys are to come.", who, to);
    case Arrival::Stage::bewitched:
    case Arrival::Stage::ritual:
    case Arrival::Stage::way:
      return tr("{who} tests a trap on {place}, by the Witch's ritual.", who, to);
    case Arrival::Stage::players:
    case Arrival::Stage::none:
      break;
  }
  return tr("{who} arrives on {place}: players and keys are to come.", who, to);
}

std::string cards_text(const Table& table, const Teller& teller) {
  std::vector<std::string> cards;
  for (const std::uint8_t kind : table.cards_shown) cards.push_back(card_words(kind, teller));
  return comma_list(cards);
}

std::string enslaved_text(const Table& table, const Teller& teller) {
  const auto who = arg("who", teller.name(table.enslaved.seat));
  if (table.enslaved.steps == 0) return tr("{who} is enslaved.", who);
  return trn("{who} is enslaved, with {count} step left.", "{who} is enslaved, with {count} steps left.", table.enslaved.steps, who);
}

std::string waiting(const Table& table, const Teller& teller) {
  // Where chance decides nobody may be asked.
  const auto named = [&](std::uint8_t seat) { return arg("who", seat < table.players ? teller.name(seat) : std::string()); };
  const auto asked = named(table.asked);
  const auto active = named(table.active);
  switch (table.phase) {
    case Phase::roll:
      return trn("{count} die is to be rolled by {who}.", "{count} dice are to be rolled by {who}.", dice_to_roll(table), asked);
    case Phase::lot:
      return tr("A lot is to be drawn for the seats.");
    case Phase::field:
      return tr("{who} chooses a start field.", asked);
    case Phase::deal:
      return tr("{who} draws a character.", asked);
    case Phase::character:
      return tr("{who} chooses a character.", asked);
    case Phase::bonus:
      return tr("{who} says what to add to the roll.", asked);
    case Phase::second:
      return tr("{who} says whether to attack once more.", asked);
    case Phase::turn:
      return tr("It is the turn of {who}.", asked);
    case Phase::tile:
      return tr("{who} draws a tile.", active);
    case Phase::place:
      if (table.sowing.begun) return tr("{who} lays a tile face down.", active);
      return tr("{who} lays the tile {tile}.", active, arg("tile", tile_name(*table.set, table.drawn)));
    case Phase::turn_up:
      return tr("A trap on {place} is turned up.", arg("place", text_of(place_to_turn_up(table))));
    case Phase::face:
      return tr("{who} chooses which trap to meet first.", asked);
    case Phase::card:
      return tr("{who} takes a Guardian card.", active);
    case Phase::token:
    case Phase::look:
      return tr("{who} looks at trap tokens.", active);
    case Phase::craft:
      return tr("{who} says which of two trap tokens is laid.", active);
    case Phase::reveal:
      return tr("{who} turns up the tile on {cell}.", asked, arg("cell", name_of(table.revealing.cell)));
    case Phase::aside:
      return tr("{who} steps aside from {cell}, whose tile fits nowhere.", asked, arg("cell", name_of(table.revealing.cell)));
    case Phase::exchange:
      return tr("{who} says with which trap the one on {place} changes places.", active, arg("place", text_of(table.mystifying.place)));
    case Phase::keep:
      return tr("{who} says which of two tiles is built, {tile} or {other}.", active, arg("tile", tile_name(*table.set, table.drawn)),
                arg("other", tile_name(*table.set, table.drawn_too)));
    case Phase::swap:
      return tr("{who} says which tiles change places.", active);
    case Phase::lay:
      return tr("{who} says how the tiles that change places are turned.", active);
    case Phase::lead:
      return tr("{who} says which of two Guardian cards is used.", active);
    case Phase::drive:
      return tr("{who} drives {other} on.", active, arg("other", teller.name(table.enslaved.seat)));
    case Phase::way:
      return tr("{who} says where {other} is turned back to.", active, arg("other", teller.name(table.arrival.seat)));
    case Phase::loop:
      return tr("{who} may turn time back to the start of the turn.", asked);
    case Phase::steal:
      return tr("{who} may steal a key.", asked);
    case Phase::step:
      return tr("{who} leads the Guardian.", active);
    case Phase::crystal:
      return tr("{who} may repeat the roll with the crystal.", asked);
    case Phase::rob:
      return tr("{who} may rob or kill who is dazed.", asked);
    case Phase::declare:
      return tr("{who} says whether to attack.", asked);
    case Phase::attack:
      return tr("{who}, who has entered, says whether to attack.", asked);
    case Phase::join:
      return tr("{who} says whether to join the attack.", asked);
    case Phase::over:
    case Phase::none:
      break;
  }
  return tr("{who} has won.", arg("who", teller.name(table.winner)));
}

}  // namespace

std::string waiting_text(const Table& table, const Teller& teller) { return begun(waiting(table, teller)); }

std::vector<std::string> pending_lines(const Table& table, const Teller& teller) {
  std::vector<std::string> lines;
  if (table.roll.purpose != Roll::Purpose::none) add_roll(table, teller, lines);
  if (table.meeting.stage != Meeting::Stage::none) add_meeting(table, teller, lines);
  if (table.arrival.stage != Arrival::Stage::none) lines.push_back(arrival_text(table, teller));
  if (!table.cards_shown.empty()) lines.push_back(tr("Guardian cards shown: {cards}", arg("cards", cards_text(table, teller))));
  if (table.enslaved.seat != no_seat) lines.push_back(enslaved_text(table, teller));
  if (table.shots != 0) lines.push_back(tr("Still shot at: {seats}", arg("seats", seats_text(table.shots, teller))));
  if (table.guiding.to_meet != 0) lines.push_back(tr("The Guardian still meets: {seats}", arg("seats", seats_text(table.guiding.to_meet, teller))));
  if (table.guiding.steps > 0)
    lines.push_back(trn("The Guardian has {count} step left.", "The Guardian has {count} steps left.", table.guiding.steps));
  if (!being_set_up(table) && table.phase != Phase::turn && table.phase != Phase::over)
    lines.push_back(actions_left(table) == 0
                        ? tr("It is the turn of {who}, who has no action left.", arg("who", teller.name(table.active)))
                        : trn("Then the turn of {who} goes on: {count} action left.", "Then the turn of {who} goes on: {count} actions left.",
                              actions_left(table), arg("who", teller.name(table.active))));
  for (std::string& line : lines) line = begun(std::move(line));
  return lines;
}

}  // namespace meander::labyrinth
