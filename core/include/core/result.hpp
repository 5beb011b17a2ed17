// A value or the reason why there is none. (g++ 12 has no std::expected.)
//
//   Result<Options> options = parse_options("players=2");
//   if (!options) return options.error();
//   use(*options);
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "core/message.hpp"

namespace meander {

// Where something is wrong and why, for people; `rule` is the id of the rule it breaks, if one does. No reason: nothing is wrong.
//
//   return Error{"players", marked("Onirim is for 1 or 2 players")};
//   return Error{place, {marked("{value} is not a card"), {{"value", shown}}}};
struct Error {
  Message place = {};
  Message reason = {};
  std::string rule = {};

  // Place, reason and rule in one.
  Message message() const {
    Message whole = place.empty() ? reason : Message(marked("{place}: {reason}"), {{"place", place}, {"reason", reason}});
    return rule.empty() ? whole : Message(marked("{error} ({rule})"), {{"error", std::move(whole)}, {"rule", rule}});
  }
  // In English.
  std::string text() const { return message().text(); }
};

template <typename T>
class Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}      // NOLINT(google-explicit-constructor): a value is a result
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(google-explicit-constructor): so is an error

  explicit operator bool() const { return content_.index() == 0; }
  // Only for a result that holds a value.
  T& operator*() { return *std::get_if<0>(&content_); }
  const T& operator*() const { return *std::get_if<0>(&content_); }
  T* operator->() { return std::get_if<0>(&content_); }
  const T* operator->() const { return std::get_if<0>(&content_); }
  // Only for a result that holds none.
  const Error& error() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, Error> content_;
};

}  // namespace meander
