// The whole game: what lies on the table, and the courses of play written down as the rules page does.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "board.hpp"
#include "characters.hpp"
#include "reach.hpp"
#include "task.hpp"

namespace labyrinth_referee {

// Seats are numbered from 1, as in the notation.
struct Player {
  int field = -1;  // direction of his start field; -1 before he sits down
  Place at;
  int life = 0;
  int daze = 0;
  int keys = 0;
  bool crystal = true;
  bool ignores_traps = false;  // LAB-8.6: he walked out of his start field and is still on his key tile
  bool came = false;           // LAB-3.1: he stands on the centre corridor and came there so that he may win
  std::string character;       // none: empty
  int adrenaline = 0;
  int blessing = 0;
  int curse = 0;
  bool untouched = false;  // LAB-6.5: he was put where he stands
  bool slipped = false;    // LAB-A.thief.3: her last turn ended where she stands
};

struct LaidTrap {
  const TrapKind* kind = nullptr;   // none: face down
  std::set<int> failed;             // the seats for whom the retry number counts
  bool tested = false;              // LAB-8.7: in this chain
  int number = 0;                   // of all that were laid
  const TrapKind* token = nullptr;  // LAB-A.headhunter.2: what was drawn for it while it lies face down
  bool seen = false;                // he chose it himself
  int looks_before = 0;             // how often he had looked into the pile when it was laid
};

struct Question {
  std::string phase;
  int seat = 0;                      // 0: chance
  std::vector<std::string> options;  // sorted; none listed for rolls
  std::vector<int> weights;          // of chance's options
  int dice = 0;
};

enum class How { walk, climb, drop };

struct Arrival {
  int seat = 0;
  Place at;
  Place from;
  How how = How::walk;
  bool jumped = false;  // LAB-7.1: a jump that succeeded
};

// What became of one who came upon a trap.
enum class Fate { goes_on, rests, turned_back, fell };

using Bonuses = std::map<int, int>;  // by seat

using Options = std::vector<std::string>;

// All about the pawns as a turn found it (LAB-A.assassin.3).
struct Figures {
  std::vector<Player> players;
  std::array<bool, kEdges> first_key_lies{};
  std::map<Place, int> lifted_keys;
  Place guardian;
  bool guardian_asleep = false;
  Place guardian_came_from;
  int daze_tokens = 0;
  std::map<int, std::set<int>> failed;  // by the number of the trap
};

struct Game {
  Game(const Components& set, int number_of_players, bool alone, bool blanks, const Characters& who);

  // The table.
  const Components components;
  const TrapKind blank;
  const int count;
  const bool win_alone;
  const Characters characters;
  Board board;
  std::vector<Player> players;
  std::array<bool, kEdges> first_key_lies{};
  std::map<Place, int> lifted_keys;
  Place guardian;
  bool guardian_asleep = false;
  Place guardian_came_from;                      // LAB-11.3; cell -1: nowhere
  std::map<Place, std::vector<LaidTrap>> traps;  // on each corridor in the order in which they came there
  int traps_laid = 0;
  std::map<std::string, int> unseen_traps;  // in the pile and face down on the board
  int traps_in_pile = 0;
  std::vector<std::string> put_back;  // LAB-A.headhunter.2: for each of his looks the token that went back, or "none"
  std::map<std::string, int> pool;    // tiles whose place nobody knows
  std::deque<const TileKind*> under_pool;
  std::map<std::string, int> guardian_cards;       // those whose place nobody knows
  std::deque<const GuardianCard*> under_the_deck;  // known ones, the uppermost first
  int daze_tokens = 0;
  int active = 0;
  int actions = 0;
  int winner = 0;

  // The present turn and deed.
  bool guardian_taken = false;  // LAB-11.1
  bool nothing_fits = false;    // LAB-5.3
  std::set<int> robbed;         // LAB-9.7
  std::set<std::string> used;   // abilities once a turn, and those that last until its end
  std::set<int> stolen_from;    // LAB-A.thief.1: whether it succeeded or not
  std::set<Place> mirrored;     // LAB-A.illusionist.3: no key may be picked up there
  int bounty_on = 0;            // LAB-A.headhunter.3: from whom a key is wanted in the present fight
  Figures at_turn_start;

  // Who is asked what, and the answer.
  Question question;
  std::string answer;
  std::coroutine_handle<> waiting;
  std::optional<Task<void>> course;

