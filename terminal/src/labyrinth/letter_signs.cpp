#include "letter_signs.hpp"

#include <algorithm>
#include <array>

#include "drawing/labyrinth/things.hpp"
#include "labyrinth/notation.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

using drawing::Thing;

Sign trap_sign(const Table& table, const Trap& trap, bool ids) {
  if (!trap.face_up()) return {{{"?", paint::trap}}};
  return {{{ids ? "!" + std::string(trap_name(*table.set, trap.kind)) : "!", paint::trap}}};
}

}  // namespace

const char* paint_of_seat(int seat) {
  constexpr std::array<const char*, most_seats> all = {"\x1b[1;94m", "\x1b[1;91m", "\x1b[1;92m", "\x1b[1;93m", "\x1b[1;95m", "\x1b[1;96m"};
  return all[static_cast<std::size_t>(seat)];
}

int Sign::length() const {
  std::size_t sum = 0;
  for (const auto& [text, colour] : letters) sum += text.size();
  return static_cast<int>(sum);
}

std::vector<Sign> signs_on(const Table& table, Place place, bool ids) {
  std::vector<Sign> signs;
  Sign pawns;
  Sign keys;
  std::vector<Sign> traps;
  for (const Thing& thing : drawing::things_on(table, place)) {
    switch (thing.type) {
      case Thing::Type::pawn:
        pawns.letters.emplace_back(std::to_string(thing.index + 1), paint_of_seat(thing.index));
        break;
      case Thing::Type::guardian:
        signs.push_back({{{table.figures.guardian_sleeps ? "z" : "@", paint::guardian}}});
        break;
      case Thing::Type::key:
        keys.letters.emplace_back("k", paint::key);
        break;
      case Thing::Type::trap:
        traps.push_back(trap_sign(table, table.traps[thing.index], ids));
        break;
    }
  }
  if (!pawns.letters.empty()) {
    pawns.letters.insert(pawns.letters.begin(), {"(", paint::none});
    pawns.letters.emplace_back(")", paint::none);
    signs.insert(signs.begin(), pawns);
  }
  if (!keys.letters.empty()) signs.push_back(keys);
  signs.insert(signs.end(), traps.begin(), traps.end());
  return signs;
}

std::vector<std::string> legend_of(const Table& table, bool starred) {
  std::vector<std::string> legend;
  bool down = false;
  bool up = false;
  for (const Trap& trap : table.traps) (trap.face_up() ? up : down) = true;
  legend.push_back(tr("(1) pawn of seat 1"));
  if (table.seating.field_of(0) != no_seat)
    legend.push_back(tr("{start}:1 start field of seat 1", arg("start", text_of(start_field(table.seating.field_of(0))))));
  legend.push_back(table.figures.guardian_sleeps ? tr("z the Guardian, asleep") : tr("@ the Guardian"));
  legend.push_back(tr("k key"));
  if (down) legend.push_back(tr("? trap face down"));
  if (up) legend.push_back(tr("! trap face up"));
  if (starred) legend.push_back(tr("* more than there is room for"));
  legend.push_back(tr("═ ║ bridge: what it crosses runs below"));
  const auto face_down = [](LaidTile tile) { return tile.is_face_down(); };
  if (std::any_of(table.board.tiles.begin(), table.board.tiles.end(), face_down)) legend.push_back(tr("░ tile face down, open on all sides"));
  return legend;
}

std::string seat_sign(int seat, const Style& style) {
  const std::string number = std::to_string(seat + 1);
  return "(" + (style.colour ? paint_of_seat(seat) + number + "\x1b[0m" : number) + ")";
}

}  // namespace meander::labyrinth
