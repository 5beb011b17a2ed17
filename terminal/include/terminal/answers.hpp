// What a person types in a game of Onirim (terminal/typed_line.hpp), several cards at once among it.
//
//   Answer answer = read_answer("d uk", choices, view);
//   if (auto* actions = std::get_if<Actions>(&answer)) …
//
// Where a choice is made of several cards (an order, a payment),
// `RS UM GK` names them one after the other, a payment in any order.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onirim/action.hpp"
#include "onirim/view.hpp"
#include "terminal/typed_line.hpp"
#include "words/style.hpp"

namespace meander::onirim {

using Actions = std::vector<Action>;
using Answer = AnswerOf<Action>;

// `offered` are the choices in the order of their numbers, from 1 on; what is legal may be more than that.
Answer read_answer(std::string_view line, const Actions& offered, const ActionList& legal, const View& view, const Style& style);

}  // namespace meander::onirim
