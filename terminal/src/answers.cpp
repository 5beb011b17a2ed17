#include "terminal/answers.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

#include "onirim/notation.hpp"
#include "words/choices.hpp"

namespace meander::onirim {

namespace {

// The notation and, where cards are read out, the words that stand for it.
std::vector<TypedLine::Choice> choices_of(const ActionList& legal, int players, const Style& style) {
  std::vector<TypedLine::Choice> choices;
  for (const Action action : legal) {
    const std::string shown = action_words(action, players, style);
    choices.push_back({{text_of(action, players)}, shown});
    if (style.plain) choices.back().forms.push_back(shown);
  }
  return choices;
}

class Reader {
 public:
  Reader(std::string_view line, const Actions& offered, const ActionList& legal, const View& view, const Style& style)
      : choices_(choices_of(legal, view.settings().players(), style)),
        typed_(line, choices_, offered.size()),
        offered_(offered),
        legal_(legal),
        view_(view) {}

  Answer read() const {
    if (const auto meaning = typed_.plainly()) return TypedLine::answer(*meaning, offered_, legal_);
    if (const auto cards = several()) return *cards;
    if (const auto meaning = typed_.by_beginning()) return TypedLine::answer(*meaning, offered_, legal_);
    return refused();
  }

 private:
  int players() const { return view_.settings().players(); }

  // Numbers stand for the cards of their choices.
  std::optional<std::size_t> number_of_choice(const std::string& word) const {
    std::size_t number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (problem != std::errc{} || end != word.data() + word.size() || number < 1 || number > offered_.size()) return std::nullopt;
    return text_of(offered_[number - 1], players()).starts_with(verb()) ? std::optional(number) : std::nullopt;
  }

  // The word that names one card after the other in this phase.
  std::string_view verb() const {
    switch (view_.phase()) {
      case Phase::order:
      case Phase::paradox:
        return "top";
      case Phase::bottom:
        return "bottom";
      case Phase::pay:
        return "pay";
      case Phase::happy_drop:
        return "drop";
      case Phase::keys:
        return "give";
      default:
        return {};
    }
  }
  std::optional<Actions> several() const {
    const std::string_view verb = this->verb();
    if (verb.empty() || typed_.words().size() < 2) return std::nullopt;
    TypedLine::Words names = typed_.words();
    if (names.front() == verb) names.erase(names.begin());
    const bool done = view_.phase() == Phase::happy_drop && names.back() == "done";
    if (done) names.pop_back();
    std::vector<Card> cards;
    for (const std::string& name : names) {
      if (const auto number = number_of_choice(name)) {
        cards.push_back(offered_[*number - 1].card());
        continue;
      }
      std::string upper = name;
      if (upper.size() == 2)
        std::transform(upper.begin(), upper.end(), upper.begin(), [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
      const auto card = parse_card(upper);
      if (!card) return std::nullopt;
      cards.push_back(*card);
    }
    if (view_.phase() != Phase::order && view_.phase() != Phase::bottom) std::sort(cards.begin(), cards.end());
    Actions actions;
    for (const Card card : cards) {
      const Result<Action> action = parse_action(std::string(verb) + " " + std::string(name_of(card)), players());
      if (!action) return std::nullopt;
      actions.push_back(*action);
    }
    if (done) actions.emplace_back(ActionType::done);
    return actions;
  }

  // Words of the notation that the rules refuse are for the table to refuse, with the rule; others are no words at all.
  Answer refused() const {
    std::string upper;
    for (const std::string& word : typed_.words()) {
      const bool card = word.size() == 2;
      std::string shown = word;
      if (card)
        std::transform(shown.begin(), shown.end(), shown.begin(), [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
      upper += (upper.empty() ? "" : " ") + (parse_card(shown) ? shown : word);
    }
    if (const Result<Action> action = parse_action(upper, players())) return Actions{*action};
    return typed_.not_possible();
  }

  std::vector<TypedLine::Choice> choices_;
  TypedLine typed_;
  const Actions& offered_;
  const ActionList& legal_;
  const View& view_;
};

}  // namespace

Answer read_answer(std::string_view line, const Actions& offered, const ActionList& legal, const View& view, const Style& style) {
  return Reader(line, offered, legal, view, style).read();
}

}  // namespace meander::onirim
