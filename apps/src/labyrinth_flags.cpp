#include "labyrinth_flags.hpp"

#include <algorithm>
#include <cctype>

#include "command.hpp"
#include "table/labyrinth/characters_text.hpp"
#include "table/labyrinth/default_set.hpp"
#include "table/labyrinth/kept_set.hpp"
#include "words/error_text.hpp"
#include "words/text.hpp"

namespace meander {

void LabyrinthFlags::add(CLI::App& sub, Checks& checks) {
  sub.add_option("--players", players, tr("2 to 6"))->type_name(tr("NUMBER"))->capture_default_str()->check(checks.whole_number(0, 99));
  sub.add_flag("--win-alone", win_alone, tr("To win, no other player may be on the centre"));
  sub.add_flag("--blank-traps", blank_traps, tr("Blank traps, which do nothing, are among the others"));
  sub.add_option("--characters", characters, tr("Who plays whom: none, drawn, chosen, or a character or none for each seat, as monk,none,archer"))
      ->type_name(tr("WHO"));
  sub.add_option("--set", set, tr("A component set of one's own (docs/rules/labyrinth-set.md)"))->type_name(tr("FILE"));
}

Result<const labyrinth::SetFile*> set_of(const std::string& file, bool json) {
  if (file.empty()) return &labyrinth::default_set();
  const Result<std::string> text = read_file(file);
  if (!text) return text.error();
  const labyrinth::KeptSet kept = labyrinth::keep_set(*text);
  for (const Error& fault : kept.faults) report(in_place(name_of_file(file), fault), json);
  if (!kept.faults.empty()) return Error{"--set", marked("this set cannot be played with")};
  return kept.file;
}

Result<std::vector<labyrinth::SeatKind>> computers_of(const std::string& names, int seats) {
  using labyrinth::SeatKind;
  std::vector<SeatKind> kinds;
  for (std::size_t start = 0; start <= names.size();) {
    const std::size_t end = std::min(names.find(',', start), names.size());
    const std::string name = names.substr(start, end - start);
    const auto kind = labyrinth::parse_seat_kind(name);
    if (!kind || *kind == SeatKind::person)
      return Error{"--by",
                   {marked("{name} is no computer player; there are random, runner and greedy"), {{"name", "\"" + name.substr(0, 40) + "\""}}}};
    kinds.push_back(*kind);
    start = end + 1;
  }
  if (kinds.size() == 1) kinds.resize(static_cast<std::size_t>(seats), kinds.front());
  if (static_cast<int>(kinds.size()) != seats)
    return Error{"--by", {marked("names {named} players for {bots} computer seats"), {{"named", kinds.size()}, {"bots", seats}}}};
  return kinds;
}

namespace {

// As people write them, too: "Head Hunter, none".
Error put_characters(labyrinth::Options& options, const std::string& said) {
  std::string names;
  for (const char letter : said) {
    if (letter != ' ') names += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  if (Message problem = labyrinth::read_characters(options, names); !problem.empty()) return {"--characters", std::move(problem)};
  const auto named = std::count(names.begin(), names.end(), ',') + 1;
  if (options.casting == labyrinth::Casting::given && named != options.players)
    return {"--characters", {marked("names {named} characters for {players} players"), {{"named", named}, {"players", int{options.players}}}}};
  return {};
}

}  // namespace

Result<labyrinth::Options> options_of(const LabyrinthFlags& flags, bool json) {
  const Result<const labyrinth::SetFile*> set = set_of(flags.set, json);
  if (!set) return set.error();
  labyrinth::Options options;
  options.players = static_cast<std::uint8_t>(flags.players);
  options.win_alone = flags.win_alone;
  options.blank_traps = flags.blank_traps;
  options.set = &(*set)->components;
  if (Error problem = put_characters(options, flags.characters); !problem.reason.empty()) return problem;
  if (const labyrinth::Options::Problem problem = options.problem(); !problem.empty())
    return Error{problem.option, problem.reason, std::string(name_of(problem.rule.rule()))};
  return options;
}

}  // namespace meander