  // ask.cpp
  struct Asking {
    Game& game;
    bool await_ready();
    void await_suspend(std::coroutine_handle<> asker) { game.waiting = asker; }
    std::string await_resume() { return game.answer; }
  };
  Asking ask(const std::string& phase, int seat, std::vector<std::string> options);
  // The answer is `before` with one of the ids behind it.
  Asking chance(const std::string& phase, const std::string& before, const std::map<std::string, int>& weights);
  Task<int> roll(int dice, bool one_more = false);
  Task<int> roll_with_crystal(int seat, int dice);
  bool answers(const std::string& text) const;

  // people.cpp
  Player& player(int seat) { return players[static_cast<std::size_t>(seat - 1)]; }
  const Player& player(int seat) const { return players[static_cast<std::size_t>(seat - 1)]; }
  int life_lost(int seat) const { return components.life - player(seat).life; }
  std::vector<int> clockwise_from(int seat) const;
  std::vector<int> others_at(Place place, int seat) const;
  void put(int seat, Place place);
  void go_home(int seat);
  void back_on_start(int seat);
  void give_daze(int seat, int tokens);
  void be_hurt(int seat, int points);
  void lose_life(int seat, int points, bool leaves_key = true);
  bool can_rob(int thief, int victim) const;
  bool can_kill(int killer, int victim) const;
  void thefts(int thief, std::vector<std::string>& options) const;
  void steal(int thief, const std::string& text);
  bool wins(int seat) const;

  // set_up.cpp
  Task<void> play();
  Task<void> take_turns();
  Task<void> set_up();
  Task<int> who_starts();
  Task<void> sit_down(int starter);
  void seat_at(int seat, int direction);

  // turn.cpp
  Task<void> turn();
  std::vector<std::string> deeds() const;
  void add_keys_to_pick_up(Options& options) const;
  Task<void> perform(std::string deed);
  void pick_up(bool first);
  Task<void> walk(Place to);
  Task<void> jump();
  Task<void> climb();

  // build.cpp
  Claims claims() const;
  bool may_build() const;
  std::vector<std::string> placements(const TileKind& kind) const;
  Task<const TileKind*> draw_tile();
  Task<void> build();
  Task<void> lay_tile(const TileKind* kind);
  std::vector<Place> places_for_traps() const;

  // arrival.cpp
  Task<void> arrive(Arrival arrival);

  // traps.cpp
  LaidTrap& lay_trap(Place where);
  Task<void> set_trap(Place where);
  const TrapKind* trap_kind(const std::string& id) const;
  Task<const TrapKind*> draw_token(std::string phase);
  LaidTrap take_trap(Place where, const std::string& name);
  void remove_trap(Place where, int number);
  LaidTrap& trap_named(Place where, const std::string& name);
  std::size_t position_of_trap(Place where, const std::string& name) const;
  Options names_of_traps(Place where) const;
  void begin_chain();
  Task<void> turn_up(Place where);
  const std::vector<Effect>& test_of(const LaidTrap& trap, const std::string& column) const;
  Task<LaidTrap*> next_trap(int seat, std::vector<LaidTrap*> choice);
  Task<bool> passes_trap(int seat, LaidTrap* trap, bool first_number = false);
  Task<Fate> test_trap(int seat, LaidTrap* trap, std::string column, bool first_number = false);
  Task<Fate> come_upon_traps(Arrival arrival);
  Task<bool> held_by_door();
  Task<Fate> test_door(LaidTrap* door);

  // meeting.cpp: true when the one who enters must go back from the centre
  Task<bool> meet(Arrival arrival);
  Task<void> thefts_first(Place where);
  Options targets_of(int seat, Place where) const;
  Task<bool> attacks_of_those_present(Arrival arrival, Bonuses bonuses);
  Task<bool> attack_of_the_one_who_enters(Arrival arrival, Bonuses bonuses);

  // fight.cpp
  Task<bool> attack(Arrival arrival, std::vector<int> attackers, int target, Bonuses bonuses);
  bool retreats(const Arrival& arrival, const std::vector<int>& losers);
  Task<std::vector<int>> fight(std::vector<int> attackers, int target, Place where, Bonuses bonuses);

  // guardian.cpp
  bool guardian_ignores(int seat) const;
  int guardian_cards_left() const;
  Task<const GuardianCard*> draw_guardian_card();
  Task<const GuardianCard*> card_to_use();
  Task<void> take_guardian_card();
  Task<void> lead_guardian(int steps);
  Task<void> guardian_meets_all();
  Task<bool> sent_home_by_guardian(int seat);

  // characters.cpp
  void give_characters();
  Task<void> deal_characters(int starter);
  bool able(int seat, const std::string& character) const;
  int seat_of(const std::string& character) const;
  int tokens_left(int supply, int Player::* held) const;
  void abilities(std::vector<std::string>& options) const;
  Task<void> use(std::string deed);
  Task<int> before_roll(int seat, std::vector<int> opponents);

