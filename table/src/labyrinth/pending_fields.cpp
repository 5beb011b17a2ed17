// What is pending, the nearest first.
#include "pending_fields.hpp"

#include <array>

namespace meander::labyrinth {

namespace {

constexpr std::array<std::string_view, 8> purposes{"none", "start", "jump", "guardian", "trap", "shot", "theft", "fight"};
constexpr std::array<std::string_view, 8> meeting_stages{"none", "steal", "rob", "declare", "fights", "enter", "join", "last"};
constexpr std::array<std::string_view, 9> arrival_stages{"none", "leave", "enter", "guardian", "traps", "players", "bewitched", "ritual", "way"};
constexpr std::array<std::string_view, 4> who_enters{"nobody", "pawn", "guardian", "enslaved"};
// Blessings, curses and what abilities add to a fight, at the most that a set may have.
constexpr int most_added = 99;
constexpr std::array<std::string_view, 3> trap_ways{"walking", "climbing", "dropping"};

void describe_roll(Fields& fields, State& s) {
  fields.object("roll", [&s](Fields& inside) {
    inside.word("for", s.roll.purpose, purposes);
    if (s.roll.purpose == Roll::Purpose::none) return;
    inside.seat("seat", s.roll.seat);
    inside.dice("dice", s.roll.dice);
    inside.dice("against", s.roll.against);
    if (s.roll.purpose == Roll::Purpose::theft) {
      inside.seat("from", s.roll.subject);
    } else {
      inside.number("trap", s.roll.subject, 0, most_traps - 1);
    }
    inside.seats("passed", s.roll.passed);
    inside.seats("chosen", s.roll.chosen);
    for (std::size_t seat = 0; seat < s.players; ++seat) {
      inside.number(("added_" + std::to_string(seat + 1)).c_str(), s.roll.added[seat], -most_added, most_added);
    }
  });
  fields.object("fight", [&s](Fields& inside) {
    inside.seats("attackers", s.fight.attackers);
    if (s.fight.attackers != 0) inside.seat("target", s.fight.target);
    inside.flag("second", s.fight.second);
    inside.seat("bounty", s.fight.bounty);
  });
  fields.object("second", [&s](Fields& inside) {
    inside.seat("seat", s.second.seat);
    inside.seat("target", s.second.target);
  });
  fields.seats("shots", s.shots);
}

void describe_meeting(Fields& fields, Meeting& meeting) {
  fields.object("meeting", [&meeting](Fields& inside) {
    inside.word("stage", meeting.stage, meeting_stages);
    if (meeting.stage == Meeting::Stage::none) return;
    inside.seat("seat", meeting.seat);
    inside.place("place", meeting.place);
    inside.place("from", meeting.from);
    inside.flag("moved", meeting.moved);
    inside.seats("present", meeting.present);
    inside.seats("asked", meeting.asked);
    inside.seats("bonus", meeting.bonus);
    if (meeting.stage >= Meeting::Stage::join) inside.seat("chosen", meeting.chosen);
    inside.seats("joined", meeting.joined);
    inside.values("targets", meeting.targets, [](Fields& item, std::uint8_t& seat) { item.seat("", seat); });
    for (const std::uint8_t target : meeting.targets) {
      if (target < most_seats) inside.seats(("attack_" + std::to_string(target + 1)).c_str(), meeting.named[target]);
    }
  });
}

}  // namespace

void describe_pending(Fields& fields, State& s) {
  describe_roll(fields, s);
  fields.object("build", [&s](Fields& inside) {
    inside.piece("tile", s.drawn, Piece::tile);
    inside.piece("or", s.drawn_too, Piece::tile);
    inside.number("draws", s.draws, 0, tiles_in_set);
    inside.flag("face_down", s.sowing.begun);
    inside.flag("known", s.sowing.known);
  });
  fields.object("reveal", [&s](Fields& inside) {
    inside.cell("at", s.revealing.cell);
    inside.word("by", s.revealing.by, who_enters);
  });
  fields.object("swap", [&s](Fields& inside) {
    inside.flag("begun", s.rebuilding.begun);
    inside.cell("first", s.rebuilding.first);
    inside.cell("second", s.rebuilding.second);
  });
  fields.object("mystify", [&s](Fields& inside) {
    inside.place("at", s.mystifying.place);
    inside.piece("trap", s.mystifying.kind, Piece::trap);
  });
  fields.object("crafting", [&s](Fields& inside) {
    inside.place("at", s.crafting.place);
    inside.values("looked", s.crafting.looked, [](Fields& item, std::uint8_t& kind) { item.piece("", kind, Piece::trap); });
  });
  fields.place("disarming", s.disarming);
  fields.flag("card_due", s.card_due);
  describe_cards(fields, "cards_shown", s, s.cards_shown);
  fields.object("enslaved", [&s](Fields& inside) {
    inside.seat("seat", s.enslaved.seat);
    inside.number("steps", s.enslaved.steps, 0, 3);
    inside.place("from", s.enslaved.from);
  });
  describe_meeting(fields, s.meeting);
  fields.object("arrival", [&s](Fields& inside) {
    inside.word("stage", s.arrival.stage, arrival_stages);
    if (s.arrival.stage == Arrival::Stage::none) return;
    inside.seat("seat", s.arrival.seat);
    inside.place("from", s.arrival.from);
    inside.place("to", s.arrival.to);
    inside.word("way", s.arrival.way, trap_ways);
    inside.mark("moved", s.arrival.flags, 0);
    inside.mark("jumped", s.arrival.flags, 1);
    inside.mark("climbed_up", s.arrival.flags, 2);
    inside.mark("turned", s.arrival.flags, 3);
  });
  fields.object("guardian_way", [&s](Fields& inside) {
    inside.number("steps", s.guiding.steps, 0, 3);
    inside.seats("to_meet", s.guiding.to_meet);
  });
}

}  // namespace meander::labyrinth
