#include "character_check.hpp"

#include <algorithm>

#include "hidden_check.hpp"
#include "labyrinth/relaying.hpp"
#include "labyrinth/rolls.hpp"

namespace meander::labyrinth {

namespace {

class CharacterCheck {
 public:
  explicit CharacterCheck(const Position& position) : s_(position.state), given_(position.options.given) {}

  Error problem() {
    check_casting();
    check_tokens(s_.figures, "");
    check_tokens(s_.turn_start, "turn_start.");
    if (being_set_up(s_)) return error_;
    check_added();
    check_used();
    check_shots();
    check_second();
    check_architect();
    check_golems();
    check_thief();
    check_witch();
    return error_;
  }

 private:
  void need(bool holds, const std::string& place, const Message& reason, Rule rule) {
    if (!holds && error_.reason.empty()) error_ = {place, reason, std::string(name_of(rule))};
  }
  static std::string of_seat(int seat, const char* field) { return "seats[" + std::to_string(seat) + "]." + field; }
  int seat_of(Character character) const { return s_.seat_of(character); }

  void check_casting() {
    for (int seat = 0; seat < s_.players; ++seat) {
      const Character character = s_.character(seat);
      need(s_.casting != Casting::given || character == given_[static_cast<std::size_t>(seat)], of_seat(seat, "character"),
           marked("is not the one that the options give it"), Rule::LAB_2_4);
      if (character == Character::none) continue;
      need(s_.casting != Casting::none, of_seat(seat, "character"), marked("this game is played without characters"), Rule::LAB_2_4);
      need(seat_of(character) == seat, of_seat(seat, "character"), marked("somebody else plays it"), Rule::LAB_2_4);
    }
    const bool dealt = s_.casting == Casting::drawn || s_.casting == Casting::chosen;
    need(being_set_up(s_) || !dealt || characters_wanted(s_) == 0, "seats", marked("everybody has drawn or chosen a character"), Rule::LAB_2_4);
    const bool seated = s_.active != no_seat && static_cast<int>(s_.lots.size()) == s_.players;
    need(!being_set_up(s_) || !dealt || characters_wanted(s_) == s_.everyone() || (seated && nobody_stands()), "seats",
         marked("characters come when everybody has a start field"), Rule::LAB_2_4);
  }
  bool nobody_stands() const {
    for (int seat = 0; seat < s_.players; ++seat) {
      if (s_.seating.field_of(seat) == no_seat) return false;
    }
    return true;
  }

  // What only one character has, or gives.
  void check_tokens(const Figures& figures, const std::string& in) {
    for (int seat = 0; seat < s_.players; ++seat) {
      const auto index = static_cast<std::size_t>(seat);
      const auto only = [&](bool has_it, const char* field, bool may, const Message& reason, Rule rule) {
        need(!has_it || may, in + of_seat(seat, field), reason, rule);
      };
      const Character character = s_.character(seat);
      only(figures.adrenaline[index] > 0, "adrenaline", character == Character::archer, marked("is for the Archer alone"), Rule::LAB_A_archer_1);
      only(figures.blessing[index] > 0, "blessing", character == Character::monk, marked("is for the Monk alone"), Rule::LAB_A_monk_1);
      only(figures.curse[index] > 0, "curse", seat_of(Character::witch) != no_seat && character != Character::witch,
           marked("is what the Witch gives to others"), Rule::LAB_A_witch_1);
      only(has(figures.slipped, seat), "slipped", character == Character::thief, marked("is for the Thief alone"), Rule::LAB_A_thief_3);
    }
  }

  // Blessings, curses, and what abilities bring into a fight.
  void check_added() {
    const Roll& roll = s_.roll;
    const bool fights = roll.purpose == Roll::Purpose::fight;
    if ((fights && s_.fight.target >= s_.players) || (roll.purpose != Roll::Purpose::none && roll.seat >= s_.players)) return;
    const SeatSet sides = fights ? with(s_.fight.attackers, s_.fight.target) : roll.purpose == Roll::Purpose::none ? SeatSet{0} : seat_bit(roll.seat);
    for (int seat = 0; seat < s_.players; ++seat) {
      const int bonus = roll.added[static_cast<std::size_t>(seat)] + (has(sides, seat) ? curses_on(s_, seat) : 0);
      const Character character = s_.character(seat);
      const bool blessed = character == Character::monk && bonus > 0 && bonus <= s_.set->supplies.blessing;
      const bool strikes = fights && character == Character::assassin && bonus == s_.set->numbers.assassin.strike_bonus;
      const bool rules = fights && character == Character::golems && bonus == s_.set->numbers.golems.domination_bonus;
      const bool hunts =
          fights && character == Character::headhunter && s_.fight.bounty != no_seat && bonus == s_.set->numbers.headhunter.bounty_bonus;
      need(bonus == 0 || (has(sides, seat) && (blessed || strikes || rules || hunts)), "roll.added_" + std::to_string(seat + 1),
           marked("is neither a blessing nor a curse nor a bonus of this roll"), Rule::LAB_14_1);
    }
    need((roll.chosen & ~s_.everyone()) == 0, "roll.chosen", marked("there is no such seat"), Rule::LAB_13_4);
  }

