#include "choices.hpp"

#include "labyrinth/notation.hpp"
#include "labyrinth/queries.hpp"
#include "terminal/choice_text.hpp"
#include "terminal/wrap.hpp"
#include "words/labyrinth/questions.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

class ChoiceLines {
 public:
  ChoiceLines(const View& view, const Teller& teller) : view_(view), teller_(teller) {}

  void add(const std::string& text, int indent) {
    for (std::string& line : wrap(text, teller_.style.width, indent)) lines_.push_back(std::move(line));
  }

  void add_choice(Action action, std::size_t number) {
    add(choice_text(number, action_words(action, view_.table(), teller_), remark_on(view_, action, teller_), teller_.style), 4);
  }

  void add_traps(const ActionList& legal) {
    std::vector<std::string> places;
    for (const Action action : legal) {
      if (action.type() == ActionType::trap) places.push_back(text_of(Place{action.a()}));
    }
    if (!places.empty())
      add(tr("trap and a place, such as \"{example}\": {places}", arg("example", "trap " + places[0]), arg("places", comma_list(places))), 4);
  }

  // Every way in which the drawn tile looks different, and by cell those that fit.
  void add_placements(const ActionList& legal) {
    const Table& table = view_.table();
    if (table.phase != Phase::place) return;
    std::vector<std::string> ways(directions);
    std::vector<std::string> cells(cell_count);
    std::string example;
    for (const Action action : legal) {
      std::string& way = ways[action.b()];
      if (way.empty()) way = tile_text(tables_of(table).shape(LaidTile::normal(table.drawn, action.b())));
      std::string& turns = cells[action.a()];
      turns += (turns.empty() ? "" : " ") + std::to_string(action.b());
      if (example.empty()) example = text_of(action, *table.set);
    }
    add(tr("The tile may be turned like this:"), 4);
    for (std::size_t rotation = 0; rotation < ways.size(); ++rotation) {
      if (!ways[rotation].empty()) add("  " + std::to_string(rotation) + ": " + ways[rotation], 5);
    }
    add(tr("place, a cell and how it is turned, such as \"{example}\":", arg("example", example)), 4);
    std::vector<std::string> list;
    for (Cell cell = 0; cell < cell_count; ++cell) {
      if (!cells[cell].empty()) list.push_back("  " + name_of(cell) + ": " + cells[cell]);
    }
    for (std::string& line : teller_.style.plain ? list : in_columns(list, teller_.style.width)) lines_.push_back(std::move(line));
  }

  std::vector<std::string> lines() { return std::move(lines_); }

 private:
  static std::string corridor_text(const CorridorShape& corridor) {
    static constexpr Marked names[directions] = {marked("N"), marked("NE"), marked("SE"), marked("S"), marked("SW"), marked("NW")};
    std::string ends;
    for (int d = 0; d < directions; ++d) {
      if ((corridor.edges >> d & 1) != 0) ends += (ends.empty() ? "" : "–") + tr(names[d]);
    }
    switch (corridor.level) {
      case Level::over:
        return tr("{ends} over the bridge", arg("ends", ends));
      case Level::under:
        return tr("{ends} under the bridge", arg("ends", ends));
      case Level::beside:
        return tr("{ends} beside the bridge", arg("ends", ends));
      case Level::floor:
        break;
    }
    return ends;
  }
  static std::string tile_text(const TileShape& shape) {
    std::vector<std::string> corridors;
    for (const CorridorShape& corridor : shape) corridors.push_back(corridor_text(corridor));
    return comma_list(corridors);
  }

  const View& view_;
  const Teller& teller_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> choice_lines(const View& view, const std::vector<Action>& offered, const ActionList& legal, const Teller& teller) {
  ChoiceLines lines(view, teller);
  for (std::size_t i = 0; i < offered.size(); ++i) lines.add_choice(offered[i], i + 1);
  lines.add_traps(legal);
  lines.add_placements(legal);
  return lines.lines();
}

}  // namespace meander::labyrinth
