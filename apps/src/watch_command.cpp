// A seeded game between computer players, shown move by move.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <thread>

#include "display.hpp"
#include "output_file.hpp"
#include "players_flag.hpp"
#include "study_commands.hpp"
#include "table/labyrinth/options_text.hpp"
#include "table/labyrinth/table.hpp"
#include "table/options_text.hpp"
#include "table/table.hpp"
#include "terminal/console.hpp"
#include "terminal/labyrinth/face.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

std::string text_of_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

struct OnirimShown {
  using At = onirim::AtTable;
  using Table = onirim::Table;
  static std::vector<std::string> sentences(const std::vector<onirim::Event>& events, const Table& table) {
    return sentences_of(events, onirim::watcher(table.options().players));
  }
  static std::string board(const Table& table) { return board_text(table.state()); }
};

struct LabyrinthShown {
  using At = labyrinth::AtTable;
  using Table = labyrinth::PlayTable;
  using Face = labyrinth::Face;
  static std::vector<std::string> sentences(const std::vector<labyrinth::Event>& events, const Table& table) {
    return Face::sentences(events, teller(table));
  }
  static std::string board(const Table& table) { return text_of_lines(Face::board(table.view(0), teller(table))); }

 private:
  static labyrinth::Teller teller(const Table& table) { return Face::teller(table, -1, style_of(STDOUT_FILENO)); }
};

template <typename Shown>
class Show {
 public:
  using Table = typename Shown::Table;
  using At = typename Shown::At;

  // Broken off after so many rounds; 0: never.
  Show(Table& table, int delay, int rounds) : table_(table), delay_(delay), rounds_(rounds) {}

  // The exit code.
  int play(bool aloud) {
    while (!stop_requested) {
      const bool chance = !table_.over() && At::Game::turn(table_.state()).who == Turn::Who::chance;
      if (broken_off()) return aloud ? print("\n" + Shown::board(table_) + "\n" + ending_text()) : done;
      if (!table_.step()) return aloud ? print("\n" + Shown::board(table_)) : done;
      if (!aloud) continue;
      const std::string action = chance ? std::string() : "  > " + At::text_of(table_.steps().back(), table_.options()) + "\n";
      if (const int printed = print(action + news()); printed != done) return printed;
      if (delay_ > 0 && !chance) std::this_thread::sleep_for(std::chrono::milliseconds(delay_));
    }
    return interrupted;
  }

 private:
  bool broken_off() const { return rounds_ > 0 && table_.turn_number() > rounds_ * table_.options().players; }
  std::string ending_text() const {
    return text_of_lines(wrap(
        trn("Nobody has won within {count} round: the game is broken off.", "Nobody has won within {count} rounds: the game is broken off.", rounds_),
        style_of(STDOUT_FILENO).width));
  }

  // What the last step brought, and the board where a turn begins.
  std::string news() {
    const auto events = table_.since(Table::everything, told_);
    told_ = table_.events();
    const int width = style_of(STDOUT_FILENO).width;
    std::string text;
    for (const std::string& sentence : Shown::sentences(events, table_)) text += text_of_lines(wrap(sentence, width, 6, 4));
    const bool begins = std::any_of(events.begin(), events.end(), At::begins_turn);
    if (begins && !broken_off()) text += "\n" + tr("Turn {number}", arg("number", table_.turn_number())) + "\n" + Shown::board(table_);
    return text;
  }

  Table& table_;
  int delay_;
  int rounds_;
  std::size_t told_ = 0;
};

// The table is new, its players are computers.
template <typename Shown>
int show(typename Shown::Table table, const std::string& title, const WatchFlags& watch, int rounds, bool json) {
  std::optional<NewFile> file;
  if (!watch.record.empty()) {
    file.emplace(watch.record);
    if (file->problem() != 0) return report(not_created(watch.record, *file, marked("the record cannot be written there")), json);
  }
  watch_for_interrupt();
  if (!json) {
    if (const int printed = print(text_of_lines(wrap(title, style_of(STDOUT_FILENO).width))); printed != done) return printed;
  }
  int code = Show<Shown>(table, watch.delay, rounds).play(!json);
  if (json && code != failed) code = print(json_of(table.record()).dump() + "\n") == done ? code : failed;
  if (file && !file->write(text_of(table.record()))) return report({watch.record, marked("the record could not be written")}, json, failed);
  return code;
}

}  // namespace

int run_watch(const GameFlags& flags, const WatchFlags& watch, bool json) {
  const Result<onirim::Options> options = flags.options();
  if (!options) return report(options.error(), json);
  const auto seats = computer_seats(watch.by, options->players);
  if (!seats) return report(seats.error(), json);
  const std::string title =
      tr("A game of {options} by {players}, seed {seed}.", arg("options", words_of(*options)), arg("players", watch.by), arg("seed", watch.seed));
  return show<OnirimShown>({*options, *seats, watch.seed}, title, watch, 0, json);
}

int run_watch(const LabyrinthFlags& flags, const WatchFlags& watch, bool json) {
  const Result<labyrinth::Options> options = options_of(flags, json);
  if (!options) return report(options.error(), json);
  const Result<std::vector<labyrinth::SeatKind>> kinds = computers_of(watch.by, options->players);
  if (!kinds) return report(kinds.error(), json);
  labyrinth::PlayTable::Seats seats{};
  std::copy(kinds->begin(), kinds->end(), seats.begin());
  const std::string title = tr("A game of Labyrinth ({options}) by {players}, seed {seed}.", arg("options", short_words_of(*options)),
                               arg("players", watch.by), arg("seed", watch.seed));
  return show<LabyrinthShown>({*options, seats, watch.seed}, title, watch, watch.rounds, json);
}

}  // namespace meander
