#include "option_message.hpp"

#include "words/text.hpp"

namespace meander::protocol {

Json options_message(std::span<const OptionChoice> options) {
  Json list = Json::array();
  for (const OptionChoice& option : options) {
    Json json = {{"key", std::string(option.key)}, {"text", tr(option.text)}, {"several", option.several}, {"values", Json::array()}};
    if (!option.several) json["default"] = json_of_value(option.values[option.usual].value);
    for (const OptionValue& value : option.values) {
      Json each = {{"value", json_of_value(value.value)}, {"text", tr(value.text)}};
      if (!value.needed_key.empty()) each["needs"] = {{"key", std::string(value.needed_key)}, {"value", json_of_value(value.needed_value)}};
      json["values"].push_back(std::move(each));
    }
    list.push_back(std::move(json));
  }
  return list;
}

}  // namespace meander::protocol
