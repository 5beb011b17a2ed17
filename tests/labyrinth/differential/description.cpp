#include "description.hpp"

#include <map>
#include <vector>

#include "labyrinth/notation.hpp"
#include "labyrinth/rolls.hpp"

using namespace meander::labyrinth;

namespace {

std::string number(int value) { return std::to_string(value); }

std::string counts(const std::map<std::string, int>& numbers) {
  std::string text;
  for (const auto& [id, count] : numbers) {
    if (count > 0) text += " " + id + "x" + number(count);
  }
  return text;
}

void tiles_of(const State& s, std::vector<std::string>& lines) {
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const LaidTile tile = s.board.tiles[cell];
    if (!tile.is_normal()) continue;
    lines.push_back("tile " + name_of(cell) + " " + std::string(tile_name(*s.set, tile.kind())) + " " + number(tile.rotation()));
  }
}

void pool_of(const State& s, std::vector<std::string>& lines) {
  std::map<std::string, int> pool;
  for (std::size_t kind = 0; kind < s.set->tile_ids.size(); ++kind) pool[std::string(s.set->tile_ids[kind].text())] = s.tiles[kind];
  std::string under;
  for (const std::uint8_t kind : s.under_pool) under += " " + std::string(tile_name(*s.set, kind));
  lines.push_back("pool" + counts(pool) + " under" + under);
}

std::string tokens(const char* name, int count) { return count == 0 ? "" : " " + std::string(name) + " " + number(count); }

void seats_of(const State& s, std::vector<std::string>& lines) {
  for (int seat = 0; seat < s.players; ++seat) {
    const int field = s.seating.field_of(seat);
    const auto index = static_cast<std::size_t>(seat);
    // Before everybody sits no pawn stands anywhere.
    const std::string at = being_set_up(s) ? "" : " at " + text_of(s.pawn(seat));
    const Character character = s.character(seat);
    const std::string plays = character == Character::none ? "" : " character " + std::string(name_of(character));
    lines.push_back("seat " + number(seat + 1) + plays + (field == no_seat ? " stands" : " of S" + number(field)) + at + " life " +
                    number(s.life(seat)) + " daze " + number(s.figures.daze[index]) + " keys " + number(s.keys(seat)) +
                    (has(s.crystals, seat) ? " crystal" : "") + (has(s.figures.from_start, seat) ? " ignores traps" : "") +
                    tokens("adrenaline", s.figures.adrenaline[index]) + tokens("blessing", s.figures.blessing[index]) +
                    (has(s.figures.came_itself, seat) ? " came" : ""));
  }
}

void keys_of(const State& s, std::vector<std::string>& lines) {
  std::string first = "first keys";
  for (int d = 0; d < directions; ++d) {
    if ((s.figures.first_keys >> d & 1) != 0) first += " " + number(d);
  }
  lines.push_back(first);
  std::map<Place, int> lying;
  for (const Place place : s.figures.lying) ++lying[place];
  for (const auto& [place, count] : lying) lines.push_back("key " + text_of(place) + " x" + number(count));
}

void traps_of(const State& s, std::vector<std::string>& lines) {
  for (const Trap& trap : s.traps) {
    std::string line = "trap " + text_of(trap.place) + " " + std::string(trap_name(*s.set, trap.kind));
    const TrapKind* kind = kind_of(*s.set, trap);
    // Where the numbers are the same it means nothing who has failed.
    for (int seat = 0; seat < s.players && kind != nullptr && kind->retry != kind->number; ++seat) {
      if (has(trap.failed, seat)) line += " failed " + number(seat + 1);
    }
    lines.push_back(line);
  }
}

void unseen_of(const State& s, std::vector<std::string>& lines) {
  std::map<std::string, int> unseen;
  for (std::size_t kind = 0; kind <= s.set->traps.size(); ++kind) {
    unseen[std::string(trap_name(*s.set, static_cast<int>(kind) + 1))] = s.unseen_traps[kind];
  }
  lines.push_back("unseen traps" + counts(unseen) + " in pile " + number(s.trap_pool));
}

void guardian_of(const State& s, std::vector<std::string>& lines) {
  const Figures& figures = s.figures;
  lines.push_back("guardian " + text_of(figures.guardian) + (figures.guardian_sleeps ? " asleep" : " awake") + " not to " +
                  (figures.guardian_from == nowhere ? "-" : text_of(figures.guardian_from)));
}

void cards_of(const State& s, std::vector<std::string>& lines) {
  std::map<std::string, int> cards;
  for (std::size_t kind = 0; kind < s.set->guardian.size(); ++kind) cards[std::string(s.set->guardian[kind].id.text())] = s.cards[kind];
  lines.push_back("guardian cards" + counts(cards));
}

}  // namespace

std::string description_of(const State& s) {
  std::vector<std::string> lines;
  tiles_of(s, lines);
  seats_of(s, lines);
  keys_of(s, lines);
  guardian_of(s, lines);
  traps_of(s, lines);
  unseen_of(s, lines);
  pool_of(s, lines);
  cards_of(s, lines);
  lines.push_back("daze tokens " + number(daze_left(s)));
  const int active = being_set_up(s) ? 0 : s.active + 1;
  std::string used;
  for (const auto& [ability, word] : {std::pair(Ability::archer_1, "adrenaline"), std::pair(Ability::archer_2, "shot"),
                                      std::pair(Ability::monk_2, "prayer"), std::pair(Ability::swordmaster_3, "frenzy")}) {
    if (was_used(s, ability)) used += " used " + std::string(word);
  }
  lines.push_back("turn of " + number(active) + " actions " + number(s.actions) + " winner " + number(s.winner == no_seat ? 0 : s.winner + 1) + used);
  std::string text;
  for (const std::string& line : lines) (text += line) += '\n';
  return text;
}