  void check_used() {
    int spent = 0;
    for (int i = 0; i < ability_count && s_.active < s_.players; ++i) {
      const auto ability = static_cast<Ability>(i);
      // A strike is also possible where another has moved the Assassin.
      const bool may = ability == Ability::assassin_2 ? seat_of(Character::assassin) != no_seat : active(character_of(ability));
      if (!was_used(s_, ability)) continue;
      need(may, "used", marked("is no ability of the active player"), Rule::LAB_14_3);
      need(once_a_turn(ability), "used", {marked("{ability} is not one that is used once a turn"), {{"ability", id_of(ability)}}}, rule_of(ability));
      spent += actions_of(ability, s_.set->numbers);
    }
    const int all = actions_a_turn + (was_used(s_, Ability::archer_1) ? 1 : 0);
    need(s_.actions <= all, "actions", marked("nobody has so many"), Rule::LAB_4_1);
    need(s_.actions + spent <= all, "used", marked("these cost more actions than have been spent"), Rule::LAB_4_1);
  }
  static bool once_a_turn(Ability ability) {
    constexpr std::array all = {Ability::archer_1,      Ability::archer_2, Ability::architect_1,   Ability::assassin_2, Ability::headhunter_2,
                                Ability::illusionist_2, Ability::monk_2,   Ability::swordmaster_3, Ability::thief_3,    Ability::witch_2};
    return std::find(all.begin(), all.end(), ability) != all.end();
  }
  bool active(Character character) const { return s_.active < s_.players && s_.character(s_.active) == character; }
  bool acts(Character character) const { return active(character) && may_use_abilities(s_, s_.active); }

  void check_shots() {
    need((s_.shots & ~s_.everyone()) == 0, "shots", marked("there is no such seat"), Rule::LAB_A_archer_2);
    const bool shooting = s_.shots != 0 || s_.roll.purpose == Roll::Purpose::shot;
    need(!shooting || was_used(s_, Ability::archer_2), "shots", marked("nobody has shot"), Rule::LAB_A_archer_2);
    SeatSet targets = s_.shots;
    if (s_.roll.purpose == Roll::Purpose::shot && s_.roll.seat < s_.players) targets = with(targets, s_.roll.seat);
    for (int seat = 0; seat < s_.players; ++seat) {
      need(!has(targets, seat) || (is_corridor(s_.pawn(seat)) && s_.character(seat) != Character::archer), "shots",
           marked("is nobody who can be shot at"), Rule::LAB_A_archer_2);
    }
  }

  void check_architect() {
    need(s_.drawn_too == 0 || (acts(Character::architect) && s_.drawn != 0 && s_.draws > 1), "build.or", marked("is for the Architect alone"),
         Rule::LAB_A_architect_2);
    const Rebuilding& swap = s_.rebuilding;
    if (swap == Rebuilding{} || !error_.reason.empty()) return;
    need(swap.begun && acts(Character::architect), "swap", marked("is for the Architect alone"), Rule::LAB_A_architect_3);
    if (!error_.reason.empty()) return;
    const Relaying swapping(s_);
    bool possible = swap.first == no_cell ? swap.second == no_cell && swapping.any() : swapping.first(swap.first);
    if (possible && swap.second != no_cell) possible = swapping.second(swap.first, swap.second);
    need(possible, "swap", marked("these tiles may not change places"), Rule::LAB_A_architect_3);
  }

