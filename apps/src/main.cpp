// The program: its sub-commands and flags.
#include <CLI/CLI.hpp>
#include <functional>
#include <sstream>

#include "about.hpp"
#include "advice_commands.hpp"
#include "amount_flags.hpp"
#include "bench_server_command.hpp"
#include "checks.hpp"
#include "command.hpp"
#include "command_line_error.hpp"
#include "help.hpp"
#include "labyrinth_simulate.hpp"
#include "play_command.hpp"
#include "position_commands.hpp"
#include "rules_command.hpp"
#include "serve_command.hpp"
#include "set_command.hpp"
#include "solve_command.hpp"
#include "stats_command.hpp"
#include "study_commands.hpp"
#include "train_command.hpp"
#include "words/text.hpp"

namespace meander {
namespace {

struct Program {
  CLI::App app{about(), "meander"};
  Checks checks;
  bool json = false;
  GameFlags game;
  std::string file;
  PositionFlags position;
  LabyrinthFlags labyrinth_game;
  std::vector<std::string> actions;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> steps;
  ShowFlags show;
  SimulateFlags simulate;
  CompareFlags compare;
  LabyrinthSimulateFlags labyrinth_simulate;
  RatesFlags rates;
  TrainFlags train;
  AdviseFlags advise;
  AnalyseFlags analyse;
  CalibrateFlags calibrate;
  SolveFlags solve;
  MeasureFlags measure;
  GapFlags gap;
  WatchFlags watch;
  PlayFlags play;
  LabyrinthPlayFlags labyrinth_play;
  ServeFlags serve;
  BenchServerFlags bench_server;
  double seconds = 1;
  bool reset = false;
  std::string topic;
  std::function<int()> run;

  Program() {
    app.formatter(std::make_shared<HelpFormatter>());
    app.set_help_flag("-h,--help", tr("Print this help"));
    app.footer(first_steps());
    app.require_subcommand(1);
    app.set_version_flag("--version", versions(), tr("Print the versions of the program and of its formats"));
    add_play();
    add_continue();
    add_new();
    add_legal();
    add_apply();
    add_replay();
    add_show();
    add_rules();
    add_simulate();
    add_studies();
    add_rates();
    add_advise();
    add_analyse();
    add_calibrate();
    add_watch();
    add_stats();
    add_bench();
    add_serve();
    add_backup();
    add_set();
  }

