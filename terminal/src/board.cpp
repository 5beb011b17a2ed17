// The board: one labelled line a zone.
#include "terminal/board.hpp"

#include <algorithm>

#include "card_boxes.hpp"
#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "onirim/queries.hpp"
#include "onirim/view_access.hpp"
#include "premonition_lines.hpp"
#include "sheet.hpp"
#include "words/card_text.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

using Words = std::vector<std::string>;

class Board {
 public:
  Board(const State& state, const Teller& teller) : s_(state), teller_(teller), style_(teller.style), sheet_(style_) {}

  std::vector<std::string> lines() {
    const bool two = s_.settings.players() == 2;
    for (int i = 0; i < s_.settings.players(); ++i) {
      const int seat = two && teller_.viewer == 0 ? 1 - i : i;  // the viewer's own zones come last, next to the prompt
      sheet_.line(two ? owned(marked("Your doors"), marked("Doors of {who}"), seat) : tr("Doors"), doors(seat));
      sheet_.line(two ? owned(marked("Your row"), marked("Row of {who}"), seat) : tr("Row"), row(seat));
      if (two && (seat != teller_.viewer))
        sheet_.line(tr("Hand of {who}", arg("who", teller_.names[static_cast<std::size_t>(seat)])), inline_hand(hand_of(seat)));
    }
    sheet_.line(tr("Goals"), goals());
    sheet_.line(tr("Towers"), towers());
    if (s_.settings.has(Settings::premonitions) && s_.ending == Ending::none) premonition_lines(s_, style_, sheet_);
    sheet_.line(tr("Limbo"), limbo());
    sheet_.line(tr("Discards"), discards());
    if (s_.settings.has(Settings::book)) sheet_.line(tr("Spells"), spells());
    if (s_.removed.size() > 0) sheet_.line(tr("Removed"), counts(s_.removed));
    sheet_.line(tr("Deck"), deck());
    sheet_.line(tr("Unseen"), unseen());
    dealt_with();
    hand_lines();
    return sheet_.lines();
  }

  std::vector<std::string> brief_lines() {
    if (s_.known.size() > 0) sheet_.line(tr("Deck"), deck());
    if (s_.phase == Phase::tower_loss) sheet_.line(tr("Towers"), towers());
    dealt_with();
    if (s_.phase == Phase::pay) {
      sheet_.line(tr("Discards"), discards());
    } else if (s_.settings.players() == 1) {
      sheet_.line(tr("Your hand"), inline_hand(hand_of(0)));
    } else {
      sheet_.line(tr("Your hand"), inline_hand(hand_of(teller_.viewer)));
      sheet_.line(shared_label(), inline_hand(s_.shared));
    }
    return sheet_.lines();
  }

 private:
  std::string owned(const char* yours, const char* theirs, int seat) const {
    return seat == teller_.viewer ? tr(yours) : tr(theirs, arg("who", teller_.names[static_cast<std::size_t>(seat)]));
  }
  const Hand& hand_of(int seat) const { return s_.private_cards[static_cast<std::size_t>(seat)]; }
  // Lists are read out with commas, and set with blanks.
  Words listed(const Words& words) const { return !style_.plain || words.size() < 2 ? words : Words{comma_list(words)}; }

  Words doors(int seat) const {
    const bool two = s_.settings.players() == 2;
    Words words;
    int gained = 0;
    int wanted = 0;
    for (int colour = 0; colour < colours; ++colour) {
      const int count = s_.doors[static_cast<std::size_t>(seat)][static_cast<std::size_t>(colour)];
      const int aim = two ? std::min(1, s_.settings.doors(colour)) : s_.settings.doors(colour);
      gained += std::min(count, aim);
      wanted += aim;
      if (style_.plain && count > 0) words.push_back(card_text(door(static_cast<Colour>(colour)), style_, count));
      for (int i = 0; !style_.plain && i < std::max(count, aim); ++i) {
        words.push_back(i < count ? card_text(door(static_cast<Colour>(colour)), style_) : dimmed("··", style_));
      }
    }
    words = listed(words);
    words.push_back(tr("({count} of {all})", arg("count", gained), arg("all", wanted)));
    return words;
  }

