// Telling together what belongs together: a roll with its outcome, a tile drawn and laid, a last life and the way back, the Guardian's steps.
#include <optional>

#include "by_person.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/pending.hpp"
#include "roll_sentences.hpp"
#include "words/labyrinth/sentences.hpp"
#include "words/lists.hpp"

namespace meander::labyrinth {

namespace {

class Narrator {
 public:
  Narrator(const std::vector<Event>& events, const Teller& teller) : events_(events), teller_(teller) {}

  std::vector<Telling> tell() {
    while (next_ < events_.size()) {
      note_dice(event());
      const std::size_t first = next_;
      std::string sentence = together();
      if (next_ == first) {
        if (!says_nothing_new(event())) sentence = sentence_of(event(), teller_);
        ++next_;
      }
      told_.push_back({first, next_ - first, begun(std::move(sentence))});
    }
    return std::move(told_);
  }

 private:
  const Event& event() const { return events_[next_]; }
  // Whether these types follow from here on, all of one seat.
  bool follow(std::initializer_list<EventType> types) const {
    if (next_ + types.size() > events_.size()) return false;
    std::size_t i = next_;
    for (const EventType type : types) {
      if (events_[i].type != type || events_[i].seat != event().seat) return false;
      ++i;
    }
    return true;
  }

  // A sentence for several events, which are passed over; empty, and none passed over, where there is none.
  std::string together() {
    using enum EventType;
    if (event().type == may_choose && event().a == 0 && next_ + 1 < events_.size() && events_[next_ + 1].type == may_choose) return lot();
    if (follow({tile_drawn, tile_placed})) return passed(2, drawn_and_placed());
    if (follow({life_lost, dazed}) && event().b > 0 && events_[next_ + 1].b == 1) return passed(2, hurt_and_dazed());
    if (follow({life_lost, key_dropped, sent_to_start})) return passed(3, lost_with_key());
    if (follow({life_lost, sent_to_start})) return passed(2, lost());
    if (follow({guardian_met, sent_to_start})) return passed(2, sentence_of(event(), teller_));
    if (follow({guardian_moved, guardian_moved})) return tr("The Guardian moves {places}.", way());
    if (follow({moved, moved})) {
      const int seat = event().seat;
      return by(teller_, seat, marked("You move {places}."), marked("{who} moves {places}."), way());
    }
    if (event().type == killed && next_ + 1 < events_.size() && events_[next_ + 1].type == sent_to_start)
      return passed(2, sentence_of(event(), teller_));
    if (event().type != rolled || next_ + 1 == events_.size()) return {};
    std::string sentence = roll_sentence(event(), events_[next_ + 1], teller_);
    if (sentence.empty()) return {};
    return passed(follow({rolled, guardian_met, sent_to_start}) ? 3 : 2, std::move(sentence));
  }
  std::string passed(std::size_t count, std::string sentence) {
    next_ += count;
    return sentence;
  }

  // All who are drawn from the first on, which are passed over.
  std::string lot() {
    std::vector<std::string> order;
    for (; next_ < events_.size() && event().type == EventType::may_choose; ++next_) {
      // Translators: in the order in which start fields are chosen.
      order.push_back(event().seat == teller_.viewer ? trc("who chooses a start field", "you") : teller_.name(event().seat));
    }
    return tr("By lot the start fields are chosen in this order: {seats}.", arg("seats", comma_list(order)));
  }
  std::string drawn_and_placed() const {
    return by(teller_, event().seat, marked("You draw the tile {tile} and lay it on {cell}."),
              marked("{who} draws the tile {tile} and lays it on {cell}."), arg("tile", tile_name(*teller_.set, event().a)),
              arg("cell", name_of(Cell{events_[next_ + 1].a})));
  }
  std::string hurt_and_dazed() const {
    const auto left = arg("left", event().b);
    if (event().seat == teller_.viewer)
      return trn("You lose {count} life, have {left} left, and are dazed.", "You lose {count} lives, have {left} left, and are dazed.", event().a,
                 left);
    return trn("{who} loses {count} life, has {left} left, and is dazed.", "{who} loses {count} lives, has {left} left, and is dazed.", event().a,
               arg("who", teller_.name(event().seat)), left);
  }
  std::string lost() const {
    return by(teller_, event().seat, marked("You lose your last life and go back to your start."),
              marked("{who} loses the last life and goes back to the start."));
  }
  std::string lost_with_key() const {
    return by(teller_, event().seat, marked("You lose your last life and go back to your start; one of your keys stays on {place}."),
              marked("{who} loses the last life and goes back to the start; a key stays on {place}."),
              arg("place", text_of(Place{events_[next_ + 1].a})));
  }
  // The way of several steps of one kind, which are passed over: "D4 – D3 – D2".
  Argument way() {
    const Event first = event();
    std::string places = text_of(Place{first.a});
    while (next_ < events_.size() && event().type == first.type && event().seat == first.seat) places += " – " + text_of(Place{events_[next_++].b});
    return arg("places", places);
  }
  // What the dice of a fight show needs no counting where nothing is added to them.
  void note_dice(const Event& event) {
    if (event.type == EventType::rolled && static_cast<Roll::Purpose>(event.a) == Roll::Purpose::fight) attack_ = counting(event);
    if (event.type == EventType::rolled_against) defence_ = counting(event);
  }
  static int counting(const Event& rolled) {
    int sum = rolled.dice.sum();
    for (int i = 0; i < rolled.dropped; ++i) sum -= rolled.dice[i];
    return sum;
  }
  bool says_nothing_new(const Event& event) const {
    return event.type == EventType::fight_counted && attack_ == static_cast<std::int8_t>(event.a) && defence_ == static_cast<std::int8_t>(event.b);
  }

  const std::vector<Event>& events_;
  const Teller& teller_;
  std::size_t next_ = 0;
  std::optional<int> attack_;
  std::optional<int> defence_;
  std::vector<Telling> told_;
};

}  // namespace

std::vector<Telling> telling_of(const std::vector<Event>& events, const Teller& teller) { return Narrator(events, teller).tell(); }

std::vector<std::string> sentences_of(const std::vector<Event>& events, const Teller& teller) {
  std::vector<std::string> sentences;
  for (Telling& each : telling_of(events, teller)) {
    if (!each.text.empty()) sentences.push_back(std::move(each.text));
  }
  return sentences;
}

}  // namespace meander::labyrinth
