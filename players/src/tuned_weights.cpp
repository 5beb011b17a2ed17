// The weights in use: those of the base game alone are the struct's own; these are the changes for two players and for the Book, which change the
// game most. Found as docs/players.md says.
#include "tuned_weights.hpp"

namespace meander::onirim {

namespace {

// Two players.
constexpr GreedyWeights two = [] {
  GreedyWeights w;
  w.one_laid[1] = 168;
  w.break_one = 147;
  w.break_two = 359;
  w.keep_for_series[0] = 54;
  w.prophecy = -76;
  return w;
}();

// Alone with the Book: doors in order, and discards that pay for spells.
constexpr GreedyWeights alone_book = [] {
  GreedyWeights w;
  w.one_laid[1] = 63;
  w.one_laid[2] = 60;
  w.break_two = 359;
  w.keep_wanted[0] = 35;
  w.keep_wanted[1] = 58;
  w.keep_any[2] = 35;
  w.prophecy = -91;
  return w;
}();

// Two players with the Book.
constexpr GreedyWeights two_book = [] {
  GreedyWeights w;
  w.one_laid[1] = 118;
  w.one_laid[2] = 86;
  w.break_one = 191;
  w.break_two = 467;
  w.keep_wanted[2] = 64;
  w.keep_for_series[0] = 79;
  w.keep_for_series[1] = 102;
  w.prophecy = -108;
  w.hand = 273;
  w.goal_want[0] = 34;
  w.goal_want_swap[0] = 33;
  w.goal_want_swap[1] = 26;
  w.shared_needed = 37;
  w.exchange_own = 45;
  w.exchange_hope = 37;
  w.punishment = 5;
  w.swap_next = 0;
  return w;
}();

constexpr std::array<GreedyWeights, 4> sets{GreedyWeights{}, two, alone_book, two_book};

}  // namespace

const GreedyWeights& tuned_weights(const Settings& settings) {
  return sets[(settings.has(Settings::two_players) ? 1U : 0U) + (settings.has(Settings::book) ? 2U : 0U)];
}

}  // namespace meander::onirim
