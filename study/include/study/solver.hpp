// The exact win probability of small games of Onirim alone, with best play.
//
//   Solver solver;
//   const Result<double> chances = solver.value(Onirim::initial(options));
//   if (!chances) report(chances.error());     // two players, too many cards, no memory left
//   for (const ActionValue& each : *solver.values(state)) …   // what each legal action leads to, best first
//
// Best play is that of a player who knows the rules, what lies open and what he has seen, and no more. Values are exact but for the rounding of
// doubles: each is within 1e-12 of the true one. They do not depend on the order of questions. docs/solver.md tells how it works and how far it goes.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/result.hpp"
#include "onirim/game.hpp"

namespace meander::onirim {

struct SolverLimits {
  std::size_t memory = std::size_t{3} << 30U;  // bytes of the table of positions
  // Set from outside to give up soon.
  const std::atomic<bool>* stop = nullptr;
  // Called now and then with the number of positions solved so far; may be empty.
  std::function<void(std::uint64_t)> progress = {};
};

struct ActionValue {
  Action action;
  double value = 0;  // of what it leads to
};

// Keeps what it has solved: further positions of the same game, or of games that lead to the same ones, are found at once. Also after an error.
class Solver {
 public:
  explicit Solver(SolverLimits limits = {});
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;
  ~Solver();

  // Why a position cannot be solved whatever the memory: a game of two, too many cards. No reason: it can be tried.
  static Error problem_of(const State& state);

  // The probability to win from here, with best play. Any phase; an error when it cannot be told.
  Result<double> value(const State& state);
  // What each legal action leads to, the best first (equal ones as legal_actions() lists them); empty where chance is to move or the game is over.
  Result<std::vector<ActionValue>> values(const State& state);

  // Positions solved so far, all of which are kept, and the bytes that they take.
  std::uint64_t positions() const;
  std::size_t bytes() const;

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace meander::onirim
