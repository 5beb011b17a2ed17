// Whose turn it is, chance outcomes with their weights, and drawing one of them.
#include "labyrinth/game.hpp"
#include "labyrinth/rolls.hpp"

namespace meander::labyrinth {

namespace {

constexpr std::uint32_t factorial(int n) { return n < 2 ? 1 : static_cast<std::uint32_t>(n) * factorial(n - 1); }

// In how many ways dice can show these faces.
std::uint32_t ways_of(Dice dice) {
  std::uint32_t ways = factorial(dice.size());
  for (int i = 0, same = 1; i + 1 < dice.size(); ++i) {
    same = dice[i] == dice[i + 1] ? same + 1 : 1;
    ways /= static_cast<std::uint32_t>(same);
  }
  return ways;
}

void add_rolls(Dice dice, int least, int left, OutcomeList& outcomes) {
  if (left == 0) return outcomes.push_back({Action(dice), ways_of(dice)});
  for (int face = least; face <= die_faces; ++face) {
    Dice more = dice;
    more.add(face);
    add_rolls(more, face, left - 1, outcomes);
  }
}

template <std::size_t Kinds>
void add_counts(const Counts<Kinds>& counts, ActionType type, OutcomeList& outcomes) {
  for (std::size_t kind = 0; kind < Kinds; ++kind) {
    if (counts[kind] > 0) outcomes.push_back({Action(type, static_cast<int>(kind) + 1), counts[kind]});
  }
}

template <std::size_t Kinds>
Action draw_one(const Counts<Kinds>& counts, ActionType type, Random& random) {
  std::uint32_t all = 0;
  for (const std::uint8_t count : counts) all += count;
  std::uint32_t index = random.below(all);
  std::size_t kind = 0;
  for (; index >= counts[kind]; ++kind) index -= counts[kind];
  return Action(type, static_cast<int>(kind) + 1);
}

// Of the trap that is to be turned up; unseen_trap: it has none yet.
std::uint8_t token_to_turn_up(const State& s) { return s.traps[trap_on(s, place_to_turn_up(s), unseen_trap)].token; }

SeatSet not_in_lot(const State& s) {
  SeatSet left = s.everyone();
  for (const std::uint8_t seat : s.lots) left = without(left, seat);
  return left;
}

}  // namespace

Turn Labyrinth::turn(const State& state) {
  switch (state.phase) {
    case Phase::roll:
    case Phase::lot:
    case Phase::deal:
    case Phase::tile:
    case Phase::turn_up:
    case Phase::token:
    case Phase::look:
    case Phase::card:
      return {Turn::Who::chance, 0};
    case Phase::over:
      return {Turn::Who::over, 0};
    default:
      return {Turn::Who::seat, state.asked};
  }
}

void Labyrinth::chance_outcomes(const State& s, OutcomeList& outcomes) {
  outcomes.clear();
  switch (s.phase) {
    case Phase::roll:
      return add_rolls({}, 1, dice_to_roll(s), outcomes);
    case Phase::lot:
      for (SeatSet left = not_in_lot(s); left != 0; left = without(left, first_of(left)))
        outcomes.push_back({Action(ActionType::lot, first_of(left)), 1});
      return;
    case Phase::deal:
      for (const Character each : characters_left(s)) outcomes.push_back({Action(ActionType::deal, static_cast<int>(each)), 1});
      return;
    case Phase::tile:
      return add_counts(s.tiles, ActionType::tile, outcomes);
    case Phase::turn_up:
      if (const std::uint8_t token = token_to_turn_up(s); token != unseen_trap) return outcomes.push_back({Action(ActionType::turn_up, token), 1});
      return add_counts(s.unseen_traps, ActionType::turn_up, outcomes);
    case Phase::token:
      return add_counts(s.unseen_traps, ActionType::token, outcomes);
    case Phase::look:
      return add_counts(s.unseen_traps, ActionType::look, outcomes);
    case Phase::card:
      return add_counts(s.cards, ActionType::card, outcomes);
    default:
      return;
  }
}

Action Labyrinth::sample(const State& s, Random& random) {
  switch (s.phase) {
    case Phase::roll: {
      Dice dice;
      for (int left = dice_to_roll(s); left > 0; --left) dice.add(static_cast<int>(random.below(die_faces)) + 1);
      return Action(dice);
    }
    case Phase::lot: {
      SeatSet left = not_in_lot(s);
      for (std::uint32_t index = random.below(static_cast<std::uint32_t>(count(left))); index > 0; --index) left = without(left, first_of(left));
      return Action(ActionType::lot, first_of(left));
    }
    case Phase::deal: {
      const CharacterList left = characters_left(s);
      return Action(ActionType::deal, static_cast<int>(left[random.below(static_cast<std::uint32_t>(left.size()))]));
    }
    case Phase::tile:
      return draw_one(s.tiles, ActionType::tile, random);
    case Phase::turn_up:
      if (const std::uint8_t token = token_to_turn_up(s); token != unseen_trap) return Action(ActionType::turn_up, token);
      return draw_one(s.unseen_traps, ActionType::turn_up, random);
    case Phase::token:
      return draw_one(s.unseen_traps, ActionType::token, random);
    case Phase::look:
      return draw_one(s.unseen_traps, ActionType::look, random);
    default:
      return draw_one(s.cards, ActionType::card, random);
  }
}

}  // namespace meander::labyrinth
