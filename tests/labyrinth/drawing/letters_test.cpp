// The board in letters: it fits, and whatever is on the table is to be seen.
#include <gtest/gtest.h>

#include <algorithm>
#include <clocale>

#include "drawing/labyrinth/things.hpp"
#include "games.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/queries.hpp"
#include "letter_map.hpp"
#include "table_text.hpp"
#include "terminal/labyrinth/board.hpp"
#include "terminal/wrap.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;
using drawing::Thing;

using Lines = std::vector<std::string>;

class LabyrinthLetters : public testing::Test {
 protected:
  void SetUp() override { std::setlocale(LC_CTYPE, "C.UTF-8"); }
};

void expect_fits(const State& state, const Style& style) {
  for (const std::string& line : board_of(state, style)) EXPECT_LE(columns_of(line), style.width) << line;
}

TEST_F(LabyrinthLetters, no_line_is_wider_than_the_place) {
  random_games(3, [](const State& state) {
    for (const int width : {30, 40, 76, 77, 80, 120, 200}) expect_fits(state, {.width = width});
    expect_fits(state, {.plain = true, .width = 40});
    expect_fits(state, {.colour = true, .width = 40});
    expect_fits(state, {.colour = true, .width = 120});
  });
}

TEST_F(LabyrinthLetters, names_of_a_set_of_ones_own_may_be_long) {
  ComponentSet set = default_set().components;
  for (std::size_t i = 0; i < set.traps.size(); ++i) set.traps[i].id = PieceId("Long-id-of-" + std::string(1, static_cast<char>('a' + i)));
  random_games(
      2,
      [](const State& state) {
        for (const int width : {40, 80}) expect_fits(state, {.width = width});
      },
      set);
}

// How often a sign stands on the map.
std::ptrdiff_t signs(const Lines& map, char sign) {
  std::ptrdiff_t found = 0;
  for (const std::string& line : map) found += std::count(line.begin(), line.end(), sign);
  return found;
}
// The seats whose pawns stand on the map: the digits in brackets.
std::string seats_on(const Lines& map) {
  std::string seats;
  for (const std::string& line : map) {
    bool inside = false;
    for (const char letter : line) {
      inside = letter == '(' || (inside && letter != ')');
      if (inside && letter != '(') seats += letter;
    }
  }
  std::sort(seats.begin(), seats.end());
  return seats;
}

// What must stand there, and what may: things on crowded places are listed in any case.
struct Expected {
  std::ptrdiff_t least = 0;
  std::ptrdiff_t most = 0;
  void add(bool crowded) {
    least += crowded ? 0 : 1;
    ++most;
  }
  bool fits(std::ptrdiff_t found) const { return least <= found && found <= most; }
};

void expect_everything_shown(const State& state, bool wide) {
  const LetterMap map = letter_map(state, wide, {});
  Expected keys;
  Expected down;
  Expected up;
  Expected guardian;
  std::string seats;
  std::string all_seats;
  for (int p = 0; p < place_count; ++p) {
    const Place place = static_cast<Place>(p);
    const bool crowded = std::find(map.crowded.begin(), map.crowded.end(), place) != map.crowded.end();
    for (const Thing& thing : drawing::things_on(state, place)) {
      if (thing.type == Thing::Type::key) keys.add(crowded);
      if (thing.type == Thing::Type::trap) (state.traps[thing.index].face_up() ? up : down).add(crowded);
      if (thing.type == Thing::Type::guardian) guardian.add(crowded);
      if (thing.type != Thing::Type::pawn) continue;
      all_seats += static_cast<char>('1' + thing.index);
      if (!crowded) seats += static_cast<char>('1' + thing.index);
    }
  }
  EXPECT_TRUE(keys.fits(signs(map.lines, 'k')));
  EXPECT_TRUE(down.fits(signs(map.lines, '?')));
  EXPECT_TRUE(up.fits(signs(map.lines, '!')));
  EXPECT_TRUE(guardian.fits(signs(map.lines, state.figures.guardian_sleeps ? 'z' : '@')));
  const std::string found = seats_on(map.lines);
  std::sort(seats.begin(), seats.end());
  std::sort(all_seats.begin(), all_seats.end());
  EXPECT_TRUE(std::includes(found.begin(), found.end(), seats.begin(), seats.end())) << found << " lacks some of " << seats;
  EXPECT_TRUE(std::includes(all_seats.begin(), all_seats.end(), found.begin(), found.end())) << found << " has more than " << all_seats;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const bool named =
        std::any_of(map.lines.begin(), map.lines.end(), [cell](const std::string& line) { return line.find(name_of(cell)) != std::string::npos; });
    EXPECT_TRUE(named) << name_of(cell);
  }
  std::string text;
  for (const std::string& line : board_of(state, {.width = wide ? 200 : 76})) text += line + "\n";
  for (const Place place : map.crowded) EXPECT_NE(text.find(corridor_name(state, place) + ":"), std::string::npos) << text_of(place);
  for (int seat = 0; seat < state.players; ++seat) EXPECT_NE(text.find("(" + std::to_string(seat + 1) + ") Seat"), std::string::npos);
}

TEST_F(LabyrinthLetters, whatever_is_on_the_table_is_shown) {
  random_games(5, [](const State& state) {
    for (const bool wide : {true, false}) expect_everything_shown(state, wide);
  });
}

TEST_F(LabyrinthLetters, a_tile_face_down_is_seen_to_be_one_and_its_kind_by_who_knows_it) {
  Options options;
  options.set = &default_set().components;
  State state = Labyrinth::initial(options);
  const auto with = [&](LaidTile tile, bool plain) {
    state.board.tiles[cell_named("D2")] = tile;
    std::string text;
    for (const std::string& line : board_of(state, {.plain = plain, .width = 200})) text += line + "\n";
    return text;
  };
  for (const bool plain : {false, true}) {
    EXPECT_EQ(with(LaidTile::normal(1, 0), plain).find("face down"), std::string::npos);
    const std::string unknown = with(LaidTile::face_down(hidden_tile, false), plain);
    EXPECT_NE(unknown.find("D2, a tile face down"), std::string::npos) << unknown;
    EXPECT_EQ(unknown.find("T0"), std::string::npos) << unknown;
    EXPECT_NE(with(LaidTile::face_down(9, false), plain).find("the Illusionist alone knows it: T09"), std::string::npos);
    EXPECT_NE(with(LaidTile::face_down(9, true), plain).find("all know it: T09"), std::string::npos);
  }
  EXPECT_NE(with(LaidTile::face_down(hidden_tile, false), false).find("░░░"), std::string::npos);
}

TEST_F(LabyrinthLetters, colour_says_nothing_that_letters_do_not) {
  random_games(2, [](const State& state) {
    const Lines plain = letter_map(state, true, {}).lines;
    Lines coloured = letter_map(state, true, {.colour = true}).lines;
    for (std::string& line : coloured) {
      for (std::size_t at = line.find('\x1b'); at != std::string::npos; at = line.find('\x1b')) line.erase(at, line.find('m', at) + 1 - at);
    }
    EXPECT_EQ(coloured, plain);
  });
}

}  // namespace