  void check_golems() {
    need(s_.under_cards.empty() || seat_of(Character::golems) != no_seat, "guardian.under", marked("only the Lady of Golems puts cards there"),
         Rule::LAB_A_golems_2);
    const bool both = s_.cards_shown.size() > 1;
    need(!both || s_.cards_shown[0] != s_.cards_shown[1], "cards_shown", marked("of two that are the same one is used at once"),
         Rule::LAB_A_golems_2);
    need(s_.cards_shown.empty() || (active(Character::golems) && s_.card_taken && s_.card_due != both), "cards_shown",
         marked("are the two of which the Lady of Golems uses one"), Rule::LAB_A_golems_2);
    const Enslavement& enslaved = s_.enslaved;
    if (enslaved == Enslavement{}) return;
    need(acts(Character::golems) && enslaved.seat < s_.players && enslaved.seat != s_.active && s_.card_taken, "enslaved",
         marked("is somebody whom the Lady of Golems moves"), Rule::LAB_A_golems_3);
    if (!error_.reason.empty()) return;
    need(is_corridor(s_.pawn(enslaved.seat)) && (enslaved.from == nowhere || is_corridor(enslaved.from)), "enslaved",
         marked("goes from corridor to corridor"), Rule::LAB_A_golems_3);
  }

  void check_thief() {
    need((s_.stolen & ~s_.everyone()) == 0 && (s_.stolen == 0 || seat_of(Character::thief) != no_seat) &&
             (seat_of(Character::thief) == no_seat || !has(s_.stolen, seat_of(Character::thief))),
         "stolen", marked("there is no such seat"), Rule::LAB_A_thief_1);
    if (s_.roll.purpose == Roll::Purpose::theft) {
      const int victim = s_.roll.subject;
      need(s_.roll.seat < s_.players && victim < s_.players && victim != s_.roll.seat && s_.character(s_.roll.seat) == Character::thief &&
               has(s_.stolen, victim),
           "roll.from", marked("is nobody from whom the Thief steals"), Rule::LAB_A_thief_1);
      if (!error_.reason.empty()) return;
      need(s_.meeting.stage == Meeting::Stage::steal && s_.pawn(victim) == s_.pawn(s_.roll.seat) && s_.keys(victim) > 0, "roll.from",
           marked("is nobody from whom the Thief steals"), Rule::LAB_A_thief_1);
    }
    need(tokens_there() == trap_tokens() || seat_of(Character::thief) != no_seat, "disarmed", marked("is for the Thief alone"), Rule::LAB_A_thief_2);
    if (s_.disarming == nowhere) return;
    const bool unseen = acts(Character::thief) && has_unseen_trap(s_.disarming);
    need(unseen, "disarming", marked("is where the Thief turns up a trap"), Rule::LAB_A_thief_2);
  }
  // Of the game, and of those that have not left it.
  int trap_tokens() const { return trap_count(*s_.set) + (s_.blanks ? s_.set->blanks : 0); }
  int tokens_there() const {
    int tokens = 0;
    for (const std::uint8_t count : s_.unseen_traps) tokens += count;
    for (const Trap& trap : s_.traps) tokens += trap.face_up() || trap.token != unseen_trap ? 1 : 0;
    return tokens + static_cast<int>(s_.crafting.looked.size());
  }
  bool has_unseen_trap(Place place) const {
    for (const std::uint8_t kind : kinds_on(s_, place)) {
      if (kind == unseen_trap) return true;
    }
    return false;
  }

  // Of one who tests a trap where he stands.
  void check_witch() {
    if (s_.arrival.stage < Arrival::Stage::bewitched) return;
    need(acts(Character::witch) && s_.arrival.seat != s_.active && is_corridor(s_.arrival.to), "arrival.stage", marked("is for the Witch's ritual"),
         Rule::LAB_A_witch_3);
    need(s_.arrival.stage != Arrival::Stage::bewitched || has_unseen_trap(s_.arrival.to), "arrival.stage", marked("nothing is to be turned up there"),
         Rule::LAB_A_witch_3);
  }

  void check_second() {
    need(!s_.fight.second || s_.fight.attackers == seat_bit(seat_of(Character::swordmaster) % 8), "fight.second",
         marked("is for the Sword Master alone"), Rule::LAB_A_swordmaster_1);
    const SecondFight& second = s_.second;
    if (second == SecondFight{}) return;
    const bool seats = second.seat < s_.players && second.target < s_.players && second.seat != second.target;
    need(seats && s_.character(second.seat) == Character::swordmaster, "second", marked("is for the Sword Master alone"), Rule::LAB_A_swordmaster_1);
    if (!error_.reason.empty()) return;
    need(may_use_abilities(s_, second.seat) && s_.pawn(second.seat) == s_.pawn(second.target), "second",
         marked("those who fight stand on one corridor"), Rule::LAB_A_swordmaster_1);
  }

  const State& s_;
  const std::array<Character, most_seats>& given_;
  Error error_;
};

}  // namespace

Error problem_of_characters(const Position& position) {
  const Error problem = CharacterCheck(position).problem();
  return problem.reason.empty() && !being_set_up(position.state) ? problem_of_hidden(position.state) : problem;
}

}  // namespace meander::labyrinth
