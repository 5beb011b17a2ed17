// rules: the numbered rules, to be read.
#pragma once

#include <string>

namespace meander {

// `topic` is a rule's id or a chapter's number; empty: an overview of all.
int run_rules(const std::string& topic, bool json);

}  // namespace meander
