// Whose turn it is, chance outcomes with their weights, and drawing one of them.
#include <bit>

#include "onirim/game.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim {

namespace {

// Goals of each colour that are not laid yet, a byte each (ONI-7.1).
std::uint32_t goals_left(const State& s) {
  std::uint32_t left = 0;
  for (int colour = 0; colour < colours; ++colour) left |= static_cast<std::uint32_t>(s.settings.doors(colour)) << (8 * colour);
  for (const std::uint8_t goal : s.goals) left -= std::uint32_t{1} << (8 * (goal % closed_goal));
  return left;
}

// The place of a set bit, counted from the lowest.
int nth_bit(unsigned bits, std::uint32_t index) {
  for (; index > 0; --index) bits &= bits - 1;
  return std::countr_zero(bits);
}

// Goals and premonitions. Out of line, so that drawing a card is short enough to be part of its caller.
[[gnu::noinline]] Action sample_rarer(const State& state, Random& random) {
  if (state.phase != Phase::goals)
    return Action(ActionType::reveal, nth_bit(state.pile, random.below(static_cast<std::uint32_t>(std::popcount(state.pile)))));
  std::uint32_t left = goals_left(state);
  std::uint32_t index = random.below(left * 0x01010101U >> 24U);
  int colour = 0;
  for (; index >= (left & 0xffU); left >>= 8U, ++colour) index -= left & 0xffU;
  return Action(ActionType::goal, colour);
}

}  // namespace

Turn Onirim::turn(const State& state) {
  if (chance_decides(state.phase)) return {Turn::Who::chance, 0};
  if (state.phase == Phase::over) return {Turn::Who::over, 0};
  return {Turn::Who::seat, state.seat};
}

void Onirim::chance_outcomes(const State& state, OutcomeList& outcomes) {
  outcomes.clear();
  if (!chance_decides(state.phase)) return;
  switch (state.phase) {
    case Phase::goals:
      for (int colour = 0; colour < colours; ++colour) {
        if (const std::uint32_t left = goals_left(state) >> (8 * colour) & 0xffU; left > 0)
          outcomes.push_back({Action(ActionType::goal, colour), left});
      }
      return;
    case Phase::premonitions:
    case Phase::foresee:
      for (int id = 0; id < premonition_kinds; ++id) {
        if ((state.pile >> id & 1) != 0) outcomes.push_back({Action(ActionType::reveal, id), 1});
      }
      return;
    default:
      for (int card = 0; card < card_kinds; ++card) {
        const int count = state.unknown.count(static_cast<Card>(card));
        if (count > 0) outcomes.push_back({Action(ActionType::draw, card), static_cast<std::uint32_t>(count)});
      }
  }
}

Action Onirim::sample(const State& state, Random& random) {
  if (!draws_a_card(state.phase)) [[unlikely]]
    return sample_rarer(state, random);
  return Action(ActionType::draw, state.unknown.at(static_cast<int>(random.below(state.unknown_size))));
}

}  // namespace meander::onirim
