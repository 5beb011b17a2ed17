// Parsing JSON without exceptions, with the place of an error and without keys that are there twice.
#include "table/json.hpp"

#include <set>
#include <string>
#include <vector>

namespace meander {

namespace {

constexpr std::size_t deepest = 32;

// Walks through a text only to find what is wrong with it.
class Inspector : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return true; }
  bool boolean(bool /*value*/) override { return true; }
  bool number_integer(number_integer_t /*value*/) override { return true; }
  bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
  bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
  bool string(string_t& /*value*/) override { return true; }
  bool binary(binary_t& /*value*/) override { return true; }
  bool start_object(std::size_t /*size*/) override {
    keys_.emplace_back();
    return shallow();
  }
  bool key(string_t& name) override {
    if (keys_.back().insert(name).second) return true;
    problem = {marked("the key \"{name}\" is there twice"), {{"name", name}}};
    return false;
  }
  bool end_object() override {
    keys_.pop_back();
    return true;
  }
  bool start_array(std::size_t /*size*/) override {
    keys_.emplace_back();
    return shallow();
  }
  bool end_array() override {
    keys_.pop_back();
    return true;
  }
  bool parse_error(std::size_t position, const std::string& /*token*/, const nlohmann::detail::exception& /*error*/) override {
    place = position;
    problem = marked("this is not JSON");
    return false;
  }

  std::size_t place = 0;
  Message problem;

 private:
  bool shallow() {
    if (keys_.size() <= deepest) return true;
    problem = marked("nested too deeply");
    return false;
  }

  std::vector<std::set<std::string>> keys_;
};

Message line_and_column(std::string_view text, std::size_t position) {
  std::size_t line = 1;
  std::size_t column = 1;
  for (std::size_t i = 0; i + 1 < position && i < text.size(); ++i) {
    column = text[i] == '\n' ? 1 : column + 1;
    line += text[i] == '\n' ? 1U : 0U;
  }
  return {marked("line {line}, column {column}"), {{"line", line}, {"column", column}}};
}

}  // namespace

Result<Json> parse_json(std::string_view text) {
  Inspector inspector;
  if (!Json::sax_parse(text, &inspector)) {
    return Error{inspector.place > 0 ? line_and_column(text, inspector.place) : Message("JSON"), inspector.problem};
  }
  return Json::parse(text, nullptr, false);
}

}  // namespace meander