  // Completed series stand in brackets; what the running one still wants is said at the end.
  Words row(int seat) const {
    const int length = s_.rows.size(seat);
    if (length == 0) return {tr("empty")};
    std::vector<int> place(static_cast<std::size_t>(length));  // 1, 2, 3 within a series
    for (int i = 0; i < length; ++i) {
      const bool on = i > 0 && colour_of(s_.rows.at(seat, i)) == colour_of(s_.rows.at(seat, i - 1));
      place[static_cast<std::size_t>(i)] = on ? place[static_cast<std::size_t>(i) - 1] % 3 + 1 : 1;
    }
    Words words;
    for (int i = 0; i < length; ++i) {
      const int at = place[static_cast<std::size_t>(i)];
      const int end = i - at + 3;
      const bool complete = end < length && place[static_cast<std::size_t>(end)] == 3 && end >= i;
      std::string word = card_text(s_.rows.at(seat, i), style_);
      if (complete && at == 1) word.insert(0, "[");
      if (complete && at == 3) word += "]";
      words.push_back(std::move(word));
    }
    words = listed(words);
    const Colour colour = colour_of(s_.rows.last(seat));
    const int run = place.back();
    words.push_back(run == 3 ? tr("(series complete)")
                             : tr("({count} of 3 {colour})", arg("count", run), arg("colour", painted(colour_words(colour), colour, style_))));
    return words;
  }

  Words inline_hand(const Hand& held) const {
    Words words;
    for (std::size_t i = 0; i < held.size(); ++i) words.push_back(card_text(held[i].card(), style_));
    return words.empty() ? Words{tr("empty")} : listed(words);
  }

  void hand_lines() {
    const bool two = s_.settings.players() == 2;
    static const Hand none;
    const Hand& own = two && teller_.viewer < 0 ? none : hand_of(two ? teller_.viewer : 0);
    const std::string label = own.empty() ? shared_label() : tr("Your hand");
    const std::string alone = teller_.viewer < 0 ? tr("Hand") : label;
    const std::vector<std::string> boxes = style_.plain ? std::vector<std::string>() : card_boxes(own, s_.shared, style_, style_.width);
    if (!boxes.empty()) {
      sheet_.block(two ? label : alone, boxes, 1);
      return;
    }
    if (!two) return sheet_.line(alone, inline_hand(own));
    if (teller_.viewer >= 0) sheet_.line(tr("Your hand"), inline_hand(own));
    sheet_.line(shared_label(), inline_hand(s_.shared));
  }
  std::string shared_label() const { return s_.phase == Phase::pick ? tr("Open cards") : tr("Shared"); }

  // What is being dealt with.
  void dealt_with() {
    sheet_.line(tr("Looked at"), looked());
    if (!s_.placed.empty()) sheet_.line(tr("Put back"), cards(s_.placed));
    if (s_.pending != no_card) sheet_.line(tr("Drawn"), {card_text(s_.pending, style_)});
  }

  template <typename Cards>
  Words cards(const Cards& list) const {
    Words words;
    for (const Card each : list) words.push_back(card_text(each, style_));
    return listed(words);
  }

  Words towers() const {
    Words words;
    for (const Card each : s_.tower_row) {
      if (style_.plain) {
        words.push_back(card_text(each, style_));
      } else {
        words.push_back(edges_text(each, "[" + card_text(each, style_) + "]"));
      }
    }
    words = listed(words);
    if (aligned(s_.tower_row)) words.push_back(tr("(aligned)"));
    return words;
  }

