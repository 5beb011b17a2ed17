#include "terminal/local_games.hpp"

#include "terminal/wrap.hpp"
#include "words/error_text.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

void say(Console& console, const std::string& text) {
  for (const std::string& line : wrap(text, console.style().width)) console.print(line + "\n");
}

template <typename At>
std::string seats_text(const GameTable<At>& table) {
  std::string text;
  for (int seat = 0; seat < table.options().players; ++seat) {
    text += (seat > 0 ? " " : "") + std::string(name_of(table.seats()[static_cast<std::size_t>(seat)]));
  }
  return text;
}

bool is_of(const std::vector<std::string>& lines, std::string_view game) {
  return !lines.empty() && lines[0].starts_with("meander " + std::string(game) + " ");
}

template <typename Face>
bool read_title(const std::vector<std::string>& lines, LocalGames::Unfinished& game) {
  if (!is_of(lines, Face::At::name)) return false;
  const auto heading = GameTable<typename Face::At>::read_heading(lines);
  if (!heading || !heading->seed) return false;
  game.title = Face::title(heading->options, heading->seats);
  game.seed = *heading->seed;
  return true;
}

template <typename Face>
int turn_of_table(const std::vector<std::string>& lines) {
  const auto table = GameTable<typename Face::At>::restored(lines);
  return table ? table->turn_number() : 0;
}

}  // namespace

template <typename Face>
Result<SessionEnd> LocalGames::start(const typename Face::At::Options& options, const typename GameTable<typename Face::At>::Seats& seats,
                                     std::uint64_t seed, typename Face::At::Stops stops) {
  using Table = GameTable<typename Face::At>;
  Result<GameFile> file = GameFile::create(folder_, new_game_id(), Table::heading(options, seats, seed));
  if (!file) return file.error();
  Table table(options, seats, seed, [this, &file](std::string_view lines) {
    if (const auto problem = file->append(lines)) complain(*problem);
  });
  for (int seat = 0; seat < options.players && stops != Face::At::Stops::by_default; ++seat) table.set_stops(seat, stops);
  return play<Face>(table, *file);
}
template Result<SessionEnd> LocalGames::start<onirim::Face>(const onirim::Options&, const onirim::Table::Seats&, std::uint64_t, onirim::Stops);
template Result<SessionEnd> LocalGames::start<labyrinth::Face>(const labyrinth::Options&, const labyrinth::PlayTable::Seats&, std::uint64_t,
                                                               labyrinth::Stops);

Result<SessionEnd> LocalGames::resume(const std::string& id) {
  Result<GameFile> file = GameFile::open(folder_, id);
  if (!file) return file.error();
  return is_of(file->lines(), labyrinth::AtTable::name) ? resume_as<labyrinth::Face>(*file) : resume_as<onirim::Face>(*file);
}

template <typename Face>
Result<SessionEnd> LocalGames::resume_as(GameFile& file) {
  auto table = GameTable<typename Face::At>::restored(file.lines(), [this, &file](std::string_view lines) {
    if (const auto problem = file.append(lines)) complain(*problem);
  });
  if (!table) return in_place(tr("game {id}", arg("id", file.id())), table.error());
  return play<Face>(*table, file);
}

template <typename Face>
SessionEnd LocalGames::play(GameTable<typename Face::At>& table, GameFile& file) {
  kept_ = true;
  const SessionEnd end = GameSession<Face>(table, console_).play();
  if (end == SessionEnd::game_over) {
    FinishedGame game;
    game.game = file.id();
    game.of = Face::At::name;
    game.options = Face::counted_as(table.options());
    game.seats = seats_text(table);
    game.result = Face::result_of(table);
    game.assisted = table.assisted();
    game.turns = static_cast<std::uint32_t>(table.turn_number());
    game.finished = text_of_time(std::chrono::system_clock::now());
    count(game, file);
  } else if (kept_) {
    say(console_, tr("The game is kept. To go on: meander continue"));
  }
  return end;
}

// First into the statistics, then away with the journal: killed in between, it is counted once all the same.
void LocalGames::count(const FinishedGame& game, GameFile& file) {
  if (const auto problem = add_finished_game(folder_, game)) return complain(*problem);
  if (const auto problem = file.finish()) complain(*problem);
  const Result<Statistics> statistics = read_statistics(folder_);
  if (!statistics) return complain(statistics.error());
  // Games of one kind have the same key, however the seats stand.
  const Summary kind = summaries({game}).front();
  for (const Summary& summary : summaries(statistics->games)) {
    if (summary.of != kind.of || summary.options != kind.options || summary.seats != kind.seats) continue;
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
    const Result<std::vector<std::string>> lines = first_lines(folder_, entry.id, onirim::Table::heading_lines);
    Unfinished& game = games.emplace_back(Unfinished{entry.id, entry.changed, {}, 0});
    if (lines && !read_title<onirim::Face>(*lines, game)) read_title<labyrinth::Face>(*lines, game);
  }
  return games;
}

int LocalGames::turn_of(const std::string& id) const {
  const Result<std::vector<std::string>> lines = first_lines(folder_, id, SIZE_MAX);
  if (!lines) return 0;
  return is_of(*lines, labyrinth::AtTable::name) ? turn_of_table<labyrinth::Face>(*lines) : turn_of_table<onirim::Face>(*lines);
}

// The game goes on in memory; what could not be kept is told each time.
void LocalGames::complain(const Error& error) {
  kept_ = false;
  say(console_, tr("Not saved: {problem}", arg("problem", translated(error))));
}

}  // namespace meander
