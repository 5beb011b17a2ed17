// Component sets that games are played with: each is read once and is there for as long as the program runs, since states point at it.
//
//   const KeptSet kept = keep_set(text);
//   for (const Error& fault : kept.faults) …             // as read_component_set names them
//   options.set = &kept.file->components;
//   set_file_of(*options.set).name                       // what it is called, and its pieces
#pragma once

#include <string_view>
#include <vector>

#include "table/labyrinth/component_set_file.hpp"

namespace meander::labyrinth {

// Beyond so many different ones there is a fault instead: whoever sends sets to a server cannot fill its memory.
inline constexpr int most_kept_sets = 1000;

struct KeptSet {
  const SetFile* file = nullptr;  // null where there are faults
  std::vector<Error> faults;
};

// The same JSON gives the same set, however it is written; that of the default set gives default_set(). Any thread may call it.
KeptSet keep_set(std::string_view text);

// Of the default set or a kept one: the whole file, and its JSON on one line.
const SetFile& set_file_of(const ComponentSet& set);
std::string_view text_of_set(const ComponentSet& set);

}  // namespace meander::labyrinth
