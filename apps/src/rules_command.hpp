// rules: the numbered rules, to be read.
#pragma once

#include <string>

namespace meander {

// `topic` is a rule's id, a chapter, or a game; of a game an overview of all its rules is given, of Onirim's when nothing is named. Of Labyrinth also
// a part of the component set in a file, or of the default one without a name: traps or guardian.
int run_rules(const std::string& topic, const std::string& set, bool json);

}  // namespace meander
