#include <string>

#include "words/option_choice.hpp"

namespace meander {

Json json_of_value(std::string_view value) {
  if (value.find_first_not_of("0123456789") == std::string_view::npos) return value.front() - '0';
  if (value == "true" || value == "false") return value == "true";
  return std::string(value);
}

}  // namespace meander
