// Carries out actions: the one place where a state changes. Each header beside this one holds the rules of one matter.
//
// The sink learns what happens (core/event_log.hpp).
#pragma once

#include <cassert>

#include "onirim/game.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim {

template <typename Sink>
class Mover {
 public:
  Mover(State& state, Sink sink) : s(state), sink_(sink) {}

  // One action or outcome and the steps that take themselves.
  void run(Action action);
  // Cards are drawn by chance until something else is to be decided.
  void draw_on(Random& random);

 private:
  void step(Action action);  // all but cards drawn by chance
  // Whatever may leave a single option ends with this: the active player chooses, unless there is nothing to choose.
  void let_choose(Phase phase) {
    assert(may_take_itself(phase));
    s.phase = phase;
    // Cards of several kinds are a choice, unless some of them may not be named any more (ONI-9.6 b). It is the usual case, and quickly told.
    if (s.purpose == Purpose::happy || !s.looked.several_kinds()) apart<&Mover::take_what_takes_itself>();
  }
  void take_what_takes_itself();

  // by_chance.hpp
  void draw_outcome(Card card);
  template <typename Do>
  void in_card_phase(Do what);
  template <Phase phase>
  void deal(Card card);
  template <Phase phase>
  void go_on();
  template <Phase phase>
  int sure_cards() const;
  template <Phase phase>
  void deal_sure_cards(Random& random);

  // set_up.hpp: ONI-2, 6.1, 7.1, 9.1
  void lay_goal(int colour);
  void reveal_at_set_up(int premonition);
  void deal_at_set_up(Card card);
  void continue_set_up();
  void finish_opening_hand();
  void pick(Card card);

  // turn.hpp: ONI-3, 6.4
  void play_chamber(Card card, std::uint8_t place);
  void play_tower(Card card, std::uint8_t place);
  void discard_card(Card card, std::uint8_t place);
  void after_discard();
  void exchange(Card own, Card shared);
  void return_limbo();
  void end_turn();
  void change_seats();
  void begin_turn();

  // draw.hpp: ONI-3.8, 4.3, 6.5
  void continue_draw();
  void begin_draw();
  void draw_known();
  void deal_with(KnownCard card);
  void take_in_hand(KnownCard card);
  void deal_with_door(Card card);
  void to_hand_if(KnownCard card, bool wanted);
  void discard_hand();
  void continue_redraw();
  void redraw_known();
  void finish_redraw();
  void redraw(KnownCard card);

  // deck.hpp: ONI-3.10, 3.11, 6.11
  void take(Card card);
  Card take_any(Random& random);
  void one_fewer_unknown();
  void shuffle_deck();
  void search_deck();
  void saw_whole_deck(Seats seats);
  void show_private(Seats seats, int owner, bool (*which)(Card));
  void put_on_top(Card card, Seats seats);
  void put_at_bottom(Card card, Seats seats);

  // look.hpp: ONI-3.5, 7.5, 8.4, 9.6 b
  void look(int count, Purpose purpose);
  void continue_look();
  void look_at_known(bool from_bottom);
  void finish_looking();
  void see(Card card);
  void drop(Card card);
  void begin_order();
  void order_next(Card card);
  void put_back();
  void finish_look();

  // doors.hpp: ONI-3.3, 3.9, 5, 7.2, 7.3, 10.2
  void take_door(Card card, std::uint8_t place);
  void decline();
  void found(Colour colour);
  void return_door(Colour colour, int owner);
  void pay_key(Card card, std::uint8_t place);
  bool win_if_complete();
  void end_game(Ending ending);

  // nightmare.hpp: ONI-4, 8.5, 8.6
  void nightmare_reveal();
  void continue_reveal();
  void reveal_known();
  void finish_reveal();
  void reveal(Card card);
  void nightmare_key(Card card, std::uint8_t place);
  void nightmare_door(Card card);
  void nightmare_hand();
  void nightmare_carried_out();
  void lose_tower(Card card);
  void finish_nightmare(bool to_limbo);

  // spells.hpp: ONI-7.4–7.8
  void cast(Spell spell, std::uint8_t goals);
  void continue_payment();
  void pay(Card card);
  void carry_out_spell();
  void finish_spell();
  void paradox_top(Card card);

  // premonitions.hpp: ONI-9
  void look_at_premonitions();
  void apply_premonition(int id);
  void apply_red();
  void apply_blue();
  void give_key(Card card);
  void premonition_door(Card card, std::uint8_t owner);
  void continue_pairs();
  void reveal_premonitions(int count);
  void reveal_premonition(int id);
  void happy_remove(int id);
  void happy_search();
  void fetch(Card card);
  void finish_happy_dream();

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
  // Without a branch; a card that does not go there may be of any kind.
  void limbo_if(Card card, bool wanted) {
    s.limbo.add_if(card, wanted);
    if (wanted) emit(EventType::put_into_limbo, card);
  }
  // Who sees what the active player looks at (ONI-6.9).
  Seats lookers() const { return s.settings.silent_pair() ? seat_bit(s.seat) : s.settings.everyone(); }
  // Who sees the cards looked at now: a Happy Dream reveals them.
  Seats seers() const { return s.purpose == Purpose::happy ? s.settings.everyone() : lookers(); }

  // Carries out a matter out of line, by the state alone: where the address of this object leaves no function, the common paths need not read
  // again where the state is after each byte they write. As the last thing that is done it is a jump: what ends with it alone needs no stack.
  template <auto Function, typename... Arguments>
  auto apart(Arguments... arguments) {
    return out_of_line<Function>(s, sink_, arguments...);
  }
  template <auto Function, typename... Arguments>
  [[gnu::noinline, gnu::flatten]] static auto out_of_line(State& state, Sink sink, Arguments... arguments) {
    return (Mover(state, sink).*Function)(arguments...);
  }

  State& s;
  Sink sink_;
};

}  // namespace meander::onirim
