// Going through choices to where chance decides.
#include "players/strong/lines.hpp"

#include <algorithm>
#include <array>

#include "arrangement.hpp"
#include "onirim/queries.hpp"
#include "players/strong/memo.hpp"

namespace meander::onirim {

namespace {

// Phases in which the network is asked although a seat is to move: each is a choice of its own.
constexpr std::uint32_t asked_anew = phase_bit(Phase::turn) | phase_bit(Phase::window) | phase_bit(Phase::pay);

// Phases in which each card, or premonition, that comes leads to a position that the network knows.
constexpr std::uint32_t seen_card_by_card =
    phase_bit(Phase::draw) | phase_bit(Phase::foresee) | phase_bit(Phase::reveal) | phase_bit(Phase::redraw) | phase_bit(Phase::look);

// Whether the hand holds a card that completes a series.
bool can_complete(const State& state) {
  const int length = state.rows.size(0);
  if (length == 0 || state.rows.run(0) % 3 != 2) return false;
  const Card last = state.rows.last(0);
  for (int symbol = 0; symbol < 3; ++symbol) {
    const Card card = chamber(colour_of(last), static_cast<Symbol>(symbol));
    if (symbol_of(card) != symbol_of(last) && state.hand().has(card)) return true;
  }
  return false;
}

// Goals can as well change places later, when a door is about to be gained and more is known: by a series that is being completed, or at a drawn
// door.
bool can_wait(const State& state, Action action) {
  if (action.type() != ActionType::cast || static_cast<Spell>(action.card()) != Spell::swap) return false;
  return state.phase == Phase::window || state.phase == Phase::nightmare || (state.phase == Phase::turn && !can_complete(state));
}

// Where known cards make a line branch on and on, the network is asked wherever it has got to.
constexpr int most_questions = 6000;

}  // namespace

class Lines::Walk {
 public:
  Walk(const Network& network, Care care, Memo* memo) : network_(network), care_(care), memo_(memo) {}

  // What a state is worth; where its line ends stands in `leaf`, if there is one.
  float follow(const State& state, State* leaf = nullptr) {
    const bool over = state.phase == Phase::over;
    if (!over && !is_asked(state) && questions_ < most_questions) return decide(state, leaf);
    if (leaf != nullptr) *leaf = state;
    return over ? static_cast<float>(Onirim::result(state, 0)) : ask(state);
  }

  // The same through a decision in any case; its action stands in `chosen`, if there is one.
  float decide(const State& state, State* leaf = nullptr, Action* chosen = nullptr) {
    if (Arrangement::is_one(state) && is_too_much(state)) return arrange(state, leaf, chosen);
    ActionList actions;
    Onirim::legal_actions(state, actions);
    float most = -1;
    State end;
    for (const Action action : actions) {
      if (can_wait(state, action)) continue;
      const float worth = after(state, action, leaf != nullptr ? &end : nullptr);
      if (worth <= most) continue;
      most = worth;
      if (leaf != nullptr) *leaf = end;
      if (chosen != nullptr) *chosen = action;
    }
    return most;
  }

  float after(const State& state, Action action, State* leaf = nullptr) {
    State next = state;
    Onirim::apply_unchecked(next, action);
    return follow(next, leaf);
  }

  FixedVector<Line, Few::most> few(const State& state, const Few& few) {
    FixedVector<Line, Few::most> best;
    Line line;
    if (Arrangement::is_one(state) && is_too_much(state)) {
      line.worth = arrange(state, &line.leaf, &line.action);
      best.push_back(line);
      return best;
    }
    ActionList actions;
    Onirim::legal_actions(state, actions);
    for (const Action action : actions) {
      if (can_wait(state, action)) continue;
      line.action = action;
      line.worth = after(state, action, &line.leaf);
      std::size_t at = best.size();
      while (at > 0 && line.worth > best[at - 1].worth) --at;
      if (at == few.choices) continue;
      if (best.size() == few.choices) best.pop_back();
      best.insert(at, line);
    }
    while (best.back().worth < best[0].worth - few.behind) best.pop_back();
    return best;
  }

  // What is left of the depth is `cards`.
  float ahead(const State& asked, int cards, const Depth& depth) {
    if (cards == 0 || asked.phase == Phase::over) return follow(asked);
    // Choices that are asked anew count as a card where payments and spells could go on and on; elsewhere known cards come to an end.
    if (!chance_decides(asked.phase)) return decide_ahead(asked, asked.settings.has(Settings::book) ? cards - 1 : cards, depth);
    if (!is_seen_ahead(asked)) return ask(asked);
    return remembered(asked, static_cast<std::uint64_t>(cards), [&] { return mean(asked, cards, depth); });
  }

