// Temporal differences over one game: TD(λ), from the end backwards.
#include "study/training/episode.hpp"

#include <optional>

#include "onirim/game.hpp"
#include "onirim/queries.hpp"
#include "players/greedy_player.hpp"
#include "players/strong/lines.hpp"

namespace meander::onirim {

namespace {

// A position on the way, or the end: what is believed of it, and what was believed of the best choice before any was looked ahead of.
struct Passed {
  float worth = 0;
  float believed = 0;
  std::optional<float> instead;       // when a random choice led here, what the best one is worth
  std::optional<std::size_t> sample;  // where it is learnt
  bool expected = false;              // whether `worth` is by all that the next card may bring
  bool operator==(const Passed&) const = default;
};

// Choices that are nearly as good as the best are looked ahead of as well: which is better is what there is to learn.
constexpr Lines::Few looked_ahead_of{3, 0.015F};

class Episode {
 public:
  Episode(const Network& network, const EpisodeStyle& style, Random& random, std::vector<Sample>& samples)
      : lines_(network, Lines::Care::little), style_(style), random_(random), samples_(samples) {}

  bool play(State state) {
    while (state.phase != Phase::over) {
      if (chance_decides(state.phase)) {
        let_chance_decide(state);
      } else {
        step(state);
      }
    }
    const bool won = state.ending == Ending::won;
    look_back(won ? 1.0F : 0.0F);
    return won;
  }

 private:
  bool at_random() { return static_cast<float>(random_.below(1U << 20U)) < style_.random * (1U << 20U); }

  void let_chance_decide(State& state) {
    const bool seen = Lines::is_seen_ahead(state);
    Onirim::apply_unchecked(state, Onirim::sample(state, random_));
    // Between two cards of one step the network is asked when somebody looks ahead.
    if (!seen || !chance_decides(state.phase)) return;
    Passed passed = style_.greedy ? Passed() : judge(lines_.follow(state));
    learn(state, passed);
    passed_.push_back(passed);
  }

  void step(State& state) {
    Onirim::legal_actions(state, actions_);
    const bool by_chance = at_random();
    const Action drawn = by_chance ? actions_[random_.below(static_cast<std::uint32_t>(actions_.size()))] : Action();
    Passed passed;
    if (style_.greedy) {
      Onirim::apply_unchecked(state, by_chance ? drawn : GreedyPlayer().choose(Onirim::view(state, state.seat), actions_, random_));
      if (state.phase != Phase::over && !Lines::is_asked(state)) return;
    } else {
      state = choose(state, by_chance ? &drawn : nullptr, passed);
    }
    if (state.phase != Phase::over) learn(state, passed);
    passed_.push_back(passed);
  }

  // Where the best choice leads, or the one drawn; the others that were looked ahead of are learnt as well.
  State choose(const State& state, const Action* drawn, Passed& passed) {
    const auto lines = lines_.few(state, style_.without_luck ? looked_ahead_of : Lines::Few{1, 0});
    FixedVector<Passed, Lines::Few::most> judged;
    std::size_t best = 0;
    for (const Lines::Line& line : lines) {
      judged.push_back(judge(line));
      if (judged.back().worth > judged[best].worth) best = judged.size() - 1;
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (!judged[i].expected || (i == best && drawn == nullptr)) continue;
      learn(lines[i].leaf, judged[i]);
      samples_.back().target = judged[i].worth;
    }
    passed = judged[best];
    passed.believed = lines[0].worth;
    if (drawn == nullptr) return lines[best].leaf;
    const Lines::Line line = lines_.after(state, *drawn);
    passed = judge(line);
    passed.believed = lines[0].worth;
    passed.instead = judged[best].worth;
    return line.leaf;
  }

  Passed judge(const Lines::Line& line) const {
    Passed passed{line.worth, line.worth, {}, {}, style_.without_luck && Lines::is_seen_ahead(line.leaf)};
    if (passed.expected) passed.worth = lines_.look_ahead(line.leaf);
    return passed;
  }

  void learn(const State& state, Passed& passed) {
    passed.sample = samples_.size();
    samples_.push_back({rows_of(state), 0});
  }

  // Each position learnt should have been worth what came of it, less the luck.
  void look_back(float result) {
    float came = result;      // what the position before the one at hand should be worth
    float believed = result;  // what was believed of it, when the card had come
    for (std::size_t i = passed_.size(); i > 0; --i) {
      const Passed& passed = passed_[i - 1];
      if (passed.expected) came += passed.worth - believed;
      if (passed.sample) {
        samples_[*passed.sample].target = came;
        came = style_.trust_in_the_end * came + (1 - style_.trust_in_the_end) * passed.worth;
      }
      if (passed.instead) came = *passed.instead;
      believed = passed.believed;
    }
    passed_.clear();
  }

  Lines lines_;
  const EpisodeStyle& style_;
  Random& random_;
  std::vector<Sample>& samples_;
  std::vector<Passed> passed_;
  ActionList actions_;
};

}  // namespace

bool play_episode(const Network& network, State state, const EpisodeStyle& style, Random& random, std::vector<Sample>& samples) {
  return Episode(network, style, random, samples).play(state);
}

}  // namespace meander::onirim
