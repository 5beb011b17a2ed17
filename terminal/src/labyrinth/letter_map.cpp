#include "letter_map.hpp"

#include "drawing/labyrinth/roads.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/queries.hpp"
#include "letter_box.hpp"
#include "letter_canvas.hpp"
#include "letter_roads.hpp"
#include "letter_signs.hpp"

namespace meander::labyrinth {

namespace {

constexpr int row_of_centre = 16;
constexpr int map_rows = 2 * row_of_centre + 1;

// By arms, north 1, east 2, south 4, west 8.
constexpr std::array<const char*, 16> road_letters = {" ", "╵", "╶", "╰", "╷", "│", "╭", "├", "╴", "╯", "─", "┴", "╮", "┤", "┬", "┼"};
constexpr std::array<const char*, 16> bridge_letters = {" ", "║", "═", "╚", "║", "║", "╔", "╠", "═", "╝", "═", "╩", "╗", "╣", "╦", "╬"};

// Of a tile that lies face down.
constexpr const char* back_letter = "░";

constexpr bool one_arm(Arms arms) { return (arms & (arms - 1)) == 0; }
constexpr bool straight_arms(Arms arms) { return arms == (arm_north | arm_south) || arms == (arm_east | arm_west); }

class MapOfLetters {
 public:
  MapOfLetters(const Table& table, bool wide)
      : table_(table), half_(wide ? 5 : 2), spread_(wide ? 2 : 1), canvas_(wide ? wide_map_columns : narrow_map_columns, map_rows) {}

  LetterMap draw(const Style& style) {
    for (Cell cell = 0; cell < cell_count; ++cell) draw_cell(cell);
    for (int d = 0; d < directions; ++d) draw_start_field(d);
    return {canvas_.lines(style), crowded_, torn_, starred_};
  }

 private:
  int column_of(Cell cell) const { return half_ + (2 * half_ + 1) * (axial_of(cell).q + radius); }
  static int row_of(Cell cell) { return row_of_centre + 4 * axial_of(cell).r + 2 * axial_of(cell).q; }
  const TileShape& shape_of(Cell cell) const { return tables_of(table_).shape(table_.board.tiles[cell]); }

  // Whether an edge is closed on its other side.
  bool closed_beyond(Cell cell, int d) const {
    const Cell other = neighbour(cell, d);
    if (other == no_cell) return key_tile_of(cell) != d;
    const LaidTile tile = table_.board.tiles[other];
    return !tile.empty() && tables_of(table_).corridor_at(tile, opposite(d)) == no_corridor;
  }
  bool bridge_at(Cell cell, int d) const {
    const int corridor = tables_of(table_).corridor_at(table_.board.tiles[cell], d);
    return corridor != no_corridor && shape_of(cell)[static_cast<std::size_t>(corridor)].level == Level::over;
  }

  void draw_cell(Cell cell) {
    const int column = column_of(cell);
    const int row = row_of(cell);
    if (half_ > 2) draw_corners(column, row);
    if (table_.board.tiles[cell].empty()) {
      canvas_.write(column - (half_ > 2 ? 1 : 0), row, name_of(cell), paint::name);
      return;
    }
    // On the left, but for the cell where the narrow map has the way from a start field there.
    canvas_.write(column + (spread_ == 1 && key_tile_of(cell) == 5 ? 1 : -2 * spread_), row - 2, name_of(cell), paint::name);
    LetterBox box(half_);
    if (table_.board.tiles[cell].is_face_down()) {
      draw_back(cell, box);
      return draw_signs(place_of(cell, 0), box);
    }
    const TileShape& shape = shape_of(cell);
    const LetterRoads roads = letter_roads(shape);
    for (const std::size_t i : drawing::drawing_order(shape)) draw_corridor(cell, static_cast<int>(i), roads.arms[i], box);
    for (int i = 0; i < static_cast<int>(shape.size()); ++i) {
      draw_signs(place_of(cell, i), box);
      if (!roads.complete) torn_.push_back(place_of(cell, i));
    }
  }

  void draw_back(Cell cell, LetterBox& box) {
    for (int y = -1; y <= 1; ++y) {
      for (int x = -2 * spread_; x <= 2 * spread_; ++x) {
        canvas_.put(column_of(cell) + x, row_of(cell) + y, back_letter, paint::road);
        box.road(x, y, 0, LetterBox::line);
      }
    }
  }

  void draw_corners(int column, int row) {
    for (const int x : {column - half_, column + half_}) {
      for (const int y : {row - 2, row + 2}) canvas_.put(x, y, "·", paint::name);
    }
  }

