#include "position_fields.hpp"

#include <algorithm>
#include <array>

#include "labyrinth/queries.hpp"
#include "table/labyrinth/characters_text.hpp"

namespace meander::labyrinth {

namespace {

constexpr std::array<std::string_view, 7> purposes{"none", "start", "jump", "guardian", "trap", "shot", "fight"};
constexpr std::array<std::string_view, 7> meeting_stages{"none", "rob", "declare", "fights", "enter", "join", "last"};
constexpr std::array<std::string_view, 5> arrival_stages{"none", "leave", "guardian", "traps", "players"};
constexpr std::array<std::string_view, 3> trap_ways{"walking", "climbing", "dropping"};

void describe_seat(Fields& fields, State& s, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  Figures& figures = s.figures;
  Place start = s.seating.field_of(seat) == no_seat ? nowhere : start_field(s.seating.field_of(seat));
  fields.place("start", start);
  if (fields.reads() && start != nowhere) {
    if (!is_start(start)) return fields.fail("start", marked("is not a start field (S0 to S5)"));
    if (s.seating.seat_at(start - corridor_places) != no_seat) return fields.fail("start", marked("somebody sits there already"));
    s.seating.sit(seat, start - corridor_places);
  }
  fields.place("at", figures.pawn[index]);
  fields.number("life", figures.life[index], 1, s.set->life, s.set->life);
  fields.number("daze", figures.daze[index], 0, s.set->supplies.daze);
  fields.number("keys", figures.keys[index], 0, most_keys);
  auto spent = static_cast<SeatSet>(~s.crystals);
  fields.mark("crystal_spent", spent, seat);
  s.crystals = has(spent, seat) ? without(s.crystals, seat) : with(s.crystals, seat);
  fields.word("character", s.characters[index], character_names);
  fields.number("adrenaline", figures.adrenaline[index], 0, s.set->supplies.adrenaline);
  fields.number("blessing", figures.blessing[index], 0, s.set->supplies.blessing);
  fields.mark("came_itself", figures.came_itself, seat);
  fields.mark("from_start", figures.from_start, seat);
  fields.mark("untouched", figures.untouched, seat);
}

// By cell: the tile's id and by how many steps it is turned.
void describe_board(Fields& fields, State& s) {
  if (!fields.reads()) {
    Json tiles = Json::object();
    for (Cell cell = 0; cell < cell_count; ++cell) {
      const LaidTile tile = s.board.tiles[cell];
      if (tile.is_normal()) tiles[name_of(cell)] = std::string(tile_name(*s.set, tile.kind())) + " " + std::to_string(tile.rotation());
    }
    if (!tiles.empty()) fields.write("board", std::move(tiles));
    return;
  }
  s.board = Board::set_up();
  const Json& tiles = fields.raw("board");
  if (tiles.is_null()) return;
  if (!tiles.is_object()) return fields.fail("board", marked("must be an object"));
  for (const auto& [key, value] : tiles.items()) {
    const std::string place = "board." + key.substr(0, 40);
    const Cell cell = cell_named(key);
    if (cell == no_cell) return fields.fail(place.c_str(), marked("is no cell of the board"));
    if (!s.board.tiles[cell].empty()) return fields.fail(place.c_str(), marked("the centre or a key tile lies there"));
    const std::string text = value.is_string() ? value.get<std::string>() : std::string();
    const std::size_t blank = text.find(' ');
    const auto kind = parse_tile(*s.set, text.substr(0, blank));
    const std::string turned = blank == std::string::npos ? "0" : text.substr(blank + 1);
    if (!kind || turned.size() != 1 || turned[0] < '0' || turned[0] > '5')
      return fields.fail(place.c_str(), marked("must be a tile of the set and by how many steps it is turned, like \"T01 2\""));
    s.board.tiles[cell] = LaidTile::normal(*kind, turned[0] - '0');
  }
}

void describe_keys(Fields& fields, Figures& figures) {
  fields.object("keys", [&figures](Fields& inside) {
    FixedVector<Place, most_keys> first;
    for (int d = 0; d < directions && !inside.reads(); ++d) {
      if ((figures.first_keys >> d & 1) != 0) first.push_back(start_field(d));
    }
    inside.values("first", first, [](Fields& item, Place& place) { item.place("", place); });
    if (inside.reads()) figures.first_keys = 0;
    for (const Place place : first) {
      if (inside.reads() && !is_start(place)) return inside.fail("first", marked("the keys of set-up are named by their start fields, S0 to S5"));
      figures.first_keys = static_cast<Keys>(figures.first_keys | 1 << (place - corridor_places));
    }
    inside.values("lying", figures.lying, [](Fields& item, Place& place) { item.place("", place); });
    std::sort(figures.lying.begin(), figures.lying.end());
  });
}

void describe_traps(Fields& fields, State& s) {
  FixedVector<Trap, most_traps> traps;
  for (const Trap& trap : s.traps) traps.push_back(trap);
  std::size_t index = 0;
  std::uint64_t tested = 0;
  fields.list("traps", traps, [&](Fields& inside, Trap& trap) {
    inside.place("at", trap.place);
    inside.piece("trap", trap.kind, Piece::trap);
    inside.seats("failed", trap.failed);
    bool done = (s.tested >> index & 1) != 0;
    inside.flag("tested", done);
    if (done) tested |= std::uint64_t{1} << index;
    ++index;
  });
  if (!fields.reads()) return;
  s.tested = tested;
  s.traps = {};
  for (std::size_t i = 0; i < traps.size(); ++i) {
    if (i > 0 && traps[i].place < traps[i - 1].place) return fields.fail("traps", marked("must be in the order of their places"));
    s.traps.lay(traps[i]);
  }
}

void describe_guardian(Fields& fields, State& s) {
  fields.object("guardian", [&s](Fields& inside) {
    inside.place("at", s.figures.guardian);
    inside.place("from", s.figures.guardian_from);
    inside.flag("sleeps", s.figures.guardian_sleeps);
    FixedVector<std::uint8_t, most_guardian_cards> used;
    for (std::size_t kind = 0; kind < s.set->guardian.size() && !inside.reads(); ++kind) {
      for (int i = s.cards[kind]; i < s.set->guardian[kind].count; ++i) used.push_back(static_cast<std::uint8_t>(kind + 1));
    }
    inside.values("used", used, [](Fields& item, std::uint8_t& kind) { item.piece("", kind, Piece::card); });
    if (!inside.reads()) return;
    for (const std::uint8_t kind : used) {
      if (kind == 0 || s.cards[kind - 1U] == 0) return inside.fail("used", marked("the component set has not so many of these"));
      --s.cards[kind - 1U];
      --s.cards_left;
    }
  });
}

// Abilities by their ids.
void describe_used(Fields& fields, std::uint32_t& used) {
  // Counted from 1, so that none of them is the usual value, which is not written.
  FixedVector<std::uint8_t, ability_count> abilities;
  for (std::uint8_t i = 0; i < ability_count && !fields.reads(); ++i) {
    if ((used >> i & 1U) != 0) abilities.push_back(static_cast<std::uint8_t>(i + 1));
  }
  static const std::array<std::string, ability_count + 1> ids = [] {
    std::array<std::string, ability_count + 1> made;
    for (std::size_t i = 1; i < made.size(); ++i) made[i] = id_of(static_cast<Ability>(i - 1));
    return made;
  }();
  const std::vector<std::string_view> names(ids.begin(), ids.end());
  fields.values("used", abilities, [&names](Fields& item, std::uint8_t& ability) { item.word("", ability, names); });
  if (!fields.reads()) return;
  used = 0;
  for (const std::uint8_t ability : abilities) {
    const std::uint32_t bit = ability == 0 ? 0 : 1U << (ability - 1U);
    if (bit == 0 || (used & bit) != 0) return fields.fail("used", marked("must name abilities, each once"));
    used |= bit;
  }
}

void describe_turn(Fields& fields, State& s) {
  fields.seat("turn", s.active);
  // One more with adrenaline (LAB-A.archer.1).
  fields.number("actions", s.actions, 0, s.casting == Casting::none ? actions_a_turn : actions_a_turn + 1);
  fields.flag("card_taken", s.card_taken);
  fields.flag("no_build", s.no_build);
  fields.seats("robbed", s.robbed);
  describe_used(fields, s.used);
  fields.seat("winner", s.winner);
}

void describe_roll(Fields& fields, State& s) {
  fields.object("roll", [&s](Fields& inside) {
    inside.word("for", s.roll.purpose, purposes);
    if (s.roll.purpose == Roll::Purpose::none) return;
    inside.seat("seat", s.roll.seat);
    inside.dice("dice", s.roll.dice);
    inside.dice("against", s.roll.against);
    inside.number("trap", s.roll.trap, 0, most_traps - 1);
    inside.seats("passed", s.roll.passed);
    inside.seats("chosen", s.roll.chosen);
    for (std::size_t seat = 0; seat < s.players; ++seat) {
      auto added = static_cast<std::uint8_t>(s.roll.added[seat]);
      inside.number(("added_" + std::to_string(seat + 1)).c_str(), added, 0, s.set->supplies.blessing);
      s.roll.added[seat] = static_cast<std::int8_t>(added);
    }
  });
  fields.object("fight", [&s](Fields& inside) {
    inside.seats("attackers", s.fight.attackers);
    if (s.fight.attackers != 0) inside.seat("target", s.fight.target);
    inside.flag("second", s.fight.second);
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

void describe_pending(Fields& fields, State& s) {
  describe_roll(fields, s);
  fields.object("build", [&s](Fields& inside) {
    inside.piece("tile", s.drawn, Piece::tile);
    inside.number("draws", s.draws, 0, tiles_in_set);
  });
  fields.flag("card_due", s.card_due);
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
  });
  fields.object("guardian_way", [&s](Fields& inside) {
    inside.number("steps", s.guiding.steps, 0, 3);
    inside.seats("to_meet", s.guiding.to_meet);
  });
}

void describe_set_up(Fields& fields, State& s) {
  fields.object("set_up", [&s](Fields& inside) {
    inside.values("lots", s.lots, [](Fields& item, std::uint8_t& seat) { item.seat("", seat); });
    FixedVector<std::uint8_t, most_seats> rolled;
    bool any = false;
    for (const std::uint8_t sum : s.rolled) any = any || sum > 0;
    for (std::size_t seat = 0; seat < s.players && any && !inside.reads(); ++seat) rolled.push_back(s.rolled[seat]);
    inside.values("rolled", rolled, [](Fields& item, std::uint8_t& sum) { item.number("", sum, 0, 12, 255); });
    for (std::size_t seat = 0; seat < rolled.size() && inside.reads(); ++seat) s.rolled[seat] = rolled[seat];
    inside.seats("to_roll", s.to_roll);
  });
}

}  // namespace

void describe(Fields& fields, State& s) {
  describe_board(fields, s);
  FixedVector<std::uint8_t, most_seats> seats;
  for (std::uint8_t seat = 0; seat < s.players && !fields.reads(); ++seat) seats.push_back(seat);
  int number = 0;
  fields.list("seats", seats, [&](Fields& inside, std::uint8_t&) { describe_seat(inside, s, number++); });
  if (fields.reads() && number != s.players) return fields.fail("seats", marked("must hold an object for each player"));
  describe_keys(fields, s.figures);
  describe_traps(fields, s);
  describe_guardian(fields, s);
  fields.values("under_pool", s.under_pool, [](Fields& item, std::uint8_t& kind) { item.piece("", kind, Piece::tile); });
  describe_turn(fields, s);
  describe_pending(fields, s);
  describe_set_up(fields, s);
}

namespace {

void describe_characters(Fields& fields, Options& options) {
  if (!fields.reads()) {
    if (options.casting != Casting::none) fields.write("characters", words_of_characters(options));
    return;
  }
  const Json& characters = fields.raw("characters");
  if (characters.is_null()) return;
  if (!characters.is_string() || !read_characters(options, characters.get<std::string>())) fields.fail("characters", characters_expected());
}

}  // namespace

void describe(Fields& fields, Options& options) {
  fields.object("options", [&options](Fields& inside) {
    inside.number("players", options.players, 2, most_seats, 4);
    inside.flag("win_alone", options.win_alone);
    inside.flag("blank_traps", options.blank_traps);
    describe_characters(inside, options);
  });
}

}  // namespace meander::labyrinth
