// What happened, one event at a time: each sentence in a form for who did it and one for the others.
#include "words/labyrinth/sentences.hpp"

#include "ability_words.hpp"
#include "by_person.hpp"
#include "fight_sentences.hpp"
#include "labyrinth/game.hpp"
#include "labyrinth/notation.hpp"
#include "roll_sentences.hpp"
#include "words/lists.hpp"

namespace meander::labyrinth {

namespace {

class Sentence {
 public:
  Sentence(const Event& event, const Teller& teller) : event_(event), teller_(teller) {}

  std::string text() const {
    switch (event_.type) {
      case EventType::rolled:
        return roll_sentence(event_, teller_);
      case EventType::starts:
        return told(marked("You start the game."), marked("{who} starts the game."));
      case EventType::may_choose:
        if (event_.a == 0) return told(marked("By lot you choose your start field first."), marked("By lot {who} chooses a start field first."));
        return told(marked("You come next in the lot."), marked("{who} comes next in the lot."));
      case EventType::sits:
        return told(marked("You sit at {start}."), marked("{who} sits at {start}."), arg("start", text_of(start_field(event_.a))));
      case EventType::turn_began:
        return told(marked("It is your turn."), marked("It is the turn of {who}."));
      case EventType::tile_drawn:
        return told(marked("You draw the tile {tile}."), marked("{who} draws the tile {tile}."), tile());
      case EventType::tile_put_under:
        return tr("The tile {tile} fits nowhere and goes under the pool.", tile());
      case EventType::nothing_fits:
        return told(marked("No tile fits anywhere: you keep your action and cannot build this turn."),
                    marked("No tile fits anywhere: {who} keeps the action and cannot build this turn."));
      case EventType::tile_placed:
        return told(marked("You lay a tile on {cell}."), marked("{who} lays a tile on {cell}."), arg("cell", name_of(Cell{event_.a})));
      case EventType::trap_laid:
        return told(marked("You set a trap on {place}, face down."), marked("{who} sets a trap on {place}, face down."), place());
      case EventType::moved:
        return told(marked("You move from {from} to {to}."), marked("{who} moves from {from} to {to}."), from(), to());
      case EventType::jumped:
        return told(marked("You jump from {from} down to {to} and land well."), marked("{who} jumps from {from} down to {to} and lands well."),
                    from(), to());
      case EventType::fell:
        return told(marked("You jump from {from} down to {to} and land badly."), marked("{who} jumps from {from} down to {to} and lands badly."),
                    from(), to());
      case EventType::climbed:
        return told(marked("You climb from {from} to {to}."), marked("{who} climbs from {from} to {to}."), from(), to());
      case EventType::sent_back:
        return told(marked("You have to go back from {from} to {to}."), marked("{who} has to go back from {from} to {to}."), from(), to());
      case EventType::put_back:
        return told(marked("You stay on {to} after all."), marked("{who} stays on {to} after all."), to());
      case EventType::fell_through:
        return told(marked("You fall through the bridge, from {from} to {to}."), marked("{who} falls through the bridge, from {from} to {to}."),
                    from(), to());
      case EventType::trap_turned_up:
        return turned_up();
      case EventType::trap_passed:
        return told(marked("You are safe from the trap {trap} on {place}."), marked("{who} is safe from the trap {trap} on {place}."), trap(),
                    place());
      case EventType::trap_failed:
        return failed();
      case EventType::life_lost:
        return life_lost();
      case EventType::dazed:
        return dazed();
      case EventType::rested:
        return told(marked("You rest and lay off one daze."), marked("{who} rests and lays off one daze."));
      case EventType::sent_to_start:
        return told(marked("You go from {from} back to your start."), marked("{who} goes from {from} back to the start."), from());
      case EventType::restored:
        return told(marked("At your start all your life comes back, and no daze is left."),
                    marked("At the start all life of {who} comes back, and no daze is left."));
      case EventType::key_dropped:
        return told(marked("One of your keys stays on {place}."), marked("A key of {who} stays on {place}."), place());
      case EventType::key_picked_up:
        return told(marked("You pick up a key on {place}."), marked("{who} picks up a key on {place}."), place());
      case EventType::crystal_used:
        return told(marked("You use your crystal to roll again."), marked("{who} uses the crystal to roll again."));
      case EventType::crystal_ready:
        return told(marked("You make your crystal ready again."), marked("{who} makes the crystal ready again."));
      case EventType::won:
        return told(marked("You win the game!"), marked("{who} wins the game!"));
      default:
        if (std::string text = ability_sentence(event_, teller_); !text.empty()) return text;
        return event_.type >= EventType::guardian_card ? of_guardian() : fight_sentence(event_, teller_);
    }
  }

