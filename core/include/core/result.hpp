// A value or the reason why there is none. (g++ 12 has no std::expected.)
//
//   Result<Options> options = parse_options("players=2");
//   if (!options) return options.error();
//   use(*options);
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace meander {

// Where something is wrong and why: both in words for people, `rule` the id of the rule it breaks, if one does.
struct Error {
  std::string place;
  std::string reason;
  std::string rule = {};

  std::string text() const {
    std::string text = place.empty() ? reason : place + ": " + reason;
    if (!rule.empty()) text += " (" + rule + ")";
    return text;
  }
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
