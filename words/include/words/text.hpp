// Text for people, through gettext: whole sentences with named placeholders; the English sentence is the message's name.
//
//   choose_language();                                                      // once, at the start
//   tr("You draw {card}.", arg("card", "RS"))
//   trn("{count} card is left.", "{count} cards are left.", count)          // plural forms; {count} is given
//   trc("a symbol", "sun")                                                  // with a context, where one English word means several things
//   constexpr Marked names[] = {marked("sun"), marked("moon")};             // found by xgettext here, translated where it is used: tr(names[i])
//
// A placeholder that has no argument stays as it is written: a faulty catalogue never stops a game.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/message.hpp"

namespace meander {

// Sets the language from LANGUAGE, LC_ALL, LC_MESSAGES or LANG. Catalogues lie beside the program (locale/) or where it is installed
// (../share/locale/).
void choose_language();

// What stands for {name} in a sentence; what is marked (core/message.hpp) is translated, too.
inline Argument arg(std::string_view name, Message value) { return {name, std::move(value)}; }

namespace text {
const char* translated(const char* message);
std::string translated(const char* message, const std::vector<Argument>& arguments);
std::string translated(const char* one, const char* many, unsigned long count, const std::vector<Argument>& arguments);
std::string translated_in(const char* context, const char* message);
}  // namespace text

template <std::same_as<Argument>... Arguments>
std::string tr(const char* message, const Arguments&... arguments) {
  return text::translated(message, {arguments...});
}

template <typename Count, std::same_as<Argument>... Arguments>
std::string trn(const char* one, const char* many, Count count, const Arguments&... arguments) {
  return text::translated(one, many, static_cast<unsigned long>(count), {arg("count", count), arguments...});
}

inline std::string trc(const char* context, const char* message) { return text::translated_in(context, message); }

}  // namespace meander
