#include "approved_screens.hpp"

#include <algorithm>
#include <map>

#include "onirim/notation.hpp"
#include "pseudo_terminal.hpp"
#include "script.hpp"

namespace meander {

using namespace onirim;

namespace {

const std::vector<Look> all_looks{{40}, {80}, {120}, {80, true}};
const std::vector<Look> in_colour{{80, false, true}};

Variables variables_for(const Home& home, const Look& look) {
  Variables variables = home.variables();
  variables["COLUMNS"] = std::to_string(look.columns);
  return variables;
}
std::vector<std::string> flags_for(std::vector<std::string> flags, const Look& look) {
  if (look.plain) flags.emplace_back("--plain");
  return flags;
}

// From the answer with this number on, which stands behind its prompt; everything for 0.
std::string from_answer(const std::string& output, std::size_t answer) {
  std::size_t start = 0;
  for (; answer > 0; --answer) start = output.find("\n> ", start) + 1;
  return output.substr(start);
}

// The screen after the script's last answer, and what these lines lead to.
std::string played(const Script& script, const Look& look, const std::string& lines = "quit\n") {
  const Home home;
  const Outcome outcome = run_meander(flags_for(script.arguments(), look), variables_for(home, look), script.input() + lines);
  return from_answer(outcome.output, script.lines.size());
}

Options options_with(bool book, bool towers, bool premonitions, int players = 1) {
  Options options;
  options.book = book;
  options.towers = towers;
  options.premonitions = premonitions;
  options.players = static_cast<std::uint8_t>(players);
  return options;
}

Goal asks(Phase phase, int turn = 0) {
  return [=](const Table& table) { return phase_of(table) == phase && table.turn_number() >= turn; };
}

struct Question {
  const char* name;
  Options options;
  Phase phase;
  Chooser choose = any_action;
  int turn = 0;
};
std::vector<Question> questions() {
  const Options base;
  const Options book = options_with(true, false, false);
  const Options towers = options_with(false, true, false);
  const Options premonitions = options_with(false, false, true);
  const Options everything = options_with(true, true, true);
  Options five = premonitions;
  five.open_premonitions = 6;
  return {
      {"ask-turn", base, Phase::turn, any_action, 6},
      {"ask-turn-everything", everything, Phase::turn, any_action, 9},
      {"ask-door-found", base, Phase::explore},
      {"ask-door-drawn", base, Phase::door},
      {"ask-nightmare", base, Phase::nightmare},
      {"ask-nightmare-everything", everything, Phase::nightmare, any_action, 12},
      {"ask-prophecy", base, Phase::prophecy},
      {"ask-prophecy-order", base, Phase::order},
      {"ask-payment", book, Phase::pay, spells_first},
      {"ask-paradox", book, Phase::paradox, spells_first},
      {"ask-paradox-bottom", book, Phase::bottom, spells_first},
      {"ask-tower-loss", towers, Phase::tower_loss},
      {"ask-happy-dream", premonitions, Phase::happy},
      {"ask-happy-dream-drops", premonitions, Phase::happy_drop},
      {"ask-happy-dream-search", premonitions, Phase::fetch},
      {"ask-premonition-order", five, Phase::premonition, greedy_action},
      {"ask-premonition-keys", five, Phase::keys, greedy_action},
      {"ask-premonition-door", five, Phase::return_door, greedy_action},
      {"ask-premonition-pairs", options_with(false, false, true, 2), Phase::pairs, greedy_action},
      {"ask-exchange", options_with(false, false, false, 2), Phase::exchange},
      {"ask-draft", options_with(false, false, false, 2), Phase::pick},
  };
}

const std::string every_command =
    "help\nboard\nwhy\nhint\nrules 3.5\nstops\nstops never\nstop\ngive up\nsave\nundo\nlog\nplay\np\n99\ntake RD\nwhy\nnonsense\nquit\n";

std::string with_statistics(const Look& look, const std::vector<std::string>& arguments, const std::string& input) {
  const Home home;
  std::filesystem::create_directories(home.path() / "data");
  std::string lines = "{\"format\":\"meander-statistics\",\"version\":1}\n";
  std::uint64_t number = 1000000000000000;
  const auto game = [&](const char* options, const char* seats, const char* result, const char* assisted) {
    const std::string id = std::to_string(number++);
    lines += "{\"game\":\"" + id + "\",\"options\":\"" + options + "\",\"seats\":\"" + seats + "\",\"result\":\"" + result +
             "\",\"assisted\":" + assisted + ",\"turns\":30,\"finished\":\"2026-11-28T12:00:00Z\"}\n";
  };
  for (const char* result : {"won", "lost deck", "given up", "won", "won"}) game("standard", "person", result, "false");
  game("standard", "person", "won", "true");
  game("players=2 with=book,towers,premonitions talk=open", "person greedy", "lost deck", "false");
  game("players=2 with=book", "person person", "lost door", "false");
  write_file(home.path() / "data" / "statistics.jsonl", lines);
  return run_meander(flags_for(arguments, look), variables_for(home, look), input).output;
}

// What a terminal gets. What is typed is not repeated: it would stand wherever it came to.
std::string at_a_terminal(const std::vector<std::string>& arguments, const std::vector<std::string>& lines, const Look& look) {
  const Home home;
  Variables variables = home.variables();
  if (look.coloured) variables.erase("NO_COLOR");
  PseudoTerminal terminal(flags_for(arguments, look), variables, look.columns);
  terminal.echo(false);
  for (const std::string& line : lines) {
    terminal.until([](std::string_view since) { return since.ends_with("> ") || since.ends_with(".\r\n"); });
    terminal.enter(line);
  }
  terminal.rest();
  terminal.exit_code();
  std::string text = terminal.everything();
  text.erase(std::remove(text.begin(), text.end(), '\r'), text.end());
  return text;
}

std::vector<ApprovedScreen> all_screens() {
  std::vector<ApprovedScreen> screens;
  for (const Question& question : questions()) {
    screens.push_back(
        {question.name, all_looks, [question](const Look& look) {
           // Looked for once.
           static std::map<std::string, Script> scripts;
           auto found = scripts.find(question.name);
           if (found == scripts.end()) {
             found = scripts.emplace(question.name, script_to(question.options, people, asks(question.phase, question.turn), question.choose)).first;
           }
           return played(found->second, look);
         }});
  }
  screens.push_back({"commands", all_looks, [](const Look& look) {
                       return played(script_to(options_with(true, true, true), people, asks(Phase::turn, 3)), look, every_command);
                     }});
  screens.push_back({"window", all_looks, [](const Look& look) {
                       const Goal rich = [](const Table& table) { return phase_of(table) == Phase::turn && table.view(0).discard().size() >= 10; };
                       return played(script_to(options_with(true, false, false), people, rich), look, "stops every-draw\n1\nquit\n");
                     }});
  screens.push_back({"hand-over", all_looks, [](const Look& look) {
                       return played(script_to(options_with(true, false, false, 2), people, asks(Phase::turn, 3)), look, "1\n1\n1\n1\n1\n1\nquit\n");
                     }});
  screens.push_back({"open-play", all_looks, [](const Look& look) {
                       Options options = options_with(false, true, false, 2);
                       options.open_talk = true;
                       return played(script_to(options, people, asks(Phase::turn, 3)), look, "1\n1\n1\nquit\n");
                     }});
  screens.push_back({"partner", all_looks, [](const Look& look) {
                       return played(script_to(options_with(false, false, false, 2), {SeatKind::greedy, SeatKind::person}, asks(Phase::turn, 4)),
                                     look, "1\n1\n1\n1\nquit\n");
                     }});
  screens.push_back({"end-won", all_looks, [](const Look& look) {
                       return played(
                           script_to({}, people, [](const Table& table) { return table.state().ending == Ending::won; }, greedy_action), look, "");
                     }});
  screens.push_back({"end-lost", all_looks, [](const Look& look) {
                       return played(script_to(options_with(true, true, true), people, [](const Table& table) { return table.over(); }), look, "");
                     }});
  screens.push_back({"end-won-two", all_looks, [](const Look& look) {
                       const Goal won = [](const Table& table) { return table.state().ending == Ending::won; };
                       return played(script_to(options_with(false, false, false, 2), people, won, greedy_action), look, "");
                     }});
  screens.push_back({"end-given-up", all_looks, [](const Look& look) {
                       return played(script_to({}, people, [](const Table& table) { return !table.over() && !table.winnable(); }), look, "give up\n");
                     }});
  screens.push_back({"menu", all_looks, [](const Look& look) {
                       return with_statistics(look, {"play"}, "chess\n2\n3\n1\n9\n1\n9\n1\n1 2 3\n9\nback\nquit\n") +
                              with_statistics(look, {"play"}, "new\n1\nwith\ncomputer\n\nno\nback\nquit\n") +
                              with_statistics(look, {"play"}, "1\n1\n3\nback\n1\n2\n3\n1\n2\n3\nback\n4\n1\n3.5\n99\n\n4\n2\n9.2\n\n5\n");
                     }});
  for (const char* name : {"labyrinth-traps", "labyrinth-crowd"}) {
    screens.push_back({name, {{40}, {80}, {80, true}}, [name](const Look& look) {
                         const Home home;
                         const std::string position = MEANDER_POSITIONS "/" + std::string(name) + ".json";
                         return run_meander(flags_for({"show", position}, look), variables_for(home, look)).output;
                       }});
  }
  screens.push_back({"statistics", {{40}, {80}, {120}}, [](const Look& look) { return with_statistics(look, {"stats"}, ""); }});
  screens.push_back({"colour", in_colour, [](const Look& look) {
                       const Script script = script_to(options_with(true, true, true), people, asks(Phase::turn, 4));
                       std::vector<std::string> lines = script.lines;
                       lines.insert(lines.end(), {"hint", "quit"});
                       return at_a_terminal(script.arguments(), lines, look);
                     }});
  screens.push_back({"hand-over-terminal", {{80}, {80, true}, {80, false, true}}, [](const Look& look) {
                       const Script script = script_to(options_with(false, false, false, 2), people, asks(Phase::turn, 1));
                       std::vector<std::string> lines = script.lines;
                       lines.insert(lines.end(), {"", "1", "1", "", "", "quit"});
                       return at_a_terminal(script.arguments(), lines, look);
                     }});
  return screens;
}

}  // namespace

const std::vector<ApprovedScreen>& approved_screens() {
  static const std::vector<ApprovedScreen> screens = all_screens();
  return screens;
}

}  // namespace meander
