// Telling together what belongs together: cards drawn one after the other, a Nightmare's five cards, an order put back.
#include <algorithm>

#include "onirim/notation.hpp"
#include "words/card_text.hpp"
#include "words/lists.hpp"
#include "words/sentences.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

using Run = std::vector<Event>;

class Together {
 public:
  explicit Together(const Teller& teller) : teller_(teller) {}

  // How many events from the first on one sentence tells.
  static std::size_t length(const std::vector<Event>& events, std::size_t first) {
    const auto same = [&](std::size_t i) {
      return events[i].type == events[first].type && events[i].seat == events[first].seat &&
             (events[i].card == unknown_card) == (events[first].card == unknown_card);
    };
    std::size_t end = first + 1;
    while (end < events.size() && same(end)) ++end;
    return end - first;
  }

  std::string tell(const Run& run) const {
    const bool you = run.front().seat == teller_.viewer;
    const bool unknown = run.front().card == unknown_card;
    const std::size_t count = run.size();
    const Argument who = arg("who", teller_.names[run.front().seat]);
    switch (run.front().type) {
      case EventType::goal_laid:
        return tr("The goals, from the left: {colours}.", arg("colours", list(run, [this](const Event& event) {
                                                                const auto colour = static_cast<Colour>(event.card);
                                                                return painted(colour_words(colour), colour, teller_.style);
                                                              })));
      case EventType::premonition_revealed:
        return tr("Premonitions are revealed: {premonitions}.", arg("premonitions", list(run, [this](const Event& event) {
                                                                      return premonition_text(static_cast<Premonition>(event.card), teller_.style);
                                                                    })));
      case EventType::opened:
        return tr("{cards} lie open.", cards(run));
      case EventType::put_into_limbo:
        return tr("{cards} go to limbo.", cards(run));
      case EventType::discarded:
        return you ? tr("You discard {cards}.", cards(run)) : tr("{who} discards {cards}.", who, cards(run));
      case EventType::looked_at:
        if (unknown) return {};
        return you ? tr("You see {cards}.", cards(run)) : tr("{who} sees {cards}.", who, cards(run));
      case EventType::drew:
        if (unknown)
          return you ? trn("You draw {count} card.", "You draw {count} cards.", count)
                     : trn("{who} draws {count} card.", "{who} draws {count} cards.", count, who);
        return you ? tr("You draw {cards}.", cards(run)) : tr("{who} draws {cards}.", who, cards(run));
      case EventType::drew_shared:
        return tr("{cards} are drawn to the shared cards.", cards(run));
      case EventType::put_on_top:
        if (unknown) return trn("{who} puts {count} card back on top of the deck.", "{who} puts {count} cards back on top of the deck.", count, who);
        return you ? tr("You put back, from the top down: {cards}.", from_the_top(run))
                   : tr("{who} puts back, from the top down: {cards}.", who, from_the_top(run));
      case EventType::put_at_bottom:
        if (unknown)
          return trn("{who} puts {count} card at the bottom of the deck.", "{who} puts {count} cards at the bottom of the deck.", count, who);
        return you ? tr("You put at the bottom, from the top down: {cards}.", cards(run))
                   : tr("{who} puts at the bottom, from the top down: {cards}.", who, cards(run));
      case EventType::paid:
        return tr("{cards} leave the discard pile for good.", cards(run));
      case EventType::left_the_deck:
        return tr("{cards} leave the deck for the discard pile.", cards(run));
      case EventType::revealed:
        return tr("{cards} are revealed.", cards(run));
      default:
        return {};
    }
  }

 private:
  template <typename Words>
  static std::string list(const Run& run, Words words) {
    std::vector<std::string> items;
    for (const Event& event : run) items.push_back(words(event));
    return list_of(items);
  }
  Argument cards(const Run& run) const {
    return arg("cards", list(run, [this](const Event& event) { return card_text(Card{event.card}, teller_.style); }));
  }
  // The last one put on top is the uppermost.
  Argument from_the_top(Run run) const {
    std::reverse(run.begin(), run.end());
    return cards(run);
  }

  const Teller& teller_;
};

// The cards that a Nightmare or premonition turns up are dealt with one by one; told, they are sorted by what became of them.
std::vector<Event> in_telling_order(std::vector<Event> events) {
  const auto rank = [](const Event& event) { return event.type == EventType::revealed ? 0 : event.type == EventType::discarded ? 1 : 2; };
  const auto belongs = [](const Event& event) {
    return event.type == EventType::revealed || event.type == EventType::discarded || event.type == EventType::put_into_limbo;
  };
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (events[i].type != EventType::revealed) continue;
    std::size_t end = i;
    while (end < events.size() && belongs(events[end])) ++end;
    std::stable_sort(events.begin() + static_cast<std::ptrdiff_t>(i), events.begin() + static_cast<std::ptrdiff_t>(end),
                     [&](const Event& left, const Event& right) { return rank(left) < rank(right); });
    i = end;
  }
  return events;
}

}  // namespace

Telling telling_of(const std::vector<Event>& happened, const Teller& teller) {
  Telling telling{in_telling_order(happened), {}};
  const std::vector<Event>& events = telling.events;
  const Together together(teller);
  for (std::size_t i = 0; i < events.size();) {
    const std::size_t length = Together::length(events, i);
    const Run run(events.begin() + static_cast<std::ptrdiff_t>(i), events.begin() + static_cast<std::ptrdiff_t>(i + length));
    std::string sentence = length > 1 ? begun(together.tell(run)) : std::string();
    if (!sentence.empty()) {
      telling.parts.push_back({i, length, std::move(sentence)});
    } else {
      for (std::size_t each = i; each < i + length; ++each) telling.parts.push_back({each, 1, sentence_of(events[each], teller)});
    }
    i += length;
  }
  return telling;
}

std::vector<std::string> sentences_of(const std::vector<Event>& events, const Teller& teller) {
  std::vector<std::string> sentences;
  for (Telling::Part& part : telling_of(events, teller).parts) {
    if (!part.text.empty()) sentences.push_back(std::move(part.text));
  }
  return sentences;
}

}  // namespace meander::onirim
