// What abilities brought about, told.
#include "ability_words.hpp"
#include "by_person.hpp"
#include "labyrinth/notation.hpp"

namespace meander::labyrinth {

std::string ability_sentence(const Event& event, const Teller& teller) {
  const int seat = event.seat;
  const auto from = [&] { return arg("from", text_of(Place{event.a})); };
  const auto place = [&] { return arg("place", text_of(Place{event.a})); };
  const auto to = [&] { return arg("to", text_of(Place{event.b})); };
  const auto ability = [](Ability which) { return arg("ability", ability_words(which)); };
  switch (event.type) {
    case EventType::plays:
      return by(teller, seat, marked("You play {character}: {abilities}."), marked("{who} plays {character}."),
                arg("character", character_words(static_cast<Character>(event.a))), arg("abilities", abilities_of(static_cast<Character>(event.a))));
    case EventType::adds:
      if (seat == teller.viewer) return trn("You add {count} blessing to the roll.", "You add {count} blessings to the roll.", event.a);
      return trn("{who} adds {count} blessing to the roll.", "{who} adds {count} blessings to the roll.", event.a, arg("who", teller.name(seat)));
    case EventType::adrenaline_gained:
      return by(teller, seat, marked("You gain adrenaline."), marked("{who} gains adrenaline."));
    case EventType::adrenaline_spent:
      return by(teller, seat, marked("You spend adrenaline for an action more."), marked("{who} spends adrenaline for an action more."));
    case EventType::blessing_gained:
      return by(teller, seat, marked("You gain a blessing."), marked("{who} gains a blessing."));
    case EventType::shoots:
      return by(teller, seat, marked("You shoot at {seats}."), marked("{who} shoots at {seats}."), arg("seats", list_of_names(event.a, teller)));
    case EventType::shot_missed:
      return by(teller, seat, marked("The shot misses you."), marked("The shot misses {who}."));
    case EventType::shot_hit:
      return by(teller, seat, marked("The shot hits you."), marked("The shot hits {who}."));
    case EventType::roped:
      return by(teller, seat, marked("Your rope arrow takes you from {from} to {to}."), marked("The rope arrow takes {who} from {from} to {to}."),
                from(), to());
    case EventType::prayed_away:
      return by(teller, seat, marked("The prayer moves you from {from} to {to}."), marked("The prayer moves {who} from {from} to {to}."), from(),
                to());
    case EventType::meditated: {
      const auto left = arg("left", event.b);
      if (seat == teller.viewer)
        return trn("You meditate and regain {count} life: {left} now.", "You meditate and regain {count} lives: {left} now.", event.a, left);
      return trn("{who} meditates and regains {count} life: {left} now.", "{who} meditates and regains {count} lives: {left} now.", event.a,
                 arg("who", teller.name(seat)), left);
    }
    case EventType::frenzied:
      return by(teller, seat, marked("Battle frenzy: until the end of your turn you fight with a die more, and the lowest does not count."),
                marked("Battle frenzy: until the end of the turn {who} fights with a die more, and the lowest does not count."));
    case EventType::strikes_again:
      return between(teller, seat, event.a, marked("You attack {other} once more."), marked("{who} attacks you once more."),
                     marked("{who} attacks {other} once more."));
    case EventType::fights_better:
      return by(teller, seat, marked("{ability}: you fight with {count} more."), marked("{ability}: {who} fights with {count} more."),
                arg("ability", ability_words(static_cast<Ability>(event.b))), arg("count", event.a));
    case EventType::hampered:
      if (seat == teller.viewer) return trn("A curse takes {count} from your roll.", "Curses take {count} from your roll.", event.a);
      return trn("A curse takes {count} from the roll of {who}.", "Curses take {count} from the roll of {who}.", event.a,
                 arg("who", teller.name(seat)));
    case EventType::cursed:
      if (seat == teller.viewer) return trn("The Witch curses you.", "The Witch curses you: {count} curses now.", event.a);
      return trn("The Witch curses {who}.", "The Witch curses {who}: {count} curses now.", event.a, arg("who", teller.name(seat)));
    case EventType::trap_moved:
      return by(teller, seat, marked("{ability}: you move a trap from {from} to {to}."), marked("{ability}: {who} moves a trap from {from} to {to}."),
                ability(Ability::witch_2), from(), to());
    case EventType::bewitched:
      return by(teller, seat, marked("The ritual makes you test a trap where you stand, on {place}."),
                marked("The ritual makes {who} test a trap on {place}."), place());
    case EventType::tile_turned:
      return by(teller, seat, marked("{ability}: you turn the tile on {cell}."), marked("{ability}: {who} turns the tile on {cell}."),
                ability(Ability::architect_1), arg("cell", name_of(Cell{event.a})));
    case EventType::tiles_swapped:
      return by(teller, seat, marked("{ability}: you let the tiles on {cell} and {other} change places."),
                marked("{ability}: {who} lets the tiles on {cell} and {other} change places."), ability(Ability::architect_3),
                arg("cell", name_of(Cell{event.a})), arg("other", name_of(Cell{event.b})));
    case EventType::tile_kept:
      return by(teller, seat, marked("You build {tile}; {other} goes under the pool."), marked("{who} builds {tile}; {other} goes under the pool."),
                arg("tile", tile_name(*teller.set, event.a)), arg("other", tile_name(*teller.set, event.b)));
    case EventType::tile_looked_at:
      if (event.a == 0) return tr("{who} draws a tile that is to lie face down.", arg("who", teller.name(seat)));
      return by(teller, seat, marked("You draw the tile {tile}, which you lay face down."),
                marked("{who} draws the tile {tile}, to be laid face down."), arg("tile", tile_name(*teller.set, event.a)));
    case EventType::tile_sown:
      return by(teller, seat, marked("You lay the tile face down on {cell}."), marked("{who} lays a tile face down on {cell}."),
                arg("cell", name_of(Cell{event.a})));
    case EventType::tile_revealed:
      return by(teller, seat, marked("You turn up the tile on {cell}: {tile}."), marked("{who} turns up the tile on {cell}: {tile}."),
                arg("cell", name_of(Cell{event.a})), arg("tile", tile_name(*teller.set, event.b)));
    case EventType::tile_vanished:
      return tr("The tile on {cell} fits nowhere: {tile} goes under the pool.", arg("cell", name_of(Cell{event.a})),
                arg("tile", tile_name(*teller.set, event.b)));
    case EventType::steps_aside:
      return by(teller, seat, marked("You step aside from {from} to {to}."), marked("{who} steps aside from {from} to {to}."), from(), to());
    case EventType::traps_exchanged:
      return by(teller, seat, marked("{ability}: you exchange the traps on {from} and {to}."),
                marked("{ability}: {who} exchanges the traps on {from} and {to}."), ability(Ability::illusionist_2), from(), to());
    case EventType::mirrored:
      return between(teller, seat, event.a, marked("{ability}: you change places with {other}."), marked("{ability}: {who} changes places with you."),
                     marked("{ability}: {who} changes places with {other}."), ability(Ability::illusionist_3));
    case EventType::token_looked_at:
      if (event.a == 0) return tr("{who} looks at a trap token.", arg("who", teller.name(seat)));
      return by(teller, seat, marked("You look at a trap token: {trap}."), marked("{who} looks at a trap token: {trap}."),
                arg("trap", trap_words(event.a, teller)));
    case EventType::token_laid:
      if (event.a == 0) return {};
      if (event.b == 0)
        return by(teller, seat, marked("It is {trap} that you have laid."), marked("It is {trap} that {who} has laid."),
                  arg("trap", trap_words(event.a, teller)));
      return by(teller, seat, marked("It is {trap} that you have laid; {other} goes back into the pool."),
                marked("It is {trap} that {who} has laid; {other} goes back into the pool."), arg("trap", trap_words(event.a, teller)),
                arg("other", trap_words(event.b, teller)));
    case EventType::sets_bounty:
      return between(teller, seat, event.a, marked("You set a bounty on {other}."), marked("{who} sets a bounty on you."),
                     marked("{who} sets a bounty on {other}."));
    case EventType::bounty_collected:
      return between(teller, seat, event.a, marked("The bounty brings you a key of {other}."), marked("The bounty brings {who} a key of yours."),
                     marked("The bounty brings {who} a key of {other}."));
    case EventType::turned_back_time:
      return by(teller, seat, marked("Time Loop: all pawns are again as at the start of your turn, which ends."),
                marked("Time Loop: all pawns are again as at the start of the turn of {who}, which ends."));
    case EventType::steals:
      return between(teller, seat, event.a, marked("You try to steal from {other}."), marked("{who} tries to steal from you."),
                     marked("{who} tries to steal from {other}."));
    case EventType::stole:
      return between(teller, seat, event.a, marked("You steal a key from {other}."), marked("{who} steals a key from you."),
                     marked("{who} steals a key from {other}."));
    case EventType::stole_nothing:
      return between(teller, seat, event.a, marked("Your theft from {other} fails."), marked("The theft of {who} from you fails."),
                     marked("The theft of {who} from {other} fails."));
    case EventType::trap_removed:
      return by(teller, seat, marked("You disarm the trap {trap} on {place}: it leaves the game."),
                marked("{who} disarms the trap {trap} on {place}: it leaves the game."), arg("trap", trap_words(event.b, teller)), place());
    case EventType::slips_away:
      return by(teller, seat, marked("You slip away: free attacks and the Guardian pass you by."),
                marked("{who} slips away: free attacks and the Guardian pass by."));
    case EventType::card_put_under:
      return by(teller, seat, marked("You put the other card under the deck: {card}."), marked("{who} puts the other card under the deck: {card}."),
                arg("card", card_words(event.a, teller)));
    case EventType::enslaved:
      return by(teller, seat, marked("You are enslaved: you go as the next Guardian card says."),
                marked("{who} is enslaved and goes as the next Guardian card says."));
    case EventType::driven:
      return by(teller, seat, marked("You are driven from {from} to {to}."), marked("{who} is driven from {from} to {to}."), from(), to());
    case EventType::parried:
      return by(teller, seat, marked("You parry: it costs you no life."), marked("{who} parries: it costs no life."));
    case EventType::crystal_paid:
      return by(teller, seat, marked("You spend your crystal on it."), marked("{who} spends the crystal on it."));
    default:
      return {};
  }
}

}  // namespace meander::labyrinth
