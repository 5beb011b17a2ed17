// What makes a position inconsistent.
#include "character_check.hpp"
#include "labyrinth/rolls.hpp"
#include "table/labyrinth/position.hpp"

namespace meander::labyrinth {

namespace {

class Check {
 public:
  explicit Check(const Position& position) : position_(position), s_(position.state) {}

  Error problem() {
    check_seats();
    if (!error_.reason.empty()) return error_;
    check_figures(s_.figures, "");
    check_traps();
    if (error_.reason.empty()) error_ = problem_of_characters(position_);
    if (being_set_up(s_)) {
      check_set_up();
    } else {
      check_turn();
      check_roll();
      check_meeting();
      check_arrival();
      check_guardian();
      check_build();
      if (!(s_.turn_start == Figures{})) check_figures(s_.turn_start, "turn_start.");
    }
    return error_;
  }

 private:
  // The first thing that is not so is told.
  void need(bool holds, const std::string& place, const Message& reason, Rule rule) {
    if (!holds && error_.reason.empty()) error_ = {place, reason, std::string(name_of(rule))};
  }
  bool is_seat(int seat) const { return seat < s_.players; }
  bool are_seats(SeatSet seats) const { return (seats & ~s_.everyone()) == 0; }
  bool there(Place place) const {
    return is_corridor(place) && static_cast<std::size_t>(corridor_of(place)) < tables_of(s_).shape(s_.board.tiles[cell_of(place)]).size();
  }
  static std::string at(const char* list, std::size_t index) { return std::string(list) + "[" + std::to_string(index) + "]"; }

  void check_seats() {
    std::uint8_t fields = 0;
    int seated = 0;
    for (int seat = 0; seat < s_.players; ++seat) {
      const std::string here = at("seats", static_cast<std::size_t>(seat));
      const bool has_field = s_.seating.field_of(seat) != no_seat;
      if (has_field) fields = static_cast<std::uint8_t>(fields | 1 << s_.seating.field_of(seat));
      seated += has_field ? 1 : 0;
      need((s_.pawn(seat) == nowhere) == being_set_up(s_), here + ".at", marked("either all pawns are on the table or none is"), Rule::LAB_2_3);
    }
    const bool free = s_.players == 2 || s_.players == 5;
    const std::uint8_t fixed = s_.players == 3 ? 0b010101 : s_.players == 4 ? 0b011011 : 0b111111;
    if (!being_set_up(s_)) need(seated == s_.players, "seats", marked("every seat needs its start field"), Rule::LAB_2_3);
    need(free || (fields & ~fixed) == 0, "seats", marked("so many players do not sit like this"), Rule::LAB_2_3);
  }

  // Everything about pawns, as it is or as it was at the start of a turn that may be taken back.
  void check_figures(const Figures& figures, const std::string& in) {
    int keys = std::popcount(figures.first_keys) + static_cast<int>(figures.lying.size());
    int daze = 0;
    int curses = 0;
    for (int seat = 0; seat < s_.players; ++seat) {
      const auto index = static_cast<std::size_t>(seat);
      keys += figures.keys[index];
      daze += figures.daze[index];
      curses += figures.curse[index];
      if (!being_set_up(s_)) check_pawn(figures, seat, in + at("seats", index));
    }
    need(keys == most_keys, in + "keys", {marked("there are {count}, which must be six"), {{"count", keys}}}, Rule::LAB_1_3);
    need(daze <= s_.set->supplies.daze, in + "seats", marked("there are more daze tokens than the component set has"), Rule::LAB_1_4);
    need(curses <= s_.set->supplies.curse, in + "seats", marked("there are more curses than the component set has"), Rule::LAB_A_witch_1);
    for (const Place place : figures.lying) need(there(place), in + "keys.lying", marked("a key lies where no corridor is"), Rule::LAB_1_7);
    need(there(figures.guardian), in + "guardian.at", marked("the Guardian stands on a corridor of the board"), Rule::LAB_11_2);
    need(figures.guardian_from == nowhere || is_corridor(figures.guardian_from), in + "guardian.from", marked("he never enters a start field"),
         Rule::LAB_11_2);
  }
  void check_pawn(const Figures& figures, int seat, const std::string& here) {
    const Place place = figures.pawn[static_cast<std::size_t>(seat)];
    need(there(place) || (s_.seating.field_of(seat) != no_seat && place == start_field(s_.seating.field_of(seat))), here + ".at",
         marked("a pawn stands on its own start field or on a corridor of the board"), Rule::LAB_6_2);
    if (has(figures.came_itself, seat))
      need(place == place_of(centre, 0), here + ".came_itself", marked("is for who is on the centre"), Rule::LAB_3_1);
    if (has(figures.from_start, seat))
      need(is_corridor(place) && cell_of(place) == key_cell(s_.seating.field_of(seat)), here + ".from_start", marked("is for who is on his key tile"),
           Rule::LAB_8_6);
    if (has(figures.slipped, seat))
      need(is_corridor(place) && place != place_of(centre, 0), here + ".slipped", marked("is for who is on a corridor, and not on the centre"),
           Rule::LAB_A_thief_3);
  }

