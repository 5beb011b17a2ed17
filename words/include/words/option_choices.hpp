// What can be chosen for a new game of Onirim. Players and what is for study alone are not among it.
#pragma once

#include "onirim/options.hpp"
#include "words/option_choice.hpp"

namespace meander::onirim {

std::span<const OptionChoice> option_choices();

// Whether a value has a meaning with these options.
bool is_offered(const OptionValue& value, const Options& options);

}  // namespace meander::onirim
