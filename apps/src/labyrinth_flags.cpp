#include "labyrinth_flags.hpp"

#include "command.hpp"
#include "table/labyrinth/default_set.hpp"
#include "words/error_text.hpp"
#include "words/text.hpp"

namespace meander {

void LabyrinthFlags::add(CLI::App& sub, Checks& checks) {
  sub.add_option("--players", players, tr("2 to 6"))->type_name(tr("NUMBER"))->capture_default_str()->check(checks.whole_number(0, 99));
  sub.add_flag("--win-alone", win_alone, tr("To win, no other player may be on the centre"));
  sub.add_flag("--blank-traps", blank_traps, tr("Blank traps, which do nothing, are among the others"));
  sub.add_option("--set", set, tr("A component set of one's own (docs/rules/labyrinth-set.md)"))->type_name(tr("FILE"));
}

Result<std::shared_ptr<const labyrinth::SetFile>> set_of(const std::string& file, bool json) {
  if (file.empty()) return std::shared_ptr<const labyrinth::SetFile>(&labyrinth::default_set(), [](const labyrinth::SetFile*) {});
  const Result<std::string> text = read_file(file);
  if (!text) return text.error();
  labyrinth::SetReading reading = labyrinth::read_component_set(*text);
  for (const Error& fault : reading.faults) report(in_place(name_of_file(file), fault), json);
  if (!reading.faults.empty()) return Error{"--set", marked("this set cannot be played with")};
  return std::make_shared<const labyrinth::SetFile>(std::move(reading.set));
}

Result<LabyrinthGame> game_of(const LabyrinthFlags& flags, bool json) {
  const Result<std::shared_ptr<const labyrinth::SetFile>> set = set_of(flags.set, json);
  if (!set) return set.error();
  LabyrinthGame game;
  game.set = *set;
  game.options.players = static_cast<std::uint8_t>(flags.players);
  game.options.win_alone = flags.win_alone;
  game.options.blank_traps = flags.blank_traps;
  game.options.set = &game.set->components;
  if (const labyrinth::Options::Problem problem = game.options.problem(); !problem.empty())
    return Error{problem.option, problem.reason, std::string(name_of(problem.rule.rule()))};
  return game;
}

std::string words_of(const LabyrinthGame& game) {
  std::string words = "players=" + std::to_string(game.options.players);
  if (game.options.win_alone) words += " win=alone";
  if (game.options.blank_traps) words += " traps=blanks";
  if (game.options.set != &labyrinth::default_set().components) words += " set=\"" + game.set->name + " " + std::to_string(game.set->version) + "\"";
  return words;
}

}  // namespace meander
