// What the decisions of a recorded game cost, by the strong player's estimates.
//
//   const Analysis analysis = analyse(record, player, stop);
//   for (const Decision& each : analysis.worst(3)) …
#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "players/strong/judgement.hpp"
#include "table/record.hpp"

namespace meander::onirim {

struct Decision {
  std::size_t step = 0;  // of the record's steps, counted from 0
  int turn = 0;          // counted from 1; 0 before the first
  Action taken;
  Judgement judgement;
  double cost() const { return judgement.best_chance - judgement.chance; }
};

struct Analysis {
  std::vector<Decision> decisions;  // all that were a choice
  bool won = false;
  bool over = false;
  // The dearest first; those that cost nothing are not among them.
  std::vector<Decision> worst(std::size_t count) const;
  double all_costs() const;
};

// The record must be of a game alone. `progress`, unless empty, is told the steps done; after `stop` is set what was looked at so far is returned.
Analysis analyse(const Record& record, const StrongPlayer& player, const std::atomic<bool>& stop,
                 const std::function<void(std::size_t)>& progress = nullptr);

}  // namespace meander::onirim
