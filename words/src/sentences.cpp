// What happened, as sentences: each in two forms, for who did it and for the others.
#include "words/sentences.hpp"

#include "onirim/notation.hpp"
#include "words/card_text.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

class Sentence {
 public:
  Sentence(const Event& event, const Teller& teller) : event_(event), teller_(teller) {}

  std::string text() const {
    switch (event_.type) {
      case EventType::goal_laid:
        return tr("The next goal is {colour}.", arg("colour", colour()));
      case EventType::premonition_revealed:
        return tr("The premonition {premonition} is revealed.", premonition());
      case EventType::opened:
        return tr("{card} lies open.", card());
      case EventType::put_into_limbo:
        return tr("{card} goes to limbo.", card());
      case EventType::limbo_returned:
        return tr("Limbo is shuffled into the deck.");
      case EventType::picked:
        return by(marked("You take {card}."), marked("{who} takes {card}."), card());
      case EventType::played:
        return by(marked("You play {card}."), marked("{who} plays {card}."), card());
      case EventType::tower_played:
        if ((event_.other & right_end) != 0)
          return by(marked("You play {card} at the right end."), marked("{who} plays {card} at the right end."), card());
        return by(marked("You play {card} at the left end."), marked("{who} plays {card} at the left end."), card());
      case EventType::discarded:
        return by(marked("You discard {card}."), marked("{who} discards {card}."), card());
      case EventType::looking:
        return looking();
      case EventType::looked_at:
        if (event_.card == unknown_card) return {};
        return by(marked("You see {card}."), marked("{who} sees {card}."), card());
      case EventType::put_on_top:
        if (event_.card == unknown_card) return by(marked("You put a card on top of the deck."), marked("{who} puts a card on top of the deck."));
        return by(marked("You put {card} on top of the deck."), marked("{who} puts {card} on top of the deck."), card());
      case EventType::put_at_bottom:
        if (event_.card == unknown_card)
          return by(marked("You put a card at the bottom of the deck."), marked("{who} puts a card at the bottom of the deck."));
        return by(marked("You put {card} at the bottom of the deck."), marked("{who} puts {card} at the bottom of the deck."), card());
      case EventType::dropped:
        return by(marked("You discard {card} from the deck."), marked("{who} discards {card} from the deck."), card());
      case EventType::exchanged:
        return by(marked("You exchange {card} for {other}."), marked("{who} exchanges {card} for {other}."), card(),
                  arg("other", card_of(event_.other)));
      case EventType::searched:
        return by(marked("You search the deck; it is shuffled."), marked("{who} searches the deck; it is shuffled."));
      case EventType::key_paid:
        return by(marked("You pay with {card}."), marked("{who} pays with {card}."), card());
      case EventType::door_gained:
        return by(marked("You gain {card}!"), marked("{who} gains {card}!"), card());
      case EventType::door_kept_out:
        return tr("{card} cannot be gained now.", card());
      case EventType::goal_closed:
        return tr("Goal {number} is reached and turned face down.", number());
      case EventType::goal_opened:
        return tr("Goal {number} is open again.", number());
      case EventType::drew:
        if (event_.card == unknown_card) return by(marked("You draw a card."), marked("{who} draws a card."));
        return by(marked("You draw {card}."), marked("{who} draws {card}."), card());
      case EventType::drew_shared:
        return tr("{card} is drawn to the shared cards.", card());
      case EventType::door_drawn:
      case EventType::dream_drawn:
        return tr("{card} is drawn.", card());
      case EventType::dream_discarded:
        return tr("{card} is discarded.", card());
      case EventType::revealed:
        return tr("{card} is revealed.", card());
      case EventType::hand_discarded:
        return by(marked("You discard the hand."), marked("{who} discards the hand."));
      case EventType::door_returned:
        return tr("{card} leaves the table.", card());
      case EventType::tower_lost:
        return by(marked("You lose the tower {card}."), marked("{who} loses the tower {card}."), card());
      case EventType::false_destruction:
        return tr("False destruction: no tower is lost.");
      case EventType::spell_cast:
        return spell();
      case EventType::paid:
        return tr("{card} leaves the discard pile for good.", card());
      case EventType::nightmare_cancelled:
        return tr("The Nightmare is cancelled.");
      case EventType::premonition_removed:
        return tr("The premonition {premonition} is removed.", premonition());
      case EventType::premonition_applied:
        return tr("The premonition {premonition} comes true.", premonition());
      case EventType::left_the_deck:
        return tr("{card} leaves the deck for the discard pile.", card());
      case EventType::won:
        return tr("The game is won!");
      case EventType::lost:
        return static_cast<Ending>(event_.card) == Ending::lost_door ? tr("The game is lost: a door is gone for good.")
                                                                     : tr("The game is lost: the deck has run out.");
      case EventType::turn_began:
      case EventType::shuffled:
      case EventType::door_declined:
        return {};
    }
    return {};
  }

 private:
  std::string card_of(std::uint8_t card) const { return card_text(Card{card}, teller_.style); }

  Argument who() const { return arg("who", teller_.names[event_.seat]); }
  Argument card() const { return arg("card", card_of(event_.card)); }
  Argument number() const { return arg("number", event_.card + 1); }
  Argument premonition() const { return arg("premonition", premonition_text(static_cast<Premonition>(event_.card), teller_.style)); }
  std::string colour() const { return painted(colour_words(static_cast<Colour>(event_.card)), static_cast<Colour>(event_.card), teller_.style); }

  // The form for the viewer who did it, or the one for everybody else.
  template <typename... Arguments>
  std::string by(const char* you, const char* other, const Arguments&... arguments) const {
    if (event_.seat == teller_.viewer) return tr(you, arguments...);
    return tr(other, who(), arguments...);
  }

  std::string looking() const {
    if (static_cast<Purpose>(event_.other) == Purpose::happy) {
      if (event_.seat == teller_.viewer) return trn("You reveal {count} card of the deck.", "You reveal {count} cards of the deck.", event_.card);
      return trn("{who} reveals {count} card of the deck.", "{who} reveals {count} cards of the deck.", event_.card, who());
    }
    if (event_.seat == teller_.viewer) return trn("You look at {count} card of the deck.", "You look at {count} cards of the deck.", event_.card);
    return trn("{who} looks at {count} card of the deck.", "{who} looks at {count} cards of the deck.", event_.card, who());
  }

  std::string spell() const {
    switch (static_cast<Spell>(event_.card)) {
      case Spell::prophecy:
        return by(marked("You cast the Paradoxical Prophecy."), marked("{who} casts the Paradoxical Prophecy."));
      case Spell::swap:
        return by(marked("You cast Parallel Planning: goals {first} and {second} are to change places."),
                  marked("{who} casts Parallel Planning: goals {first} and {second} are to change places."), arg("first", (event_.other >> 4) + 1),
                  arg("second", (event_.other & 0xf) + 1));
      default:
        return by(marked("You cast Powerful Punishment."), marked("{who} casts Powerful Punishment."));
    }
  }

  const Event& event_;
  const Teller& teller_;
};

}  // namespace

std::string sentence_of(const Event& event, const Teller& teller) { return begun(Sentence(event, teller).text()); }

}  // namespace meander::onirim