  // archer.cpp
  void gain_adrenaline(int seat);
  void spend_adrenaline();
  void abilities_of_archer(std::vector<std::string>& options) const;
  std::vector<int> in_range_of_shot() const;
  Task<void> shoot(std::string seats);
  std::vector<Place> in_range_of_rope() const;
  Task<void> shoot_rope(Place to);

  // architect.cpp
  void abilities_of_architect(Options& options) const;
  bool normal_tile(int cell) const;
  void add_lying_on(std::string& text, Place corridor) const;
  std::string look(int cell, int rotation) const;
  std::vector<int> ways_to_turn(int cell) const;
  // A tile turned, and which of its corridors each has become.
  struct Turned {
    LaidTile tile;
    std::array<int, kCorridors> corridor{};
  };
  Turned after_turning(int cell, int steps) const;
  void ride_along(const std::function<Place(Place)>& moved);
  bool may_turn(int cell) const;
  void add_turns(Options& options) const;
  void turn_tile(int cell, int steps);
  bool may_swap(int cell) const;
  Options ways_to_swap(int one, int other, bool first_will_do) const;
  Options first_of_swap(bool first_will_do) const;
  Options partners_of(int one, bool first_will_do) const;
  void swap_tiles(int one, int one_steps, int other, int other_steps);
  Task<void> rebuild();
  Task<void> build_of_architect();

  // assassin.cpp
  void abilities_of_assassin(Options& options) const;
  int climbing_costs() const;
  Task<void> fall();
  int shadow_strike(int seat);
  Task<void> loop_after_roll();
  Figures figures() const;
  void loop_back();

  // golems.cpp
  void abilities_of_golems(Options& options) const;
  int domination(int seat) const;
  int safe_from_guardian(int seat) const;
  Task<void> enslave(int seat);
  Task<void> drive(int seat, int steps);
  Task<void> drive_to(int seat, Place to);

  // headhunter.cpp
  bool may_ensnare(Place where) const;
  Task<void> craft_trap(Place where);
  Task<void> draw_for_those_face_down();
  bool may_be_known(const LaidTrap& trap) const;
  void add_bounties(Options& options, int seat, const std::vector<int>& opponents) const;
  int promise_bounty(int seat, int opponent);
  void collect_bounty(const std::vector<int>& losers);

  // illusionist.cpp
  void abilities_of_illusionist(Options& options) const;
  bool may_sow() const;
  Task<void> sow();
  std::vector<int> in_range_of_mirror() const;
  void mirror(int seat);

  // mystification.cpp
  Options first_of_mystification() const;
  Options partners_of_trap(Place where, const std::string& name) const;
  bool may_be_exchanged(Place where, const std::string& name, Place other, const std::string& other_name) const;
  Task<void> mystify(Place where, std::string name);

  // reveal.cpp
  // Where he who steps there comes to stand (seat 0: the Guardian); cell -1 when he stays where he is.
  Task<Place> corridor_entered(int seat, Place from, Place to);
  Options ways_to_reveal(int cell, Place entered_from) const;
  bool anything_on(int cell) const;
  Task<void> take_away(int cell, Place entered_from);
  void move_pawns(int cell, Place to, bool untouched);
  void move_keys(int cell, Place to);

  // thief.cpp
  void abilities_of_thief(Options& options) const;
  Task<void> steal_first(Arrival arrival);
  Task<void> disarm(Place where, std::string trap);
  void slip();
  bool slips_away(int seat) const;
  void end_slip();

  // witch.cpp
  void abilities_of_witch(Options& options) const;
  bool may_animate_to(Place to) const;
  void curse(int seat);
  void animate(Place from, Place to, const std::string& trap);
  Task<void> hold_ritual(int seat, std::string trap);

  // monk.cpp
  void abilities_of_monk(std::vector<std::string>& options) const;
  Task<void> pray(int seat, Place to);
  void meditate();

  // sword_master.cpp
  Task<bool> fights_again(int seat, int target, Place where);
  bool parries(int target, int lost_by) const;
  bool may_start_frenzy(int seat) const;
  void start_frenzy(int seat);
  bool in_frenzy(int seat) const;

  // describe.cpp
  std::string describe() const;
  void describe_board(std::string& text) const;
  void describe_seat(int seat, std::string& text) const;
  void describe_figures(std::string& text) const;
  void describe_supplies(std::string& text) const;
};

int seat_behind(const std::string& text);
// The words of a text from this one on; missing ones are empty.
std::string word(const std::string& text, std::size_t number);
void add_trap(std::string& text, const LaidTrap& trap);
bool among(const std::vector<int>& seats, int seat);

}  // namespace labyrinth_referee
