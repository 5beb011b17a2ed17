#include "character_check.hpp"

#include "labyrinth/rolls.hpp"

namespace meander::labyrinth {

namespace {

class CharacterCheck {
 public:
  explicit CharacterCheck(const Position& position) : s_(position.state), given_(position.options.given) {}

  Error problem() {
    check_casting();
    check_tokens();
    if (!being_set_up(s_)) check_pending();
    return error_;
  }

 private:
  void need(bool holds, const std::string& place, const Message& reason, Rule rule) {
    if (!holds && error_.reason.empty()) error_ = {place, reason, std::string(name_of(rule))};
  }
  static std::string of_seat(int seat, const char* field) { return "seats[" + std::to_string(seat) + "]." + field; }
  int seat_of(Character character) const {
    for (int seat = 0; seat < s_.players; ++seat) {
      if (s_.character(seat) == character) return seat;
    }
    return no_seat;
  }

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

  void check_tokens() {
    for (int seat = 0; seat < s_.players; ++seat) {
      const auto index = static_cast<std::size_t>(seat);
      need(s_.figures.adrenaline[index] == 0 || s_.character(seat) == Character::archer, of_seat(seat, "adrenaline"),
           marked("is for the Archer alone"), Rule::LAB_A_archer_1);
      need(s_.figures.blessing[index] == 0 || s_.character(seat) == Character::monk, of_seat(seat, "blessing"), marked("is for the Monk alone"),
           Rule::LAB_A_monk_1);
      need(s_.roll.added[index] == 0 || s_.character(seat) == Character::monk, "roll.added_" + std::to_string(seat + 1),
           marked("is for the Monk alone"), Rule::LAB_A_monk_1);
    }
  }

  void check_pending() {
    for (int i = 0; i < ability_count && s_.active < s_.players; ++i) {
      const auto ability = static_cast<Ability>(i);
      need(!was_used(s_, ability) || s_.character(s_.active) == character_of(ability), "used", marked("is no ability of the active player"),
           Rule::LAB_14_3);
    }
    need(s_.actions <= actions_a_turn || was_used(s_, Ability::archer_1), "actions", marked("nobody has so many"), Rule::LAB_4_1);
    need((s_.shots & ~s_.everyone()) == 0, "shots", marked("there is no such seat"), Rule::LAB_A_archer_2);
    const bool shooting = s_.shots != 0 || s_.roll.purpose == Roll::Purpose::shot;
    need(!shooting || was_used(s_, Ability::archer_2), "shots", marked("nobody has shot"), Rule::LAB_A_archer_2);
    SeatSet targets = s_.shots;
    if (s_.roll.purpose == Roll::Purpose::shot && s_.roll.seat < s_.players) targets = with(targets, s_.roll.seat);
    for (int seat = 0; seat < s_.players; ++seat) {
      need(!has(targets, seat) || (is_corridor(s_.pawn(seat)) && s_.character(seat) != Character::archer), "shots",
           marked("is nobody who can be shot at"), Rule::LAB_A_archer_2);
    }
    need((s_.roll.chosen & ~s_.everyone()) == 0, "roll.chosen", marked("there is no such seat"), Rule::LAB_13_4);
    need(!s_.fight.second || s_.fight.attackers == seat_bit(seat_of(Character::swordmaster) % 8), "fight.second",
         marked("is for the Sword Master alone"), Rule::LAB_A_swordmaster_1);
    check_second();
  }
  void check_second() {
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

Error problem_of_characters(const Position& position) { return CharacterCheck(position).problem(); }

}  // namespace meander::labyrinth
