#include "study/loss.hpp"

#include "study/interval.hpp"

namespace meander::onirim {

namespace {

template <typename Player>
Result<double> lost_in_game(const Player& player, State& state, Random& random, Solver& solver) {
  double lost = 0;
  ActionList actions;
  for (Turn turn = Onirim::settle(state, random); turn.who == Turn::Who::seat; turn = Onirim::settle(state, random)) {
    Onirim::legal_actions(state, actions);
    const Action action = player.choose(Onirim::view(state, turn.seat), actions, random);
    const Result<double> before = solver.value(state);
    if (!before) return before.error();
    Onirim::apply_unchecked(state, action);
    const Result<double> after = solver.value(state);
    if (!after) return after.error();
    lost += *before - *after;
  }
  return lost;
}

}  // namespace

double Loss::mean() const { return games == 0 ? 0 : sum / static_cast<double>(games); }

double Loss::deviation() const {
  if (games == 0) return 1;
  return half_interval(squares / static_cast<double>(games) - mean() * mean(), games);
}

Result<Loss> loss_of(const ComputerPlayer& player, const Options& options, const LossPlan& plan, Solver& solver, const std::atomic<bool>& stop,
                     const std::function<void(std::uint64_t)>& progress) {
  Loss loss;
  const State initial = Onirim::initial(options);
  for (std::uint64_t game = 0; game < plan.games && !stop; ++game) {
    Random random(plan.seed, game);
    State state = initial;
    const Result<double> lost = std::visit([&](const auto& one) { return lost_in_game(one, state, random, solver); }, player);
    if (!lost) return lost.error();
    ++loss.games;
    loss.wins += state.ending == Ending::won ? 1 : 0;
    loss.sum += *lost;
    loss.squares += *lost * *lost;
    if (progress) progress(loss.games);
  }
  return loss;
}

}  // namespace meander::onirim
