// How to type what is asked for: a sentence to stand behind the question or the refusal, or nothing.
#pragma once

#include <string>

#include "onirim/view.hpp"

namespace meander::onirim {

std::string typing_advice(const View& view);
std::string typing_advice(const View& view, Action refused);

}  // namespace meander::onirim
