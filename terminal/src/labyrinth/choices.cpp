#include "choices.hpp"

#include <utility>

#include "labyrinth/notation.hpp"
#include "labyrinth/queries.hpp"
#include "terminal/choice_text.hpp"
#include "terminal/wrap.hpp"
#include "words/labyrinth/character_text.hpp"
#include "words/labyrinth/questions.hpp"
#include "words/labyrinth/tile_text.hpp"
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

  // The other deeds of which there are many, each kind in lines of its own.
  void add_many(const ActionList& legal) {
    const auto cell = [](Action action) { return std::string(name_of(Cell{action.a()})); };
    const auto number = [](Action action) { return std::to_string(action.b()); };
    add_grouped(legal, Action(Ability::architect_1), marked("use turn, a cell and by how many steps, such as \"{example}\":"), cell, number);
    const auto trap = [this](Action action) {
      const std::string place = text_of(Place{action.a()});
      return action.c() == unseen_trap ? place : place + " " + std::string(trap_name(*view_.table().set, action.c()));
    };
    add_grouped(legal, Action(Ability::witch_2), marked("use animate, from where, to where and which trap, such as \"{example}\":"), trap,
                [](Action action) { return text_of(Place{action.b()}); });
    const auto nothing = [](Action) { return std::string(); };
    const auto trap_there = [this](Action action) {
      const std::string place = text_of(Place{action.a()});
      return action.b() == unseen_trap ? place : place + " " + std::string(trap_name(*view_.table().set, action.b()));
    };
    add_grouped(legal, Action(Ability::illusionist_2),
                marked("use mystify and the first of two traps in the order of the board, such as \"{example}\":"), trap_there, nothing);
    add_grouped(legal, Action(ActionType::exchange), marked("exchange, a place and which trap, such as \"{example}\":"), trap_there, nothing);
    add_grouped(legal, Action(ActionType::swap), marked("swap and a cell, such as \"{example}\":"), cell, nothing);
    add_grouped(
        legal, Action(ActionType::lay), marked("lay and by how many steps each of them is turned, such as \"{example}\":"),
        [](Action action) { return std::to_string(action.a()); }, number);
  }

  void add_not_now(const ActionList& legal) {
    if (const std::string text = abilities_not_now(view_.table(), legal); !text.empty()) add(text, 4);
  }

  // What each turn of a tile that is turned up makes of it.
  void add_turns(const ActionList& legal) {
    const Table& table = view_.table();
    if (table.phase != Phase::reveal) return;
    const Cell cell = table.revealing.cell;
    add(tr("The tile may be turned like this:"), 4);
    int last = -1;
    for (const Action action : legal) {
      if (action.a() == last) continue;
      last = action.a();
      const TileShape& shape = tables_of(table).shape(LaidTile::normal(table.board.tiles[cell].kind(), last));
      add("  " + std::to_string(last) + ": " + tile_text(shape, cell), 5);
    }
  }

  // Every way in which the drawn tile looks different, and by cell those that fit.
  void add_placements(const ActionList& legal) {
    const Table& table = view_.table();
    if (table.phase != Phase::place || table.sowing.begun) return;
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
    add_list(list);
  }

  std::vector<std::string> lines() { return std::move(lines_); }

 private:
  void add_list(const std::vector<std::string>& list) {
    const std::vector<std::string> shown = teller_.style.plain ? list : in_columns(list, teller_.style.width);
    lines_.insert(lines_.end(), shown.begin(), shown.end());
  }
  // Those that are like one but for its operands: what each begins with, and all that may follow it.
  template <typename Key, typename Item>
  void add_grouped(const ActionList& legal, Action like, const char* heading, Key key, Item item) {
    std::vector<std::pair<std::string, std::string>> groups;
    std::string example;
    for (const Action action : legal) {
      if (action.type() != like.type() || (like.type() == ActionType::use && action.ability() != like.ability())) continue;
      if (example.empty()) example = text_of(action, *view_.table().set);
      if (groups.empty() || groups.back().first != key(action)) groups.emplace_back(key(action), "");
      const std::string next = item(action);
      if (!next.empty()) groups.back().second += " " + next;
    }
    if (groups.empty()) return;
    const std::string costs = like.type() == ActionType::use ? remark_on(view_, like, teller_) : std::string();
    add(tr(heading, arg("example", example)) + (costs.empty() ? "" : " (" + costs + ")"), 4);
    std::vector<std::string> list;
    for (const auto& [first, rest] : groups) list.push_back("  " + first + (rest.empty() ? "" : ":" + rest));
    add_list(list);
  }

  const View& view_;
  const Teller& teller_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> choice_lines(const View& view, const std::vector<Action>& offered, const ActionList& legal, const Teller& teller) {
  ChoiceLines lines(view, teller);
  for (std::size_t i = 0; i < offered.size(); ++i) lines.add_choice(offered[i], i + 1);
  lines.add_turns(legal);
  lines.add_traps(legal);
  lines.add_many(legal);
  lines.add_placements(legal);
  if (view.table().phase == Phase::turn) lines.add_not_now(legal);
  return lines.lines();
}

}  // namespace meander::labyrinth
