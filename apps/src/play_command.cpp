// A person at the terminal: the menu, a new game from flags, an unfinished one.
#include "play_command.hpp"

#include <unistd.h>

#include <random>

#include "storage/data_folder.hpp"
#include "terminal/console.hpp"
#include "terminal/local_games.hpp"
#include "terminal/menu.hpp"
#include "words/text.hpp"

namespace meander {

using namespace onirim;

namespace {

int exit_code(Session::End end, const Console& console) {
  if (console.failed()) return report({marked("standard output"), marked("could not be written")}, false, failed);
  return end == Session::End::interrupted ? interrupted : done;
}

Result<Table::Seats> seats_of(const Options& options, const PlayFlags& play) {
  Table::Seats seats{SeatKind::person, SeatKind::person};
  if (play.seat == 2 && (options.players == 1 || play.partner.empty()))
    return Error{"--seat", marked("a seat can be chosen beside a computer partner")};
  if (play.partner.empty()) return seats;
  if (options.players == 1) return Error{"--partner", marked("alone there is no partner; give --players 2")};
  const auto kind = parse_seat_kind(play.partner);
  if (!kind)
    return Error{"--partner",
                 {marked("{name} is no partner; there are person, greedy and random"), {{"name", "\"" + play.partner.substr(0, 40) + "\""}}}};
  seats[play.seat == 2 ? 0 : 1] = *kind;
  return seats;
}

}  // namespace

int run_play(GameFlags flags, const PlayFlags& play) {
  if (!play.partner.empty() && !play.players_given) flags.players = 2;
  const Result<Options> options = flags.options();
  if (!options) return report(options.error(), false);
  const Result<Table::Seats> seats = seats_of(*options, play);
  if (!seats) return report(seats.error(), false);
  const auto stops = parse_stops(play.stops);
  if (!stops)
    return report({"--stops", {marked("{value} is not every-draw, default or never"), {{"value", "\"" + play.stops.substr(0, 40) + "\""}}}}, false);
  const Result<std::filesystem::path> folder = data_folder();
  if (!folder) return report(folder.error(), false);
  watch_for_interrupt();
  Console console(STDIN_FILENO, STDOUT_FILENO, stop_requested, play.plain);
  if (play.menu) return exit_code(Menu(console, *folder).run(), console);
  std::random_device device;
  const std::uint64_t seed = play.seed.value_or(std::uint64_t{device()} << 32U | device());
  const Result<Session::End> end = LocalGames(console, *folder).start(*options, *seats, seed, *stops);
  return end ? exit_code(*end, console) : report(end.error(), false);
}

int run_continue(const std::string& id, bool plain) {
  const Result<std::filesystem::path> folder = data_folder();
  if (!folder) return report(folder.error(), false);
  watch_for_interrupt();
  Console console(STDIN_FILENO, STDOUT_FILENO, stop_requested, plain);
  LocalGames games(console, *folder);
  std::string wanted = id;
  if (wanted.empty()) {
    const auto unfinished = games.unfinished();
    if (!unfinished) return report(unfinished.error(), false);
    if (unfinished->empty()) return report({"continue", marked("there is no unfinished game; start one with meander play")}, false);
    wanted = unfinished->front().id;
  }
  const Result<Session::End> end = games.resume(wanted);
  return end ? exit_code(*end, console) : report(end.error(), false);
}

}  // namespace meander