  void draw_corridor(Cell cell, int corridor, std::array<Arms, letter_nodes> arms, LetterBox& box) {
    const CorridorShape& shape = shape_of(cell)[static_cast<std::size_t>(corridor)];
    const bool bridge = shape.level == Level::over;
    const char* colour = bridge ? paint::bridge : paint::road;
    const auto letter = [&](int x, int y, Arms sides, LetterBox::Part part) {
      canvas_.put(column_of(cell) + x, row_of(cell) + y, (bridge ? bridge_letters : road_letters)[sides], colour);
      if (y >= -1 && y <= 1) box.road(x, y, corridor, part);
    };
    for (int d = 0; d < directions; ++d) {
      if ((shape.edges >> d & 1) == 0) continue;
      const bool closed = closed_beyond(cell, d);
      const LetterExit& exit = letter_exits[static_cast<std::size_t>(d)];
      if (exit.arm == arm_north || exit.arm == arm_south) {
        if (closed) continue;
        const Cell other = neighbour(cell, d);
        const bool all_bridge = bridge && (other == no_cell || table_.board.tiles[other].empty() || bridge_at(other, opposite(d)));
        canvas_.put(column_of(cell), row_of(cell) + (exit.arm == arm_north ? -2 : 2), all_bridge ? "║" : "│", colour);
      } else if (spread_ > 1) {
        if (!closed) letter(exit.arm == arm_east ? half_ : -half_, exit.row - 1, arm_east | arm_west, LetterBox::exit);
      } else if (closed) {
        arms[node_at(exit.column, exit.row)] &= static_cast<Arms>(~exit.arm);
      }
    }
    for (int row = 0; row < letter_rows; ++row) {
      for (int column = 0; column < letter_columns; ++column) {
        const Arms sides = arms[node_at(column, row)];
        if (sides == 0) continue;
        const int x = (column - 2) * spread_;
        const bool at_edge = spread_ == 1 && (column == 0 || column == letter_columns - 1);
        letter(x, row - 1, sides, at_edge ? LetterBox::exit : straight_arms(sides) ? LetterBox::line : LetterBox::turn);
        if (bridge && one_arm(sides)) canvas_.put(column_of(cell) + x, row_of(cell) + row - 1, road_letters[sides], colour);
        if (spread_ > 1 && (sides & arm_east) != 0 && column < letter_columns - 1) letter(x + 1, row - 1, arm_east | arm_west, LetterBox::line);
      }
    }
  }

  bool fits(const std::vector<Sign>& signs, Place place, LetterBox& box) {
    int length = 0;
    for (const Sign& sign : signs) length += sign.length();
    const auto spot = box.room_for(corridor_of(place), length);
    if (!spot) return false;
    box.take(*spot, length);
    int column = column_of(cell_of(place)) + spot->x;
    for (const Sign& sign : signs) {
      for (const auto& [text, colour] : sign.letters) {
        canvas_.write(column, row_of(cell_of(place)) + spot->y, text, colour);
        column += static_cast<int>(text.size());
      }
    }
    return true;
  }
  // All together, if need be with traps cut short; or one by one, and a sign for what finds no room.
  void draw_signs(Place place, LetterBox& box) {
    const std::vector<Sign> signs = signs_on(table_, place, true);
    if (signs.empty() || fits(signs, place, box)) return;
    const std::vector<Sign> shorter = signs_on(table_, place, false);
    crowded_.push_back(place);
    if (fits(shorter, place, box)) return;
    for (std::size_t i = 0; i < shorter.size(); ++i) {
      if (fits({signs[i]}, place, box) || fits({shorter[i]}, place, box)) continue;
      starred_ = true;
      fits({{{{crowd_sign, paint::none}}}}, place, box);
      return;
    }
  }

  // Outside the board, above or below its key tile: which seat it is of, and beyond that its pawn while it is there.
  void draw_start_field(int d) {
    const int seat = table_.seating.seat_at(d);
    if (seat == no_seat) return;
    const Cell cell = key_cell(d);
    const LetterExit& exit = letter_exits[static_cast<std::size_t>(d)];
    const bool above = exit.row == 0;
    const int away = above ? -1 : 1;
    const bool upright = exit.arm == arm_north || exit.arm == arm_south;
    const int end = column_of(cell) + (upright ? 0 : exit.arm == arm_east ? half_ : -half_);
    if (!upright && table_.board.before_start(tables_of(table_), d) != nowhere) {
      const Arms sides = static_cast<Arms>((exit.arm == arm_east ? arm_west : arm_east) | (above ? arm_north : arm_south));
      canvas_.put(end, row_of(cell) + away, road_letters[sides], paint::road);
      canvas_.put(end, row_of(cell) + 2 * away, "│", paint::road);
    }
    const auto label = [&](const std::string& text, int row) {
      const int length = static_cast<int>(text.size());
      canvas_.write(upright ? end - 1 : exit.arm == arm_east ? end - length + 1 : end, row, text, paint_of_seat(seat));
    };
    label(text_of(start_field(d)) + ":" + std::to_string(seat + 1), row_of(cell) + 3 * away);
    if (table_.pawn(seat) == start_field(d)) label("(" + std::to_string(seat + 1) + ")", row_of(cell) + 4 * away);
  }

  const Table& table_;
  int half_;    // columns of a cell on either side of its middle
  int spread_;  // columns from one place of a road to the next
  LetterCanvas canvas_;
  std::vector<Place> crowded_;
  std::vector<Place> torn_;
  bool starred_ = false;
};

}  // namespace

LetterMap letter_map(const Table& table, bool wide, const Style& style) { return MapOfLetters(table, wide).draw(style); }

}  // namespace meander::labyrinth
