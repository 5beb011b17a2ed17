// The screens that are approved: a name, the looks in which each is made, and how it comes about.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace meander {

struct Look {
  int columns = 80;
  bool plain = false;
  bool coloured = false;  // at a pseudo-terminal, escape sequences and all
  std::string title() const { return std::to_string(columns) + " columns" + (plain ? ", plain" : coloured ? ", in colour" : ""); }
};

struct ApprovedScreen {
  std::string name;
  std::vector<Look> looks;
  std::function<std::string(const Look&)> make;
};
const std::vector<ApprovedScreen>& approved_screens();

}  // namespace meander
