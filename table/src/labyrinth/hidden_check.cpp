#include "hidden_check.hpp"

#include "labyrinth/exchanging.hpp"
#include "labyrinth/revealing.hpp"
#include "labyrinth/rolls.hpp"

namespace meander::labyrinth {

namespace {

class HiddenCheck {
 public:
  explicit HiddenCheck(const State& state) : s_(state), illusionist_(illusionist(state)) {}

  Error problem() {
    check_tiles();
    check_sowing();
    check_revealing();
    check_mystifying();
    check_mirrored();
    check_tokens();
    check_crafting();
    check_bounty();
    return error_;
  }

 private:
  void need(bool holds, const std::string& place, const Message& reason, Rule rule) {
    if (!holds && error_.reason.empty()) error_ = {place, reason, std::string(name_of(rule))};
  }
  bool acts(Character character) const { return s_.active < s_.players && s_.character(s_.active) == character && may_use_abilities(s_, s_.active); }
  bool is_face_down(Place place) const { return is_corridor(place) && s_.board.tiles[cell_of(place)].is_face_down(); }

  void check_tiles() {
    int tiles = 0;
    for (Cell cell = 0; cell < cell_count; ++cell) {
      if (!s_.board.tiles[cell].is_face_down()) continue;
      const std::string here = "board." + name_of(cell);
      need(illusionist_ != no_seat, here, marked("only the Illusionist lays tiles face down"), Rule::LAB_A_illusionist_1);
      need(++tiles <= s_.set->numbers.illusionist.sown_tiles, here, marked("more tiles lie face down than may"), Rule::LAB_A_illusionist_1);
    }
    for (int seat = 0; seat < s_.players; ++seat) {
      need(seat == illusionist_ || !is_face_down(s_.pawn(seat)), "seats[" + std::to_string(seat) + "].at",
           marked("only the Illusionist stands on a tile that lies face down"), Rule::LAB_A_illusionist_1);
    }
    need(!is_face_down(s_.figures.guardian), "guardian.at", marked("the Guardian does not stand on a tile that lies face down"),
         Rule::LAB_A_illusionist_1);
    need(!is_face_down(s_.figures.guardian_from), "guardian.from", marked("the Guardian does not stand on a tile that lies face down"),
         Rule::LAB_A_illusionist_1);
    for (std::size_t i = 0; i < s_.traps.size(); ++i) {
      need(!is_face_down(s_.traps[i].place), "traps[" + std::to_string(i) + "].at", marked("no trap lies on a tile that lies face down"),
           Rule::LAB_A_illusionist_1);
    }
  }
  void check_sowing() {
    if (s_.sowing == Sowing{}) return;
    need(s_.sowing.begun && acts(Character::illusionist) && s_.draws > 0 && s_.drawn_too == 0, "build.face_down",
         marked("is for the Illusionist alone"), Rule::LAB_A_illusionist_1);
  }

  // Somebody is about to come onto it from beside it.
  void check_revealing() {
    const Revealing& revealing = s_.revealing;
    if (revealing == Revealing{}) return;
    const Message reason = marked("is no tile face down that somebody is about to enter");
    need(revealing.cell != no_cell && revealing.by != Revealing::By::nobody && illusionist_ != no_seat, "reveal", reason, Rule::LAB_A_illusionist_1);
    if (!error_.reason.empty()) return;
    need(s_.board.tiles[revealing.cell].is_face_down() && may_enter(), "reveal", reason, Rule::LAB_A_illusionist_1);
    if (!error_.reason.empty()) return;
    const Place from = entered_from(s_);
    bool leads = false;
    for (const Place place : is_corridor(from) ? connected(s_, from) : Steps{}) leads = leads || place == place_of(revealing.cell, 0);
    need(leads, "reveal", reason, Rule::LAB_A_illusionist_1);
  }
  bool may_enter() const {
    switch (s_.revealing.by) {
      case Revealing::By::enslaved:
        return s_.enslaved.seat < s_.players && s_.enslaved.seat != illusionist_;
      case Revealing::By::pawn:
        return s_.arrival.stage == Arrival::Stage::enter && s_.arrival.seat < s_.players && s_.arrival.seat != illusionist_ &&
               s_.arrival.to == place_of(s_.revealing.cell, 0);
      default:
        return true;
    }
  }

