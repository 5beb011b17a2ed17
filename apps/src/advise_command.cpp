// Advice for a position, or at a real table.
#include <unistd.h>

#include "advice_commands.hpp"
#include "onirim/notation.hpp"
#include "players/strong/learned.hpp"
#include "position_file.hpp"
#include "terminal/adviser.hpp"
#include "words/advice_text.hpp"
#include "words/choices.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

constexpr Marked alone_only = marked("advice is for games alone");

Json json_of(const Advice& advice) {
  Json json = Json::object();
  json["choices"] = Json::array();
  for (const Estimate& choice : advice.choices) {
    json["choices"].push_back({{"action", text_of(choice.action, 1)}, {"chance", choice.chance}, {"looked_ahead", choice.looked_ahead}});
  }
  json["line"] = Json::array();
  for (const Action action : advice.line) json["line"].push_back(text_of(action, 1));
  json["reason"] = begun(ground_text(advice.ground, {}));
  return json;
}

std::string text_of(const Advice& advice, const Style& style) {
  std::string text;
  for (const Estimate& choice : advice.choices) {
    if (&choice != &advice.choices.front() && !choice.looked_ahead && (&choice)[-1].looked_ahead)
      text += tr("at first sight, without looking ahead:") + "\n";
    text += chance_text(choice.chance) + "  " + action_words(choice.action, 1, style) + "\n";
  }
  text += begun(ground_text(advice.ground, style)) + "\n";
  if (const std::string line = line_text(advice, 1, style); !line.empty()) text += line + "\n";
  return text;
}

int advise_in(const GameFlags& game, const AdviseFlags& flags, const StrongPlayer& player, bool json) {
  const Result<Position> position = position_from_file(flags.position, game);
  if (!position) return report(position.error(), json);
  const State& state = position->state;
  if (state.settings.players() != 1) return report({name_of_file(flags.position), alone_only}, json);
  const Turn turn = Onirim::turn(state);
  if (turn.who == Turn::Who::over) return report({name_of_file(flags.position), marked("the game is over")}, json);
  if (turn.who == Turn::Who::chance) {
    return report({name_of_file(flags.position), marked("chance decides there: say with meander apply what was drawn")}, json);
  }
  ActionList actions;
  Onirim::legal_actions(state, actions);
  const Advice advice = advise(player, Onirim::view(state, turn.seat), actions);
  Style style = style_of(STDOUT_FILENO);
  style.plain = style.plain || flags.plain;
  return print(json ? json_of(advice).dump() + "\n" : text_of(advice, style));
}

}  // namespace

}  // namespace meander::onirim

namespace meander {

void AdviseFlags::add(CLI::App& sub) {
  sub.add_option("--position", position, tr("Only for this position; - for standard input"))->type_name(tr("FILE"));
  sub.footer(
      tr("Without a position it goes with you through a game at a real table: say what was drawn and what you did, and it tells what is best. "
         "Chances are those of the player strong; meander calibrate tells how often they come true."));
}

int run_advise(const GameFlags& flags, const AdviseFlags& advise, bool json) {
  using namespace onirim;
  const StrongPlayer player(*learned_network());
  if (!advise.position.empty()) return advise_in(flags, advise, player, json);
  if (json) return report({"--json", marked("needs a position: without one it is a talk")}, json);
  const Result<Options> options = flags.options();
  if (!options) return report(options.error(), json);
  if (options->players != 1) return report({"--players", alone_only}, json);
  watch_for_interrupt();
  Console console(STDIN_FILENO, STDOUT_FILENO, stop_requested, advise.plain);
  const Adviser::End end = Adviser(Onirim::initial(*options), player, console).run();
  if (console.failed()) return report({marked("standard output"), marked("could not be written")}, false, failed);
  return end == Adviser::End::interrupted ? interrupted : done;
}

}  // namespace meander
