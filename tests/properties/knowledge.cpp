// What a seat knows in silent play (ONI-6.8, 6.9, 6.11): a view hides what it must, a resampled state fits it, and what is hidden makes no difference
// to anything that the seat can see.
#include <gtest/gtest.h>

#include <algorithm>

#include "generators.hpp"
#include "redaction.hpp"
#include "table/position.hpp"
#include "tier.hpp"
#include "universe.hpp"

namespace {

using namespace meander;
using namespace meander::onirim;

std::vector<std::uint32_t> legal(const State& state) {
  ActionList actions;
  Onirim::legal_actions(state, actions);
  std::vector<std::uint32_t> integers;
  for (const Action action : actions) integers.push_back(to_integer(action));
  std::sort(integers.begin(), integers.end());
  return integers;
}

bool moves(const State& state, std::uint8_t seat) { return Onirim::turn(state) == Turn{Turn::Who::seat, seat}; }

CardCounts zones_counted(const Position& position) {
  CardCounts counts{};
  count_cards(json_of(position), counts);
  return counts;
}

RC_GTEST_PROP(OnirimKnowledge, ViewsHideWhatOnlyTheOtherKnows, ()) {
  Walk walk = drawn_walk();
  walk.go(drawn(0, 3, "first step"));
  for (; !walk.over(); walk.go(3)) {
    const Json position = json_of(Position{walk.options(), walk.state()});
    for (std::uint8_t seat = 0; seat < walk.options().players; ++seat) {
      const Json view = json_of(walk.options(), Onirim::view(walk.state(), seat));
      RC_ASSERT(nlohmann::json(view) == redacted(position, walk.options(), seat));
    }
  }
}

RC_GTEST_PROP(OnirimKnowledge, OpenPlayAndPlayAloneHideNothing, ()) {
  Walk walk = drawn_walk();
  if (walk.options().players == 2 && !walk.options().open_talk) return;
  for (; !walk.over(); walk.go(3)) {
    for (std::uint8_t seat = 0; seat < walk.options().players; ++seat) {
      const View view = Onirim::view(walk.state(), seat);
      RC_ASSERT(Onirim::resample(view, walk.random()) == walk.state());
      Json json = json_of(walk.options(), view);
      json.erase("seat");
      RC_ASSERT(json == json_of(Position{walk.options(), walk.state()}));
    }
  }
}

// "" or what is wrong with a state drawn from a view.
std::string unlike(const Position& position, std::uint8_t seat, const State& resampled) {
  const Position other{position.options, resampled};
  if (!(Onirim::view(resampled, seat) == Onirim::view(position.state, seat))) return "its view differs";
  if (zones_counted(other) != zones_counted(position)) return "its cards differ";
  if (const Error problem = problem_of(other); !problem.reason.empty()) return problem.text() + "\n  " + json_of(other).dump();
  if (moves(position.state, seat) && legal(resampled) != legal(position.state)) return "its legal actions differ";
  if (!(Onirim::turn(resampled) == Onirim::turn(position.state))) return "another is to move";
  return {};
}

RC_GTEST_PROP(OnirimKnowledge, ResampledStatesFitTheView, ()) {
  Walk walk = drawn_walk(8);
  for (walk.go(drawn(0, 3, "first step")); !walk.over(); walk.go(3)) {
    const Position position{walk.options(), walk.state()};
    for (std::uint8_t seat = 0; seat < 2; ++seat) {
      RC_ASSERT(unlike(position, seat, Onirim::resample(Onirim::view(walk.state(), seat), walk.random())) == "");
    }
  }
}

// Silent games of two in every phase, resampled for both seats; calls use(position, seat, resampled).
template <typename Use>
void resample_every_phase(Use use) {
  Random random(5);
  const auto silent = [](const Options& options) { return options.players == 2 && !options.open_talk; };
  for (const Example& example : examples(full_tier() ? 100 : 10, full_tier() ? 4000 : 1000, silent)) {
    for (int i = 0; i < 20; ++i) {
      const auto seat = static_cast<std::uint8_t>(i % 2);
      use(Position{example.options, example.state}, seat, Onirim::resample(Onirim::view(example.state, seat), random));
    }
  }
}

TEST(OnirimKnowledge, ResampledStatesFitTheViewInEveryPhase) {
  resample_every_phase([](const Position& position, std::uint8_t seat, const State& resampled) {
    EXPECT_EQ(unlike(position, seat, resampled), "") << "seat " << seat + 1 << " in phase " << name_of(position.state.phase);
  });
}

// A seat knows, too, that where the other thinks, he has a choice: a step with one option takes itself.
TEST(OnirimKnowledge, ResampledStatesAreWhereAGameRests) {
  resample_every_phase([](const Position& position, std::uint8_t seat, const State& resampled) {
    const Phase phase = resampled.phase;
    if (Onirim::turn(resampled).who != Turn::Who::seat || phase == Phase::turn || phase == Phase::door) return;
    EXPECT_GE(legal(resampled).size(), 2U) << "seat " << seat + 1 << ": " << json_of(Position{position.options, resampled}).dump();
  });
}

// Whether two lists of events look the same to a seat.
bool look_alike(const Events& a, const Events& b, int seat) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [seat](const Event& x, const Event& y) { return seen_by(x, seat) == seen_by(y, seat); });
}

