// A person at the terminal: the menu, a new game from flags, an unfinished one.
#include "play_command.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <random>

#include "storage/data_folder.hpp"
#include "terminal/console.hpp"
#include "terminal/local_games.hpp"
#include "terminal/menu.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

int exit_code(SessionEnd end, const Console& console) {
  if (console.failed()) return report({marked("standard output"), marked("could not be written")}, false, failed);
  return end == SessionEnd::interrupted ? interrupted : done;
}

std::uint64_t seed_of(const PlayFlags& play) {
  std::random_device device;
  return play.seed.value_or(std::uint64_t{device()} << 32U | device());
}

std::string quoted(const std::string& word) { return "\"" + word.substr(0, 40) + "\""; }

// What is the same for every game: the place, the terminal, and how it ended.
template <typename Play>
int at_the_terminal(const PlayFlags& flags, Play play) {
  const Result<std::filesystem::path> folder = data_folder();
  if (!folder) return report(folder.error(), false);
  watch_for_interrupt();
  Console console(STDIN_FILENO, STDOUT_FILENO, stop_requested, flags.plain);
  const Result<SessionEnd> end = play(console, *folder);
  return end ? exit_code(*end, console) : report(end.error(), false);
}

Result<onirim::Table::Seats> seats_of(const onirim::Options& options, const PlayFlags& play) {
  using namespace onirim;
  Table::Seats seats{SeatKind::person, SeatKind::person};
  if (play.seat == 2 && (options.players == 1 || play.partner.empty()))
    return Error{"--seat", marked("a seat can be chosen beside a computer partner")};
  if (play.partner.empty()) return seats;
  if (options.players == 1) return Error{"--partner", marked("alone there is no partner; give --players 2")};
  const auto kind = parse_seat_kind(play.partner, options.players);
  if (!kind) return Error{"--partner", {marked("{name} is no partner; there are person, greedy and random"), {{"name", quoted(play.partner)}}}};
  seats[play.seat == 2 ? 0 : 1] = *kind;
  return seats;
}

// Persons first; the computers as they are named, one for all or one each.
Result<labyrinth::PlayTable::Seats> seats_of(const labyrinth::Options& options, const LabyrinthPlayFlags& flags) {
  using namespace labyrinth;
  const int bots = flags.bots < 0 ? options.players - 1 : flags.bots;
  if (bots >= options.players)
    return Error{"--bots",
                 {marked("of {count} seats at least one is a person's; meander simulate plays without"), {{"count", int{options.players}}}}};
  const Result<std::vector<SeatKind>> kinds = computers_of(flags.by, bots);
  if (!kinds) return kinds.error();
  PlayTable::Seats seats{};
  std::copy(kinds->begin(), kinds->end(), seats.begin() + (options.players - bots));
  return seats;
}

}  // namespace

int run_play(GameFlags flags, const PlayFlags& play) {
  using namespace onirim;
  if (!play.partner.empty() && !play.players_given) flags.players = 2;
  const Result<Options> options = flags.options();
  if (!options) return report(options.error(), false);
  const Result<Table::Seats> seats = seats_of(*options, play);
  if (!seats) return report(seats.error(), false);
  const auto stops = parse_stops(play.stops);
  if (!stops) return report({"--stops", {marked("{value} is not every-draw, default or never"), {{"value", quoted(play.stops)}}}}, false);
  return at_the_terminal(play, [&](Console& console, const std::filesystem::path& folder) -> Result<SessionEnd> {
    if (play.menu) return Menu(console, folder).run();
    return LocalGames(console, folder).start<Face>(*options, *seats, seed_of(play), *stops);
  });
}

int run_play(const LabyrinthPlayFlags& flags, const PlayFlags& play) {
  using namespace labyrinth;
  const Result<Options> options = options_of(flags.game, false);
  if (!options) return report(options.error(), false);
  const Result<PlayTable::Seats> seats = seats_of(*options, flags);
  if (!seats) return report(seats.error(), false);
  const auto stops = parse_stops(flags.stops);
  if (!stops) return report({"--stops", {marked("{value} is not every-roll, default or never"), {{"value", quoted(flags.stops)}}}}, false);
  return at_the_terminal(play, [&](Console& console, const std::filesystem::path& folder) {
    return LocalGames(console, folder).start<Face>(*options, *seats, seed_of(play), *stops);
  });
}

int run_continue(const std::string& id, bool plain) {
  PlayFlags flags;
  flags.plain = plain;
  return at_the_terminal(flags, [&](Console& console, const std::filesystem::path& folder) -> Result<SessionEnd> {
    LocalGames games(console, folder);
    if (!id.empty()) return games.resume(id);
    const auto unfinished = games.unfinished();
    if (!unfinished) return unfinished.error();
    if (unfinished->empty()) return Error{"continue", marked("there is no unfinished game; start one with meander play")};
    // Where the last cannot be gone on with, the one before it is.
    for (std::size_t next = 1; next < unfinished->size(); ++next) {
      Result<SessionEnd> end = games.resume((*unfinished)[next - 1].id);
      if (end) return end;
      report(end.error(), false);
      std::fprintf(stderr, "%s\n", tr("It stays as it is, in {folder}; the game before it goes on.", arg("folder", folder.string())).c_str());
    }
    return games.resume(unfinished->back().id);
  });
}

}  // namespace meander
