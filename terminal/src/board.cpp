// The board: one labelled line a zone, wrapped to the width.
#include "terminal/board.hpp"

#include <fmt/format.h>

#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim {

namespace {

constexpr std::size_t label_width = 12;

// A word and how many columns it takes (escape sequences take none).
struct Word {
  std::string text;
  std::size_t columns;
};

const char* escape_of(Card card) {
  if (is_dream(card)) return card == nightmare ? "\x1b[1;35m" : "\x1b[1;36m";
  switch (colour_of(card)) {
    case Colour::red:
      return "\x1b[31m";
    case Colour::blue:
      return "\x1b[34m";
    case Colour::green:
      return "\x1b[32m";
    case Colour::brown:
      return "\x1b[33m";
  }
  return "";
}

class Board {
 public:
  Board(const State& state, const Style& style) : s_(state), style_(style) {}

  std::vector<std::string> lines() {
    line("phase", {plain(fmt::format("{}{}", name_of(s_.phase), s_.settings.players() == 2 ? fmt::format(", seat {}", s_.seat + 1) : ""))});
    for (int seat = 0; seat < s_.settings.players(); ++seat) seat_lines(seat);
    if (!s_.shared.empty()) line("shared", hand(s_.shared));
    if (!s_.tower_row.empty()) line("towers", towers());
    if (!s_.goals.empty()) line("goals", goals());
    if (s_.settings.has(Settings::premonitions)) line("premonitions", premonitions());
    if (s_.pending != no_card) line("drawn", {card(s_.pending)});
    if (!s_.looked.empty()) line("looked at", cards(s_.looked.cards()));
    if (!s_.placed.empty()) line("put back", cards(s_.placed));
    line("deck", deck());
    if (s_.discard.size() > 0) line("discards", counts(s_.discard));
    if (!s_.limbo.empty()) line("limbo", limbo());
    if (s_.removed.size() > 0) line("removed", counts(s_.removed));
    if (s_.ending != Ending::none) line("result", {plain(std::string(name_of(s_.ending)))});
    if (s_.ending == Ending::none && !Onirim::winnable(s_)) line("lost hope", words("this game can no longer be won (ONI-3.7)"));
    return lines_;
  }

 private:
  static Word plain(std::string text) {
    const std::size_t columns = text.size();
    return {std::move(text), columns};
  }
  static std::vector<Word> words(std::string_view text) {
    std::vector<Word> list;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find(' '), text.size());
      list.push_back(plain(std::string(text.substr(0, end))));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
  }
  Word card(Card card, int count = 1) const {
    std::string name(name_of(card));
    if (count > 1) name += fmt::format("×{}", count);
    const std::size_t columns = name_of(card).size() + (count > 9 ? 3U : count > 1 ? 2U : 0U);
    return {style_.colour && card < card_kinds ? escape_of(card) + name + "\x1b[0m" : name, columns};
  }

  void line(const char* label, const std::vector<Word>& words) {
    std::string text = fmt::format("{:<{}}", label, label_width + 1);
    std::size_t column = label_width + 1;
    for (const Word& word : words) {
      if (column + word.columns > static_cast<std::size_t>(style_.width) && column > label_width + 1) {
        lines_.push_back(text.substr(0, text.find_last_not_of(' ') + 1));
        text.assign(label_width + 1, ' ');
        column = label_width + 1;
      }
      text += word.text + ' ';
      column += word.columns + 1;
    }
    lines_.push_back(text.substr(0, text.find_last_not_of(' ') + 1));
  }

  void seat_lines(int seat) {
    const bool two = s_.settings.players() == 2;
    const std::string who = two ? fmt::format(" {}", seat + 1) : "";
    line(("doors" + who).c_str(), doors(seat));
    line(("row" + who).c_str(), row(seat));
    line((two ? "private" + who : "hand").c_str(), hand(s_.private_cards[static_cast<std::size_t>(seat)]));
  }

