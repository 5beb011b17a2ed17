// Everything that lies on the table, and the rules as functions of it. Each group of functions has a file of its own.
//
// A rule function that needs an answer sets `phase` and returns; the answer comes back through `perform`.
// `settle` carries out the steps with one option.
#pragma once

#include <bit>
#include <cstdint>

#include "cards.hpp"
#include "moves.hpp"
#include "referee.hpp"

namespace referee {

enum class Phase : std::uint8_t {
  kGoals,
  kPremonitions,
  kSetUp,
  kPick,
  kTurn,
  kExplore,
  kLook,
  kProphecy,
  kOrder,
  kParadox,
  kBottom,
  kExchange,
  kWindow,
  kDraw,
  kDoor,
  kNightmare,
  kPay,
  kReveal,
  kRedraw,
  kTowerLoss,
  kHappy,
  kHappyDrop,
  kFetch,
  kPremonition,
  kKeys,
  kReturn,
  kPairs,
  kForesee,
  kOver
};

enum class Purpose : std::uint8_t { kProphecy, kPeek, kParadox, kHappy };

using Counts = std::array<int, kKinds>;
using KindSet = std::uint32_t;  // bit k: there is a card of kind k

template <typename Function>
void for_each_kind(KindSet kinds, Function function) {
  for (; kinds != 0; kinds &= kinds - 1) function(std::countr_zero(kinds));
}

inline KindSet kinds_of(const std::vector<int>& cards) {
  KindSet kinds = 0;
  for (const int card : cards) kinds |= KindSet{1} << card;
  return kinds;
}

inline KindSet kinds_of(const std::vector<KnownCard>& cards) {
  KindSet kinds = 0;
  for (const KnownCard& known : cards) kinds |= KindSet{1} << known.card;
  return kinds;
}

struct Referee::Table {
  explicit Table(const Setup& chosen);

  const Setup setup;
  Phase phase = Phase::kSetUp;
  int active = 0;
  const char* result = "";

  std::vector<KnownCard> deck;  // front: the bottom card, back: the top card; knowers 0: nobody knows what lies there
  std::array<std::vector<KnownCard>, 2> private_cards;
  std::vector<int> shared;
  std::array<std::vector<int>, 2> rows;
  std::vector<int> tower_row;
  std::array<std::array<int, kColours>, 2> doors{};
  Counts discard{}, limbo{}, removed{};
  struct Goal {
    int colour = 0;
    bool closed = false;
    bool operator==(const Goal&) const = default;
  };
  std::vector<Goal> goals;
  std::array<int, kPremonitionCount> premonitions{};  // 0 gone, 1 open, 2 in the pile

  int pending = -1;         // the door or dream card drawn and being dealt with
  std::vector<int> looked;  // looked at, not yet put anywhere
  std::vector<int> placed;  // in their new order, from the top down
  Purpose purpose{};        // of the look
  int remaining = 0;        // cards or premonitions still to come
  int last = 0;             // the lowest card (colour in `pairs`) that may be named next in an ascending choice
  Verb spell{};             // the spell being paid
  std::array<int, 2> swap{};
  Phase resume{};  // where the spell was cast
  bool redraw_by_three = false;

  std::vector<Move> options;        // what may be done now
  std::vector<int> option_weights;  // of chance outcomes

  // The referee's loop (perform.cpp).
  bool chance_moves() const;
  bool waits() const;
  void settle();
  void perform(const Move& move);
  void perform_chance(const Move& move);
  void perform_choice(const Move& move);
  void end(const char* how);

  // What may be done (options.cpp, chance.cpp).
  void list_options();
  void list_chances();
  void list_turn();
  void list_exchange();
  void list_door();
  void list_nightmare();
  void list_tower_loss();
  void list_happy();
  void list_spells(bool punishment);
  void list_ascending(const Counts& pool, Verb verb);
  void offer(Verb verb, int first = 0, int second = 0, bool share = false) { options.push_back({verb, first, second, share}); }

  // The deck (deck.cpp).
  Counts deck_counts() const;
  Counts unknown_counts() const;
  void bring(int card, std::size_t place);
  KnownCard take_top();
  bool top_is_known() const { return deck.back().knowers != 0; }
  void shuffle();
  void take_from_deck(int card);
  void shuffle_limbo_into_deck();

  // Who knows what (knowledge.cpp).
  bool silent_two() const { return setup.players == 2 && !setup.open_talk; }
  int everybody() const { return setup.players == 2 ? 3 : 1; }
  int active_eyes() const { return silent_two() ? 1 << active : everybody(); }
  void active_saw_whole_deck();
  void all_saw_whole_deck();
  void show_private_key(int key);
  template <typename Test>
  void show_private_cards(Test test) {
    for (auto& hand : private_cards) {
      for (KnownCard& known : hand) {
        if (test(known.card)) known.knowers = everybody();
      }
    }
  }

  // The hand (hand.cpp).
  std::size_t private_size() const { return static_cast<std::size_t>(setup.players == 2 ? setup.hand_size - 2 : setup.hand_size); }
  bool hand_full() const;
  void put_in_hand(const KnownCard& drawn);
  void leave_hand(int card, bool from_shared);
  void discard_hand();

  // Set-up (set_up.cpp).
  void start_reveals();
  void start_set_up();
  void set_up_card(int card);
  void pick(int card);

  // Phase 1 (turn.cpp).
  bool may_play_chamber(int card) const;
  void play_chamber(int card, bool from_shared);
  void play_tower(const Move& move);
  void discard_as_action(int card, bool from_shared);
  void after_discard();
  void exchange(int own, int open);

  // Looking at cards (look.cpp).
  bool looks_at_bottom() const { return purpose == Purpose::kParadox && setup.paradox_from_bottom; }
  void start_look(Purpose why, int count);
  void look_on();
  void look_outcome(int card);
  void look_done();
  void drop(int card);
  bool discard_seen(int card);
  void start_order();
  void put_next_on_top(int card);
  void order_done();
  void paradox_top(int card);
  void put_next_at_bottom(int card);

  // Phases 2 and 3 (refill.cpp).
  void refill();
  void draw_next();
  void deal(const KnownCard& drawn);
  void redraw_on();
  void redraw_card(const KnownCard& drawn);
  void end_turn();

  // Doors and the win (doors.cpp).
  void find_door(int colour);
  void take_drawn_door(bool with_shared_key);
  void decline_drawn_door();
  void give_back_door(int seat, int colour);
  bool all_won() const;
  bool win_if_won();
  bool still_winnable() const;

  // Towers (towers.cpp).
  bool aligned() const;
  bool may_be_lost(std::size_t place) const;
  void start_tower_loss();
  void lose_tower(int tower);
  void nightmare_done();
  void false_destruction();

  // Nightmares (nightmare.cpp).
  void nightmare(const Move& move);
  void reveal_on();
  void reveal_card(int card);

  // Spells (spells.cpp).
  int price(Verb which) const;
  bool may_pay(Verb which) const;
  void cast(const Move& move);
  void pay(int card);
  void spell_paid();

  // Happy Dreams (happy.cpp).
  void happy(const Move& move);
  void happy_drop(int card);
  void fetch(int card);
  void happy_done();

  // Premonitions (premonitions.cpp).
  bool condition_holds(int premonition) const;
  void premonitions_on();
  void apply_premonition(int premonition);
  void search_and_discard(int first_kind, int last_kind);
  void start_keys();
  void give_key(int key);
  void pairs_on();
  void return_pair(int seat, int colour);
  void start_foresee(int count);
  void foresee(int premonition);

  void fill(Zones& out) const;
};

}  // namespace referee
