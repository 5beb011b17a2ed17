// What somebody alone has seen: tiles that the Illusionist laid face down, tokens that the Head Hunter looked at. Beside each state lies one in which
// it is otherwise.
#include <gtest/gtest.h>

#include <algorithm>

#include "hidden_play_for_test.hpp"
#include "labyrinth/rolls.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

int seat_playing(const State& s, Character character) {
  for (int seat = 0; seat < s.players; ++seat) {
    if (s.character(seat) == character) return seat;
  }
  return no_seat;
}

template <std::size_t Kinds>
std::uint8_t deal_one(Counts<Kinds>& left, Random& random) {
  int all = 0;
  for (const std::uint8_t count : left) all += count;
  int index = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
  std::size_t kind = 0;
  for (; index >= left[kind]; ++kind) index -= left[kind];
  --left[kind];
  return static_cast<std::uint8_t>(kind + 1);
}

// The same with other tiles where the Illusionist alone has seen them …
State with_other_tiles(State s, Random& random) {
  const bool drawn = s.sowing.begun && !s.sowing.known && s.drawn != 0;
  for (const LaidTile tile : s.board.tiles) {
    if (tile.is_secret()) ++s.tiles[static_cast<std::size_t>(tile.kind()) - 1];
  }
  if (drawn) ++s.tiles[s.drawn - 1U];
  for (LaidTile& tile : s.board.tiles) {
    if (tile.is_secret()) tile = LaidTile::face_down(deal_one(s.tiles, random), false);
  }
  if (drawn) s.drawn = deal_one(s.tiles, random);
  return s;
}
// … and with other tokens: all, or those alone that the Head Hunter has not seen.
State with_other_tokens(State s, bool all, Random& random) {
  const auto changes = [all](const Trap& trap) { return trap.token != unseen_trap && (all || !trap.seen); };
  for (const Trap& trap : s.traps) {
    if (changes(trap)) ++s.unseen_traps[trap.token - 1U];
  }
  for (std::size_t i = 0; i < s.crafting.looked.size() && all; ++i) ++s.unseen_traps[s.crafting.looked[i] - 1U];
  for (Trap& trap : s.traps.all()) {
    if (changes(trap)) trap.token = deal_one(s.unseen_traps, random);
  }
  if (!all) return s;
  for (std::uint8_t& kind : s.crafting.looked) kind = deal_one(s.unseen_traps, random);
  for (std::uint8_t& kind : s.put_back) kind = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(s.set->traps.size())) + 1);
  return s;
}
std::vector<Action> legal_in(const State& s) {
  ActionList actions;
  Labyrinth::legal_actions(s, actions);
  return {actions.begin(), actions.end()};
}
View view_of(const State& s, int seat) { return Labyrinth::view(s, static_cast<std::uint8_t>(seat)); }

TEST(LabyrinthWorlds, LAB_A_illusionist_1_LAB_A_headhunter_2_nobody_but_who_has_seen_it_can_tell_what_is_hidden) {
  int told_apart = 0;
  in_hidden_games(6, 600, [&](const Options&, const State& s, Action, Random& random) {
    const int illusionist = seat_playing(s, Character::illusionist);
    const int hunter = seat_playing(s, Character::headhunter);
    const State tiles = with_other_tiles(s, random);
    const State tokens = with_other_tokens(s, true, random);
    const State unseen = with_other_tokens(s, false, random);
    EXPECT_EQ(view_of(unseen, hunter), view_of(s, hunter)) << "the tokens that came to the others he has not seen";
    for (int seat = 0; seat <= onlooker; ++seat) {
      if (seat >= s.players && seat != onlooker) continue;
      EXPECT_TRUE(seat == illusionist || view_of(tiles, seat) == view_of(s, seat)) << seat;
      EXPECT_TRUE(seat == hunter || view_of(tokens, seat) == view_of(s, seat)) << seat;
      EXPECT_EQ(view_of(view_of(s, seat).table(), onlooker).table(), view_of(s, onlooker).table()) << "what seat " << seat << " knows alone goes";
    }
    EXPECT_EQ(view_of(tiles, illusionist) == view_of(s, illusionist), tiles == s) << "he knows his tiles";
    const bool hands = !(tokens.crafting == s.crafting) || !(tokens.put_back == s.put_back);
    EXPECT_TRUE(!hands || !(view_of(tokens, hunter) == view_of(s, hunter))) << "he knows what he looked at";
    told_apart += (tiles == s ? 0 : 1) + (hands ? 1 : 0);
  });
  EXPECT_GT(told_apart, 1000) << "not vacuous";
}