  std::vector<Word> doors(int seat) const {
    std::vector<Word> words;
    for (int colour = 0; colour < colours; ++colour) {
      const int count = s_.doors[static_cast<std::size_t>(seat)][static_cast<std::size_t>(colour)];
      if (count > 0) words.push_back(card(door(static_cast<Colour>(colour)), count));
    }
    return words.empty() ? std::vector{plain("none")} : words;
  }

  // Completed series end in a bar; an unfinished one is open.
  std::vector<Word> row(int seat) const {
    std::vector<Word> words;
    int run = 0;
    for (int i = 0; i < s_.rows.size(seat); ++i) {
      const Card here = s_.rows.at(seat, i);
      run = i > 0 && colour_of(here) == colour_of(s_.rows.at(seat, i - 1)) ? run + 1 : 1;
      Word word = card(here);
      if (run % 3 == 0) {
        word.text += '|';
        ++word.columns;
      }
      words.push_back(word);
    }
    return words.empty() ? std::vector{plain("empty")} : words;
  }

  std::vector<Word> hand(const Hand& held) const {
    std::vector<Word> words;
    for (std::size_t i = 0; i < held.size(); ++i) words.push_back(card(held[i].card()));
    return words.empty() ? std::vector{plain("empty")} : words;
  }

  template <typename Cards>
  std::vector<Word> cards(const Cards& list) const {
    std::vector<Word> words;
    for (const Card each : list) words.push_back(card(each));
    return words;
  }

  std::vector<Word> towers() const {
    static constexpr const char* edges[] = {"-", "s", "m", "sm"};
    std::vector<Word> words;
    for (const Card each : s_.tower_row) {
      const Edges edge = tower_edges[static_cast<std::size_t>(each - first_tower)];
      const Word word = card(each);
      const std::string left = edges[edge.left];
      const std::string right = edges[edge.right];
      words.push_back({left + "[" + word.text + "]" + right, left.size() + right.size() + word.columns + 2});
    }
    if (aligned(s_.tower_row)) words.push_back(plain("aligned"));
    return words;
  }

  std::vector<Word> goals() const {
    std::vector<Word> words;
    for (const std::uint8_t goal : s_.goals) {
      const std::string letter(1, letter_of(static_cast<Colour>(goal % closed_goal)));
      words.push_back(plain(goal >= closed_goal ? "(" + letter + ")" : letter));
    }
    return words;
  }

  std::vector<Word> premonitions() const {
    std::vector<Word> words;
    for (int id = 0; id < premonition_kinds; ++id) {
      if ((s_.open_premonitions >> id & 1) != 0) words.push_back(plain(std::string(name_of(static_cast<Premonition>(id)))));
    }
    words.push_back(plain(fmt::format("({} face down)", std::popcount(s_.pile))));
    return words;
  }

  std::vector<Word> deck() const {
    std::vector<Word> words{plain(fmt::format("{} card{}", s_.deck_size(), s_.deck_size() == 1 ? "" : "s"))};
    for (int i = 0; i < s_.known.top_size(); ++i) {
      if (i == 0) words.push_back(plain("top:"));
      words.push_back(card(s_.known.top(i).card()));
    }
    for (int i = s_.known.bottom_size(); i > 0; --i) {
      if (i == s_.known.bottom_size()) words.push_back(plain("bottom:"));
      words.push_back(card(s_.known.bottom(i - 1).card()));
    }
    return words;
  }

  std::vector<Word> counts(const Bag& bag) const {
    std::vector<Word> words{plain(fmt::format("{}:", bag.size()))};
    for (int each = 0; each < card_kinds; ++each) {
      if (const int count = bag.count(static_cast<Card>(each)); count > 0) words.push_back(card(static_cast<Card>(each), count));
    }
    return words;
  }

  std::vector<Word> limbo() const {
    std::vector<Word> words;
    for (Card each = first_door; each <= happy_dream; ++each) {
      if (const int count = s_.limbo.count(each); count > 0) words.push_back(card(each, count));
    }
    return words;
  }

  const State& s_;
  const Style& style_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> board_of(const State& state, const Style& style) { return Board(state, style).lines(); }

}  // namespace meander::onirim
