// What nobody at a table may know: the order of the tile pool, what face-down traps are, which Guardian cards come. Games are played with pieces that
// were shuffled beforehand, as on a table, and beside each goes one whose hidden pieces lie otherwise.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "game_for_test.hpp"
#include "labyrinth/relaying.hpp"
#include "players/labyrinth/player.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

using Pile = std::vector<std::uint8_t>;  // kinds counted from 1, the next one last

void shuffle(Pile& pile, Random& random) {
  for (std::size_t i = pile.size(); i > 1; --i) std::swap(pile[i - 1], pile[random.below(static_cast<std::uint32_t>(i))]);
}

template <std::size_t Kinds>
Pile pile_of(const Counts<Kinds>& counts) {
  Pile pile;
  for (std::size_t kind = 0; kind < Kinds; ++kind) pile.insert(pile.end(), counts[kind], static_cast<std::uint8_t>(kind + 1));
  return pile;
}

// The hidden pieces of one game. It learns of what happens as people at a table do, and knows no more of the state.
class Pieces {
 public:
  Pieces(const State& start, Random& random)
      : tiles_(pile_of(start.tiles)), tokens_(pile_of(start.unseen_traps)), box_(pile_of(start.cards)), cards_(box_) {
    shuffle(tiles_, random);
    shuffle(tokens_, random);
    shuffle(cards_, random);
  }

  // What chance brings; nothing for rolls and lots, which no piece decides.
  std::optional<Action> next(const State& s) const {
    if (s.phase == Phase::tile) return Action(ActionType::tile, tiles_.back());
    if (s.phase == Phase::card) return Action(ActionType::card, cards_.back());
    if (s.phase == Phase::turn_up) return Action(ActionType::turn_up, face_down_.at(turned_up_at(s)).front());
    return std::nullopt;
  }
  void saw(const State& before, Action action, Random& random) {
    if (action.type() == ActionType::tile) tiles_.pop_back();
    if (action.type() == ActionType::turn_up) take_from(turned_up_at(before));
    if (action.type() == ActionType::trap) {
      face_down_[action.a()].push_back(tokens_.back());
      tokens_.pop_back();
    }
    if (action.type() == ActionType::card) cards_.pop_back();
    const bool takes_card = action.type() == ActionType::guardian || uses(action, Ability::golems_3);
    if (takes_card && guardian_deck(before) == 0) {
      cards_ = box_;
      shuffle(cards_, random);
    }
    if (uses(action, Ability::witch_2) && action.c() == unseen_trap) {
      const std::uint8_t token = take_from(action.a());
      face_down_[action.b()].push_back(token);
    }
    if (uses(action, Ability::architect_1)) turn_tile(before, action);
  }
  // All that nobody has seen is dealt anew.
  void deal_again(Random& random) {
    Pile unseen = unseen_tokens();
    shuffle(unseen, random);
    for (auto& [place, tokens] : face_down_) {
      for (std::uint8_t& token : tokens) {
        token = unseen.back();
        unseen.pop_back();
      }
    }
    tokens_ = unseen;
    shuffle(tiles_, random);
    shuffle(cards_, random);
  }

  const Pile& tiles() const { return tiles_; }
  const Pile& cards() const { return cards_; }
  Pile unseen_tokens() const {
    Pile all = tokens_;
    for (const auto& [place, tokens] : face_down_) all.insert(all.end(), tokens.begin(), tokens.end());
    return all;
  }
  bool operator==(const Pieces&) const = default;

 private:
  static bool uses(Action action, Ability ability) { return action.type() == ActionType::use && action.ability() == ability; }
  static Place turned_up_at(const State& s) { return s.disarming != nowhere ? s.disarming : s.arrival.to; }
  std::uint8_t take_from(Place place) {
    Pile& there = face_down_.at(place);
    const std::uint8_t token = there.front();
    there.erase(there.begin());
    if (there.empty()) face_down_.erase(place);
    return token;
  }
  // Tokens ride along with the tile that they lie on.
  void turn_tile(const State& before, Action turn) {
    std::map<Place, Pile> now;
    for (const auto& [place, tokens] : face_down_) {
      State one = before;
      one.traps = {};
      one.traps.lay({.place = place});
      relay(one, turn.a(), turn.a(), turn.b(), turn.b());
      now[one.traps[0].place] = tokens;
    }
    face_down_ = now;
  }

  Pile tiles_;
  Pile tokens_;
  std::map<Place, Pile> face_down_;  // by place, in the order in which they came there
  Pile box_;
  Pile cards_;
};

// The outcomes that are listed, each as often as its weight says, are the pieces that nobody has seen.
void expect_listed(const State& s, const Pieces& pieces) {
  Pile expected = s.phase == Phase::tile ? pieces.tiles() : s.phase == Phase::card ? pieces.cards() : pieces.unseen_tokens();
  std::sort(expected.begin(), expected.end());
  OutcomeList outcomes;
  Labyrinth::chance_outcomes(s, outcomes);
  Pile listed;
  for (const auto& outcome : outcomes) listed.insert(listed.end(), outcome.weight, outcome.action.a());
  EXPECT_EQ(listed, expected) << name_of(s.phase);
}

// Tiles never change places: where tokens come to then is not told when the deed takes itself.
Action choose(const State& s, std::uint8_t seat, int game, Random& random) {
  ActionList all;
  Labyrinth::legal_actions(s, all);
  ActionList actions;
  for (const Action action : all) {
    if (!(action == Action(Ability::architect_3))) actions.push_back(action);
  }
  const View view = Labyrinth::view(s, seat);
  if ((game + seat) % 3 == 0) return RunnerPlayer().choose(view, actions, random);
  return (game + seat) % 3 == 1 ? GreedyPlayer().choose(view, actions, random) : RandomPlayer().choose(view, actions, random);
}

