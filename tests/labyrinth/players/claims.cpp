#include "claims.hpp"

#include "ability_deeds.hpp"

#include <algorithm>
#include <cstdlib>

#include "labyrinth/odds.hpp"
#include "labyrinth/queries.hpp"
#include "lead_guardian.hpp"
#include "reasons.hpp"

namespace meander::labyrinth {

namespace {

bool won_by(const State& state, int seat) { return state.phase == Phase::over && state.winner == seat; }

// Every roll is as high as can be, and nobody does anything that he need not.
State with_luck(State state) {
  while (state.phase == Phase::roll || state.phase == Phase::rob || state.phase == Phase::declare || state.phase == Phase::attack ||
         state.phase == Phase::crystal || state.phase == Phase::bonus || state.phase == Phase::second || state.phase == Phase::steal ||
         state.phase == Phase::loop || state.phase == Phase::face) {
    if (state.phase == Phase::face) {
      ActionList actions;
      Labyrinth::legal_actions(state, actions);
      Labyrinth::apply_unchecked(state, actions[0]);
      continue;
    }
    Dice best;
    for (int left = dice_to_roll(state); left > 0; --left) best.add(die_faces);
    Labyrinth::apply_unchecked(state, state.phase == Phase::roll ? Action(best) : Action(ActionType::pass));
  }
  return state;
}

bool is_in(const Outlook::Path& path, Place place) { return std::find(path.begin(), path.end(), place) != path.end(); }

State led(State state, Place place) {
  state.figures.guardian_from = state.figures.guardian;
  state.figures.guardian = place;
  return state;
}

// Where he may be after at most so many steps.
void spread_guardian(const State& state, int steps, std::array<bool, place_count>& reached) {
  reached[state.figures.guardian] = true;
  if (steps == 0) return;
  for (const Place next : guardian_steps(state)) spread_guardian(led(state, next), steps - 1, reached);
}

std::array<bool, place_count> reached_by_card(const State& state) {
  constexpr int longest_card = 3;
  std::array<bool, place_count> reached{};
  spread_guardian(state, longest_card, reached);
  reached[place_of(centre, 0)] = true;
  return reached;
}

// Whether he meets a pawn or stands in its way at last, however he goes on.
bool always_harms(const State& state, Place pawn, const Outlook::Path& path, int steps) {
  if (state.figures.guardian == pawn) return true;
  const Steps next = guardian_steps(state);
  if (steps == 0 || next.empty()) return is_in(path, state.figures.guardian);
  return std::all_of(next.begin(), next.end(), [&](Place place) { return always_harms(led(state, place), pawn, path, steps - 1); });
}

int percent(std::int64_t good, std::int64_t all) { return static_cast<int>((200 * good + all) / (2 * all)); }

}  // namespace

Claim::Claim(const State& state, const ActionList& actions, const Choice& choice)
    : state_(seen_by(state, state.asked)),
      actions_(actions),
      action_(choice.action),
      reason_(choice.reason),
      seat_(state.asked),
      subject_(choice.reason.seat == no_seat ? state.asked : choice.reason.seat),
      outlook_(state_, seat_),
      after_(state) {
  Labyrinth::apply_unchecked(after_, action_);
}

bool Claim::holds() const {
  switch (reason_.id) {
    case ReasonId::only_choice:
      return actions_.size() == 1;
    case ReasonId::no_difference:
      return state_.phase == Phase::field || state_.phase == Phase::character || state_.phase == Phase::face;
    case ReasonId::nothing_better:
    case ReasonId::least_harm:
      return nothing_is_better();
    case ReasonId::wins:
    case ReasonId::may_win:
    case ReasonId::takes_key:
    case ReasonId::robs:
    case ReasonId::kills_for_key:
    case ReasonId::sends_back:
    case ReasonId::rests:
    case ReasonId::heals:
    case ReasonId::readies_crystal:
      return of_outcome();
    case ReasonId::comes_nearer:
    case ReasonId::needs_tile:
    case ReasonId::may_bar:
    case ReasonId::builds_nearer:
    case ReasonId::holds_back:
    case ReasonId::cuts_off:
    case ReasonId::lays_trap:
      return of_way();
    case ReasonId::seeks_fight:
    case ReasonId::likely_fight:
    case ReasonId::worthwhile_fight:
    case ReasonId::drives_off:
    case ReasonId::saves_strength:
      return of_fight();
    case ReasonId::went_well:
    case ReasonId::repeats_roll:
    case ReasonId::keeps_crystal:
      return of_roll();
    case ReasonId::promises_most:
      return weighs_most();
    default:
      return of_guardian();
  }
}

bool Claim::weighs_most() const {
  const Deeds deeds(outlook_);
  const auto worth = [&](Action action) {
    switch (state_.phase) {
      case Phase::bonus:
        return worth_of_bonus(outlook_, action);
      case Phase::turn:
        return deeds.worth_of(action);
      case Phase::loop:
      case Phase::steal:
        return action.type() == ActionType::use ? worth_of_use(outlook_, deeds, action) : 0;
      default:
        return worth_within_use(outlook_, action);
    }
  };
  return std::all_of(actions_.begin(), actions_.end(), [&](Action other) { return worth(other) <= worth(action_); });
}

bool Claim::nothing_is_better() const {
  const bool harms = reason_.id == ReasonId::least_harm;
  const auto minding = outlook_.who_comes_by();
  const auto worth = [&](Action action) {
    if (state_.phase == Phase::step) return worth_of_step(outlook_, action.a(), state_.guiding.steps - 1);
    State laid = state_;
    laid.board.tiles[action.a()] = LaidTile::normal(state_.drawn, action.b());
    const Distances after(laid, Roads(tables_of(laid), laid.board), outlook_.costs(), laid.everyone());
    int sum = 0;
    for (int seat = 0; seat < laid.players; ++seat) {
      if (!has(minding[action.a()], seat)) continue;
      const int farther = after.left(seat) - outlook_.distances().left(seat);
      sum += (seat == seat_ ? -farther : farther) * outlook_.weight(seat);
    }
    return sum;
  };
  if (state_.phase == Phase::step || state_.phase == Phase::place) {
    const int own = worth(action_);
    return (harms ? own < 0 : own == 0) && std::all_of(actions_.begin(), actions_.end(), [&](Action other) { return worth(other) <= own; });
  }
  return !harms && std::none_of(actions_.begin(), actions_.end(), [&](Action other) {
    const bool free_step = other.type() == ActionType::move && is_corridor(other.a()) && outlook_.costs().enter[other.a()] == 0 &&
                           (is_start(state_.pawn(seat_)) || outlook_.costs().leave[state_.pawn(seat_)] == 0);
    return other.type() == ActionType::pick || other.type() == ActionType::rob ||
           (free_step && outlook_.distances().field_of(seat_)[other.a()] + an_action <= outlook_.distances().left(seat_));
  });
}

bool Claim::of_outcome() const {
  switch (reason_.id) {
    case ReasonId::wins:
      return won_by(after_, seat_);
    case ReasonId::may_win:
      return !won_by(after_, seat_) && won_by(with_luck(after_), seat_);
    case ReasonId::takes_key:
      return after_.keys(seat_) == state_.keys(seat_) + 1 && action_.type() == ActionType::pick;
    case ReasonId::robs:
      return after_.keys(seat_) == state_.keys(seat_) + 1 && after_.keys(subject_) == state_.keys(subject_) - 1;
    case ReasonId::kills_for_key:
      return after_.keys(seat_) == state_.keys(seat_) + 1 && after_.keys(subject_) == state_.keys(subject_) - 1 && is_start(after_.pawn(subject_));
    case ReasonId::sends_back:
      return is_start(after_.pawn(subject_)) && state_.keys(subject_) == 0;
    case ReasonId::rests:
      return after_.figures.daze[state_.asked] == state_.figures.daze[state_.asked] - 1;
    case ReasonId::heals: {
      const State there = with_luck(after_);
      return is_start(there.pawn(seat_)) && there.life(seat_) == state_.life(seat_) + reason_.amount && there.life(seat_) == state_.set->life;
    }
    default:
      return has(after_.crystals, seat_) && !has(state_.crystals, seat_);
  }
}

bool Claim::of_way() const {
  const auto left = [this](int seat, const State& state) {
    return Distances(state, Roads(tables_of(state), state.board), outlook_.costs(), state.everyone()).left(seat);
  };
  const Outlook::Path path = outlook_.path_of(subject_);
  const bool of_rival = subject_ == outlook_.rival();
  switch (reason_.id) {
    case ReasonId::comes_nearer: {
      State there = state_;
      there.figures.pawn[state_.asked] = action_.type() == ActionType::move ? Place{action_.a()} : other_level(state_, state_.pawn(seat_));
      const int saved = left(seat_, state_) - left(seat_, there);
      return saved > 0 && rounded_actions(saved) == reason_.amount;
    }
    case ReasonId::needs_tile:
      return subject_ == seat_ && state_.board.tiles[cell_of(path[reason_.amount - 1U])].empty();
    case ReasonId::may_bar:
      return of_rival && state_.board.tiles[cell_of(path[reason_.amount - 1U])].empty();
    case ReasonId::lays_trap:
      return of_rival && path[reason_.amount - 1U] == action_.a() && (after_.traps.any_on(action_.a()) || after_.crafting.place == action_.a());
    case ReasonId::cuts_off:
      return subject_ != seat_ && left(subject_, state_) < unreachable && left(subject_, after_) >= unreachable;
    default: {
      const bool own = reason_.id == ReasonId::builds_nearer;
      const int saved = own ? left(seat_, state_) - left(seat_, after_) : left(subject_, after_) - left(subject_, state_);
      return own == (subject_ == seat_) && saved > 0 && rounded_actions(saved) == reason_.amount;
    }
  }
}

bool Claim::of_fight() const {
  if (reason_.id == ReasonId::saves_strength) {
    for (const Action other : actions_) {
      if (other.type() == ActionType::attack && outlook_.worth_of_fight(seat_bit(seat_), other.a()) > 0) return false;
    }
    return action_.type() == ActionType::pass;
  }
  const bool joins = action_.type() == ActionType::join;
  const SeatSet others = joins ? with(state_.meeting.joined, state_.meeting.seat) : SeatSet{0};
  const SeatSet attackers = with(others, seat_);
  const Odds odds = odds_of_fight(state_, attackers, subject_);
  const int without_him = joins ? outlook_.worth_of_fight(others, subject_) : 0;
  if (outlook_.worth_of_fight(attackers, subject_) <= without_him) return false;
  if (std::abs(reason_.amount - percent(odds.won, odds.all())) > 1) return false;
  const bool in_the_centre = state_.meeting.place == place_of(centre, 0);
  switch (reason_.id) {
    case ReasonId::seeks_fight:
      return others_at(state_, action_.a(), seat_) == seat_bit(subject_);
    case ReasonId::likely_fight:
      return odds.won > odds.lost;
    case ReasonId::drives_off:
      return in_the_centre && state_.meeting.seat == subject_ && state_.keys(subject_) > 0;
    default:
      return odds.won <= odds.lost;
  }
}

bool Claim::of_roll() const {
  if (reason_.id == ReasonId::went_well) return went_well(state_, seat_) && action_.type() == ActionType::pass;
  if (went_well(state_, seat_) || (action_.type() == ActionType::again) != (reason_.id == ReasonId::repeats_roll)) return false;
  State again = state_;
  Labyrinth::apply_unchecked(again, Action(ActionType::again));
  const bool against = state_.roll.purpose == Roll::Purpose::fight && state_.fight.target == seat_;
  OutcomeList outcomes;
  Labyrinth::chance_outcomes(again, outcomes);
  std::int64_t good = 0;
  std::int64_t all = 0;
  for (const auto& outcome : outcomes) {
    State rolled = again;
    (against ? rolled.roll.against : rolled.roll.dice) = outcome.action.dice();
    good += went_well(rolled, seat_) ? outcome.weight : 0;
    all += outcome.weight;
  }
  return std::abs(reason_.amount - percent(good, all)) <= 1;
}

bool Claim::of_guardian() const {
  const Place here = state_.figures.guardian;
  const Outlook::Path own = outlook_.path_of(seat_);
  const Outlook::Path rivals = outlook_.path_of(outlook_.rival());
  const bool of_rival = subject_ == outlook_.rival();
  const bool asleep = state_.figures.guardian_sleeps;
  const auto reached = reached_by_card(state_);
  switch (reason_.id) {
    case ReasonId::card_may_reach:
      return !asleep && subject_ != seat_ && reached[state_.pawn(subject_)] && reason_.amount > 0;
    case ReasonId::card_may_bar:
      return !asleep && of_rival && reason_.amount > 0 && std::any_of(rivals.begin(), rivals.end(), [&](Place place) { return reached[place]; });
    case ReasonId::card_may_clear:
      return !asleep && is_in(own, here);
    case ReasonId::wakes_upon:
      return asleep && subject_ != seat_ && state_.pawn(subject_) == here;
    case ReasonId::wakes_in_way:
      return asleep && of_rival && is_in(rivals, here);
    default:
      break;
  }
  if (action_.type() != ActionType::step) return false;
  const int steps = state_.guiding.steps - 1;
  std::array<bool, place_count> later{};
  spread_guardian(led(state_, action_.a()), steps, later);
  const auto harms = [&](Action step) { return always_harms(led(state_, step.a()), state_.pawn(seat_), own, steps); };
  switch (reason_.id) {
    case ReasonId::leads_to:
      return subject_ != seat_ && later[state_.pawn(subject_)] && (reason_.amount == 1) == (state_.pawn(subject_) == action_.a());
    case ReasonId::leads_into_way:
      return of_rival && std::any_of(rivals.begin(), rivals.end(), [&](Place place) { return later[place]; });
    case ReasonId::leads_out_of_way:
      return is_in(own, here) && !harms(action_);
    default:
      return reason_.id == ReasonId::leads_away && !harms(action_) && std::any_of(actions_.begin(), actions_.end(), harms);
  }
}

}  // namespace meander::labyrinth