  void check_traps() {
    for (std::size_t i = 0; i < s_.traps.size(); ++i) {
      const Trap& trap = s_.traps[i];
      const std::string here = at("traps", i);
      need(there(trap.place) && trap.place != place_of(centre, 0), here + ".at", marked("a trap lies on a corridor, and not on the centre"),
           Rule::LAB_8_2);
      need(i < 2 || s_.traps[i - 2].place != trap.place, here + ".at", marked("at most two traps lie on a corridor"), Rule::LAB_8_11);
      const auto failed = static_cast<SeatSet>(trap.failed | trap.failed_before);
      need(are_seats(failed), here + ".failed", marked("there is no such seat"), Rule::LAB_8_5);
      need(trap.face_up() || failed == 0, here + ".failed", marked("nobody has met a trap that is face down"), Rule::LAB_8_5);
      const int kinds = static_cast<int>(s_.set->traps.size()) + (s_.blanks && s_.set->blanks > 0 ? 1 : 0);
      need(trap.kind <= kinds, here + ".trap", marked("this game has no such trap"), Rule::LAB_15_2);
    }
    for (const std::uint8_t kind : s_.under_pool) need(kind > 0, "under_pool", marked("a tile is missing"), Rule::LAB_5_3);
  }

  void check_set_up() {
    SeatSet seen = 0;
    for (const std::uint8_t seat : s_.lots) {
      need(is_seat(seat) && !has(seen, seat), "set_up.lots", marked("must name seats of this game, each once"), Rule::LAB_2_3);
      if (is_seat(seat)) seen = with(seen, seat);
    }
    need(are_seats(s_.to_roll), "set_up.to_roll", marked("there is no such seat"), Rule::LAB_2_2);
    need(s_.active == no_seat || (is_seat(s_.active) && s_.to_roll == 0), "turn", marked("nobody starts before all have rolled"), Rule::LAB_2_2);
    need(s_.active != no_seat || s_.lots.empty(), "set_up.lots", marked("the roll comes before the seats"), Rule::LAB_2_2);
    need(s_.active != no_seat || s_.to_roll != 0, "set_up.to_roll", marked("somebody has to roll, or starts"), Rule::LAB_2_2);
    const bool open = s_.fight == Fight{} && s_.second == SecondFight{} && s_.shots == 0 && s_.used == 0 && s_.meeting == Meeting{} &&
                      s_.arrival == Arrival{} && s_.guiding == GuardianWay{} && !s_.card_due && s_.draws == 0 && s_.cards_shown.empty() &&
                      s_.enslaved == Enslavement{} && s_.rebuilding == Rebuilding{} && s_.disarming == nowhere && s_.stolen == 0 &&
                      s_.sowing == Sowing{} && s_.revealing == Revealing{} && s_.mystifying == Mystifying{} && s_.crafting == Crafting{} &&
                      s_.mirrored == nowhere && s_.put_back.empty();
    need(open, "position", marked("nothing else is under way during the set-up"), Rule::LAB_2_2);
    const bool rolls = s_.roll.purpose == Roll::Purpose::none || (s_.roll.purpose == Roll::Purpose::start && s_.roll.seat == first_of(s_.to_roll) &&
                                                                  s_.roll.dice.empty() && s_.roll.against.empty());
    need(rolls && (s_.roll.purpose == Roll::Purpose::none) == (s_.to_roll == 0), "roll", marked("the next seat that has to rolls for the start"),
         Rule::LAB_2_2);
    check_lots_and_fields();
  }
  // Who has been drawn sits, by the order of the lots; with two and five whoever has chosen.
  void check_lots_and_fields() {
    const bool chosen = s_.players == 2 || s_.players == 5;
    for (int seat = 0; seat < s_.players; ++seat) {
      std::size_t index = 0;
      while (index < s_.lots.size() && s_.lots[index] != seat) ++index;
      const bool sits = s_.seating.field_of(seat) != no_seat;
      if (!chosen) {
        need(sits == (index < s_.lots.size()), at("seats", static_cast<std::size_t>(seat)) + ".start", marked("who was drawn sits, and nobody else"),
             Rule::LAB_2_3);
      } else if (sits) {
        for (std::size_t i = 0; i < index && i < s_.lots.size(); ++i) {
          need(s_.seating.field_of(s_.lots[i]) != no_seat, "set_up.lots", marked("those drawn earlier choose earlier"), Rule::LAB_2_3);
        }
        need(index < s_.lots.size() && static_cast<int>(s_.lots.size()) == s_.players, "set_up.lots", marked("all are drawn before anybody chooses"),
             Rule::LAB_2_3);
      }
    }
  }