TEST(LabyrinthWorlds, LAB_A_illusionist_1_LAB_A_headhunter_2_what_somebody_may_do_does_not_depend_on_what_others_alone_have_seen) {
  int compared = 0;
  in_hidden_games(6, 600, [&](const Options&, const State& s, Action, Random& random) {
    const Turn turn = Labyrinth::turn(s);
    if (turn.who != Turn::Who::seat) return;
    State other = s;
    if (s.character(turn.seat) != Character::illusionist) other = with_other_tiles(other, random);
    other = with_other_tokens(other, s.character(turn.seat) != Character::headhunter, random);
    EXPECT_EQ(legal_in(other), legal_in(s)) << name_of(s.phase);
    compared += other == s ? 0 : 1;
  });
  EXPECT_GT(compared, 500) << "not vacuous";
}

TEST(LabyrinthWorlds, LAB_A_illusionist_1_LAB_A_headhunter_2_an_event_that_tells_a_kind_tells_it_to_who_sees_it_alone) {
  int told = 0;
  in_hidden_games(3, 600, [&](const Options&, const State& s, Action action, Random&) {
    State after = s;
    Events events;
    Labyrinth::apply_unchecked(after, action, events);
    for (const Event& event : events) {
      if (event.type != EventType::tile_looked_at && event.type != EventType::token_looked_at && event.type != EventType::token_laid) continue;
      ++told;
      EXPECT_GT(event.a, 0);
      EXPECT_EQ(seen_by(event, event.seat), event);
      for (int seat = 0; seat <= onlooker; ++seat) {
        if (seat == event.seat) continue;
        EXPECT_EQ(seen_by(event, seat).a, 0);
        EXPECT_EQ(seen_by(event, seat).b, 0);
      }
    }
  });
  EXPECT_GT(told, 30);
}

// Whatever he draws or looks at first, others see the same happen.
TEST(LabyrinthWorlds, LAB_A_illusionist_1_LAB_A_headhunter_2_what_is_drawn_for_one_alone_changes_nothing_that_others_see) {
  int compared = 0;
  in_hidden_games(4, 600, [&](const Options&, const State& s, Action action, Random& random) {
    const bool secret =
        (s.phase == Phase::tile && s.sowing.begun) || (s.phase == Phase::look && s.crafting.looked.empty()) || s.phase == Phase::token;
    if (!secret) return;
    // One look may be all there is, which then is laid.
    State one = s;
    State two = s;
    Events of_one;
    Events of_two;
    Labyrinth::apply_unchecked(one, action, of_one);
    Labyrinth::apply_unchecked(two, Labyrinth::sample(s, random), of_two);
    for (int seat = 0; seat <= onlooker; ++seat) {
      if (seat == s.active) continue;
      EXPECT_EQ(view_of(one, seat), view_of(two, seat));
      ASSERT_EQ(of_one.size(), of_two.size());
      for (std::size_t i = 0; i < of_one.size(); ++i) EXPECT_EQ(seen_by(of_one[i], seat), seen_by(of_two[i], seat));
    }
    compared += one == two ? 0 : 1;
  });
  EXPECT_GT(compared, 30);
}

