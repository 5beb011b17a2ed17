// What a person types: a number, the notation, an unambiguous beginning of it, several cards at once, or a command.
//
//   Answer answer = read_answer("d uk", choices, view);
//   if (auto* actions = std::get_if<Actions>(&answer)) …
//
// Letters may be large or small. `p rs` is `play RS` when nothing else begins so; where a choice is made of several cards (an order, a payment),
// `RS UM GK` names them one after the other, a payment in any order.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "onirim/action.hpp"
#include "onirim/view.hpp"
#include "words/style.hpp"

namespace meander::onirim {

enum class Command : std::uint8_t { help, board, undo, hint, why, rules, save, log, stops, stop, give_up, quit };

using Actions = std::vector<Action>;
struct Order {
  Command command;
  std::string argument;  // as typed, without blanks around it
};
// Why nothing was done.
struct Misread {
  std::string reason;
  bool ambiguous = false;  // the reason names what is meant
};
using Answer = std::variant<Actions, Order, Misread>;

// `offered` are the choices in the order of their numbers, from 1 on; what is legal may be more than that.
Answer read_answer(std::string_view line, const Actions& offered, const ActionList& legal, const View& view, const Style& style);

}  // namespace meander::onirim
