// Errors and messages of the floors below in the reader's language.
//
//   if (!position) print(translated(position.error()) + "\n");                 // place, reason and rule
//   if (!position) print(translated(in_place(file_name, position.error())));   // the file before the place
#pragma once

#include <string>

#include "core/result.hpp"
#include "words/text.hpp"

namespace meander {

inline std::string translated(const Message& message) { return message.text(text::translated); }
inline std::string translated(const Error& error) { return translated(error.message()); }

// The error with where its own place is.
inline Error in_place(const Message& place, const Error& error) {
  if (error.place.empty()) return {place, error.reason, error.rule};
  return {{marked("{outer}, {inner}"), {{"outer", place}, {"inner", error.place}}}, error.reason, error.rule};
}

}  // namespace meander
