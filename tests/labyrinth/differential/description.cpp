#include "description.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "append.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/rolls.hpp"

using namespace meander::labyrinth;
using labyrinth_referee::append;

namespace {

using Counts = std::vector<std::pair<std::string_view, int>>;

void add_counts(std::string& text, Counts counts) {
  std::sort(counts.begin(), counts.end());
  for (const auto& [id, count] : counts) {
    if (count > 0) append(text, " ", id, "x", count);
  }
}

void add_tiles(std::string& text, const State& s) {
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const LaidTile tile = s.board.tiles[cell];
    if (tile.is_face_down()) {
      append(text, "tile ", name_of(cell), " ", tile_name(*s.set, tile.kind()), tile.is_secret() ? " down" : " down known", "\n");
    } else if (tile.is_normal())
      append(text, "tile ", name_of(cell), " ", tile_name(*s.set, tile.kind()), " ", tile.rotation(), "\n");
  }
}

void add_pool(std::string& text, const State& s) {
  Counts pool;
  for (std::size_t kind = 0; kind < s.set->tile_ids.size(); ++kind) pool.emplace_back(s.set->tile_ids[kind].text(), s.tiles[kind]);
  append(text, "pool");
  add_counts(text, std::move(pool));
  append(text, " under");
  for (const std::uint8_t kind : s.under_pool) append(text, " ", tile_name(*s.set, kind));
  append(text, "\n");
}

void add_seat(std::string& text, const State& s, int seat) {
  const int field = s.seating.field_of(seat);
  const auto index = static_cast<std::size_t>(seat);
  const Character character = s.character(seat);
  append(text, "seat ", seat + 1);
  if (character != Character::none) append(text, " character ", name_of(character));
  if (field == no_seat) {
    append(text, " stands");
  } else {
    append(text, " of S", field);
  }
  // Before everybody sits no pawn stands anywhere.
  if (!being_set_up(s)) append(text, " at ", text_of(s.pawn(seat)));
  append(text, " life ", s.life(seat), " daze ", s.figures.daze[index], " keys ", s.keys(seat));
  if (has(s.crystals, seat)) append(text, " crystal");
  if (has(s.figures.from_start, seat)) append(text, " ignores traps");
  if (has(s.figures.untouched, seat)) append(text, " untouched");
  if (has(s.figures.slipped, seat)) append(text, " slipped");
  if (s.figures.adrenaline[index] != 0) append(text, " adrenaline ", s.figures.adrenaline[index]);
  if (s.figures.blessing[index] != 0) append(text, " blessing ", s.figures.blessing[index]);
  if (s.figures.curse[index] != 0) append(text, " curse ", s.figures.curse[index]);
  if (has(s.figures.came_itself, seat)) append(text, " came");
  append(text, "\n");
}

void add_keys(std::string& text, const State& s) {
  append(text, "first keys");
  for (int d = 0; d < directions; ++d) {
    if ((s.figures.first_keys >> d & 1) != 0) append(text, " ", d);
  }
  append(text, "\n");
  std::array<int, place_count> lying{};
  for (const Place place : s.figures.lying) ++lying[place];
  for (std::size_t place = 0; place < lying.size(); ++place) {
    if (lying[place] > 0) append(text, "key ", text_of(static_cast<Place>(place)), " x", lying[place], "\n");
  }
}

void add_traps(std::string& text, const State& s) {
  for (const Trap& trap : s.traps) {
    append(text, "trap ", text_of(trap.place), " ", trap_name(*s.set, trap.kind));
    const TrapKind* kind = kind_of(*s.set, trap);
    // Where the numbers are the same it means nothing who has failed.
    for (int seat = 0; seat < s.players && kind != nullptr && kind->retry != kind->number; ++seat) {
      if (has(trap.failed, seat)) append(text, " failed ", seat + 1);
    }
    if (trap.token != unseen_trap) append(text, " token ", trap_name(*s.set, trap.token));
    if (trap.seen) append(text, " seen");
    if (trap.laid_after > 0) append(text, " after ", trap.laid_after);
    append(text, "\n");
  }
}

void add_unseen(std::string& text, const State& s) {
  Counts unseen;
  for (std::size_t kind = 0; kind <= s.set->traps.size(); ++kind) {
    unseen.emplace_back(trap_name(*s.set, static_cast<int>(kind) + 1), s.unseen_traps[kind]);
  }
  append(text, "unseen traps");
  add_counts(text, std::move(unseen));
  append(text, " in pile ", s.trap_pool, "\n");
  if (s.put_back.empty()) return;
  append(text, "put back");
  for (const std::uint8_t kind : s.put_back) append(text, " ", kind == unseen_trap ? "none" : trap_name(*s.set, kind));
  append(text, "\n");
}

void add_guardian(std::string& text, const State& s) {
  const Figures& figures = s.figures;
  append(text, "guardian ", text_of(figures.guardian), figures.guardian_sleeps ? " asleep" : " awake", " not to ",
         figures.guardian_from == nowhere ? "-" : text_of(figures.guardian_from), "\n");
}

void add_cards(std::string& text, const State& s) {
  Counts cards;
  for (std::size_t kind = 0; kind < s.set->guardian.size(); ++kind) cards.emplace_back(s.set->guardian[kind].id.text(), s.cards[kind]);
  append(text, "guardian cards");
  add_counts(text, std::move(cards));
  if (!s.under_cards.empty()) append(text, " under");
  for (const std::uint8_t kind : s.under_cards) append(text, " ", s.set->guardian[kind - 1U].id.text());
  append(text, "\n");
}

void add_turn(std::string& text, const State& s) {
  append(text, "turn of ", being_set_up(s) ? 0 : s.active + 1, " actions ", s.actions, " winner ", s.winner == no_seat ? 0 : s.winner + 1);
  for (const auto& [ability, word] :
       {std::pair(Ability::archer_1, "adrenaline"), std::pair(Ability::archer_2, "shot"), std::pair(Ability::architect_1, "turn"),
        std::pair(Ability::assassin_2, "strike"), std::pair(Ability::headhunter_2, "crafted"), std::pair(Ability::illusionist_2, "mystify"),
        std::pair(Ability::monk_2, "prayer"), std::pair(Ability::swordmaster_3, "frenzy"), std::pair(Ability::thief_3, "slip"),
        std::pair(Ability::witch_2, "animate")}) {
    if (was_used(s, ability)) append(text, " used ", word);
  }
  for (SeatSet left = s.stolen; left != 0; left = without(left, first_of(left))) append(text, " stolen ", first_of(left) + 1);
  if (s.mirrored != nowhere) append(text, " mirrored ", text_of(s.mirrored));
  append(text, "\n");
}

}  // namespace

std::string description_of(const State& s) {
  std::string text;
  text.reserve(2048);
  add_tiles(text, s);
  for (int seat = 0; seat < s.players; ++seat) add_seat(text, s, seat);
  add_keys(text, s);
  add_guardian(text, s);
  add_traps(text, s);
  add_unseen(text, s);
  add_pool(text, s);
  add_cards(text, s);
  append(text, "daze tokens ", daze_left(s), "\n");
  add_turn(text, s);
  return text;
}
