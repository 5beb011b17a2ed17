// Temporal differences over one game: TD(λ), from the end backwards.
#include "study/training/episode.hpp"

#include <optional>

#include "onirim/game.hpp"
#include "players/greedy_player.hpp"
#include "players/strong/lines.hpp"

namespace meander::onirim {

namespace {

// One choice: what was believed of where it led, and, when it was a random one, of the best choice instead.
struct Chosen {
  float worth = 0;
  std::optional<float> instead;
  bool asked = false;  // whether it led to a position that is learnt
};

class Episode {
 public:
  Episode(const Network& network, const EpisodeStyle& style, Random& random, std::vector<Sample>& samples)
      : lines_(network, Lines::Care::little), style_(style), random_(random), samples_(samples) {}

  bool play(State state) {
    while (Onirim::settle(state, random_).who == Turn::Who::seat) step(state);
    const bool won = state.ending == Ending::won;
    look_back(won ? 1.0F : 0.0F);
    return won;
  }

 private:
  bool at_random() { return static_cast<float>(random_.below(1U << 20U)) < style_.random * (1U << 20U); }

  void step(State& state) {
    Onirim::legal_actions(state, actions_);
    Lines::Line line;
    std::optional<float> instead;
    const bool by_chance = at_random();
    const Action drawn = by_chance ? actions_[random_.below(static_cast<std::uint32_t>(actions_.size()))] : Action();
    if (style_.greedy) {
      Onirim::apply_unchecked(state, by_chance ? drawn : GreedyPlayer().choose(Onirim::view(state, state.seat), actions_, random_));
      if (state.phase != Phase::over && !Lines::is_asked(state)) return;
      line.leaf = state;
    } else {
      line = lines_.best(state);
      if (by_chance) {
        instead = line.worth;
        line = lines_.after(state, drawn);
      }
      state = line.leaf;
    }
    const bool asked = line.leaf.phase != Phase::over;
    choices_.push_back({line.worth, instead, asked});
    if (asked) samples_.push_back({rows_of(line.leaf), 0});
  }

  // Each position learnt should have been worth what came of the next choice.
  void look_back(float result) {
    float ahead = result;  // what the position before the choice at hand should be worth
    for (std::size_t sample = samples_.size(), i = choices_.size(); i > 0; --i) {
      const Chosen& choice = choices_[i - 1];
      if (choice.asked) {
        samples_[--sample].target = ahead;
        ahead = style_.trust_in_the_end * ahead + (1 - style_.trust_in_the_end) * choice.worth;
      }
      if (choice.instead) ahead = *choice.instead;
    }
    choices_.clear();
  }

  Lines lines_;
  const EpisodeStyle& style_;
  Random& random_;
  std::vector<Sample>& samples_;
  std::vector<Chosen> choices_;
  ActionList actions_;
};

}  // namespace

bool play_episode(const Network& network, State state, const EpisodeStyle& style, Random& random, std::vector<Sample>& samples) {
  return Episode(network, style, random, samples).play(state);
}

}  // namespace meander::onirim