// Two games that one seat can't tell apart, walked in step.
class Twins {
 public:
  Twins(Walk& walk, std::uint8_t seat) : walk_(walk), seat_(seat) { part(); }

  // A step of the first, and one of the second that the seat sees alike, if there is one; else the second is drawn anew.
  // "" or what the seat could tell them apart by.
  std::string step() {
    const Action action = walk_.choose();
    const bool mine = moves(walk_.state(), seat_);
    events_.clear();
    State next = walk_.state();
    Onirim::apply_unchecked(next, action, events_);
    if (mine && Onirim::why_not(twin_, action)) return "its own " + walk_.text(action) + " is legal in one alone";
    // The order in which a Happy Dream's cards are put back is open to all, but no event tells it.
    const bool found = find_twin(mine || walk_.state().purpose == Purpose::happy, action, next);
    walk_.take(action);
    ++steps;
    if (!found) {
      part();
      return {};
    }
    ++matched;
    if (!(twin_ == walk_.state())) ++different;
    std::string difference = compare();
    if (walk_.random().below(10) == 0) part();
    return difference;
  }

  int steps = 0, matched = 0, different = 0;

 private:
  void part() { twin_ = Onirim::resample(Onirim::view(walk_.state(), seat_), walk_.random()); }

  bool find_twin(bool same, Action action, const State& next) {
    const State before = twin_;
    ActionList actions;
    OutcomeList outcomes;
    Onirim::legal_actions(before, actions);
    Onirim::chance_outcomes(before, outcomes);
    std::vector<Action> candidates;
    if (same) {
      candidates.push_back(action);
    } else {
      candidates.assign(actions.begin(), actions.end());
      for (const auto& outcome : outcomes) candidates.push_back(outcome.action);
      const auto first = static_cast<std::ptrdiff_t>(walk_.random().below(static_cast<std::uint32_t>(candidates.size() + 1)));
      std::rotate(candidates.begin(), candidates.begin() + first, candidates.end());
    }
    for (const Action candidate : candidates) {
      twin_ = before;
      twin_events_.clear();
      if (Onirim::apply(twin_, candidate, twin_events_) || !look_alike(events_, twin_events_, seat_)) continue;
      if (!searches() || Onirim::view(twin_, seat_) == Onirim::view(next, seat_)) return true;
    }
    return false;
  }

  // Whoever searches the deck sees all of it and, by elimination, the partner's cards; no event lists them (ONI-6.11).
  bool searches() const {
    return std::any_of(events_.begin(), events_.end(),
                       [this](const Event& event) { return event.type == EventType::searched && event.seat == seat_; });
  }

  std::string compare() {
    const State& state = walk_.state();
    const auto differ = [&](const std::string& what) {
      return what + " differ to seat " + std::to_string(seat_ + 1) + "\n  " + json_of(Position{walk_.options(), state}).dump() + "\n  " +
             json_of(Position{walk_.options(), twin_}).dump();
    };
    if (!(Onirim::view(state, seat_) == Onirim::view(twin_, seat_))) return differ("views");
    if (!(Onirim::turn(state) == Onirim::turn(twin_))) return differ("turns");
    if (Onirim::winnable(state) != Onirim::winnable(twin_)) return differ("chances to win");
    if (Onirim::result(state, seat_) != Onirim::result(twin_, seat_)) return differ("results");
    if (!moves(state, seat_)) return {};
    if (legal(state) != legal(twin_)) return differ("legal actions");
    if (steps % 8 != 0) return {};
    for (const Action each : all_actions(2)) {
      if (!(Onirim::why_not(state, each) == Onirim::why_not(twin_, each))) return differ("reasons to refuse " + walk_.text(each));
    }
    return {};
  }

  Walk& walk_;
  std::uint8_t seat_;
  State twin_;
  Events events_;
  Events twin_events_;
};

TEST(OnirimKnowledge, WhatIsHiddenMakesNoDifference) {
  int steps = 0;
  int matched = 0;
  int different = 0;
  const int games = full_tier() ? 6000 : 500;
  for (int game = 0; game < games; ++game) {
    Walk walk(static_cast<std::uint64_t>(game) + 1000, 8 + game % 8);
    if (walk.options().open_talk) continue;
    Twins twins(walk, static_cast<std::uint8_t>(game / 8 % 2));
    while (!walk.over()) ASSERT_EQ(twins.step(), "") << "game " << game << ": " << name_of_set(8 + game % 8);
    steps += twins.steps;
    matched += twins.matched;
    different += twins.different;
  }
  // Not vacuous: most steps have a twin, and most twins are truly other states.
  std::printf("%d steps, %d matched, %d of them with another state\n", steps, matched, different);
  EXPECT_GT(steps, games * 20);
  EXPECT_GT(matched, steps * 3 / 4);
  EXPECT_GT(different, matched / 4);
}

}  // namespace
