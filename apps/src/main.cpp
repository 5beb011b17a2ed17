// The program: its sub-commands and flags.
#include <CLI/CLI.hpp>
#include <functional>
#include <sstream>

#include "command.hpp"
#include "onirim/notation.hpp"
#include "position_commands.hpp"
#include "study_commands.hpp"
#include "table/record.hpp"

namespace meander {
namespace {

constexpr const char* description =
    "Meander: Onirim, the card game for one or two, played exactly by the rules.\n\n"
    "Cards are written RS (red sun), UM (blue moon), GK (green Key), BD (brown door), R3 (red tower 3);\n"
    "colours are R red, U blue, G green, B brown. docs/notation.md tells all of it.";

constexpr const char* footer =
    "Try:\n"
    "  meander watch onirim --seed 7                   a game, move by move\n"
    "  meander new onirim --seed 7 > p.json            a starting position\n"
    "  meander legal --position p.json                 what may be done there\n"
    "  meander apply --position p.json 'play RS' --seed 1\n"
    "  meander simulate onirim --with book,towers --players 2 --games 100000 --threads 2\n"
    "  meander rates onirim --games 1000               how often the computer players win\n\n"
    "Exit codes: 0 done, 1 failed, 2 bad input, 130 interrupted.";

struct Program {
  CLI::App app{description, "meander"};
  bool json = false;
  GameFlags game;
  std::string file;
  std::vector<std::string> actions;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> steps;
  int seat = 0;
  SimulateFlags simulate;
  RatesFlags rates;
  WatchFlags watch;
  double seconds = 1;
  std::function<int()> run;

  Program() {
    app.footer(footer);
    app.require_subcommand(1);
    app.set_version_flag("--version", "meander " MEANDER_VERSION "\nnotation " + std::to_string(onirim::notation_version) + "\npositions " +
                                          std::to_string(onirim::position_version) + "\nrecords " + std::to_string(onirim::record_version));
    add_new();
    add_legal();
    add_apply();
    add_replay();
    add_show();
    add_simulate();
    add_rates();
    add_watch();
    add_bench();
  }

