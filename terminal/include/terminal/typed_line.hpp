// What a person types, read by the words of what is possible: a number, a choice in its words or an unambiguous beginning of them, or a command.
//
//   const TypedLine typed(line, {{{"play RS"}, "play RS"}, …}, offered);
//   if (const auto number = typed.number()) …
//
// Letters may be large or small. `p rs` is `play RS` when nothing else begins so; the first word may be left out ("rs").
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace meander {

enum class Command : std::uint8_t { help, board, undo, hint, why, rules, save, log, stops, stop, give_up, quit };

struct Order {
  Command command;
  std::string argument;  // as typed, without blanks around it
};
// Why nothing was done.
struct Misread {
  std::string reason;
  bool ambiguous = false;  // the reason names what is meant
};
// A sequence of a game's actions, an order, or neither.
template <typename Action>
using AnswerOf = std::variant<std::vector<Action>, Order, Misread>;

class TypedLine {
 public:
  using Words = std::vector<std::string>;
  // Something that may be done: the texts that stand for it, and how it is shown.
  struct Choice {
    std::vector<std::string> forms;
    std::string shown;
  };

  TypedLine(std::string_view line, const std::vector<Choice>& legal, std::size_t offered);

  // In small letters.
  const Words& words() const { return typed_; }
  std::string_view line() const { return line_; }

  // What was certainly meant: the number of something offered (counted from 0), an order, one of the legal choices, or a reason why not.
  struct Offered {
    std::size_t index;
  };
  struct Legal {
    std::size_t index;
  };
  using Meaning = std::variant<Offered, Legal, Order, Misread>;
  std::optional<Meaning> plainly() const;
  // The same by beginnings of words.
  std::optional<Meaning> by_beginning() const;
  Misread not_possible() const;
  template <typename Action, typename LegalActions>
  static AnswerOf<Action> answer(const Meaning& meaning, const std::vector<Action>& offered, const LegalActions& legal) {
    if (const auto* number = std::get_if<Offered>(&meaning)) return std::vector<Action>{offered[number->index]};
    if (const auto* choice = std::get_if<Legal>(&meaning)) return std::vector<Action>{legal[choice->index]};
    if (const auto* order = std::get_if<Order>(&meaning)) return *order;
    return std::get<Misread>(meaning);
  }

  static Words words_of(std::string_view text);

 private:
  std::optional<Meaning> number() const;
  std::string argument_after(std::size_t typed_words) const;
  std::optional<Order> command(bool abbreviated) const;
  std::vector<std::string> commands_begun(bool choices_too) const;
  Misread ambiguous(const std::vector<std::size_t>& choices, const std::vector<std::string>& orders) const;

  std::string_view line_;
  Words typed_;
  const std::vector<Choice>& legal_;
  std::size_t offered_;
};

}  // namespace meander
