// What can be chosen for a new game.
#include "../option_message.hpp"
#include "adapter.hpp"
#include "table/labyrinth/default_set.hpp"
#include "words/labyrinth/option_choices.hpp"
#include "words/text.hpp"

namespace meander::protocol::labyrinth {

Json offer() {
  Json json = {
      {"game", std::string(Form::At::name)}, {"title", "Labyrinth: The Paths of Destiny"}, {"seats", {{"least", 2}, {"most", Form::At::most_seats}}}};
  json["computers"] = Json::array({{{"kind", "greedy"}, {"text", tr("a computer that plays well")}},
                                   {{"kind", "runner"}, {"text", tr("a computer that runs for key and centre, and never fights")}},
                                   {{"kind", "random"}, {"text", tr("a computer that plays at random")}}});
  json["options"] = options_message(meander::labyrinth::option_choices());
  json["stops"] = Form::wishes;
  json["pieces"] = pieces_message(meander::labyrinth::default_set().components);
  return json;
}

}  // namespace meander::protocol::labyrinth
