// Options of `bench server` on the command line.
#include "bench_server_command.hpp"
#include "checks.hpp"
#include "words/text.hpp"

namespace meander {

void BenchServerFlags::add(CLI::App& sub, Checks& checks) {
  const auto number = [&sub](const char* name, auto& value, const std::string& text) {
    return sub.add_option(name, value, text)->type_name(tr("NUMBER"))->capture_default_str();
  };
  number("--games", plan.games, tr("How many games are open, with somebody at every person's seat"))->check(checks.whole_number(1, 100000));
  number("--active", plan.active, tr("In how many of them somebody acts"))->check(checks.whole_number(0, 100000));
  number("--idle", plan.idle, tr("How many connections there are besides, at tables where nothing happens"))->check(checks.whole_number(0, 100000));
  number("--period", plan.period, tr("Seconds from one action of a game to the next, about"))->check(checks.seconds());
  number("--seconds", plan.seconds, tr("How long it is measured"))->check(checks.seconds());
  number("--seed", plan.seed, tr("The same seed chooses the same way"))->check(checks.whole_number());
  number("--threads", threads, tr("How many tables the server works on at once"))->check(checks.whole_number(1, 256));
  sub.add_option("--folder", folder, tr("Where the server's database lies meanwhile; without it where temporary files do"))->type_name(tr("FOLDER"));
  sub.footer(
      tr("A server of this program is started at a port of this computer, with a new database, on one core; the players come from another one. Each "
         "time is counted from the moment at which the action was due until its player has the update, and is therefore that of a player who does "
         "not wait for a slow server. Other work on this computer shows in all figures: how much there was is told."));
}

}  // namespace meander