void expect_whole_set(const State& s, bool disarms) {
  Counts<most_tile_kinds> tiles = s.tiles;
  int pool = 0;
  for (const std::uint8_t count : s.tiles) pool += count;
  EXPECT_EQ(pool, s.tiles_left);
  for (const LaidTile tile : s.board.tiles) {
    if (tile.is_normal() || tile.is_face_down()) ++tiles.at(static_cast<std::size_t>(tile.kind()) - 1);
  }
  for (const std::uint8_t kind : s.under_pool) ++tiles[kind - 1U];
  for (const std::uint8_t kind : {s.drawn, s.drawn_too}) {
    if (kind > 0) ++tiles.at(kind - 1U);
  }
  for (std::size_t kind = 0; kind < s.set->tile_counts.size(); ++kind) EXPECT_EQ(tiles[kind], s.set->tile_counts[kind]);
  Counts<most_traps + 1> tokens = s.unseen_traps;
  int without_token = 0;
  int unseen = 0;
  for (const std::uint8_t count : s.unseen_traps) unseen += count;
  for (const Trap& trap : s.traps) {
    if (trap.face_up() || trap.token != unseen_trap) ++tokens[static_cast<std::size_t>(trap.face_up() ? trap.kind : trap.token) - 1];
    without_token += trap.face_up() || trap.token != unseen_trap ? 0 : 1;
  }
  for (const std::uint8_t kind : s.crafting.looked) ++tokens.at(kind - 1U);
  EXPECT_EQ(unseen + static_cast<int>(s.crafting.looked.size()), s.trap_pool + without_token);
  for (std::size_t kind = 0; kind < s.set->traps.size(); ++kind) {
    EXPECT_LE(tokens[kind], s.set->traps[kind].count);
    EXPECT_TRUE(disarms || tokens[kind] == s.set->traps[kind].count);
  }
}

TEST(LabyrinthWorlds, LAB_A_illusionist_1_LAB_A_headhunter_2_a_state_made_from_a_view_fits_it_and_holds_the_whole_set) {
  std::array<int, phase_count> seen{};
  in_hidden_games(6, 700, [&](const Options&, const State& s, Action, Random& random) {
    ++seen[static_cast<std::size_t>(s.phase)];
    const bool disarms = seat_playing(s, Character::thief) != no_seat;
    expect_whole_set(s, disarms);
    const Turn turn = Labyrinth::turn(s);
    for (int seat = 0; seat <= onlooker; ++seat) {
      if (seat >= s.players && seat != onlooker) continue;
      const View view = view_of(s, seat);
      const State again = Labyrinth::resample(view, random);
      EXPECT_EQ(view_of(again, seat), view) << "seat " << seat << " in " << name_of(s.phase);
      expect_whole_set(again, disarms);
      EXPECT_EQ(Labyrinth::turn(again).who, turn.who);
      EXPECT_TRUE(turn.who != Turn::Who::seat || turn.seat != seat || legal_in(again) == legal_in(s)) << name_of(s.phase);
    }
  });
  for (const Phase phase : {Phase::token, Phase::look, Phase::craft, Phase::reveal, Phase::exchange, Phase::bonus})
    EXPECT_GT(seen[static_cast<std::size_t>(phase)], 0) << name_of(phase);
}

// How many tokens of a kind were in the pool after a look.
int in_the_pool_after(const State& s, std::size_t look, int kind) {
  int tokens = s.unseen_traps[static_cast<std::size_t>(kind) - 1];
  for (const Trap& trap : s.traps) tokens += trap.laid_after > look && (trap.kind == kind || trap.token == kind) ? 1 : 0;
  for (const std::uint8_t looked : s.crafting.looked) tokens += looked == kind ? 1 : 0;
  return tokens;
}

TEST(LabyrinthWorlds, LAB_A_headhunter_2_in_every_world_of_his_what_he_put_back_was_in_the_pool) {
  int looks = 0;
  in_hidden_games(6, 800, [&](const Options&, const State& s, Action, Random& random) {
    // A token that went back may have left the game since.
    if (seat_playing(s, Character::thief) != no_seat) return;
    const int hunter = seat_playing(s, Character::headhunter);
    const State again = Labyrinth::resample(view_of(s, hunter), random);
    for (std::size_t look = 0; look < s.put_back.size(); ++look) {
      EXPECT_EQ(again.put_back[look], s.put_back[look]);
      if (s.put_back[look] == unseen_trap) continue;
      EXPECT_GT(in_the_pool_after(s, look, s.put_back[look]), 0) << "so it was";
      EXPECT_GT(in_the_pool_after(again, look, s.put_back[look]), 0);
      ++looks;
    }
  });
  EXPECT_GT(looks, 300);
}

}  // namespace
