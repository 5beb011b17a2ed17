#include "terminal/local_games.hpp"

#include <algorithm>

#include "storage/statistics.hpp"
#include "table/options_text.hpp"
#include "terminal/wrap.hpp"
#include "words/error_text.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

GameResult result_of(const Table& table) {
  if (table.given_up()) return GameResult::given_up;
  switch (table.state().ending) {
    case Ending::won:
      return GameResult::won;
    case Ending::lost_door:
      return GameResult::lost_door;
    default:
      return GameResult::lost_deck;
  }
}

std::string seats_text(const Table& table) {
  std::string text;
  for (int seat = 0; seat < table.options().players; ++seat) {
    text += (seat > 0 ? " " : "") + std::string(name_of(table.seats()[static_cast<std::size_t>(seat)]));
  }
  return text;
}

void say(Console& console, const std::string& text) {
  for (const std::string& line : wrap(text, console.style().width)) console.print(line + "\n");
}

}  // namespace

Result<Session::End> LocalGames::start(const Options& options, const Table::Seats& seats, std::uint64_t seed, Stops stops) {
  Result<GameFile> file = GameFile::create(folder_, new_game_id(), Table::heading(options, seats, seed));
  if (!file) return file.error();
  Table table(options, seats, seed, [this, &file](std::string_view lines) {
    if (const auto problem = file->append(lines)) complain(*problem);
  });
  for (int seat = 0; seat < options.players && stops != Stops::by_default; ++seat) table.set_stops(seat, stops);
  return play(table, *file);
}

Result<Session::End> LocalGames::resume(const std::string& id) {
  Result<GameFile> file = GameFile::open(folder_, id);
  if (!file) return file.error();
  Result<Table> table = Table::restored(file->lines(), [this, &file](std::string_view lines) {
    if (const auto problem = file->append(lines)) complain(*problem);
  });
  if (!table) return in_place(tr("game {id}", arg("id", id)), table.error());
  return play(*table, *file);
}

Session::End LocalGames::play(Table& table, GameFile& file) {
  kept_ = true;
  const Session::End end = Session(table, console_).play();
  if (end == Session::End::game_over) {
    count(table, file);
  } else if (kept_) {
    say(console_, tr("The game is kept. To go on: meander continue"));
  }
  return end;
}

// First into the statistics, then away with the journal: killed in between, it is counted once all the same.
void LocalGames::count(const Table& table, GameFile& file) {
  FinishedGame game;
  game.game = file.id();
  game.options = words_of(table.options());
  game.seats = seats_text(table);
  game.result = result_of(table);
  game.assisted = table.assisted();
  game.turns = static_cast<std::uint32_t>(table.turn_number());
  game.finished = text_of_time(std::chrono::system_clock::now());
  if (const auto problem = add_finished_game(folder_, game)) return complain(*problem);
  if (const auto problem = file.finish()) complain(*problem);
  const Result<Statistics> statistics = read_statistics(folder_);
  if (!statistics) return complain(statistics.error());
  // Games of one kind have the same key, however the seats stand.
  const Summary kind = summaries({game}).front();
  for (const Summary& summary : summaries(statistics->games)) {
    if (summary.options != kind.options || summary.seats != kind.seats) continue;
    if (game.assisted) {
      say(console_, tr("It was an assisted game: it is counted apart."));
    } else {
      say(console_, trn("You have won {wins} of {count} game of this kind.", "You have won {wins} of {count} games of this kind.", summary.games,
                        arg("wins", summary.wins)));
    }
  }
}

Result<std::vector<LocalGames::Unfinished>> LocalGames::unfinished() const {
  const Result<std::vector<GameEntry>> entries = list_games(folder_);
  if (!entries) return entries.error();
  std::vector<Unfinished> games;
  for (const GameEntry& entry : *entries) {
    const Result<std::vector<std::string>> lines = first_lines(folder_, entry.id, Table::heading_lines);
    if (!lines) continue;
    const Result<Table::Heading> heading = Table::read_heading(*lines);
    if (heading) games.push_back({entry.id, entry.changed, *heading});
  }
  return games;
}

// The game goes on in memory; what could not be kept is told each time.
void LocalGames::complain(const Error& error) {
  kept_ = false;
  say(console_, tr("Not saved: {problem}", arg("problem", translated(error))));
}

}  // namespace meander::onirim
