// The question of each phase, and actions in words.
#include "words/labyrinth/questions.hpp"

#include "ability_words.hpp"
#include "by_person.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/revealing.hpp"
#include "labyrinth/rolls.hpp"
#include "words/labyrinth/tile_text.hpp"
#include "words/lists.hpp"

namespace meander::labyrinth {

namespace {

std::string turn_question(const Table& table) {
  if (table.dazed(table.active))
    return trn("Your turn, but you are dazed: you can only rest, with {count} action left.",
               "Your turn, but you are dazed: you can only rest, with {count} actions left.", table.actions);
  if (table.actions == 0) return tr("No action is left in your turn: do you still do what is free, or end it?");
  return trn("Your turn, with {count} action left: what do you do?", "Your turn, with {count} actions left: what do you do?", table.actions);
}

std::string place_question(const Table& table) {
  if (table.sowing.begun)
    return tr("You have drawn the tile {tile} ({roads}): where do you lay it face down?", arg("tile", tile_name(*table.set, table.drawn)),
              arg("roads", tile_text(tables_of(table).shape(LaidTile::normal(table.drawn, 0)))));
  const auto tile = arg("tile", tile_name(*table.set, table.drawn));
  const TileShape& shape = tables_of(table).shape(LaidTile::normal(table.drawn, 0));
  for (const CorridorShape& corridor : shape) {
    if (corridor.level == Level::over) return tr("You have drawn the bridge {tile}: where do you lay it, and how is it turned?", tile);
  }
  return trn("You have drawn the tile {tile}, with {count} corridor: where do you lay it, and how is it turned?",
             "You have drawn the tile {tile}, with {count} corridors: where do you lay it, and how is it turned?", shape.size(), tile);
}

std::string fight_question(const Table& table) {
  const Roll& roll = table.roll;
  const SeatSet attackers = table.fight.attackers;
  const auto attack = arg("attack", attack_total(table));
  const auto defence = arg("defence", defence_total(table));
  const auto dice = arg("dice", sum_text(roll.dice, extra_dice(table, attackers)));
  const auto against = arg("against", sum_text(roll.against, extra_dice(table, seat_bit(table.fight.target))));
  if (table.asked == table.fight.target)
    return tr("Your defence is {defence} (you rolled {against}) to an attack of {attack} ({dice}): use the crystal to roll again?", defence, against,
              attack, dice);
  if (count(attackers) > 1)
    return tr("Your common attack is {attack} (you rolled {dice}) to a defence of {defence} ({against}): use the crystal to roll all of it again?",
              attack, dice, defence, against);
  return tr("Your attack is {attack} (you rolled {dice}) to a defence of {defence} ({against}): use the crystal to roll again?", attack, dice,
            defence, against);
}

std::string crystal_question(const Table& table, const Teller& teller) {
  const auto dice = arg("dice", sum_text(table.roll.dice, 0, table.roll.purpose == Roll::Purpose::fight ? 0 : roll_modifier(table)));
  switch (table.roll.purpose) {
    case Roll::Purpose::jump:
      return tr("You rolled {dice} for the jump, which needs {number}: use the crystal to roll again?", dice, arg("number", number_to_reach(table)));
    case Roll::Purpose::guardian:
      return tr("You rolled {dice} against the Guardian, who needs {number}: use the crystal to roll again?", dice,
                arg("number", number_to_reach(table)));
    case Roll::Purpose::trap: {
      const Trap& trap = table.traps[table.roll.subject];
      return tr("You rolled {dice} for the trap {trap}, which needs {number}: use the crystal to roll again?", dice,
                arg("trap", trap_words(trap.kind, teller)), arg("number", number_to_reach(table)));
    }
    case Roll::Purpose::shot:
      return tr("You rolled {dice} against the shot, which needs {number}: use the crystal to roll again?", dice,
                arg("number", number_to_reach(table)));
    case Roll::Purpose::theft:
      return tr("You rolled {dice} for the theft, which needs {number}: use the crystal to roll again?", dice, arg("number", number_to_reach(table)));
    default:
      return fight_question(table);
  }
}

// After a roll of the turn whose crystals are passed.
std::string loop_question(const Table& table, const Teller& teller) {
  const auto who = arg("who", teller.name(table.roll.seat));
  const auto dice = arg("dice", sum_text(table.roll.dice, 0, table.roll.purpose == Roll::Purpose::fight ? 0 : roll_modifier(table)));
  if (table.roll.purpose == Roll::Purpose::fight)
    return tr("The attack comes to {attack}, the defence to {defence}: do you turn time back to the start of your turn?",
              arg("attack", attack_total(table)), arg("defence", defence_total(table)));
  if (table.roll.seat == table.asked) return tr("You rolled {dice}: do you turn time back to the start of your turn?", dice);
  return tr("{who} rolled {dice}: do you turn time back to the start of your turn?", who, dice);
}

std::string swap_question(const Table& table) {
  if (table.rebuilding.first == no_cell) return tr("Rebuild: which tile changes places? Name the one that comes first, column by column.");
  return tr("Rebuild: with which tile does the one on {cell} change places?", arg("cell", name_of(table.rebuilding.first)));
}

std::string face_question(const Table& table) {
  if (table.arrival.stage == Arrival::Stage::leave)
    return tr("Several doors are to be passed to leave {place}: which one first?", arg("place", text_of(table.arrival.from)));
  return tr("Several traps are on {place}: which one do you test first?", arg("place", text_of(table.arrival.to)));
}

std::string rob_question(const Table& table, const Teller& teller) {
  const SeatSet robbed = to_rob(table, table.asked);
  const SeatSet dazed = dazed_beside(table, table.asked);
  const auto seats = arg("seats", list_of_names(table.actions > 0 ? dazed : robbed, teller));
  if (table.actions == 0)
    return trn("{seats} is dazed on your corridor: do you take a key before the meeting goes on, or pass?",
               "{seats} are dazed on your corridor: do you take a key before the meeting goes on, or pass?", count(robbed), seats);
  if (robbed == 0)
    return trn("{seats} is dazed on your corridor and has no key to rob: do you kill before the meeting goes on, or pass?",
               "{seats} are dazed on your corridor and have no key to rob: do you kill before the meeting goes on, or pass?", count(dazed), seats);
  return trn("{seats} is dazed on your corridor: do you rob, kill or pass before the meeting goes on?",
             "{seats} are dazed on your corridor: do you rob, kill or pass before the meeting goes on?", count(dazed), seats);
}

std::string declare_question(const Table& table, const Teller& teller) {
  const Meeting& meeting = table.meeting;
  const auto who = arg("who", teller.name(meeting.seat));
  const auto place = arg("place", text_of(meeting.place));
  const SeatSet others = without(others_at(table, meeting.place, meeting.seat), table.asked);
  if (others == 0) return tr("{who} enters your corridor {place}: do you attack?", who, place);
  return tr("{who} enters {place}, where {others} and you are: whom do you attack?", who, place, arg("others", list_of_names(others, teller)));
}

std::string attack_question(const Table& table, const Teller& teller) {
  const SeatSet others = others_at(table, table.meeting.place, table.asked);
  return trn("You have entered {place}, where {others} is: do you attack?", "You have entered {place}, where {others} are: whom do you attack?",
             count(others), arg("place", text_of(table.meeting.place)), arg("others", list_of_names(others, teller)));
}

std::string join_question(const Table& table, const Teller& teller) {
  const Meeting& meeting = table.meeting;
  const auto who = arg("who", teller.name(meeting.seat));
  const auto other = arg("other", teller.name(meeting.chosen));
  if (meeting.joined == 0) return tr("{who} attacks {other}: do you join the attack?", who, other);
  return tr("{who} attacks {other}, joined by {joined}: do you join the attack, too?", who, other,
            arg("joined", list_of_names(meeting.joined, teller)));
}

// Whose pawn the active player moves.
int moved_seat(const Table& table) { return table.phase == Phase::drive ? table.enslaved.seat : table.arrival.seat; }

std::string spoken(Action action, const Table& table, const Teller& teller) {
  const auto place = [&] { return arg("place", text_of(Place{action.a()})); };
  const auto seat = [&] { return arg("seat", teller.name(action.a())); };
  switch (action.type()) {
    case ActionType::field:
      return tr("sit at start field {start}", arg("start", text_of(start_field(action.a()))));
    case ActionType::build:
      return tr("build a tile");
    case ActionType::trap:
      return tr("set a trap on {place}", place());
    case ActionType::move:
      return tr("move to {place}", place());
    case ActionType::attack:
      return tr("attack {seat}", seat());
    case ActionType::guardian:
      return tr("take a Guardian card");
    case ActionType::rest:
      return tr("rest");
    case ActionType::jump:
      return tr("jump off the bridge");
    case ActionType::climb_down:
      return tr("climb down from the bridge");
    case ActionType::climb_up:
      return tr("climb up to the bridge");
    case ActionType::ready:
      return tr("make the crystal ready");
    case ActionType::pick:
      return tr("pick up the key");
    case ActionType::rob:
      return tr("take a key from {seat}", seat());
    case ActionType::kill:
      return tr("kill {seat}", seat());
    case ActionType::end:
      return tr("end the turn");
    case ActionType::place:
      if (action.b() == face_down_rotation) return tr("lay the tile face down on {cell}", arg("cell", name_of(Cell{action.a()})));
      if (table.drawn == 0) return tr("lay a tile on {cell}", arg("cell", name_of(Cell{action.a()})));
      return trn("lay the tile {tile} on {cell}, turned by {count} step", "lay the tile {tile} on {cell}, turned by {count} steps", action.b(),
                 arg("tile", tile_name(*table.set, table.drawn)), arg("cell", name_of(Cell{action.a()})));
    case ActionType::keep:
      return tr("build the tile {tile}", arg("tile", tile_name(*table.set, action.a())));
    case ActionType::swap:
      return tr("the tile on {cell}", arg("cell", name_of(Cell{action.a()})));
    case ActionType::lay:
      return tr("turn the tile of {cell} by {steps}, that of {other} by {more}", arg("cell", name_of(table.rebuilding.first)),
                arg("other", name_of(table.rebuilding.second)), arg("steps", action.a()), arg("more", action.b()));
    case ActionType::lead:
      return tr("use the card {card}", arg("card", card_words(action.a(), teller)));
    case ActionType::craft:
      return tr("lay the trap {trap}", arg("trap", trap_words(action.a(), teller)));
    case ActionType::reveal:
      if (action.b() == nowhere) return trn("turned by {count} step", "turned by {count} steps", action.a());
      return trn("turned by {count} step, what is on it to {place}", "turned by {count} steps, what is on it to {place}", action.a(),
                 arg("place", text_of(Place{action.b()})));
    case ActionType::exchange:
      return tr("with the trap on {place} ({trap})", place(),
                arg("trap", action.b() == unseen_trap ? tr("face down") : trap_words(action.b(), teller)));
    case ActionType::step:
      if (table.phase == Phase::aside) return tr("step aside to {place}", place());
      if (table.phase != Phase::step) return tr("send {seat} to {place}", arg("seat", teller.name(moved_seat(table))), place());
      return tr("lead the Guardian to {place}", place());
    case ActionType::face:
      return tr("test the trap {trap} first", arg("trap", trap_words(action.a(), teller)));
    case ActionType::choose:
      return tr("play {character}", arg("character", character_words(static_cast<Character>(action.a()))));
    case ActionType::use:
      return spoken_use(action, teller);
    case ActionType::add:
      return trn("add {count} blessing", "add {count} blessings", action.a());
    case ActionType::join:
      return tr("join the attack");
    case ActionType::again:
      return tr("roll again with the crystal");
    case ActionType::pass:
      return tr("pass");
    default:
      return text_of(action, *teller.set);
  }
}

}  // namespace

std::string question_of(const View& view, const Teller& teller) {
  const Table& table = view.table();
  switch (table.phase) {
    case Phase::field:
      return tr("At which start field do you sit?");
    case Phase::turn:
      return turn_question(table);
    case Phase::place:
      return place_question(table);
    case Phase::face:
      return face_question(table);
    case Phase::step:
      return trn("You lead the Guardian from {place}, with {count} step left: where does he go?",
                 "You lead the Guardian from {place}, with {count} steps left: where does he go?", table.guiding.steps,
                 arg("place", text_of(table.figures.guardian)));
    case Phase::keep:
      return tr("You have drawn {tile} and {other}: which of them do you build?", arg("tile", tile_name(*table.set, table.drawn)),
                arg("other", tile_name(*table.set, table.drawn_too)));
    case Phase::craft:
      return tr("Crafted Trap: which of the two tokens do you lay on {place}?", arg("place", text_of(table.crafting.place)));
    case Phase::reveal:
      return tr("Your tile {tile} on {cell} is entered from {place}: how does it lie?",
                arg("tile", tile_name(*table.set, table.board.tiles[table.revealing.cell].kind())), arg("cell", name_of(table.revealing.cell)),
                arg("place", text_of(entered_from(table))));
    case Phase::aside:
      return tr("Your tile {tile} on {cell} fits nowhere and goes under the pool: where do you step aside to?",
                arg("tile", tile_name(*table.set, table.board.tiles[table.revealing.cell].kind())), arg("cell", name_of(table.revealing.cell)));
    case Phase::exchange:
      return tr("Mystification: with which trap does the one on {place} change places?", arg("place", text_of(table.mystifying.place)));
    case Phase::swap:
      return swap_question(table);
    case Phase::lay:
      return tr("Rebuild: by how many steps do you turn the tile of {cell}, and that of {other}?", arg("cell", name_of(table.rebuilding.first)),
                arg("other", name_of(table.rebuilding.second)));
    case Phase::lead:
      return tr("You have two Guardian cards: which one do you use?");
    case Phase::drive:
      return trn("You drive {who} from {place}, with {count} step left: where to?",
                 "You drive {who} from {place}, with {count} steps left: where to?", table.enslaved.steps,
                 arg("who", teller.name(table.enslaved.seat)), arg("place", text_of(table.pawn(table.enslaved.seat))));
    case Phase::way:
      return tr("{who} is turned back: where to?", arg("who", teller.name(table.arrival.seat)));
    case Phase::loop:
      return begun(loop_question(table, teller));
    case Phase::steal:
      return tr("You meet somebody with a key: do you try to steal it, or pass?");
    case Phase::character:
      return teller.style.typed ? tr("Whom do you play? To read what somebody can do, say rules and the name.") : tr("Whom do you play?");
    case Phase::bonus:
      return bonus_question(table);
    case Phase::second:
      return tr("Whirling Blades: do you attack {other} once more?", arg("other", teller.name(table.second.target)));
    case Phase::crystal:
      return crystal_question(table, teller);
    case Phase::rob:
      return begun(rob_question(table, teller));
    case Phase::declare:
      return begun(declare_question(table, teller));
    case Phase::attack:
      return attack_question(table, teller);
    case Phase::join:
      return begun(join_question(table, teller));
    default:
      return {};
  }
}

std::string action_words(Action action, const Table& table, const Teller& teller) {
  return teller.style.plain ? spoken(action, table, teller) : text_of(action, *teller.set);
}

}  // namespace meander::labyrinth