 private:
  float ask(const State& state) {
    ++questions_;
    return remembered(state, 0, [&] { return network_.chance(state); });
  }

  template <typename Find>
  float remembered(const State& state, std::uint64_t what, Find find) {
    if (memo_ == nullptr) return find();
    const std::uint64_t key = Onirim::hash(state) + what;
    if (const float* const known = memo_->find(key)) return *known;
    const float value = find();
    memo_->keep(key, value);
    return value;
  }

  // By all that chance may bring.
  float mean(const State& asked, int cards, const Depth& depth) {
    OutcomeList outcomes;
    Onirim::chance_outcomes(asked, outcomes);
    float sum = 0;
    float weights = 0;
    for (const auto& outcome : outcomes) {
      State next = asked;
      Onirim::apply_unchecked(next, outcome.action);
      const bool chosen = next.phase != Phase::over && !chance_decides(next.phase);
      const auto weight = static_cast<float>(outcome.weight);
      sum += weight * (chosen ? decide_ahead(next, cards - 1, depth) : ahead(next, cards - 1, depth));
      weights += weight;
    }
    return sum / weights;
  }

  // Of the best choices, as they look without looking ahead, each is looked ahead of.
  float decide_ahead(const State& state, int cards, const Depth& depth) {
    if (cards == 0) return decide(state);
    float most = -1;
    for (const Line& line : few(state, depth.each)) most = std::max(most, ahead(line.leaf, cards, depth));
    return most;
  }

  // Whether there are too many ways to try them all.
  bool is_too_much(const State& state) const {
    const std::size_t most = care_ == Care::little ? 2 : state.phase == Phase::happy_drop ? 4 : 5;
    return state.looked.size() > most;
  }

  // Exchanges and drops, kept whenever they help, until none does.
  float arrange(const State& state, State* leaf, Action* chosen) {
    Arrangement arrangement(state);
    float most = carried_out(state, arrangement, leaf, chosen);
    State end;
    Action first;
    for (bool better = true; better;) {
      better = false;
      for (int change = 0; change < arrangement.changes(); ++change) {
        Arrangement changed = arrangement;
        if (!changed.make(change) || (care_ == Care::little && !arrangement.matters(change))) continue;
        const float worth = carried_out(state, changed, leaf != nullptr ? &end : nullptr, &first);
        if (worth <= most) continue;
        most = worth;
        if (leaf != nullptr) *leaf = end;
        if (chosen != nullptr) *chosen = first;
        arrangement = changed;
        better = true;
      }
    }
    return most;
  }

  float carried_out(const State& state, const Arrangement& arrangement, State* leaf, Action* chosen) {
    State next = state;
    const Action first = arrangement.next(next);
    if (chosen != nullptr) *chosen = first;
    for (Action action = first; action.type() != ActionType::none; action = arrangement.next(next)) Onirim::apply_unchecked(next, action);
    return follow(next, leaf);
  }

  const Network& network_;
  Care care_;
  Memo* memo_;
  int questions_ = 0;
};

bool Lines::is_asked(const State& state) { return chance_decides(state.phase) || (asked_anew & phase_bit(state.phase)) != 0; }

bool Lines::is_seen_ahead(const State& state) {
  // Arranging all of a dream's cards for every last one that may come would be too much.
  if (state.phase == Phase::look && state.purpose == Purpose::happy && state.remaining == 1) return false;
  return (seen_card_by_card & phase_bit(state.phase)) != 0;
}

Lines::Line Lines::follow(const State& state) const {
  Line line;
  line.worth = Walk(network_, care_, memo_).follow(state, &line.leaf);
  return line;
}

Lines::Line Lines::best(const State& state) const {
  Line line;
  line.worth = Walk(network_, care_, memo_).decide(state, &line.leaf, &line.action);
  return line;
}

Lines::Line Lines::after(const State& state, Action action) const {
  Line line;
  line.action = action;
  line.worth = Walk(network_, care_, memo_).after(state, action, &line.leaf);
  return line;
}

FixedVector<Lines::Line, Lines::Few::most> Lines::few(const State& state, const Few& few) const {
  return Walk(network_, care_, memo_).few(state, few);
}

float Lines::look_ahead(const State& asked, const Depth& depth) const { return Walk(network_, care_, memo_).ahead(asked, depth.cards, depth); }

}  // namespace meander::onirim
