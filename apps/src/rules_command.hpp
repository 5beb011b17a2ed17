// rules: the numbered rules, to be read.
#pragma once

#include <string>

namespace meander {

// `topic` is a rule's id, a chapter, or a game; of a game an overview of all its rules is given, of Onirim's when nothing is named.
int run_rules(const std::string& topic, bool json);

}  // namespace meander