  void check_turn() {
    need(is_seat(s_.active), "turn", marked("there is no such seat"), Rule::LAB_4_1);
    need(are_seats(s_.robbed), "robbed", marked("there is no such seat"), Rule::LAB_9_7);
    need(s_.lots.empty() && s_.to_roll == 0, "set_up", marked("the set-up is over"), Rule::LAB_2_3);
    for (const std::uint8_t sum : s_.rolled) need(sum == 0, "set_up.rolled", marked("the set-up is over"), Rule::LAB_2_2);
  }

  void check_roll() {
    const Roll& roll = s_.roll;
    need((roll.purpose == Roll::Purpose::fight) == (s_.fight.attackers != 0), "fight", marked("a fight is rolled for, and nothing else has one"),
         Rule::LAB_9_3);
    if (roll.purpose == Roll::Purpose::none) {
      need(roll == Roll{}, "roll", marked("says not what is rolled for"), Rule::LAB_13_1);
      return;
    }
    need(roll.purpose != Roll::Purpose::start, "roll.for", marked("the set-up is over"), Rule::LAB_2_2);
    need(is_seat(roll.seat), "roll.seat", marked("there is no such seat"), Rule::LAB_13_1);
    need(are_seats(roll.passed), "roll.passed", marked("there is no such seat"), Rule::LAB_13_4);
    const bool fights = roll.purpose == Roll::Purpose::fight;
    const int dice = fights ? count(s_.fight.attackers) + 1 + extra_dice(s_, s_.fight.attackers) : roll.purpose == Roll::Purpose::jump ? 1 : 2;
    const int against = fights && is_seat(s_.fight.target) ? 2 + extra_dice(s_, seat_bit(s_.fight.target)) : 0;
    need(roll.dice.empty() || roll.dice.size() == dice, "roll.dice", {marked("there must be {count}"), {{"count", dice}}}, Rule::LAB_9_5);
    need(roll.against.empty() || roll.against.size() == against, "roll.against", {marked("there must be {count}"), {{"count", against}}},
         Rule::LAB_9_3);
    if (!error_.reason.empty()) return;
    if (roll.purpose == Roll::Purpose::jump)
      need(roll.seat == s_.active && is_level(s_, s_.pawn(s_.active), Level::over), "roll", marked("the active player jumps from a bridge"),
           Rule::LAB_7_1);
    if (fights) check_fight();
    if (roll.purpose == Roll::Purpose::trap) {
      const Arrival::Stage stage = s_.arrival.stage;
      const bool leaves = stage == Arrival::Stage::leave;
      const bool known = roll.subject < s_.traps.size() && kind_of(*s_.set, s_.traps[roll.subject]) != nullptr;
      need(known && roll.seat == s_.arrival.seat && (leaves || stage == Arrival::Stage::traps || stage == Arrival::Stage::ritual) &&
               s_.traps[roll.subject].place == (leaves ? s_.arrival.from : s_.arrival.to) && is_door(*s_.set, s_.traps[roll.subject]) == leaves,
           "roll.trap", marked("is no trap that this pawn tests now"), Rule::LAB_8_5);
    } else if (roll.purpose != Roll::Purpose::theft) {
      need(roll.subject == 0, "roll.trap", marked("no trap is tested"), Rule::LAB_8_5);
    }
  }
  void check_fight() {
    const bool seats = are_seats(s_.fight.attackers) && is_seat(s_.fight.target) && !has(s_.fight.attackers, s_.fight.target);
    need(seats && has(s_.fight.attackers, s_.roll.seat), "fight", marked("attackers and target are different seats of this game"), Rule::LAB_9_3);
    if (!error_.reason.empty()) return;
    const Place place = s_.pawn(s_.fight.target);
    need(is_corridor(place) && (others_at(s_, place, s_.fight.target) & s_.fight.attackers) == s_.fight.attackers, "fight",
         marked("those who fight stand on one corridor"), Rule::LAB_9_2);
  }

