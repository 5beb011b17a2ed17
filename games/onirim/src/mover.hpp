// Carries out actions: the one place where a state changes. Each header beside this one holds the rules of one matter.
//
// The sink learns what happens. Quiet costs nothing; Recording fills Events.
#pragma once

#include "onirim/game.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim {

struct Quiet {
  static constexpr void event(const Event&) {}
  static constexpr void rule(Rule) {}
};

struct Recording {
  Events* events;
  void event(const Event& event) const { events->add(event); }
  void rule(Rule rule) const { events->took_effect(rule); }
};

template <typename Sink>
class Mover {
 public:
  Mover(State& state, Sink sink) : s(state), sink_(sink) {}

  // One action or outcome, without the steps that take themselves.
  [[gnu::noinline]] void step(Action action);
  // The same with them.
  void run(Action action);

 private:
  [[gnu::noinline]] void draw_outcome(Card card);
  [[gnu::noinline]] void take_what_takes_itself();

  // set_up.hpp: ONI-2, 6.1, 7.1, 9.1
  [[gnu::noinline]] void lay_goal(int colour);
  [[gnu::noinline]] void reveal_at_set_up(int premonition);
  void draw_at_set_up(Card card);
  [[gnu::noinline]] void finish_opening_hand();
  [[gnu::noinline]] void pick(Card card);

  // turn.hpp: ONI-3, 6.4
  void play_chamber(Card card, std::uint8_t place);
  [[gnu::noinline]] void play_tower(Card card, std::uint8_t place);
  void discard_card(Card card, std::uint8_t place);
  void after_discard();
  [[gnu::noinline]] void exchange(Card own, Card shared);
  [[gnu::noinline]] void end_turn();

  // draw.hpp: ONI-3.8, 4.3, 6.5
  void continue_draw();
  void begin_draw();
  [[gnu::noinline]] void draw_known();
  bool deal_with(KnownCard card);
  void draw(Card card);
  void to_hand(KnownCard card);
  [[gnu::noinline]] void discard_hand();
  void continue_redraw();
  [[gnu::noinline]] void redraw_known();
  [[gnu::noinline]] void finish_redraw();
  void redraw(KnownCard card);

  // deck.hpp: ONI-3.10, 3.11, 6.11
  KnownCard take_top(Card card);
  void shuffle_deck();
  [[gnu::noinline]] void search_deck();
  [[gnu::noinline]] void saw_whole_deck(Seats seats);
  [[gnu::noinline]] void show_private(Seats seats, int owner, bool (*which)(Card));
  void put_on_top(Card card, Seats seats);
  [[gnu::noinline]] void put_at_bottom(Card card, Seats seats);

  // look.hpp: ONI-3.5, 7.5, 8.4, 9.6 b
  void look(int count, Purpose purpose);
  void continue_look();
  [[gnu::noinline]] void look_at_known(bool from_bottom);
  [[gnu::noinline]] void finish_looking();
  void look_at(Card card);
  void see(Card card);
  void drop(Card card);
  void begin_order();
  void order_next(Card card);
  void finish_look();

  // doors.hpp: ONI-3.3, 3.9, 5, 7.2, 7.3, 10.2
  [[gnu::noinline]] void take_door(Card card, std::uint8_t place);
  [[gnu::noinline]] void decline();
  [[gnu::noinline]] void found(Colour colour);
  [[gnu::noinline]] void return_door(Colour colour, int owner);
  void pay_key(Card card, std::uint8_t place);
  [[gnu::noinline]] bool win_if_complete();
  [[gnu::noinline]] void end_game(Ending ending);

  // nightmare.hpp: ONI-4, 8.5, 8.6
  void nightmare_reveal();
  void continue_reveal();
  [[gnu::noinline]] void reveal_known();
  void reveal_card(Card card);
  void nightmare_hand();
  [[gnu::noinline]] void nightmare_carried_out();
  [[gnu::noinline]] void lose_tower(Card card);
  void finish_nightmare(bool to_limbo);

  // spells.hpp: ONI-7.4–7.8
  [[gnu::noinline]] void cast(Spell spell, std::uint8_t goals);
  [[gnu::noinline]] void pay(Card card);
  [[gnu::noinline]] void carry_out_spell();
  [[gnu::noinline]] void finish_spell();
  [[gnu::noinline]] void paradox_top(Card card);

  // premonitions.hpp: ONI-9
  [[gnu::noinline]] void look_at_premonitions();
  [[gnu::noinline]] void apply_premonition(int id);
  void apply_red();
  void apply_blue();
  [[gnu::noinline]] void give_key(Card card);
  [[gnu::noinline]] void continue_pairs();
  [[gnu::noinline]] void reveal_premonitions(int count);
  [[gnu::noinline]] void reveal_premonition(int id);
  [[gnu::noinline]] void happy_remove(int id);
  [[gnu::noinline]] void happy_search();
  [[gnu::noinline]] void fetch(Card card);
  [[gnu::noinline]] void finish_happy_dream();

  void emit(EventType type, int card = 0, int other = 0, Seats seen_by = 3) {
    sink_.event({type, s.seat, static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(other), seen_by});
  }
  void rule(Rule rule) { sink_.rule(rule); }
  void leave_hand(Card card, std::uint8_t place) {
    if ((place & from_shared) != 0) {
      s.shared.remove(card);
    } else {
      s.hand().remove(card);
    }
  }
  void limbo(Card card) {
    s.limbo.add(card);
    emit(EventType::put_into_limbo, card);
  }
  // Who sees what the active player looks at (ONI-6.9).
  Seats lookers() const { return s.settings.silent_pair() ? seat_bit(s.seat) : s.settings.everyone(); }
  // Who sees the cards looked at now: a Happy Dream reveals them.
  Seats seers() const { return s.purpose == Purpose::happy ? s.settings.everyone() : lookers(); }

  State& s;
  Sink sink_;
};

}  // namespace meander::onirim
