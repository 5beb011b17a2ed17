// The whole game: what lies on the table, and the courses of play written down as the rules page does.
#pragma once

#include <array>
#include <deque>
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
};

struct LaidTrap {
  const TrapKind* kind = nullptr;  // none: face down
  std::set<int> failed;            // the seats for whom the retry number counts
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
  Place guardian_came_from;  // LAB-11.3; cell -1: nowhere
  std::map<Place, LaidTrap> traps;
  std::map<std::string, int> unseen_traps;  // in the pile and face down on the board
  int traps_in_pile = 0;
  std::map<std::string, int> pool;  // tiles whose place nobody knows
  std::deque<const TileKind*> under_pool;
  std::map<std::string, int> guardian_cards;
  int daze_tokens = 0;
  int active = 0;
  int actions = 0;
  int winner = 0;

  // The present turn and deed.
  bool guardian_taken = false;  // LAB-11.1
  bool nothing_fits = false;    // LAB-5.3
  std::set<int> robbed;         // LAB-9.7
  std::set<std::string> used;   // abilities once a turn, and those that last until its end
  std::set<Place> tested;       // LAB-8.7: the traps tested in this chain

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
  Task<void> set_up();
  Task<int> who_starts();
  Task<void> sit_down(int starter);
  void seat_at(int seat, int direction);

  // turn.cpp
  Task<void> turn();
  std::vector<std::string> deeds() const;
  Task<void> perform(std::string deed);
  void pick_up(bool first);
  Task<void> walk(Place to);
  Task<void> jump();
  Task<void> climb();

  // build.cpp
  Claims claims() const;
  std::vector<std::string> placements(const TileKind& kind) const;
  Task<const TileKind*> draw_tile();
  Task<void> build();
  std::vector<Place> places_for_traps() const;

  // arrival.cpp
  Task<void> arrive(Arrival arrival);
  Task<bool> held_by_door();
  Task<Fate> come_upon_trap(Arrival arrival);
  Task<bool> passes_trap(int seat, Place where);

  // meeting.cpp: true when the one who enters must go back from the centre
  Task<bool> meet(Arrival arrival);
  Task<void> thefts_first(Place where);
  Task<bool> attacks_of_those_present(Arrival arrival, Bonuses bonuses);
  Task<bool> attack_of_the_one_who_enters(Arrival arrival, Bonuses bonuses);

  // fight.cpp
  Task<bool> attack(Arrival arrival, std::vector<int> attackers, int target, Bonuses bonuses);
  bool retreats(const Arrival& arrival, const std::vector<int>& losers);
  Task<std::vector<int>> fight(std::vector<int> attackers, int target, Place where, Bonuses bonuses);

  // guardian.cpp
  Task<void> take_guardian_card();
  Task<void> lead_guardian(int steps);
  Task<void> guardian_meets_all();
  Task<bool> sent_home_by_guardian(int seat);

  // characters.cpp
  void give_characters();
  Task<void> deal_characters(int starter);
  bool able(int seat, const std::string& character) const;
  int tokens_left(int supply, int Player::* held) const;
  void abilities(std::vector<std::string>& options) const;
  Task<void> use(std::string deed);
  Task<int> before_roll(int seat, bool in_fight);

  // archer.cpp
  void gain_adrenaline(int seat);
  void spend_adrenaline();
  void abilities_of_archer(std::vector<std::string>& options) const;
  std::vector<int> in_range_of_shot() const;
  Task<void> shoot(std::string seats);
  std::vector<Place> in_range_of_rope() const;
  Task<void> shoot_rope(Place to);

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
bool among(const std::vector<int>& seats, int seat);

}  // namespace labyrinth_referee
