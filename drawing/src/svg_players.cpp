#include "svg_players.hpp"

#include "drawing/labyrinth/colours.hpp"
#include "labyrinth/game.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/queries.hpp"
#include "svg_pieces.hpp"
#include "svg_tiles.hpp"

namespace meander::labyrinth::drawing {

namespace {

constexpr double margin = 10;
constexpr double gap = 10;
constexpr double panel_height = 58;
constexpr double panel_width = (picture_width - 2 * margin - gap) / 2;
constexpr int most_hearts = 5;  // that are drawn one by one

template <typename Draw>
void at(SvgWriter& svg, double x, Draw draw) {
  svg.begin("g", {{"transform", translate({x, panel_height / 2})}});
  draw();
  svg.end();
}

void count_at(SvgWriter& svg, double x, const std::string& text) {
  svg.letters({x, panel_height / 2}, 24, text, colour::ink, SvgWriter::Anchor::start);
}

void draw_life(SvgWriter& svg, const Table& table, int seat) {
  const int full = table.set->life;
  if (full > most_hearts) {
    at(svg, 68, [&] { draw_heart(svg, false); });
    return count_at(svg, 84, std::to_string(table.life(seat)) + "/" + std::to_string(full));
  }
  for (int i = 0; i < full; ++i) at(svg, 66 + 23 * i, [&] { draw_heart(svg, i >= table.life(seat)); });
}

void draw_seat(SvgWriter& svg, const Table& table, int seat) {
  const bool active = seat == table.active && !being_set_up(table) && table.phase != Phase::over;
  const bool won = table.phase == Phase::over && seat == table.winner;
  svg.rectangle({}, {panel_width, panel_height}, 10,
                {{"fill", active || won ? "#fff6cf" : "#fbf7ee"},
                 {"stroke", active || won ? "#1d1b18" : "#d8cbaa"},
                 {"stroke-width", active || won ? "4" : "2"}});
  // Who is to decide now.
  const Turn turn = Labyrinth::turn(table);
  if (turn.who == Turn::Who::seat && turn.seat == seat)
    at(svg, 0, [&] { svg.polygon({{-7, -11}, {8, 0}, {-7, 11}}, {{"fill", std::string(colour::ink)}}); });
  at(svg, 32, [&] { draw_seat_sign(svg, seat); });
  draw_life(svg, table, seat);
  if (table.keys(seat) > 0) {
    at(svg, 188, [&] { draw_key(svg); });
    count_at(svg, 206, std::to_string(table.keys(seat)));
  }
  at(svg, 240, [&] { draw_crystal(svg, has(table.crystals, seat)); });
  if (table.dazed(seat)) {
    at(svg, 270, [&] { draw_daze(svg); });
    count_at(svg, 284, std::to_string(table.figures.daze[static_cast<std::size_t>(seat)]));
  }
  for (int i = 0; i < actions_a_turn && active; ++i) at(svg, 314 + 18 * i, [&] { draw_action(svg, i < table.actions); });
  if (won)
    at(svg, 320, [&] {
      svg.polygon({{-16, 9}, {-16, -9}, {-7, 0}, {0, -12}, {7, 0}, {16, -9}, {16, 9}}, {{"fill", std::string(colour::gold)}, {"stroke", "#1d1b18"}});
    });
}

void draw_pools(SvgWriter& svg, const Table& table) {
  const Figures& figures = table.figures;
  svg.rectangle({}, {picture_width - 2 * margin, panel_height}, 10, {{"fill", "#e7dcc4"}});
  at(svg, 30, [&] { draw_guardian(svg, figures.guardian_sleeps); });
  count_at(svg, 66, text_of(figures.guardian));
  // Where he may not step back to (LAB-11.3): struck through.
  if (figures.guardian_from != nowhere) {
    count_at(svg, 128, text_of(figures.guardian_from));
    svg.path("M124 " + number(panel_height / 2 + 13) + "L" + number(132 + 16 * static_cast<double>(text_of(figures.guardian_from).size())) + " " +
                 number(panel_height / 2 - 13),
             {{"stroke", std::string(colour::trap_rim)}, {"stroke-width", "4"}});
  }
  const auto pool = [&svg](double x, auto draw, int left) {
    at(svg, x, [&] { draw(svg); });
    count_at(svg, x + 22, "×" + std::to_string(left));
  };
  pool(340, [](SvgWriter& out) { draw_tile_back(out); }, tile_pool(table));
  pool(470, [](SvgWriter& out) { draw_trap(out); }, table.trap_pool);
  pool(600, [](SvgWriter& out) { draw_card_back(out); }, guardian_deck(table));
}

int panel_rows(const Table& table) { return (table.players + 1) / 2; }

void draw_dice(SvgWriter& svg, const Dice& dice, double y) {
  for (int i = 0; i < dice.size(); ++i) {
    svg.begin("g", {{"transform", translate({picture_width / 2 - 30 - 34 * (dice.size() - 1 - i), y})}});
    draw_die(svg, dice[i]);
    svg.end();
  }
}

}  // namespace

double height_of_panels(const Table& table) { return (panel_rows(table) + 1) * (panel_height + gap); }

void draw_panels(SvgWriter& svg, const Table& table) {
  for (int seat = 0; seat < table.players; ++seat) {
    const int row = seat / 2;
    const Point corner{margin + (seat % 2) * (panel_width + gap), row * (panel_height + gap)};
    svg.begin("g", {{"class", "seat"}, {"transform", translate(corner)}});
    draw_seat(svg, table, seat);
    svg.end();
  }
  svg.begin("g", {{"class", "pools"}, {"transform", translate({margin, panel_rows(table) * (panel_height + gap)})}});
  draw_pools(svg, table);
  svg.end();
}

void draw_under_way(SvgWriter& svg, const Table& table) {
  if (table.drawn != 0) {
    svg.begin("g", {{"transform", translate(Point{-5, -5.55} * unit)}});
    draw_tile(svg, tables_of(table).shape(LaidTile::normal(table.drawn, 0)), colour::stone, "");
    svg.letters({80, -36}, 20, tile_name(*table.set, table.drawn), colour::ink, SvgWriter::Anchor::start);
    svg.end();
  }
  draw_dice(svg, table.roll.dice, -6.4 * unit);
  draw_dice(svg, table.roll.against, -5.6 * unit);
}

}  // namespace meander::labyrinth::drawing