 private:
  template <typename... Arguments>
  std::string told(const char* you, const char* other, const Arguments&... arguments) const {
    return by(teller_, event_.seat, you, other, arguments...);
  }
  Argument tile() const { return arg("tile", tile_name(*teller_.set, event_.a)); }
  Argument place() const { return arg("place", text_of(Place{event_.a})); }
  Argument from() const { return arg("from", text_of(Place{event_.a})); }
  Argument to() const { return arg("to", text_of(Place{event_.b})); }
  Argument trap() const { return arg("trap", trap_words(event_.b, teller_)); }

  std::string turned_up() const {
    if (event_.b > teller_.set->traps.size())
      return told(marked("You turn up a blank token on {place}: no trap."), marked("{who} turns up a blank token on {place}: no trap."), place());
    const TrapKind& kind = teller_.set->traps[event_.b - 1U];
    const auto needed = arg("needed", needed_words(kind));
    switch (kind.type) {
      case TrapType::door:
        return told(marked("You turn up the door trap {trap} on {place} (leaving it needs {needed})."),
                    marked("{who} turns up the door trap {trap} on {place} (leaving it needs {needed})."), trap(), place(), needed);
      case TrapType::turning_back:
        return told(marked("You turn up the trap {trap} on {place}, which turns back (needs {needed})."),
                    marked("{who} turns up the trap {trap} on {place}, which turns back (needs {needed})."), trap(), place(), needed);
      case TrapType::entry:
        break;
    }
    return told(marked("You turn up the trap {trap} on {place} (needs {needed})."),
                marked("{who} turns up the trap {trap} on {place} (needs {needed})."), trap(), place(), needed);
  }

  std::string failed() const {
    switch (teller_.set->traps[event_.b - 1U].type) {
      case TrapType::door:
        return told(marked("The trap {trap} on {place} holds you."), marked("The trap {trap} on {place} holds {who}."), trap(), place());
      case TrapType::turning_back:
        return told(marked("The trap {trap} on {place} does not let you pass."), marked("The trap {trap} on {place} does not let {who} pass."),
                    trap(), place());
      case TrapType::entry:
        break;
    }
    return told(marked("You fall into the trap {trap} on {place}."), marked("{who} falls into the trap {trap} on {place}."), trap(), place());
  }

  std::string life_lost() const {
    const bool you = event_.seat == teller_.viewer;
    const auto who = arg("who", teller_.name(event_.seat));
    if (event_.b == 0) {
      if (you) return trn("You lose your last life.", "You lose your last {count} lives.", event_.a);
      return trn("{who} loses the last life.", "{who} loses the last {count} lives.", event_.a, who);
    }
    const auto left = arg("left", event_.b);
    if (you) return trn("You lose {count} life; {left} left.", "You lose {count} lives; {left} left.", event_.a, left);
    return trn("{who} loses {count} life; {left} left.", "{who} loses {count} lives; {left} left.", event_.a, who, left);
  }

  // Tokens come to those that are there already.
  std::string dazed() const {
    const auto all = arg("all", event_.b);
    if (event_.b == 1) return told(marked("You are dazed."), marked("{who} is dazed."));
    if (event_.a == event_.b) return told(marked("You are dazed, with {all} tokens."), marked("{who} is dazed, with {all} tokens."), all);
    if (event_.seat == teller_.viewer)
      return trn("You get {count} more daze token: now you have {all}.", "You get {count} more daze tokens: now you have {all}.", event_.a, all);
    return trn("{who} gets {count} more daze token and now has {all}.", "{who} gets {count} more daze tokens and now has {all}.", event_.a,
               arg("who", teller_.name(event_.seat)), all);
  }

  std::string of_guardian() const {
    switch (event_.type) {
      case EventType::guardian_card:
        return told(marked("You take a Guardian card: {card}."), marked("{who} takes a Guardian card: {card}."),
                    arg("card", card_words(event_.a, teller_)));
      case EventType::guardian_shuffled:
        return tr("The used Guardian cards are shuffled.");
      case EventType::guardian_moved:
        return tr("The Guardian moves from {from} to {to}.", from(), to());
      case EventType::guardian_stuck:
        return tr("The Guardian cannot go on.");
      case EventType::guardian_slept:
        return tr("The Guardian falls asleep.");
      case EventType::guardian_woke:
        return tr("The Guardian wakes up.");
      case EventType::guardian_withstood:
        return told(marked("You withstand the Guardian!"), marked("{who} withstands the Guardian!"));
      default:
        break;
    }
    if (event_.a == 1)
      return told(marked("You are dazed: the Guardian sends you straight back to your start."),
                  marked("{who} is dazed: the Guardian sends this player straight back to the start."));
    return told(marked("The Guardian sends you back to your start."), marked("The Guardian sends {who} back to the start."));
  }

  const Event& event_;
  const Teller& teller_;
};

}  // namespace

std::string sentence_of(const Event& event, const Teller& teller) { return begun(Sentence(event, teller).text()); }

std::string ending_text(const Table& table, const Teller& teller) {
  if (table.phase != Phase::over) return {};
  return begun(
      by(teller, table.winner, marked("You have won: you are on the centre with a key."), marked("{who} has won: on the centre with a key.")));
}

}  // namespace meander::labyrinth
