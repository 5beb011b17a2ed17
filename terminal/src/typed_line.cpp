#include "terminal/typed_line.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "terminal/typed_text.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

using Words = TypedLine::Words;

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return small;
}

struct CommandWord {
  std::string_view words;
  Command command;
  bool takes_argument = false;
  bool yields = false;  // to choices that begin alike: it is seldom meant by its first letters
};
constexpr CommandWord commands[] = {
    {"help", Command::help},
    {"board", Command::board},
    {"undo", Command::undo},
    {"hint", Command::hint},
    {"why", Command::why},
    {"rules", Command::rules, true},
    {"save", Command::save, true},
    {"log", Command::log},
    {"stops", Command::stops, true},
    {"stop", Command::stop},
    {"give up", Command::give_up, false, true},
    {"quit", Command::quit},
};

// Each typed word begins the word at its place.
bool begins(const Words& typed, const Words& whole) {
  if (typed.size() > whole.size()) return false;
  for (std::size_t i = 0; i < typed.size(); ++i) {
    if (!whole[i].starts_with(typed[i])) return false;
  }
  return true;
}

}  // namespace

TypedLine::TypedLine(std::string_view line, const std::vector<Choice>& legal, std::size_t offered)
    : line_(line), typed_(words_of(line)), legal_(legal), offered_(offered) {}

TypedLine::Words TypedLine::words_of(std::string_view text) {
  Words words;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t,"), text.size()));
    if (text.empty()) return words;
    const std::size_t end = std::min(text.find_first_of(" \t,"), text.size());
    words.push_back(in_small_letters(text.substr(0, end)));
    text.remove_prefix(end);
  }
}

std::optional<TypedLine::Meaning> TypedLine::plainly() const {
  if (typed_.empty()) return Misread{tr("Nothing was typed.")};
  if (auto meant = number()) return meant;
  if (auto order = command(false)) return *order;
  for (std::size_t i = 0; i < legal_.size(); ++i) {
    for (const std::string& form : legal_[i].forms) {
      if (words_of(form) == typed_) return Legal{i};
    }
  }
  return std::nullopt;
}

std::optional<TypedLine::Meaning> TypedLine::number() const {
  if (typed_.size() != 1 || typed_[0].find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
  std::uint64_t number = 0;
  const auto [end, problem] = std::from_chars(typed_[0].data(), typed_[0].data() + typed_[0].size(), number);
  if (problem == std::errc{} && number >= 1 && number <= offered_) return Offered{number - 1};
  if (offered_ == 0) return Misread{tr("The choices here have no numbers: type one in its words.")};
  return Misread{trn("There is no choice {number}: there is {count}.", "There is no choice {number}: they go from 1 to {count}.", offered_,
                     arg("number", repeated(typed_[0])))};
}

std::string TypedLine::argument_after(std::size_t typed_words) const {
  std::string_view rest = line_;
  for (std::size_t i = 0; i <= typed_words; ++i) {
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
    if (i < typed_words) rest.remove_prefix(std::min(rest.find_first_of(" \t"), rest.size()));
  }
  const std::size_t end = rest.find_last_not_of(" \t\r");
  return std::string(rest.substr(0, end == std::string_view::npos ? 0 : end + 1));
}

// A command in its whole words, or where `abbreviated` one that begins so.
std::optional<Order> TypedLine::command(bool abbreviated) const {
  for (const CommandWord& each : commands) {
    const Words whole = words_of(each.words);
    const std::size_t count = abbreviated ? std::min(typed_.size(), whole.size()) : whole.size();
    if (typed_.size() < count || (!each.takes_argument && typed_.size() > count)) continue;
    const Words head(typed_.begin(), typed_.begin() + static_cast<std::ptrdiff_t>(count));
    if (abbreviated ? begins(head, whole) : head == whole) return Order{each.command, argument_after(count)};
  }
  return std::nullopt;
}

std::vector<std::string> TypedLine::commands_begun(bool choices_too) const {
  std::vector<std::string> names;
  for (const CommandWord& each : commands) {
    if (each.yields && choices_too) continue;
    const Words whole = words_of(each.words);
    Words head = typed_;
    if (each.takes_argument && head.size() > whole.size()) head.resize(whole.size());
    if (begins(head, whole) && (head.size() == whole.size() || whole.size() > 1)) names.emplace_back(each.words);
  }
  // "stop" begins "stops", but is a command of its own.
  if (names.size() == 2 && names[1] == "stop" && typed_[0] == "stop") names.erase(names.begin());
  return names;
}

// Choices and commands that begin with the typed words; else choices with the first word left out ("rs" for "drop RS").
std::optional<TypedLine::Meaning> TypedLine::by_beginning() const {
  std::vector<std::size_t> found;
  for (std::size_t skip = 0; skip < 2 && found.empty(); ++skip) {
    for (std::size_t i = 0; i < legal_.size(); ++i) {
      bool meant = false;
      for (const std::string& text : legal_[i].forms) {
        const Words form = words_of(text);
        meant = meant || (skip < form.size() && begins(typed_, Words(form.begin() + static_cast<std::ptrdiff_t>(skip), form.end())));
      }
      if (meant) found.push_back(i);
    }
    if (skip > 0) break;
    const std::vector<std::string> orders = commands_begun(!found.empty());
    if (orders.size() + found.size() > 1) return ambiguous(found, orders);
    if (orders.size() == 1) return *command(true);
  }
  if (found.size() == 1) return Legal{found[0]};
  if (found.size() > 1) return ambiguous(found, {});
  return std::nullopt;
}

Misread TypedLine::ambiguous(const std::vector<std::size_t>& choices, const std::vector<std::string>& orders) const {
  std::vector<std::string> names;
  for (const std::size_t choice : choices) names.push_back(legal_[choice].shown);
  names.insert(names.end(), orders.begin(), orders.end());
  constexpr std::size_t most = 8;
  if (names.size() > most) {
    names.resize(most);
    names.emplace_back("…");
  }
  return Misread{tr("\"{typed}\" could mean: {list}.", arg("typed", repeated(line_)), arg("list", list_of(names))), true};
}

Misread TypedLine::not_possible() const { return {tr("\"{typed}\" is not possible here.", arg("typed", repeated(line_)))}; }

}  // namespace meander
