// A seeded game between computer players, shown move by move.
#include <fmt/format.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "display.hpp"
#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "players_flag.hpp"
#include "study_commands.hpp"
#include "table/options_text.hpp"
#include "table/record.hpp"

namespace meander {

using namespace onirim;

namespace {

// Two streams from one seed: the cards fall the same way whoever plays.
struct Streams {
  explicit Streams(std::uint64_t seed) : chance(seed, 0), players(seed, 1) {}
  Random chance;
  Random players;
};

class Show {
 public:
  Show(const Options& options, const WatchFlags& flags, const std::array<ComputerPlayer, 2>& players)
      : flags_(flags), players_(players), streams_(flags.seed), state_(Onirim::initial(options)) {
    record.options = options;
    record.seed = flags.seed;
  }

  // The exit code.
  int play(bool aloud) {
    int turn = 0;
    while (Onirim::turn(state_).who != Turn::Who::over && !stop_requested) {
      const bool chance = Onirim::turn(state_).who == Turn::Who::chance;
      const Action action = chance ? Onirim::sample(state_, streams_.chance) : choose();
      events_.clear();
      Onirim::apply_unchecked(state_, action, events_);
      record.steps.push_back(action);
      if (!aloud) continue;
      std::string text = chance ? std::string() : fmt::format("  > {}\n", text_of(action, state_.settings.players()));
      for (const Event& event : events_) {
        if (const std::string sentence = sentence_of(event, state_.settings.players()); !sentence.empty()) text += fmt::format("    {}\n", sentence);
        if (event.type == EventType::turn_began) text += fmt::format("\nTurn {}\n{}", ++turn, board_text(state_));
      }
      if (const int printed = print(text); printed != done) return printed;
      if (flags_.delay > 0 && !chance) std::this_thread::sleep_for(std::chrono::milliseconds(flags_.delay));
    }
    if (stop_requested) return interrupted;
    return aloud ? print("\n" + board_text(state_)) : done;
  }

  Record record;

 private:
  Action choose() {
    ActionList actions;
    Onirim::legal_actions(state_, actions);
    const View view = Onirim::view(state_, state_.seat);
    return std::visit([&](const auto& player) { return player.choose(view, actions, streams_.players); }, players_[state_.seat]);
  }

  const WatchFlags& flags_;
  std::array<ComputerPlayer, 2> players_;
  Streams streams_;
  State state_;
  Events events_;
};

}  // namespace

int run_watch(const GameFlags& flags, const WatchFlags& watch, bool json) {
  const Result<Options> options = flags.options();
  if (!options) return report(options.error(), json);
  const auto players = players_by_name(watch.by, options->players);
  if (!players) return report(players.error(), json);
  std::ofstream file;
  if (!watch.record.empty()) {
    file.open(watch.record, std::ios::binary);
    if (!file) return report({watch.record, "the record cannot be written there"}, json);
  }
  watch_for_interrupt();
  Show show(*options, watch, *players);
  if (!json) {
    const int printed = print(fmt::format("A game of {} by {}, seed {}.\n", words_of(*options), watch.by, watch.seed));
    if (printed != done) return printed;
  }
  int code = show.play(!json);
  if (json && code != failed) code = print(json_of(show.record).dump() + "\n") == done ? code : failed;
  if (!watch.record.empty()) {
    file << text_of(show.record) << std::flush;
    if (!file) return report({watch.record, "the record could not be written"}, json, failed);
  }
  return code;
}

}  // namespace meander
