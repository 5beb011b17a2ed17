// The values of positions by going through what may follow, each position once, and leaving out what cannot change the answer.
//
// A search is given a bound: it tells the exact value where that is above the bound, and otherwise no more than that it isn't, by some value between
// (alpha-beta and Star1, with one side only, as everybody is on the same side). What comes of a step is looked up as a whole before any of it is
// searched.
#pragma once

#include "census.hpp"
#include "study/solver.hpp"
#include "value_table.hpp"

namespace meander::onirim {

class Solver::Search {
 public:
  explicit Search(SolverLimits limits) : limits_(std::move(limits)), table_(limits_.memory) {}

  // Of a position as it stands: what is known of the deck's order is fixed.
  Result<double> value(const State& state);
  Result<std::vector<ActionValue>> values(const State& state);

  const solving::ValueTable& table() const { return table_; }

 private:
  using Node = solving::Node;
  enum class Ended : std::uint8_t { no, stopped, full };
  // What an action or outcome leads to, with all that is known of its value.
  struct Next {
    Next(const Node& to, double its_weight) : node(to), weight(its_weight) {}

    Node node;
    double weight;
    solving::Key key;
    double upper = 1;     // it is no better
    bool solved = false;  // it is `upper`
  };

  void begin(const State& state);
  Error ended() const;

  // Exact above `bound`; otherwise at most `bound`, and no less than the value.
  double solve(const Next& next, double bound);
  double mean(const Node& node, double bound);
  double best(const Node& node, double bound);
  double best_from(std::size_t first, double bound);

  void add(const Node& node, double weight);
  void add_after(const Node& node, Action action);
  void add_orders_before(const Node& node, Action action);
  void add_orders_put_back(const Node& node);
  void add_or_put_back(const Node& node);
  void look_up_from(std::size_t first);
  void look_up(Next& next);

  Node follow(const Node& node, Action action) const;
  void store(const solving::Key& key, double value, bool exact);

  SolverLimits limits_;
  solving::ValueTable table_;
  solving::GameTraits game_{Settings()};
  std::vector<Next> nexts_;  // of all steps that are being searched, one after the other
  std::uint64_t stores_ = 0;
  Ended ended_ = Ended::no;
};

}  // namespace meander::onirim