  void check_mystifying() {
    const Mystifying& mystifying = s_.mystifying;
    if (mystifying == Mystifying{}) return;
    bool found = false;
    for (const TrapThere& trap : exchangeable(s_)) found = found || trap == TrapThere{mystifying.place, mystifying.kind};
    need(acts(Character::illusionist) && found, "mystify", marked("is no trap that the Illusionist may exchange"), Rule::LAB_A_illusionist_2);
  }
  void check_mirrored() {
    if (s_.mirrored == nowhere) return;
    need(s_.active < s_.players && s_.active == illusionist_ && is_corridor(s_.mirrored) && s_.mirrored != place_of(centre, 0), "mirrored",
         marked("is for the Illusionist alone"), Rule::LAB_A_illusionist_3);
    if (!error_.reason.empty()) return;
    const int left = actions_a_turn - s_.set->numbers.illusionist.mirror_actions;
    need(s_.actions <= left, "mirrored", marked("costs more actions than have been spent"), Rule::LAB_A_illusionist_3);
    // The crystal is spent, unless there were actions enough to make it ready again.
    need(!has(s_.crystals, s_.active) || s_.actions <= left - actions_a_turn, "mirrored", marked("costs the crystal, which is ready"),
         Rule::LAB_A_illusionist_3);
  }

  void check_tokens() {
    const bool hunts = may_be_known(s_);
    for (std::size_t i = 0; i < s_.traps.size(); ++i) {
      const Trap& trap = s_.traps[i];
      const std::string here = "traps[" + std::to_string(i) + "]";
      need(trap.token == unseen_trap || (hunts && !trap.face_up()), here + ".token",
           marked("is for traps that lie face down while a Head Hunter plays"), Rule::LAB_A_headhunter_2);
      need(!trap.seen || trap.token != unseen_trap, here + ".seen", marked("is for a trap whose token is known"), Rule::LAB_A_headhunter_2);
      need(trap.laid_after <= s_.put_back.size(), here + ".laid_after", marked("is more than there are in put_back"), Rule::LAB_A_headhunter_2);
    }
    need(s_.put_back.empty() || hunts, "put_back", marked("is for the Head Hunter alone"), Rule::LAB_A_headhunter_2);
  }
  // He has begun to lay a trap where he may.
  void check_crafting() {
    const Crafting& crafting = s_.crafting;
    if (crafting == Crafting{}) return;
    const Place place = crafting.place;
    bool known = true;
    for (const std::uint8_t kind : crafting.looked) known = known && kind != unseen_trap;
    for (const Trap& trap : s_.traps) known = known && (crafting.looked.empty() || trap.face_up() || trap.token != unseen_trap);
    need(acts(Character::headhunter) && was_used(s_, Ability::headhunter_2) && known && static_cast<int>(crafting.looked.size()) <= s_.trap_pool &&
             s_.trap_pool > 0,
         "crafting", marked("is for the Head Hunter alone"), Rule::LAB_A_headhunter_2);
    const bool may = is_corridor(place) && place != place_of(centre, 0) && !s_.board.tiles[cell_of(place)].empty() && !is_face_down(place) &&
                     corridor_of(place) < static_cast<int>(tables_of(s_).shape(s_.board.tiles[cell_of(place)]).size()) && pawns_at(s_, place) == 0 &&
                     traps_on(s_, place) < most_traps_together;
    need(may, "crafting.at", marked("no trap may be laid there"), Rule::LAB_8_2);
  }
  void check_bounty() {
    const Fight& fight = s_.fight;
    if (fight.bounty == no_seat) return;
    const bool attacks = fight.bounty == fight.target;
    const int hunter = s_.seat_of(Character::headhunter);
    const bool seats = hunter != no_seat && fight.bounty < s_.players;
    const bool hunts = seats && (attacks ? has(fight.attackers, hunter) : fight.target == hunter && has(fight.attackers, fight.bounty));
    need(hunts && s_.keys(fight.bounty) > 0, "fight.bounty", marked("is no opponent of the Head Hunter with a key"), Rule::LAB_A_headhunter_3);
    if (!error_.reason.empty()) return;
    need(!has(s_.crystals, hunter), "fight.bounty", marked("costs the crystal, which is ready"), Rule::LAB_A_headhunter_3);
    need(s_.roll.added[static_cast<std::size_t>(hunter)] + curses_on(s_, hunter) == s_.set->numbers.headhunter.bounty_bonus, "fight.bounty",
         marked("is added to the roll of the Head Hunter"), Rule::LAB_A_headhunter_3);
  }

  const State& s_;
  std::uint8_t illusionist_;
  Error error_;
};

}  // namespace

Error problem_of_hidden(const State& state) { return HiddenCheck(state).problem(); }

}  // namespace meander::labyrinth
