// The picture: well-formed, the same for the same table, with everything on it once.
#include "drawing/labyrinth/svg.hpp"

#include <gtest/gtest.h>

#include "games.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

int times(const std::string& text, const std::string& part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

// Every tag is closed in its order, every attribute is in quotes and every & begins a reference; empty when all is well.
std::string fault_of(const std::string& xml) {
  std::vector<std::string> open;
  for (std::size_t at = 0; at < xml.size(); ++at) {
    if (xml[at] == '&' && xml.find(';', at) > at + 6) return "a bare & at " + std::to_string(at);
    if (xml[at] == '>') return "a bare > at " + std::to_string(at);
    if (xml[at] != '<') continue;
    const std::size_t end = xml.find('>', at);
    if (end == std::string::npos) return "an open tag";
    const std::string tag = xml.substr(at + 1, end - at - 1);
    const std::string name = tag.substr(0, tag.find_first_of(" /", 1));
    if (times(tag, "\"") % 2 != 0 || times(tag, "=\"") * 2 != times(tag, "\"") || tag.find('<') != std::string::npos) return "a bad tag: " + tag;
    if (tag[0] == '/') {
      if (open.empty() || "/" + open.back() != tag) return "closed out of order: " + tag;
      open.pop_back();
    } else if (tag.back() != '/') {
      open.push_back(name);
    }
    at = end;
  }
  return open.empty() ? "" : "never closed: " + open.back();
}

TEST(LabyrinthSvg, is_well_formed_with_every_pawn_once) {
  random_games(5, [](const State& state) {
    const std::string svg = drawing::svg_of(state);
    EXPECT_EQ(fault_of(svg), "");
    EXPECT_EQ(svg, drawing::svg_of(state));
    const bool seated = state.pawn(0) != nowhere;
    for (int seat = 1; seat <= state.players; ++seat) EXPECT_EQ(times(svg, "data-seat=\"" + std::to_string(seat) + "\""), seated ? 1 : 0);
    EXPECT_EQ(times(svg, "class=\"trap\""), static_cast<int>(state.traps.size()));
    EXPECT_EQ(times(svg, "class=\"seat\""), state.players);
    EXPECT_EQ(times(svg, "class=\"guardian\""), 1);
    for (const char* forbidden : {"<script", "http-equiv", "href", "@import", "font-face", " width=\"100%\""}) EXPECT_EQ(times(svg, forbidden), 0);
  });
}

TEST(LabyrinthSvg, a_tile_face_down_looks_the_same_whatever_it_is) {
  Options options;
  options.set = &default_set().components;
  State state = Labyrinth::initial(options);
  const auto with = [&](LaidTile tile) {
    state.board.tiles[cell_named("D2")] = tile;
    return drawing::svg_of(state);
  };
  const std::string down = with(LaidTile::face_down(1, false));
  EXPECT_EQ(with(LaidTile::face_down(9, false)), down);
  EXPECT_EQ(with(LaidTile::face_down(hidden_tile, false)), down);
  for (int kind = 1; kind <= static_cast<int>(options.set->tile_ids.size()); ++kind) EXPECT_NE(with(LaidTile::normal(kind, 0)), down) << kind;
}

TEST(LabyrinthSvg, begins_with_what_it_is_and_escapes_words) {
  Options options;
  options.set = &default_set().components;
  const std::string svg = drawing::svg_of(Labyrinth::initial(options), {"Keys & <doors>", "\"all\" of it"});
  EXPECT_TRUE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 "));
  EXPECT_EQ(times(svg, "role=\"img\""), 1);
  EXPECT_EQ(times(svg, "<title>Keys &amp; &lt;doors&gt;</title>"), 1);
  EXPECT_EQ(times(svg, "<desc>&quot;all&quot; of it</desc>"), 1);
  EXPECT_EQ(fault_of(svg), "");
}

}  // namespace