// Two games that nobody at the table can tell apart.
class Twins {
 public:
  Twins(const Options& options, int game)
      : game_(game),
        random_(static_cast<std::uint64_t>(options.players), static_cast<std::uint64_t>(game)),
        ours_(Labyrinth::initial(options)),
        twin_(ours_),
        pieces_(ours_, random_),
        twins_pieces_(pieces_) {
    part();
  }
  bool over() const { return Labyrinth::turn(ours_).who == Turn::Who::over; }

  void step() {
    const Turn turn = Labyrinth::turn(ours_);
    const Random before = random_;
    const Action action = act(turn, ours_, pieces_, random_);
    Random same = before;
    const Action twins = act(turn, twin_, twins_pieces_, same);
    ASSERT_TRUE(action == twins || turn.who == Turn::Who::chance) << "a player has told them apart: " << text_of(action, *ours_.set);
    const bool seen_apart = !(action == twins);
    Events events;
    Events twins_events;
    ASSERT_FALSE(take(ours_, pieces_, action, events)) << "a piece that is there is refused: " << text_of(action, *ours_.set);
    ASSERT_FALSE(take(twin_, twins_pieces_, twins, twins_events)) << "a piece that is there is refused: " << text_of(twins, *ours_.set);
    ++steps;
    if (seen_apart) return part();
    ASSERT_TRUE(std::equal(events.begin(), events.end(), twins_events.begin(), twins_events.end()));
    for (std::uint8_t seat = 0; seat <= onlooker; ++seat) ASSERT_EQ(Labyrinth::view(ours_, seat), Labyrinth::view(twin_, seat));
    different += pieces_ == twins_pieces_ ? 0 : 1;
  }

  int steps = 0, different = 0;

 private:
  // From here on the twin's hidden pieces lie otherwise.
  void part() {
    twin_ = ours_;
    twins_pieces_ = pieces_;
    twins_pieces_.deal_again(random_);
  }
  Action act(const Turn& turn, const State& s, const Pieces& pieces, Random& random) const {
    if (turn.who == Turn::Who::seat) return choose(s, turn.seat, game_, random);
    const std::optional<Action> piece = pieces.next(s);
    if (!piece) return Labyrinth::sample(s, random);
    expect_listed(s, pieces);
    return *piece;
  }
  Refusal take(State& s, Pieces& pieces, Action action, Events& events) {
    const State before = s;
    const Refusal refusal = Labyrinth::apply(s, action, events);
    pieces.saw(before, action, random_);
    return refusal;
  }

  int game_;
  Random random_;
  State ours_;
  State twin_;
  Pieces pieces_;
  Pieces twins_pieces_;
};

// Without those two who see something alone (hidden_knowledge_test.cpp).
Options options_for_twins(int players, int game) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.set = &default_set().components;
  options.blank_traps = game % 2 == 1;
  if (game / 2 % 2 == 0) return options;
  constexpr std::array cast = {Character::archer, Character::architect,   Character::assassin, Character::golems, Character::monk,
                               Character::none,   Character::swordmaster, Character::thief,    Character::none,   Character::witch};
  options.casting = Casting::given;
  for (std::size_t seat = 0; seat < options.players; ++seat) options.given[seat] = cast[(seat + 3 * static_cast<std::size_t>(game)) % cast.size()];
  return options;
}

TEST(LabyrinthKnowledge, WhatIsHiddenMakesNoDifferenceAndPiecesThatWereShuffledBeforehandPlayTheSameGame) {
  int steps = 0;
  int different = 0;
  for (int players = 2; players <= 6; ++players) {
    for (int game = 0; game < 6; ++game) {
      Twins twins(options_for_twins(players, game), game);
      for (int step = 0; step < 2000 && !twins.over(); ++step) {
        twins.step();
        if (testing::Test::HasFailure()) return;
      }
      steps += twins.steps;
      different += twins.different;
    }
  }
  EXPECT_GT(different, steps / 2) << "not vacuous: mostly the pieces lie otherwise";
}

TEST(LabyrinthKnowledge, EverySeatSeesTheSameAndAStateMadeFromAViewFitsIt) {
  Random random(17);
  for (int players = 2; players <= 6; ++players) {
    State s = Labyrinth::initial(options_for_twins(players, players));
    for (int step = 0; step < 1500 && Labyrinth::turn(s).who != Turn::Who::over; ++step) {
      for (int seat = 0; seat <= onlooker; ++seat) {
        const View view = Labyrinth::view(s, static_cast<std::uint8_t>(seat));
        ASSERT_EQ(view.table(), s) << "everything that anybody knows is open";
        const State again = Labyrinth::resample(view, random);
        ASSERT_EQ(Labyrinth::view(again, static_cast<std::uint8_t>(seat)), view);
      }
      const Turn turn = Labyrinth::turn(s);
      Labyrinth::apply_unchecked(s, turn.who == Turn::Who::chance ? Labyrinth::sample(s, random) : choose(s, turn.seat, 2, random));
    }
  }
}

// States that a table tells apart only afterwards are one state before: laying traps in another order, with whatever tokens, leads to the same bytes.
TEST(LabyrinthKnowledge, TheOrderInWhichTokensWereLaidIsNothingToSee) {
  GameForTest one = straight();
  one.play("trap D2, trap D3");
  GameForTest other = straight();
  other.play("trap D3, trap D2");
  EXPECT_EQ(one.s, other.s);
}

}  // namespace
