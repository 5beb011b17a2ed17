// What can be chosen for a new game.
#include "../option_message.hpp"
#include "adapter.hpp"
#include "words/option_choices.hpp"
#include "words/text.hpp"

namespace meander::protocol::onirim {

Json offer() {
  Json json = {{"game", std::string(Form::At::name)}, {"title", "Onirim"}, {"seats", {{"least", 1}, {"most", 2}}}};
  json["computers"] = Json::array(
      {{{"kind", "greedy"}, {"text", tr("a computer that plays well")}}, {{"kind", "random"}, {"text", tr("a computer that plays at random")}}});
  json["options"] = options_message(meander::onirim::option_choices());
  json["stops"] = Form::wishes;
  return json;
}

}  // namespace meander::protocol::onirim
