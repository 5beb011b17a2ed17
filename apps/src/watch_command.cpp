// A seeded game between computer players, shown move by move.
#include <chrono>
#include <fstream>
#include <thread>

#include "display.hpp"
#include "onirim/notation.hpp"
#include "players_flag.hpp"
#include "study_commands.hpp"
#include "table/options_text.hpp"
#include "table/table.hpp"
#include "words/text.hpp"

namespace meander {

using namespace onirim;

namespace {

class Show {
 public:
  Show(Table& table, int delay) : table_(table), delay_(delay) {}

  // The exit code.
  int play(bool aloud) {
    while (!stop_requested) {
      const bool chance = !table_.over() && Onirim::turn(table_.state()).who == Turn::Who::chance;
      if (!table_.step()) return aloud ? print("\n" + board_text(table_.state())) : done;
      if (!aloud) continue;
      const std::string action = chance ? std::string() : "  > " + text_of(table_.steps().back(), table_.options().players) + "\n";
      if (const int printed = print(action + news()); printed != done) return printed;
      if (delay_ > 0 && !chance) std::this_thread::sleep_for(std::chrono::milliseconds(delay_));
    }
    return interrupted;
  }

 private:
  // What the last step brought, and the board where a turn begins.
  std::string news() {
    const std::vector<Event> events = table_.since(Table::everything, told_);
    told_ = table_.events();
    std::string text;
    for (const std::string& sentence : sentences_of(events, watcher(table_.options().players))) text += "    " + sentence + "\n";
    for (const Event& event : events) {
      if (event.type == EventType::turn_began)
        text += "\n" + tr("Turn {number}", arg("number", table_.turn_number())) + "\n" + board_text(table_.state());
    }
    return text;
  }

  Table& table_;
  int delay_;
  std::size_t told_ = 0;
};

}  // namespace

int run_watch(const GameFlags& flags, const WatchFlags& watch, bool json) {
  const Result<Options> options = flags.options();
  if (!options) return report(options.error(), json);
  const auto seats = computer_seats(watch.by, options->players);
  if (!seats) return report(seats.error(), json);
  std::ofstream file;
  if (!watch.record.empty()) {
    file.open(watch.record, std::ios::binary);
    if (!file) return report({watch.record, marked("the record cannot be written there")}, json);
  }
  watch_for_interrupt();
  Table table(*options, *seats, watch.seed);
  if (!json) {
    const std::string title =
        tr("A game of {options} by {players}, seed {seed}.", arg("options", words_of(*options)), arg("players", watch.by), arg("seed", watch.seed));
    if (const int printed = print(title + "\n"); printed != done) return printed;
  }
  int code = Show(table, watch.delay).play(!json);
  if (json && code != failed) code = print(json_of(table.record()).dump() + "\n") == done ? code : failed;
  if (!watch.record.empty()) {
    file << text_of(table.record()) << std::flush;
    if (!file) return report({watch.record, marked("the record could not be written")}, json, failed);
  }
  return code;
}

}  // namespace meander
