// What is said to people, apart from the language it is said in: an English sentence with named places, and what belongs there.
//
//   Message message = {marked("{card} is there {count} times"), {{"card", "RS"}, {"count", 5}}};
//   message.text()          // in English
//   translated(message)     // words/error_text.hpp: in the reader's language
//   Message name = "hand";  // what is not marked is shown as it is, in every language
//
// An argument may be a message itself. Whole sentences are marked, never parts to be put together: other languages order them otherwise.
// The marked strings are found by scripts/update-catalogues; a pattern must therefore be a literal.
#pragma once

#include <algorithm>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace meander {

// A literal that the catalogues know.
struct Marked {
  const char* english = "";
  constexpr operator const char*() const { return english; }  // NOLINT(google-explicit-constructor): it is text
  constexpr bool empty() const { return *english == '\0'; }
};
constexpr Marked marked(const char* english) { return {english}; }

struct Argument;

// In which language a pattern is filled in: what its English stands for there.
using Translator = const char* (*)(const char*);
constexpr const char* in_english(const char* english) { return english; }

// A pattern with every {name} of an argument replaced; braces around anything else stay, so a faulty catalogue stops nothing.
std::string filled(std::string_view pattern, const std::vector<Argument>& arguments, Translator translate = in_english);

class Message {
 public:
  // NOLINTBEGIN(google-explicit-constructor): a text, a number, and a pattern with its arguments are messages
  Message();
  Message(Marked pattern);
  Message(Marked pattern, std::vector<Argument> arguments);
  Message(std::string verbatim);
  Message(std::string_view verbatim);
  Message(const char* verbatim);
  template <std::integral Number>
  Message(Number number);
  // NOLINTEND(google-explicit-constructor)

  bool empty() const { return pattern_.empty() && verbatim_.empty(); }
  // The pattern, filled with its arguments, or the verbatim text.
  std::string text(Translator translate = in_english) const;

 private:
  Marked pattern_;
  std::string verbatim_;
  std::vector<Argument> arguments_;
};

struct Argument {
  std::string_view name;
  Message value;
};

// NOLINTNEXTLINE(readability-redundant-inline-specifier): defaulted out of its class it is not inline by itself
inline Message::Message() = default;
inline Message::Message(Marked pattern) : pattern_(pattern) {}
inline Message::Message(Marked pattern, std::vector<Argument> arguments) : pattern_(pattern), arguments_(std::move(arguments)) {}
inline Message::Message(std::string verbatim) : verbatim_(std::move(verbatim)) {}
inline Message::Message(std::string_view verbatim) : verbatim_(verbatim) {}
inline Message::Message(const char* verbatim) : verbatim_(verbatim) {}
template <std::integral Number>
Message::Message(Number number) : verbatim_(std::to_string(number)) {}

inline std::string filled(std::string_view pattern, const std::vector<Argument>& arguments, Translator translate) {
  std::string text;
  while (true) {
    const std::size_t open = pattern.find('{');
    const std::size_t close = open == std::string_view::npos ? open : pattern.find('}', open);
    if (close == std::string_view::npos) return text.append(pattern);
    const std::string_view name = pattern.substr(open + 1, close - open - 1);
    const auto found = std::ranges::find(arguments, name, &Argument::name);
    text += pattern.substr(0, open);
    text += found == arguments.end() ? std::string(pattern.substr(open, close + 1 - open)) : found->value.text(translate);
    pattern.remove_prefix(close + 1);
  }
}

inline std::string Message::text(Translator translate) const {
  return pattern_.empty() ? verbatim_ : filled(translate(pattern_), arguments_, translate);
}

}  // namespace meander
