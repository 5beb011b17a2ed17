// A position of Onirim from a file, which brings its own options: none may stand beside it.
#pragma once

#include <string>

#include "command.hpp"
#include "table/position.hpp"
#include "words/error_text.hpp"

namespace meander {

inline Result<onirim::Position> position_from_file(const std::string& file, const GameFlags& flags) {
  if (flags.are_given()) return Error{"--position", marked("a position brings its own options; leave the others out")};
  const Result<std::string> text = read_file(file);
  if (!text) return text.error();
  Result<onirim::Position> position = onirim::position_from_text(*text);
  if (!position) return in_place(name_of_file(file), position.error());
  return position;
}

}  // namespace meander
