#include "terminal/answers.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

#include "onirim/notation.hpp"
#include "terminal/typed_text.hpp"
#include "words/choices.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

using Words = std::vector<std::string>;

std::string lower(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return small;
}

Words words_of(std::string_view text) {
  Words words;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t,"), text.size()));
    if (text.empty()) return words;
    const std::size_t end = std::min(text.find_first_of(" \t,"), text.size());
    words.push_back(lower(text.substr(0, end)));
    text.remove_prefix(end);
  }
}

struct CommandWord {
  std::string_view words;
  Command command;
  bool takes_argument = false;
};
constexpr CommandWord commands[] = {
    {"help", Command::help},         {"board", Command::board},       {"undo", Command::undo},       {"hint", Command::hint},
    {"why", Command::why},           {"rules", Command::rules, true}, {"save", Command::save, true}, {"log", Command::log},
    {"stops", Command::stops, true}, {"stop", Command::stop},         {"give up", Command::give_up}, {"quit", Command::quit},
};

// Each typed word begins the word at its place.
bool begins(const Words& typed, const Words& whole) {
  if (typed.size() > whole.size()) return false;
  for (std::size_t i = 0; i < typed.size(); ++i) {
    if (!whole[i].starts_with(typed[i])) return false;
  }
  return true;
}

class Reader {
 public:
  Reader(std::string_view line, const Actions& offered, const ActionList& legal, const View& view, const Style& style)
      : line_(line), typed_(words_of(line)), offered_(offered), legal_(legal), view_(view), style_(style) {}

  Answer read() const {
    if (typed_.empty()) return Misread{tr("Nothing was typed.")};
    if (const auto number = whole_number()) return numbered(*number);
    if (const auto order = command(false)) return *order;
    if (const auto action = exact()) return Actions{*action};
    if (const auto cards = several()) return *cards;
    return beginning();
  }

 private:
  int players() const { return view_.settings().players(); }
  // The notation and, where cards are read out, the words that stand for it.
  std::vector<Words> forms(Action action) const {
    std::vector<Words> forms{words_of(text_of(action, players()))};
    if (style_.plain) forms.push_back(words_of(action_words(action, players(), style_)));
    return forms;
  }

  std::optional<std::uint64_t> whole_number() const {
    if (typed_.size() != 1 || typed_[0].find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    std::uint64_t number = 0;
    const auto [end, problem] = std::from_chars(typed_[0].data(), typed_[0].data() + typed_[0].size(), number);
    return problem == std::errc{} ? number : UINT64_MAX;
  }
  Answer numbered(std::uint64_t number) const {
    if (number >= 1 && number <= offered_.size()) return Actions{offered_[number - 1]};
    return Misread{trn("There is no choice {number}: there is {count}.", "There is no choice {number}: they go from 1 to {count}.", offered_.size(),
                       arg("number", repeated(typed_[0])))};
  }

  std::string argument_after(std::size_t typed_words) const {
    std::string_view rest = line_;
    for (std::size_t i = 0; i <= typed_words; ++i) {
      rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
      if (i < typed_words) rest.remove_prefix(std::min(rest.find_first_of(" \t"), rest.size()));
    }
    const std::size_t end = rest.find_last_not_of(" \t\r");
    return std::string(rest.substr(0, end == std::string_view::npos ? 0 : end + 1));
  }

  // A command in its whole words, or where `abbreviated` one that begins so.
  std::optional<Answer> command(bool abbreviated) const {
    for (const CommandWord& each : commands) {
      const Words whole = words_of(each.words);
      const std::size_t count = abbreviated ? std::min(typed_.size(), whole.size()) : whole.size();
      if (typed_.size() < count || (!each.takes_argument && typed_.size() > count)) continue;
      const Words head(typed_.begin(), typed_.begin() + static_cast<std::ptrdiff_t>(count));
      if (abbreviated ? begins(head, whole) : head == whole) return Order{each.command, argument_after(count)};
    }
    return std::nullopt;
  }

  std::optional<Action> exact() const {
    for (const Action action : legal_) {
      for (const Words& form : forms(action)) {
        if (form == typed_) return action;
      }
    }
    return std::nullopt;
  }

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
  std::optional<Answer> several() const {
    const std::string_view verb = this->verb();
    if (verb.empty() || typed_.size() < 2) return std::nullopt;
    Words names = typed_;
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

  // Actions and commands that begin with the typed words; else actions with the first word left out ("rs" for "drop RS").
  Answer beginning() const {
    std::vector<Action> found;
    for (std::size_t skip = 0; skip < 2 && found.empty(); ++skip) {
      for (const Action action : legal_) {
        bool meant = false;
        for (const Words& form : forms(action)) {
          meant = meant || (skip < form.size() && begins(typed_, Words(form.begin() + static_cast<std::ptrdiff_t>(skip), form.end())));
        }
        if (meant) found.push_back(action);
      }
      if (skip > 0) break;
      const std::vector<std::string> orders = commands_begun();
      if (orders.size() + found.size() > 1) return ambiguous(found, orders);
      if (orders.size() == 1) return *command(true);
    }
    if (found.size() == 1) return Actions{found[0]};
    if (found.size() > 1) return ambiguous(found, {});
    return refused();
  }

  std::vector<std::string> commands_begun() const {
    std::vector<std::string> names;
    for (const CommandWord& each : commands) {
      const Words whole = words_of(each.words);
      Words head = typed_;
      if (each.takes_argument && head.size() > whole.size()) head.resize(whole.size());
      if (begins(head, whole) && (head.size() == whole.size() || whole.size() > 1)) names.emplace_back(each.words);
    }
    // "stop" begins "stops", but is a command of its own.
    if (names.size() == 2 && names[1] == "stop" && typed_[0] == "stop") names.erase(names.begin());
    return names;
  }

  Answer ambiguous(const Actions& actions, const std::vector<std::string>& orders) const {
    std::vector<std::string> names;
    for (const Action action : actions) names.push_back(action_words(action, players(), style_));
    names.insert(names.end(), orders.begin(), orders.end());
    constexpr std::size_t most = 8;
    if (names.size() > most) {
      names.resize(most);
      names.emplace_back("…");
    }
    return Misread{tr("\"{typed}\" could mean: {list}.", arg("typed", repeated(line_)), arg("list", list_of(names))), true};
  }

  // Words of the notation that the rules refuse are for the table to refuse, with the rule; others are no words at all.
  Answer refused() const {
    std::string upper;
    for (const std::string& word : typed_) {
      const bool card = word.size() == 2;
      std::string shown = word;
      if (card)
        std::transform(shown.begin(), shown.end(), shown.begin(), [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
      upper += (upper.empty() ? "" : " ") + (parse_card(shown) ? shown : word);
    }
    if (const Result<Action> action = parse_action(upper, players())) return Actions{*action};
    return Misread{tr("\"{typed}\" is not possible here.", arg("typed", repeated(line_)))};
  }

  std::string_view line_;
  Words typed_;
  const Actions& offered_;
  const ActionList& legal_;
  const View& view_;
  const Style& style_;
};

}  // namespace

Answer read_answer(std::string_view line, const Actions& offered, const ActionList& legal, const View& view, const Style& style) {
  return Reader(line, offered, legal, view, style).read();
}

}  // namespace meander::onirim
