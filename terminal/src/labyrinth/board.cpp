#include "terminal/labyrinth/board.hpp"

#include <algorithm>

#include "labyrinth/queries.hpp"
#include "letter_map.hpp"
#include "letter_signs.hpp"
#include "table_text.hpp"
#include "terminal/labyrinth/plain_board.hpp"
#include "terminal/wrap.hpp"
#include "words/labyrinth/pending_text.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

using Lines = std::vector<std::string>;

constexpr int narrowest_map_style = 40;
constexpr int gap_beside_map = 3;
constexpr int narrowest_text = 38;  // beside a map

class Notes {
 public:
  Notes(const Table& table, const Company& company, const Style& style, int width) : table_(table), company_(company), style_(style), width_(width) {}

  Lines lines(const LetterMap& map) {
    const Teller teller = teller_by_ids(*table_.set);
    add(waiting_text(table_, teller), 0, 2);
    for (const std::string& line : pending_lines(table_, teller)) add(line, 2, 4);
    lines_.emplace_back();
    for (int seat = 0; seat < table_.players; ++seat)
      add(seat_sign(seat, style_) + " " + seat_line(table_, seat, company_[static_cast<std::size_t>(seat)]), 0, 4);
    add(guardian_line(table_), 0, 2);
    add(pools_line(table_), 0, 2);
    places(map);
    legend(map.starred);
    return lines_;
  }

 private:
  void add(const std::string& text, int first, int indent) {
    for (std::string& line : wrap(text, width_, indent, first)) lines_.push_back(std::move(line));
  }
  // Where the map leaves something open: what had no room, what is on one of several corridors, traps that are face up, and ways it could not draw.
  void places(const LetterMap& map) {
    bool first = true;
    for (Place place = 0; place < corridor_places; ++place) {
      const bool torn = std::find(map.torn.begin(), map.torn.end(), place) != map.torn.end();
      if (!torn && !told(map, place)) continue;
      if (first) lines_.emplace_back();
      first = false;
      const std::string things = things_text(table_, place);
      add(torn ? corridor_line(table_, place) : corridor_name(table_, place) + (things.empty() ? "" : ": " + things), 0, 2);
    }
  }
  bool told(const LetterMap& map, Place place) const {
    if (corridor_of(place) == 0 && table_.board.tiles[cell_of(place)].is_face_down()) return true;
    if (things_text(table_, place).empty()) return false;
    const auto face_up = [place](const Trap& trap) { return trap.place == place && trap.face_up(); };
    return tables_of(table_).shape(table_.board.tiles[cell_of(place)]).size() > 1 || std::any_of(table_.traps.begin(), table_.traps.end(), face_up) ||
           std::find(map.crowded.begin(), map.crowded.end(), place) != map.crowded.end();
  }
  void legend(bool starred) {
    lines_.emplace_back();
    const Lines entries = legend_of(table_, starred);
    if (std::all_of(entries.begin(), entries.end(), [this](const std::string& entry) { return columns_of(entry) <= width_; })) {
      const Lines columns = in_columns(entries, width_);
      lines_.insert(lines_.end(), columns.begin(), columns.end());
    } else {
      for (const std::string& entry : entries) add(entry, 0, 2);
    }
  }

  const Table& table_;
  const Company& company_;
  const Style& style_;
  int width_;
  Lines lines_;
};

}  // namespace

Lines board_of(const Table& table, const Style& style, const Company& company) {
  if (style.plain || style.width < narrowest_map_style) return plain_board(table, company, style.width);
  const bool wide = style.width >= wide_map_columns;
  const LetterMap map = letter_map(table, wide, style);
  const int beside = style.width - gap_beside_map - (wide ? wide_map_columns : narrow_map_columns);
  if (beside >= narrowest_text) {
    Lines lines = side_by_side(map.lines, Notes(table, company, style, beside).lines(map), style.width);
    for (std::string& line : lines) line.erase(line.find_last_not_of(' ') + 1);
    return lines;
  }
  Lines lines = map.lines;
  lines.emplace_back();
  const Lines notes = Notes(table, company, style, style.width).lines(map);
  lines.insert(lines.end(), notes.begin(), notes.end());
  return lines;
}

}  // namespace meander::labyrinth