  bool knows(std::string_view name) const {
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; })) {
      if (sub->get_name() == name) return true;
    }
    return false;
  }

  // CLI11 would clamp numbers that are too large, and read 010 as 8.
  static CLI::Validator decimal() {
    return CLI::Validator(
        [](const std::string& text) {
          const Result<std::uint64_t> number = whole_number(text, "");
          return number ? std::string() : number.error().reason;
        },
        "NUMBER");
  }

  CLI::App* command(const char* name, const char* text, const std::function<int()>& action) {
    CLI::App* sub = app.add_subcommand(name, text);
    sub->add_flag("--json", json, "Print results, and errors, as JSON on one line");
    sub->footer("");
    sub->callback([this, action] { run = action; });
    return sub;
  }

  void add_game_name(CLI::App* sub) { sub->add_option("game", game_name_, "Which game: onirim")->required()->check(CLI::IsMember({"onirim"})); }
  // How many games, from which seed.
  static void add_amount(CLI::App* sub, std::uint64_t& games, std::uint64_t& seed, int& threads, const char* how_many) {
    sub->add_option("--games", games, how_many)
        ->capture_default_str()
        ->check(decimal())
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1000000000000}));
    sub->add_option("--seed", seed, "The same seed gives the same games, whatever the number of threads")->capture_default_str()->check(decimal());
    sub->add_option("--threads", threads, "How many at once")->capture_default_str()->check(CLI::Range(1, 256));
  }
  // The game's name and its options.
  void add_game(CLI::App* sub) {
    add_game_name(sub);
    sub->add_option("--players", game.players, "1 or 2")->capture_default_str();
    sub->add_option("--with", game.with, "Expansions, any of: book,towers,premonitions");
    sub->add_option("--variants", game.variants, "Any of: lost-way (with book), ruins (with towers)");
    sub->add_option("--open-premonitions", game.open_premonitions, "4, 5 or 6 (with premonitions)")->capture_default_str();
    sub->add_option("--talk", game.talk, "silent or open, with two players")->capture_default_str();
    sub->add_option("--duplicate-doors", game.duplicate_doors, "A door of a colour one has already: gain or limbo, with two players")
        ->capture_default_str();
    sub->add_option("--discarded-door", game.discarded_door, "A door discarded by a prophecy: goes-on or loses")->capture_default_str();
    sub->add_option("--paradox", game.paradox, "The Paradoxical Prophecy looks at the top or the bottom")->capture_default_str();
    sub->add_option("--hand-size", game.hand_size, "For study: 1 to 7 alone, 3 to 5 with two")->capture_default_str();
    sub->add_option("--prophecy-depth", game.prophecy_depth, "For study: 1 to 7")->capture_default_str();
    sub->add_option("--deck", game.deck, "For study: the deck, such as RS:4,RM:2,RD:1,nightmare:2");
  }
  void add_position(CLI::App* sub) { sub->add_option("--position", file, "A position file; - for standard input")->required(); }

  void add_new() {
    CLI::App* sub = command("new", "Print a starting position", [this] { return run_new(game, seed, json); });
    add_game(sub);
    sub->add_option("--seed", seed, "Draw the set-up with this seed; without it the position stands before the first draw")->check(decimal());
  }
  void add_legal() {
    add_position(command("legal", "List what may be done, or what chance may bring", [this] { return run_legal(file, json); }));
  }
  void add_apply() {
    CLI::App* sub = command("apply", "Carry out actions and print the new position", [this] { return run_apply(file, actions, seed, json); });
    add_position(sub);
    sub->add_option("ACTION", actions, "Actions and outcomes, each in quotes ('play RS' 'draw UM') or separated by semicolons")->required();
    sub->add_option("--seed", seed, "Let chance decide with this seed wherever no outcome is named")->check(decimal());
    sub->footer("Cards of known place are drawn without being named.\nFor an unknown card name the outcome ('draw UM') or give --seed.");
  }
  void add_replay() {
    CLI::App* sub = command("replay", "Replay a record and print the position it leads to", [this] { return run_replay(file, steps, json); });
    sub->add_option("FILE", file, "A record; - for standard input")->required();
    sub->add_option("--to", steps, "Stop after so many steps (actions and outcomes)")->check(decimal());
  }
  void add_show() {
    CLI::App* sub = command("show", "Show a position as a picture in letters", [this] { return run_show(file, seat, json); });
    sub->add_option("FILE", file, "A position; - for standard input")->required();
    sub->add_option("--seat", seat, "Only what this seat may see: 1 or 2")->check(CLI::Range(1, 2));
  }
  void add_simulate() {
    CLI::App* sub = command("simulate", "Play many games by computer players", [this] { return run_simulate(game, simulate, json); });
    add_game(sub);
    sub->add_option("--by", simulate.by, "random or greedy; with two players also one for each seat: greedy,random")->capture_default_str();
    add_amount(sub, simulate.games, simulate.seed, simulate.threads, "How many");
  }
  void add_rates() {
    CLI::App* sub =
        command("rates", "Tell how often each computer player wins, in every set of expansions", [this] { return run_rates(rates, json); });
    add_game_name(sub);
    add_amount(sub, rates.games, rates.seed, rates.threads, "How many in each option set");
    sub->add_flag("--markdown", rates.markdown, "Print the tables as they stand in docs/players.md")->excludes("--json");
    sub->footer(
        "A line for each set of expansions; alone, with two in silence, and with two in open talk.\n"
        "Each figure is that of simulate with the same options, games and seed.\n"
        "As it stands (20000 games, seed 7) it takes a minute or two; try --games 1000 first.");
  }
  void add_watch() {
    CLI::App* sub = command("watch", "Show a game between computer players, move by move", [this] { return run_watch(game, watch, json); });
    add_game(sub);
    sub->add_option("--by", watch.by, "random or greedy; with two players also one for each seat: greedy,random")->capture_default_str();
    sub->add_option("--seed", watch.seed, "The same seed gives the same game")->capture_default_str()->check(decimal());
    sub->add_option("--delay", watch.delay, "Milliseconds to wait after each move")->capture_default_str()->check(CLI::Range(0, 60000));
    sub->add_option("--record", watch.record, "Write the record of the game to this file");
  }
  void add_bench() {
    CLI::App* sub = command("bench", "Measure how fast this machine plays", [this] { return run_bench(seconds, json); });
    sub->add_option("--seconds", seconds, "For each figure, about")
        ->capture_default_str()
        ->check(CLI::Validator(
            [](const std::string& text) {
              return text.find_first_not_of("0123456789.") == std::string::npos ? std::string() : text + " is not a number of seconds";
            },
            ""))
        ->check(CLI::Range(0.01, 600.0));
  }

 private:
  std::string game_name_;
};

int main_of(int argc, char** argv) {
  Program program;
  bool json = false;
  for (int i = 1; i < argc; ++i) json = json || std::string_view(argv[i]) == "--json";
  // CLI11 would only say that a sub-command is missing.
  if (argc > 1 && argv[1][0] != '-' && !program.knows(argv[1])) return report({argv[1], "no such command; try meander --help"}, json);
  try {
    program.app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      std::ostringstream text;
      program.app.exit(error, text, text);
      return print(text.str());
    }
    if (json) return report({"command line", error.what()}, true);
    std::fprintf(stderr, "meander: %s\nTry meander --help.\n", error.what());
    return bad_input;
  }
  return program.run();
}

}  // namespace
}  // namespace meander

int main(int argc, char** argv) { return meander::main_of(argc, argv); }