  void check_meeting() {
    const Meeting& meeting = s_.meeting;
    if (meeting.stage == Meeting::Stage::none) {
      need(meeting == Meeting{}, "meeting", marked("has no stage"), Rule::LAB_9_1);
      return;
    }
    need(is_seat(meeting.seat) && there(meeting.place), "meeting", marked("somebody enters a corridor"), Rule::LAB_9_1);
    if (!error_.reason.empty()) return;
    need(meeting.from == nowhere || is_start(meeting.from) || there(meeting.from), "meeting.from", marked("is no corridor of the board"),
         Rule::LAB_9_6);
    need(meeting.from != nowhere || meeting.place != place_of(centre, 0), "meeting.from", marked("is missing"), Rule::LAB_9_6);
    const auto seats = static_cast<SeatSet>(meeting.present | meeting.asked | meeting.bonus | meeting.joined);
    need(are_seats(seats) && !has(meeting.present, meeting.seat), "meeting", marked("there is no such seat"), Rule::LAB_9_4);
    if (meeting.stage == Meeting::Stage::join) check_attack();
    for (std::size_t i = 0; i < meeting.targets.size(); ++i) {
      const std::uint8_t target = meeting.targets[i];
      need(is_seat(target) && are_seats(meeting.named[target]) && meeting.named[target] != 0, "meeting.targets", marked("nobody attacks this target"),
           Rule::LAB_9_4);
      need(!is_seat(target) || !has(meeting.named[target], target), "meeting.targets", marked("nobody attacks himself"), Rule::LAB_9_4);
      for (std::size_t j = 0; j < i; ++j) need(meeting.targets[j] != target, "meeting.targets", marked("a target is there twice"), Rule::LAB_9_4);
    }
  }

  // Who enters attacks somebody, and others join him.
  void check_attack() {
    const Meeting& meeting = s_.meeting;
    need(s_.pawn(meeting.seat) == meeting.place, "meeting.seat", marked("does not stand where he attacks"), Rule::LAB_9_4);
    const SeatSet others = others_at(s_, meeting.place, meeting.seat);
    need(is_seat(meeting.chosen) && has(others, meeting.chosen), "meeting.chosen", marked("is nobody who is there"), Rule::LAB_9_4);
    if (!error_.reason.empty()) return;
    need((meeting.joined & ~others) == 0 && !has(meeting.joined, meeting.chosen), "meeting.joined", marked("is nobody who may join him there"),
         Rule::LAB_9_4);
  }

  void check_arrival() {
    const Arrival& arrival = s_.arrival;
    if (arrival.stage == Arrival::Stage::none) {
      need(arrival == Arrival{}, "arrival", marked("has no stage"), Rule::LAB_6_3);
      return;
    }
    need(is_seat(arrival.seat), "arrival.seat", marked("there is no such seat"), Rule::LAB_6_3);
    if (!error_.reason.empty()) return;
    const Place own = start_field(s_.seating.field_of(arrival.seat));
    const auto place = [&](Place each) { return there(each) || each == own; };
    const bool stands = arrival.stage >= Arrival::Stage::bewitched;
    need(stands ? arrival.from == nowhere : place(arrival.from), "arrival.from", marked("is no place where this pawn may be"), Rule::LAB_6_3);
    need(place(arrival.to), "arrival.to", marked("is no place where this pawn may be"), Rule::LAB_6_3);
    const bool comes = arrival.stage == Arrival::Stage::leave || arrival.stage == Arrival::Stage::enter;
    need(comes || arrival.stage == Arrival::Stage::guardian || there(arrival.to), "arrival.to", marked("is no corridor of the board"), Rule::LAB_6_3);
    need(s_.pawn(arrival.seat) == (comes ? arrival.from : arrival.to), "arrival", marked("its pawn stands somewhere else"), Rule::LAB_6_3);
  }

  void check_guardian() {
    need((s_.guiding.to_meet & ~pawns_at(s_, s_.figures.guardian)) == 0, "guardian_way.to_meet", marked("the Guardian meets those on his corridor"),
         Rule::LAB_11_4);
    need(!s_.card_due || (s_.card_taken && guardian_deck(s_) > 0), "card_due", marked("is for a card that was taken this turn"), Rule::LAB_11_1);
  }

  void check_build() {
    const int pool = tile_pool(s_) + (s_.drawn > 0 ? 1 : 0) + (s_.drawn_too > 0 ? 1 : 0);
    need(s_.draws <= pool, "build.draws", marked("the pool has not so many tiles"), Rule::LAB_5_3);
    need(s_.drawn == 0 || s_.draws > 0, "build.draws", marked("the drawn tile is one of those to be tried"), Rule::LAB_5_3);
    need(s_.draws == 0 || s_.actions > 0, "build", marked("building takes an action"), Rule::LAB_4_2);
  }

  const Position& position_;
  const State& s_;
  Error error_;
};

}  // namespace

Error problem_of(const Position& position) { return Check(position).problem(); }

}  // namespace meander::labyrinth