  bool knows(std::string_view name) const {
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; })) {
      if (sub->get_name() == name) return true;
    }
    return false;
  }

 private:
  CLI::App* command(const char* name, const std::string& text, const std::function<int()>& action) { return command(app, name, text, action); }
  CLI::App* command(CLI::App& parent, const char* name, const std::string& text, const std::function<int()>& action) {
    CLI::App* sub = parent.add_subcommand(name, text);
    sub->add_flag("--json", json, tr("Print results, and errors, as JSON on one line"));
    sub->footer("");
    sub->callback([this, sub, action] {
      if (sub->get_subcommands().empty()) run = action;
    });
    return sub;
  }

  // An option with what stands for its value in the help.
  template <typename Value>
  static CLI::Option* option(CLI::App* sub, const char* name, Value& value, const std::string& kind, const std::string& text) {
    return sub->add_option(name, value, text)->type_name(kind);
  }
  template <typename Value>
  static CLI::Option* option_with_default(CLI::App* sub, const char* name, Value& value, const std::string& kind, const std::string& text) {
    return option(sub, name, value, kind, text)->capture_default_str();
  }
  CLI::Option* add_game_name(CLI::App* sub, const std::string& text, const std::vector<std::string>& games) {
    return option(sub, "GAME", game_name_, tr("GAME"), text)->check(checks.word(games));
  }
  void add_game_options(CLI::App* sub) { game.add(*sub, checks); }
  void add_position(CLI::App* sub) {
    option(sub, "--position", position.file, tr("FILE"), tr("A position file; - for standard input"))->required();
    add_set_file(sub);
  }
  void add_set_file(CLI::App* sub) { option(sub, "--set", position.set, tr("FILE"), tr("The component set of a position of Labyrinth")); }
  // A command with a sub-command for each game.
  CLI::App* add_games(const char* name, const std::string& text) {
    CLI::App* games = app.add_subcommand(name, text);
    games->ignore_case()->require_subcommand(1);
    games->footer("");
    return games;
  }
  CLI::Option* add_seed(CLI::App* sub, std::optional<std::uint64_t>& value, const std::string& text) {
    return option(sub, "--seed", value, tr("NUMBER"), text)->check(checks.whole_number());
  }

  void add_plain(CLI::App* sub, bool& plain) { sub->add_flag("--plain", plain, tr("For screen readers: whole words, no drawings, no colour")); }
  void add_play() {
    CLI::App* sub = app.add_subcommand("play", tr("Play: a menu, or at once a game with these options"));
    // Labyrinth is a command of its own below this one, with options of its own.
    add_game_name(sub,
                  tr("Which game: {first} or {second}; the options here are those of {first}", arg("first", "onirim"), arg("second", "labyrinth")),
                  {"onirim", "labyrinth"});
    add_game_options(sub);
    option(sub, "--partner", play.partner, tr("PLAYER"), tr("Who sits at the other seat: person (at this screen), greedy or random"));
    option_with_default(sub, "--seat", play.seat, tr("NUMBER"), tr("Your own seat beside a computer: 1 begins, or 2"))
        ->check(checks.whole_number(1, 2));
    add_seed(sub, play.seed, tr("The same seed deals the same cards; without it chance decides"));
    option_with_default(sub, "--stops", play.stops, tr("WORD"), tr("When to be asked about spells: every-draw, default or never"));
    add_plain(sub, play.plain);
    sub->footer(
        tr("Without a game or options a menu is shown. In a game type help. The game is kept after every answer; meander continue goes on with it, "
           "meander stats counts what was finished."));
    add_play_labyrinth(*sub);
    sub->callback([this, sub] {
      if (!sub->get_subcommands().empty()) return;
      play.players_given = sub->count("--players") > 0;
      play.menu = true;
      for (const CLI::Option* each : sub->get_options()) play.menu = play.menu && (each->count() == 0 || each->get_name() == "--plain");
      run = [this] { return run_play(game, play); };
    });
  }
  void add_play_labyrinth(CLI::App& parent) {
    CLI::App* sub = parent.add_subcommand("labyrinth", tr("Labyrinth, with people at this screen and computers"))->ignore_case();
    labyrinth_play.game.add(*sub, checks);
    option(sub, "--bots", labyrinth_play.bots, tr("NUMBER"), tr("How many of the seats are computers; without it all but one"))
        ->check(checks.whole_number(0, 5));
    option_with_default(sub, "--by", labyrinth_play.by, tr("PLAYERS"),
                        tr("Which computers: greedy, runner or random; also one for each: greedy,runner"));
    add_seed(sub, play.seed, tr("The same seed gives the same rolls and tiles; without it chance decides"));
    option_with_default(sub, "--stops", labyrinth_play.stops, tr("WORD"), tr("When to be asked about the crystal: every-roll, default or never"));
    add_plain(sub, play.plain);
    sub->footer(tr("In a game type help. The game is kept after every answer; meander continue goes on with it."));
    sub->callback([this] { run = [this] { return run_play(labyrinth_play, play); }; });
  }
  void add_continue() {
    CLI::App* sub = app.add_subcommand("continue", tr("Go on with the game that was played last, or with another unfinished one"));
    option(sub, "ID", file, tr("ID"), tr("The game's id, as meander play lists it"));
    add_plain(sub, play.plain);
    sub->footer("");
    sub->callback([this] { run = [this] { return run_continue(file, play.plain); }; });
  }
  void add_new() {
    CLI::App* games = add_games("new", tr("Print a starting position"));
    CLI::App* onirim = command(*games, "onirim", tr("Of Onirim"), [this] { return run_new(game, seed, json); });
    add_game_options(onirim);
    CLI::App* labyrinth = command(*games, "labyrinth", tr("Of Labyrinth"), [this] { return run_new(labyrinth_game, seed, json); });
    labyrinth_game.add(*labyrinth, checks);
    for (CLI::App* sub : {onirim, labyrinth})
      add_seed(sub, seed, tr("Draw the set-up with this seed; without it the position stands before the first draw"));
  }
  void add_legal() {
    CLI::App* sub = command("legal", tr("List what may be done, or what chance may bring"), [this] { return run_legal(position, json); });
    add_position(sub);
    sub->footer(tr("Each line can be given to meander apply as it stands; behind the # of an outcome are its chances."));
  }
  void add_apply() {
    CLI::App* sub = command("apply", tr("Carry out actions and print the new position"), [this] { return run_apply(position, actions, seed, json); });
    add_position(sub);
    option(sub, "ACTION", actions, tr("ACTION"), tr("Actions and outcomes, quoted ('play RS' 'draw UM') or with semicolons; # begins a remark"))
        ->required();
    add_seed(sub, seed, tr("Let chance decide with this seed wherever no outcome is named"));
    sub->footer(tr("Cards of known place are drawn without being named. For an unknown card name the outcome ('draw UM') or give --seed."));
  }
  void add_replay() {
    CLI::App* sub = command("replay", tr("Replay a record and print the position it leads to"), [this] { return run_replay(file, steps, json); });
    option(sub, "FILE", file, tr("FILE"), tr("A record; - for standard input"))->required();
    option(sub, "--to", steps, tr("NUMBER"), tr("Stop after so many steps (actions and outcomes)"))->check(checks.whole_number());
  }
  void add_show() {
    CLI::App* sub = command("show", tr("Show a position as a picture in letters"), [this] { return run_show(position, show, json); });
    option(sub, "FILE", position.file, tr("FILE"), tr("A position; - for standard input"))->required();
    add_set_file(sub);
    option(sub, "--seat", show.seat, tr("NUMBER"), tr("Only what this seat may see, counted from 1"))
        ->check(checks.whole_number(1, labyrinth::most_seats));
    add_plain(sub, show.plain);
    option(sub, "--svg", show.svg, tr("FILE"),
           tr("Write a picture of a position of Labyrinth to this file instead, which must be new; - for standard output"));
  }
  void add_rules() {
    CLI::App* sub = command("rules", tr("Read the numbered rules"), [this] { return run_rules(topic, position.set, json); });
    option(sub, "RULE", topic, tr("RULE"),
           tr("A rule, such as ONI-7.4, 7.4 or LAB-9.2, a chapter, such as 7 or LAB-9, or a game: labyrinth; of Labyrinth also traps and guardian, "
              "its trap tokens and Guardian cards; without it an overview of Onirim's"));
    option(sub, "--set", position.set, tr("FILE"), tr("The component set whose traps or Guardian cards are shown"));
  }
  void add_rates() {
    CLI::App* sub =
        command("rates", tr("Tell how often each computer player wins, in every set of expansions"), [this] { return run_rates(rates, json); });
    add_game_name(sub, tr("Which game: {game}", arg("game", "onirim")), {"onirim"})->required();
    option_with_default(sub, "--by", rates.by, tr("PLAYERS"), tr("Which players, each for itself: random, greedy, strong (alone only)"));
    add_network(*sub, rates.network);
    add_amount(*sub, checks, rates.games, rates.seed, rates.threads, tr("How many games in each option set"));
    sub->add_flag("--markdown", rates.markdown, tr("Print the tables as they stand in docs/players.md"))->excludes("--json");
    sub->footer(
        tr("A line for each set of expansions; alone, with two in silence, and with two in open talk. Each figure is that of simulate with the "
           "same options, games and seed. As it stands it takes a minute or two; try --games 1000 first."));
  }
  void add_advise() {
    CLI::App* sub =
        command("advise", tr("Say what is best in a game alone, and what the alternatives cost"), [this] { return run_advise(game, advise, json); });
    add_game_name(sub, tr("Which game: {game}", arg("game", "onirim")), {"onirim"});
    add_game_options(sub);
    advise.add(*sub);
    add_plain(sub, advise.plain);
  }
  void add_analyse() {
    CLI::App* sub = command("analyse", tr("Tell what the decisions of a recorded game alone cost"), [this] { return run_analyse(analyse, json); });
    analyse.add(*sub);
  }
  void add_calibrate() {
    CLI::App* games = add_games("calibrate", tr("Tell how often the chances that the player strong gives come true"));
    CLI::App* sub = command(*games, "onirim", tr("In games of Onirim alone"), [this] { return run_calibrate(game, calibrate, json); });
    add_game_options(sub);
    add_network(*sub, calibrate.network);
    add_amount(*sub, checks, calibrate.games, calibrate.seed, calibrate.threads, tr("How many games"));
  }
  void add_simulate() {
    CLI::App* games = add_games("simulate", tr("Play many games by computer players"));
    CLI::App* onirim = command(*games, "onirim", tr("Games of Onirim"), [this] { return run_simulate(game, simulate, json); });
    add_game_options(onirim);
    add_by(*onirim, simulate.by);
    add_network(*onirim, simulate.network);
    add_amount(*onirim, checks, simulate.games, simulate.seed, simulate.threads, tr("How many games"));
    LabyrinthSimulateFlags& flags = labyrinth_simulate;
    CLI::App* labyrinth = command(*games, "labyrinth", tr("Games of Labyrinth"), [this] { return run_labyrinth_simulate(labyrinth_simulate, json); });
    flags.game.add(*labyrinth, checks);
    add_labyrinth_company(*labyrinth, checks, flags.by, flags.rounds);
    add_amount(*labyrinth, checks, flags.games, flags.seed, flags.threads, tr("How many games"));
  }
  // A command that studies games of Onirim alone.
  template <typename Flags>
  void add_study(const char* name, const std::string& text, const std::string& games, Flags& flags,
                 int (*run_it)(const GameFlags&, const Flags&, bool)) {
    CLI::App* sub = command(*add_games(name, text), "onirim", games, [this, &flags, run_it] { return run_it(game, flags, json); });
    add_game_options(sub);
    flags.add(*sub, checks);
  }
  void add_studies() {
    add_study("compare", tr("Tell which of two computer players wins more games"), tr("Games of Onirim alone"), compare, run_compare);
    add_study("measure", tr("Tell what a computer player loses against best play in a small game"), tr("In games of Onirim alone"), measure,
              run_measure);
    add_study("gap", tr("Tell what the player strong would win by better single choices, in games of any size"), tr("In games of Onirim alone"), gap,
              run_gap);
    add_study("train", tr("Train the network of the strong player from nothing"), tr("For games of Onirim alone"), train, run_train);
    add_study("solve", tr("Tell the exact chance to win a small game with best play"), tr("Games of Onirim alone, and positions of them"), solve,
              run_solve);
  }
  void add_watch() {
    CLI::App* games = add_games("watch", tr("Show a game between computer players, move by move"));
    CLI::App* onirim = command(*games, "onirim", tr("A game of Onirim"), [this] { return run_watch(game, watch, json); });
    add_game_options(onirim);
    add_by(*onirim, watch.by);
    CLI::App* labyrinth = command(*games, "labyrinth", tr("A game of Labyrinth"), [this] { return run_watch(labyrinth_game, watch, json); });
    labyrinth_game.add(*labyrinth, checks);
    add_labyrinth_company(*labyrinth, checks, watch.by, watch.rounds);
    for (CLI::App* sub : {onirim, labyrinth}) {
      option_with_default(sub, "--seed", watch.seed, tr("NUMBER"), tr("The same seed gives the same game"))->check(checks.whole_number());
      option_with_default(sub, "--delay", watch.delay, tr("NUMBER"), tr("Milliseconds to wait after each move"))
          ->check(checks.whole_number(0, 60000));
      option(sub, "--record", watch.record, tr("FILE"), tr("Write the record of the game to this file, which must be new"));
    }
  }
  void add_stats() {
    CLI::App* sub = command("stats", tr("Show what the games finished on this computer add up to"), [this] { return run_stats(reset, json); });
    sub->add_flag("--reset", reset, tr("Begin anew; the old statistics are kept under another name, which is told"));
  }
  void add_bench() {
    CLI::App* sub = command("bench", tr("Measure how fast this machine plays"), [this] { return run_bench(seconds, json); });
    option_with_default(sub, "--seconds", seconds, tr("NUMBER"), tr("How long each figure takes, about"))->check(checks.seconds());
    add_bench_server(*sub);
  }
  void add_bench_server(CLI::App& bench) {
    CLI::App* sub = command(bench, "server", tr("Measure a server with many players"), [this] { return run_bench_server(bench_server, json); });
    bench_server.add(*sub, checks);
  }
  void add_database(CLI::App* sub) {
    option(sub, "--database", serve.database, tr("FILE"), tr("The server's database; without it server.db in the data folder"));
  }
  void add_serve() {
    CLI::App* sub = command("serve", tr("Let others play here: tables for guests, in their browsers"), [this] { return run_serve(serve, json); });
    server::ServerOptions& options = serve.options;
    option_with_default(sub, "--address", options.address, tr("ADDRESS"),
                        tr("Where to listen; 0.0.0.0 or :: for everybody, otherwise this computer alone"));
    option_with_default(sub, "--port", options.port, tr("NUMBER"), tr("0 for any that is free"))->check(checks.whole_number(0, 65535));
    option(sub, "--public-origin", options.public_origin, tr("URL"),
           tr("Where browsers find it behind a proxy, such as {url}", arg("url", "https://play.example.org")));
    add_database(sub);
    option(sub, "--web", serve.web, tr("FOLDER"), tr("The page's files; without it those beside the program"));
    option_with_default(sub, "--threads", options.threads, tr("NUMBER"), tr("How many tables may be worked on at once"))
        ->check(checks.whole_number(1, 256));
    option_with_default(sub, "--log", serve.log, tr("WORD"), tr("plain or json, on standard error"));
    sub->add_flag("--metrics-public", options.metrics_public, tr("Show the figures at /metrics to everybody"));
    serve.add_limits(*sub, checks);
    sub->footer(tr("docs/server.md tells how to run it for others, behind a proxy with TLS, and how to keep it safe."));
  }
  void add_backup() {
    CLI::App* sub =
        command("backup", tr("Copy the server's database, also while it runs"), [this] { return run_backup(file, serve.database, json); });
    option(sub, "FILE", file, tr("FILE"), tr("The copy; a file that is there already is not overwritten"))->required();
    add_database(sub);
  }

  void add_set() {
    CLI::App* sub = app.add_subcommand("set", tr("Component sets of one's own for Labyrinth: docs/rules/labyrinth-set.md tells how to write one"));
    sub->require_subcommand(1);
    sub->footer("");
    CLI::App* check = sub->add_subcommand("check", tr("Name every fault of a set, each with its place in the file"));
    check->add_flag("--json", json, tr("Print results, and errors, as JSON on one line"));
    option(check, "FILE", file, tr("FILE"), tr("A component set; - for standard input"))->required();
    check->footer("");
    check->callback([this] { run = [this] { return run_set_check(file, json); }; });
  }

  std::string game_name_;
};

int main_of(int argc, char** argv) {
  choose_language();
  Program program;
  bool json = false;
  for (int i = 1; i < argc; ++i) json = json || std::string_view(argv[i]) == "--json";
  // CLI11 would only say that a sub-command is missing.
  if (argc > 1 && argv[1][0] != '-' && !program.knows(argv[1])) return report({argv[1], marked("no such command; try meander --help")}, json);
  try {
    program.app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      std::ostringstream text;
      program.app.exit(error, text, text);
      return print(text.str());
    }
    report(error_of(program.app, error, program.checks.refused()), json);
    if (!json) std::fprintf(stderr, "%s\n", tr("Try meander --help.").c_str());
    return bad_input;
  }
  return program.run();
}

}  // namespace
}  // namespace meander

int main(int argc, char** argv) {
  meander::choose_language();
  return meander::main_of(argc, argv);
}
