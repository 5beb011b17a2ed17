#include "study/labyrinth/simulation.hpp"

#include <algorithm>

#include "labyrinth/game.hpp"

namespace meander::labyrinth {

namespace {

constexpr std::uint64_t games_at_once = 16;

template <std::size_t Size>
void add(std::array<std::uint64_t, Size>& sums, const std::array<std::uint64_t, Size>& more) {
  for (std::size_t i = 0; i < Size; ++i) sums[i] += more[i];
}

// Which turn it is that a seat has in a round, counted from 0.
std::size_t turn_of(const State& s, int starter, int seat) {
  std::size_t turn = 0;
  for (int each = starter; each != seat; each = s.seating.clockwise_after(each, s.everyone())) ++turn;
  return turn;
}

class OneGame {
 public:
  OneGame(const SimulationPlan& plan, std::uint64_t number, Tally& tally)
      : plan_(plan), tally_(tally), state_(Labyrinth::initial(plan.options)), random_(plan.seed, number) {}

  void play() {
    while (Labyrinth::turn(state_).who != Turn::Who::over && turns_ <= plan_.rounds * plan_.options.players) step();
    count();
  }

 private:
  void step() {
    const Turn turn = Labyrinth::turn(state_);
    Action action;
    if (turn.who == Turn::Who::chance) {
      action = Labyrinth::sample(state_, random_);
    } else {
      Labyrinth::legal_actions(state_, actions_);
      const View view = Labyrinth::view(state_, turn.seat);
      action = std::visit([&](const auto& player) { return player.choose(view, actions_, random_); }, plan_.players[turn.seat]);
      ++tally_.decisions;
    }
    events_.clear();
    Labyrinth::apply_unchecked(state_, action, events_);
    for (const Event& event : events_) {
      if (event.type == EventType::turn_began) ++turns_;
      if (event.type == EventType::starts) starter_ = event.seat;
    }
    for (std::size_t rule = 0; rule < rule_count; ++rule) times_[rule] += events_.rules()[rule] ? 1 : 0;
  }

  void count() {
    ++tally_.games;
    for (std::size_t rule = 0; rule < rule_count; ++rule) tally_.rules_games[rule] += times_[rule] > 0 ? 1 : 0;
    add(tally_.rules_times, times_);
    for (int seat = 0; seat < state_.players; ++seat) {
      CharacterTally& character = tally_.by_character[static_cast<std::size_t>(state_.character(seat))];
      const std::size_t turn = turn_of(state_, starter_, seat);
      ++character.games[turn];
      character.wins[turn] += state_.winner == seat ? 1U : 0U;
    }
    if (state_.winner == no_seat) {
      ++tally_.broken_off;
      return;
    }
    ++tally_.by_player[state_.winner];
    ++tally_.by_turn[turn_of(state_, starter_, state_.winner)];
    ++tally_.by_field[static_cast<std::size_t>(state_.seating.field_of(state_.winner))];
    const auto round = static_cast<std::size_t>((turns_ + plan_.options.players - 1) / plan_.options.players);
    if (tally_.rounds.size() <= round) tally_.rounds.resize(round + 1);
    ++tally_.rounds[round];
  }

  const SimulationPlan& plan_;
  Tally& tally_;
  State state_;
  Random random_;
  ActionList actions_;
  Events events_;
  std::array<std::uint64_t, rule_count> times_{};
  int turns_ = 0;
  int starter_ = 0;
};

}  // namespace

Tally& Tally::operator+=(const Tally& other) {
  games += other.games;
  broken_off += other.broken_off;
  decisions += other.decisions;
  add(by_player, other.by_player);
  add(by_turn, other.by_turn);
  add(by_field, other.by_field);
  for (std::size_t i = 0; i < by_character.size(); ++i) {
    add(by_character[i].games, other.by_character[i].games);
    add(by_character[i].wins, other.by_character[i].wins);
  }
  add(rules_games, other.rules_games);
  add(rules_times, other.rules_times);
  rounds.resize(std::max(rounds.size(), other.rounds.size()));
  for (std::size_t i = 0; i < other.rounds.size(); ++i) rounds[i] += other.rounds[i];
  return *this;
}

SimulationResult simulate(const SimulationPlan& plan, const std::atomic<bool>& stop, const std::function<void(std::uint64_t)>& progress) {
  return share_out<Tally>(plan.games, games_at_once, plan.threads, stop, progress, [&plan](std::uint64_t begin, std::uint64_t end) {
    Tally tally;
    for (std::uint64_t game = begin; game < end; ++game) OneGame(plan, game, tally).play();
    return tally;
  });
}

int rounds_within(const Tally& tally, double share) {
  std::uint64_t all = 0;
  for (const std::uint64_t games : tally.rounds) all += games;
  std::uint64_t sum = 0;
  for (std::size_t round = 0; round < tally.rounds.size(); ++round) {
    sum += tally.rounds[round];
    if (sum > 0 && static_cast<double>(sum) >= share * static_cast<double>(all)) return static_cast<int>(round);
  }
  return 0;
}

}  // namespace meander::labyrinth