  Words goals() const {
    Words words;
    const int next = first_open_goal(s_.goals);
    for (std::size_t i = 0; i < s_.goals.size(); ++i) {
      const auto colour = static_cast<Colour>(s_.goals[i] % closed_goal);
      const bool closed = s_.goals[i] >= closed_goal;
      const bool first = static_cast<int>(i) == next;
      const std::string name = style_.plain ? colour_words(colour) : painted(std::string(1, letter_of(colour)), colour, style_);
      if (closed) {
        words.push_back(style_.plain ? tr("{colour} reached", arg("colour", name)) : "✓" + name);
      } else if (first) {
        words.push_back(style_.plain ? tr("{colour} next", arg("colour", name)) : "▸" + name);
      } else {
        words.push_back(name);
      }
    }
    return listed(words);
  }

  Words spells() const {
    static constexpr std::pair<Spell, const char*> all[] = {
        {Spell::prophecy, marked("prophecy {price}")}, {Spell::swap, marked("swap {price}")}, {Spell::punishment, marked("punishment {price}")}};
    Words words;
    for (const auto& [spell, message] : all) {
      const std::string text = tr(message, arg("price", price(s_.settings, spell)));
      const bool can = s_.discard.size() >= price(s_.settings, spell);
      if (style_.plain) {
        words.push_back(can ? tr("{spell} can be paid", arg("spell", text)) : text);
      } else {
        words.push_back(can ? "✓ " + bold(text, style_) : dimmed("· " + text, style_));
      }
    }
    return listed(words);
  }

  Words deck() const {
    const std::string part = style_.plain ? "" : "· ";
    Words words{trn("{count} card", "{count} cards", s_.deck_size())};
    Words top;
    for (int i = 0; i < s_.known.top_size(); ++i) top.push_back(card_text(s_.known.top(i).card(), style_));
    if (!top.empty()) words.push_back(part + tr("on top: {cards}", arg("cards", sequence(top))));
    Words bottom;
    for (int i = s_.known.bottom_size(); i > 0; --i) bottom.push_back(card_text(s_.known.bottom(i - 1).card(), style_));
    if (!bottom.empty()) words.push_back(part + tr("at the bottom: {cards}", arg("cards", sequence(bottom))));
    return listed(words);
  }
  std::string sequence(const Words& words) const {
    std::string all;
    for (const std::string& word : listed(words)) all += (all.empty() ? "" : " ") + word;
    return all;
  }

  Words unseen() const {
    Words words = counts(s_.unknown);
    const bool hidden = teller_.viewer >= 0 && s_.settings.players() == 2 && hand_of(1 - teller_.viewer).has(unknown_card);
    if (hidden) words.push_back(tr("(in the deck or in the other hand)"));
    return words;
  }

  Words counts(const Bag& bag) const {
    Words words;
    for (int each = 0; each < card_kinds; ++each) {
      if (const int count = bag.count(static_cast<Card>(each)); count > 0) words.push_back(card_text(static_cast<Card>(each), style_, count));
    }
    return listed(words);
  }
  Words discards() const {
    if (s_.discard.size() == 0) return {};
    Words words = counts(s_.discard);
    words.insert(words.begin(), trn("{count} card:", "{count} cards:", s_.discard.size()));
    return words;
  }
  Words looked() const {
    Words words;
    for (std::size_t i = 0; i < s_.looked.size(); ++i) words.push_back(card_text(s_.looked[i], style_));
    return listed(words);
  }
  Words limbo() const {
    Words words;
    for (Card each = first_door; each <= happy_dream; ++each) {
      if (const int count = s_.limbo.count(each); count > 0) words.push_back(card_text(each, style_, count));
    }
    return listed(words);
  }

  const State& s_;
  const Teller& teller_;
  const Style& style_;
  Sheet sheet_;
};

}  // namespace

std::vector<std::string> board_of(const State& state, const Teller& teller) { return Board(state, teller).lines(); }

std::vector<std::string> board_of(const View& view, const Teller& teller) { return Board(ViewAccess::board(view), teller).lines(); }

std::vector<std::string> brief_board_of(const View& view, const Teller& teller) { return Board(ViewAccess::board(view), teller).brief_lines(); }

}  // namespace meander::onirim
