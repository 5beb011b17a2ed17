// Carries out actions: the one place where a state changes. Each header beside this one holds the rules of one matter.
//
// The sink learns what happens (core/event_log.hpp). Nothing calls deeper and deeper: what is to be done is written into what is pending
// (labyrinth/pending.hpp), and go_on() takes it from there, the nearest first.
#pragma once

#include "labyrinth/game.hpp"
#include "labyrinth/rolls.hpp"

namespace meander::labyrinth {

template <typename Sink>
class Mover {
 public:
  Mover(State& state, Sink sink) : s(state), sink_(sink) {}

  // One action or outcome and the steps that take themselves.
  void run(Action action) {
    s.phase = Phase::none;
    step(action);
    go_on();
  }
  // What is to be waited for, with all that takes itself before it.
  void resume() {
    s.phase = Phase::none;
    go_on();
  }

  // The rules, each in the header that is named; abilities (labyrinth/characters/) use them, too.
  void step(Action action);
  void pass();
  void go_on();

  // cast.hpp: LAB-2.4, 14
  void next_character();
  void takes(int seat, Character character);
  void pay(Ability ability, int actions, bool crystal);
  void pay_once(Ability ability, int actions, bool crystal);
  void use_up(Ability ability);
  void drop_what_is_pending();

  // set_up.hpp: LAB-2
  void set_up();
  void start_rolled(int seat, Dice dice);
  void next_in_lot(int seat);
  void take_field(int field);

  // turn.hpp: LAB-3.1, 4
  void begin_turn(int seat);
  void end_turn();
  void take_turn();
  bool only_the_end_is_left() const;
  void spend(int actions) { s.actions = static_cast<std::uint8_t>(s.actions - actions); }
  void deed(Action action);
  void lay_trap(const Trap& trap);
  void pick_up(int which);
  void rob(int victim);
  void kill(int victim);

  // build.hpp: LAB-5; reveal.hpp: LAB-A.illusionist.1
  void build();
  void continue_build();
  void draw_tile();
  void put_tile_under();
  void tile_drawn(int kind);
  void one_of_two();
  void keep_tile(int kind);
  void place_tile(Cell cell, int rotation);
  void sow();
  void reveal();
  void reveal(Revealing::By by, Place to);
  void turn_up_tile(int rotation, Place place);
  void take_tile_away(Place aside);
  void goes_on_to(LaidTile tile);
  void rebuild();
  void name_tile(Cell cell);
  void lay_tiles(int steps_a, int steps_b);

  // moves.hpp: LAB-6.1, 7
  void walk(Place to);
  void climb(bool up);
  void jump();
  void jump_rolled(int total);
  void fall_off();
  void put(int seat, Place place);
  void put_without_arrival(int seat, Place place);

  // arrival.hpp: LAB-6.3, 8
  void arrive(int seat, Place from, Place to, TrapWay way, std::uint8_t flags);
  void continue_arrival();
  void leave();
  void enter(int seat, Place from, Place to, std::uint8_t flags);
  void enter();
  void meet_guardian();
  void meet_traps();
  bool face_one_of(std::uint64_t candidates);
  void face(int kind);
  void test_trap(std::size_t index);
  void turned_up(int kind);
  void trap_rolled(int seat, std::size_t index, int total);
  void fail(const TrapKind& kind);
  void go(TrapEffect::Type where);

  // meeting.hpp: LAB-9.1, 9.2, 9.4
  void begin_meeting();
  void ask_to_steal();
  void continue_meeting();
  void ask_to_declare();
  void ask_who_enters();
  void ask_to_join();
  void next_fight();
  void declare(int target);
  void join(bool joins);
  bool may_rob_now() const;

  // fight.hpp: LAB-9.3, 9.5, 9.6, 9.8
  void begin_fight(SeatSet attackers, int target);
  void settle_fight();
  void take_losses(const Fight& fight, int lead);
  bool spared(int target, int margin);
  void strike_again();
  void retreat();

  // roll.hpp: LAB-13
  void begin_roll(Roll::Purpose purpose, int seat, std::uint8_t subject = 0);
  void bear(SeatSet sides, bool fights);
  void continue_roll();
  void rolled(Dice dice);
  std::uint8_t next_crystal() const;
  void offer_crystals();
  void use_crystal();
  void add_blessings(int tokens);
  void settle_roll();
  void lift_curses();

  // guardian.hpp: LAB-11
  void take_card();
  void draw_guardian_card();
  void show_card();
  void card_shown(int kind);
  void lead(int kind);
  void use_card(int kind);
  void guide();
  void guardian_steps_to(Place place);
  void guardian_steps_onto(Place place);
  void guardian_enters(Place place);
  void meet(int seat);
  void guardian_rolled(int seat, int total);

  // life.hpp: LAB-6.4, 10.3, 12
  bool lose_life(int seat, int points, bool goes_on = false);  // whether any is left; what goes on is one event with what was lost before
  void give_daze(int seat, int tokens);
  void send_to_start(int seat);
  void restore(int seat);
  void drop_key(int seat);

  void ask(Phase phase, int seat) {
    s.phase = phase;
    s.asked = static_cast<std::uint8_t>(seat);
  }
  void emit(EventType type, int seat, int a = 0, int b = 0, Dice dice = {}) {
    sink_.event(
        {.type = type, .seat = static_cast<std::uint8_t>(seat), .a = static_cast<std::uint8_t>(a), .b = static_cast<std::uint8_t>(b), .dice = dice});
  }
  void rule(Rule rule) { sink_.rule(rule); }
  const TileTables& tables() const { return tables_of(s); }

  State& s;

 private:
  Sink sink_;
};

}  // namespace meander::labyrinth
