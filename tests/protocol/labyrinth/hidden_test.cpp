// Whatever is sent to a seat is the same in two worlds that differ only in what it does not know: a tile that lies face down, tokens that were looked
// at. Games are played, something hidden in them is changed, and everything that either world tells is compared.
#include <algorithm>

#include "hidden_play_for_test.hpp"
#include "maze.hpp"
#include "table/labyrinth/options_text.hpp"

namespace meander::protocol {
namespace {

using namespace meander::labyrinth;

// The same steps with another outcome or choice at one that is hidden from a viewer; no steps when the game could not have gone on so.
std::vector<Action> with_another(const Options& options, const std::vector<Action>& steps, std::size_t at, Random& random) {
  State state = Labyrinth::initial(options);
  for (std::size_t i = 0; i < at; ++i) Labyrinth::apply_unchecked(state, steps[i]);
  std::vector<Action> others;
  if (Labyrinth::turn(state).who == Turn::Who::chance) {
    OutcomeList outcomes;
    Labyrinth::chance_outcomes(state, outcomes);
    for (const auto& outcome : outcomes) others.push_back(outcome.action);
  } else {
    ActionList legal;
    Labyrinth::legal_actions(state, legal);
    others.assign(legal.begin(), legal.end());
  }
  std::erase(others, steps[at]);
  if (others.empty()) return {};
  std::vector<Action> changed = steps;
  changed[at] = others[random.below(static_cast<std::uint32_t>(others.size()))];
  for (std::size_t i = at; i < changed.size(); ++i) {
    if (Labyrinth::why_not(state, changed[i])) return {};
    Labyrinth::apply_unchecked(state, changed[i]);
  }
  return changed;
}

std::string text_of_game(const Options& options, const std::vector<Action>& steps) {
  Record record;
  record.options = options;
  record.steps = steps;
  return text_of(record);
}

Json everything_told(const Options& options, const std::vector<Action>& steps, Viewer viewer) {
  Json request = maze_request(options.players, json_of(options), 7);
  request["start"] = {{"record", text_of_game(options, steps)}, {"moment", steps.size()}};
  Result<Host> host = Host::create(request, {}, 0);
  EXPECT_TRUE(host) << (host ? "" : host.error().text());
  Json told = {{"welcome", host->welcome(viewer)}, {"update", host->update(viewer, 0, 0)}, {"record", host->record(viewer)}};
  told["summary"] = host->summary(viewer);
  if (viewer != watcher) told["why"] = host->receive(viewer, {{"type", "why"}, {"action", "end"}}, 0).reply;
  return told;
}

// Whether two games look alike to a seat: its views after every step are the same.
bool look_alike(const Options& options, const std::vector<Action>& steps, const std::vector<Action>& other, int seat) {
  State state = Labyrinth::initial(options);
  State beside = state;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    Labyrinth::apply_unchecked(state, steps[i]);
    Labyrinth::apply_unchecked(beside, other[i]);
    if (!(View(state, seat) == View(beside, seat))) return false;
  }
  return true;
}

TEST(ProtocolMazeSecrets, NoFrameTellsASeatWhatItDoesNotKnow) {
  std::map<Phase, int> compared;
  Random changes(5);
  std::vector<Action> steps;                           // of the game so far
  std::vector<std::pair<std::size_t, Phase>> secrets;  // which of them somebody alone has seen
  in_hidden_games(6, 300, [&](const Options& options, const State& s, Action action, Random& random) {
    if (s == Labyrinth::initial(options)) {
      steps.clear();
      secrets.clear();
    }
    const bool sows = s.phase == Phase::tile && s.sowing.begun;
    if (sows || s.phase == Phase::token || s.phase == Phase::look || s.phase == Phase::craft) secrets.emplace_back(steps.size(), s.phase);
    steps.push_back(action);
    if (secrets.empty() || random.below(40) != 0) return;
    const auto [at, phase] = secrets[secrets.size() - 1 - random.below(static_cast<std::uint32_t>(std::min<std::size_t>(secrets.size(), 3)))];
    const std::vector<Action> other = with_another(options, steps, at, changes);
    if (other.empty()) return;
    for (Viewer viewer = watcher; viewer <= options.players; ++viewer) {
      const int seat = viewer == watcher ? onlooker : viewer - 1;
      const Character character = viewer == watcher ? Character::none : s.character(seat);
      const bool knows = phase == Phase::tile ? character == Character::illusionist : phase != Phase::token && character == Character::headhunter;
      // What has come to light since is known to all.
      if (knows || !look_alike(options, steps, other, seat)) continue;
      ASSERT_EQ(everything_told(options, steps, viewer), everything_told(options, other, viewer))
          << viewer << "\n"
          << text_of_game(options, steps) << text_of_game(options, other);
      ++compared[phase];
    }
  });
  for (const Phase phase : {Phase::tile, Phase::token, Phase::look, Phase::craft}) EXPECT_GT(compared[phase], 3) << name_of(phase);
}

}  // namespace
}  // namespace meander::protocol
