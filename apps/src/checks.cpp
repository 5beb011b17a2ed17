// Whole numbers, seconds and words.
#include "checks.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "command.hpp"

namespace meander {

namespace {

Message quoted(const std::string& text) { return "\"" + text.substr(0, 40) + "\""; }

}  // namespace

CLI::Validator Checks::check(std::function<Error(const std::string&)> problem) {
  return CLI::Validator(
      [this, problem = std::move(problem)](const std::string& text) {
        const Error error = problem(text);
        if (!error.reason.empty()) refused_ = error;
        return error.reason.text();
      },
      "");
}

CLI::Validator Checks::whole_number(std::uint64_t least, std::uint64_t most) {
  return check([least, most](const std::string& text) {
    const Result<std::uint64_t> number = meander::whole_number(text, {}, least, most);
    return number ? Error{} : number.error();
  });
}

CLI::Validator Checks::seconds() {
  return check([](const std::string& text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    if (error == std::errc{} && end == text.data() + text.size() && value >= 0.01 && value <= 600) return Error{};
    return Error{{}, {marked("{value} is not a number of seconds from 0.01 to 600"), {{"value", quoted(text)}}}};
  });
}

CLI::Validator Checks::word(std::vector<std::string> expected) {
  return check([expected = std::move(expected)](const std::string& text) {
    if (std::find(expected.begin(), expected.end(), CLI::detail::to_lower(text)) != expected.end()) return Error{};
    std::string all;
    for (const std::string& each : expected) all += (all.empty() ? "" : ", ") + each;
    return Error{{}, {marked("{value} is not known; there is {expected}"), {{"value", quoted(text)}, {"expected", all}}}};
  });
}

}  // namespace meander
