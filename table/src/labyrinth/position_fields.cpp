#include "position_fields.hpp"

#include <algorithm>
#include <array>

#include "labyrinth/queries.hpp"
#include "pending_fields.hpp"
#include "table/labyrinth/characters_text.hpp"

namespace meander::labyrinth {

namespace {

// A pawn, and its tokens and marks.
void describe_pawn(Fields& fields, const ComponentSet& set, Figures& figures, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  fields.place("at", figures.pawn[index]);
  fields.number("life", figures.life[index], 1, set.life, set.life);
  fields.number("daze", figures.daze[index], 0, set.supplies.daze);
  fields.number("keys", figures.keys[index], 0, most_keys);
}
void describe_tokens(Fields& fields, const ComponentSet& set, Figures& figures, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  fields.number("adrenaline", figures.adrenaline[index], 0, set.supplies.adrenaline);
  fields.number("blessing", figures.blessing[index], 0, set.supplies.blessing);
  fields.number("curse", figures.curse[index], 0, set.supplies.curse);
  fields.mark("came_itself", figures.came_itself, seat);
  fields.mark("from_start", figures.from_start, seat);
  fields.mark("untouched", figures.untouched, seat);
  fields.mark("slipped", figures.slipped, seat);
}

void describe_seat(Fields& fields, State& s, int seat) {
  Place start = s.seating.field_of(seat) == no_seat ? nowhere : start_field(s.seating.field_of(seat));
  fields.place("start", start);
  if (fields.reads() && start != nowhere) {
    if (!is_start(start)) return fields.fail("start", marked("is not a start field (S0 to S5)"));
    if (s.seating.seat_at(start - corridor_places) != no_seat) return fields.fail("start", marked("somebody sits there already"));
    s.seating.sit(seat, start - corridor_places);
  }
  describe_pawn(fields, *s.set, s.figures, seat);
  auto spent = static_cast<SeatSet>(~s.crystals);
  fields.mark("crystal_spent", spent, seat);
  s.crystals = has(spent, seat) ? without(s.crystals, seat) : with(s.crystals, seat);
  fields.word("character", s.characters[static_cast<std::size_t>(seat)], character_names);
  describe_tokens(fields, *s.set, s.figures, seat);
}

constexpr std::string_view face_down = "down";
constexpr std::string_view face_down_known = "down known";

std::string way_of_lying(LaidTile tile) {
  if (tile.is_normal()) return std::to_string(tile.rotation());
  return std::string(tile.is_secret() ? face_down : face_down_known);
}
std::optional<LaidTile> laid(int kind, std::string_view way) {
  if (way == face_down || way == face_down_known) return LaidTile::face_down(kind, way == face_down_known);
  if (way.size() != 1 || way[0] < '0' || way[0] > '5') return std::nullopt;
  return LaidTile::normal(kind, way[0] - '0');
}

// By cell: the tile's id and by how many steps it is turned, or that it lies face down.
void describe_board(Fields& fields, State& s) {
  if (!fields.reads()) {
    Json tiles = Json::object();
    for (Cell cell = 0; cell < cell_count; ++cell) {
      const LaidTile tile = s.board.tiles[cell];
      if (tile.is_normal() || tile.is_face_down()) tiles[name_of(cell)] = std::string(tile_name(*s.set, tile.kind())) + " " + way_of_lying(tile);
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
    const std::optional<LaidTile> tile = kind ? laid(*kind, turned) : std::nullopt;
    if (!tile) return fields.fail(place.c_str(), marked("must be a tile of the set and by how many steps it is turned, like \"T01 2\""));
    s.board.tiles[cell] = *tile;
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
    inside.piece("token", trap.token, Piece::trap);
    inside.flag("seen", trap.seen);
    inside.number("laid_after", trap.laid_after, 0, most_traps);
    if (trap.face_up() && trap.token != unseen_trap) inside.fail("token", marked("is for traps that lie face down"));
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

// By look at the pool, which token went back into it (LAB-A.headhunter.2).
constexpr const char* nothing = "none";
void describe_put_back(Fields& fields, State& s) {
  fields.values("put_back", s.put_back, [](Fields& item, std::uint8_t& kind) {
    if (!item.reads() && kind == unseen_trap) return item.write("", nothing);
    if (!item.reads() || item.raw("") != nothing) item.piece("", kind, Piece::trap);
  });
}

void describe_gone_since(Fields& fields, State& s) {
  auto gone = s.gone_since;
  if (!fields.reads() && std::ranges::all_of(gone, [](std::uint8_t count) { return count == 0; })) return;
  fields.values("gone_since", gone, [](Fields& item, std::uint8_t& count) { item.number("", count, 0, most_traps, most_traps + 1); });
  while (fields.reads() && gone.size() < s.put_back.size()) gone.push_back(0);
  if (fields.reads() && gone.size() > s.put_back.size()) return fields.fail("gone_since", marked("holds more than put_back"));
  s.gone_since = gone;
}

// Tokens that have left the game (LAB-A.thief.2): neither on the board nor among those that nobody has seen.
void describe_disarmed(Fields& fields, State& s) {
  FixedVector<std::uint8_t, most_traps> disarmed;
  for (std::size_t i = 0; i <= s.set->traps.size() && !fields.reads(); ++i) {
    const auto kind = static_cast<std::uint8_t>(i + 1);
    int left = i < s.set->traps.size() ? s.set->traps[i].count : s.blanks ? s.set->blanks : 0;
    for (const Trap& trap : s.traps) left -= trap.kind == kind || trap.token == kind ? 1 : 0;
    for (const std::uint8_t looked : s.crafting.looked) left -= looked == kind ? 1 : 0;
    for (; left > s.unseen_traps[i]; --left) disarmed.push_back(kind);
  }
  fields.values("disarmed", disarmed, [](Fields& item, std::uint8_t& kind) { item.piece("", kind, Piece::trap); });
  for (std::size_t i = 0; i < disarmed.size() && fields.reads(); ++i) {
    const std::uint8_t kind = disarmed[i];
    if (kind == unseen_trap || s.unseen_traps[kind - 1U] == 0) return fields.fail("disarmed", marked("the component set has not so many of these"));
    --s.unseen_traps[kind - 1U];
  }
}

void describe_guardian(Fields& fields, Figures& figures) {
  fields.place("at", figures.guardian);
  fields.place("from", figures.guardian_from);
  fields.flag("sleeps", figures.guardian_sleeps);
}

void describe_guardian(Fields& fields, State& s) {
  fields.object("guardian", [&s](Fields& inside) {
    describe_guardian(inside, s.figures);
    FixedVector<std::uint8_t, most_guardian_cards> used;
    for (std::size_t i = 0; i < s.set->guardian.size() && !inside.reads(); ++i) {
      const auto kind = static_cast<std::uint8_t>(i + 1);
      const auto elsewhere = s.cards[i] + std::ranges::count(s.under_cards, kind) + std::ranges::count(s.cards_shown, kind);
      for (auto n = elsewhere; n < s.set->guardian[i].count; ++n) used.push_back(kind);
    }
    describe_cards(inside, "used", s, used);
    describe_cards(inside, "under", s, s.under_cards);
  });
}

// Everything about pawns at the start of the turn.
void describe_figures(Fields& fields, State& s) {
  Figures& figures = s.turn_start;
  FixedVector<std::uint8_t, most_seats> seats;
  for (std::uint8_t seat = 0; seat < s.players && !fields.reads(); ++seat) seats.push_back(seat);
  int number = 0;
  fields.list("seats", seats, [&](Fields& inside, std::uint8_t&) {
    describe_pawn(inside, *s.set, figures, number);
    describe_tokens(inside, *s.set, figures, number++);
  });
  if (fields.reads() && number != s.players) return fields.fail("seats", marked("must hold an object for each player"));
  describe_keys(fields, figures);
  fields.object("guardian", [&figures](Fields& inside) { describe_guardian(inside, figures); });
}

// Abilities by their ids.
void describe_used(Fields& fields, AbilitySet& used) {
  // Counted from 1, so that none of them is the usual value, which is not written.
  FixedVector<std::uint8_t, ability_count> abilities;
  for (std::uint8_t i = 0; i < ability_count && !fields.reads(); ++i) {
    if ((used & ability_bit(static_cast<Ability>(i))) != 0) abilities.push_back(static_cast<std::uint8_t>(i + 1));
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
    const AbilitySet bit = ability == 0 ? 0 : ability_bit(static_cast<Ability>(ability - 1));
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
  fields.seats("stolen", s.stolen);
  describe_used(fields, s.used);
  fields.place("mirrored", s.mirrored);
  fields.seat("winner", s.winner);
}

// What a turn that may be taken back leads back to (LAB-A.assassin.3), if anything of it has changed.
void describe_turn_start(Fields& fields, State& s) {
  if (being_set_up(s) || s.active >= s.players || s.character(s.active) != Character::assassin) return;
  bool changed = !(s.turn_start == s.figures);
  FixedVector<SeatSet, most_traps> failed;
  for (const Trap& trap : s.traps) {
    changed = changed || trap.failed != trap.failed_before;
    failed.push_back(fields.reads() ? trap.failed : trap.failed_before);
  }
  if (fields.reads()) s.turn_start = s.figures;
  if (fields.reads() || changed) {
    fields.object("turn_start", [&](Fields& inside) {
      if (inside.reads()) {
        s.turn_start = {};
        failed.clear();
      }
      describe_figures(inside, s);
      inside.list("traps", failed, [](Fields& item, SeatSet& seats) { item.seats("failed", seats); });
      if (inside.reads() && failed.size() != s.traps.size()) inside.fail("traps", marked("must hold an object for each trap on the board"));
    });
  }
  for (std::size_t i = 0; i < s.traps.size() && i < failed.size() && fields.reads(); ++i) s.traps[i].failed_before = failed[i];
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
  describe_put_back(fields, s);
  describe_gone_since(fields, s);
  describe_disarmed(fields, s);
  describe_guardian(fields, s);
  fields.values("under_pool", s.under_pool, [](Fields& item, std::uint8_t& kind) { item.piece("", kind, Piece::tile); });
  describe_turn(fields, s);
  describe_pending(fields, s);
  describe_turn_start(fields, s);
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
  if (!characters.is_string()) return fields.fail("characters", marked("must be a text"));
  if (Message problem = read_characters(options, characters.get<std::string>()); !problem.empty()) fields.fail("characters", std::move(problem));
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
