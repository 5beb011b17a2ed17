#include "game_for_test.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

namespace meander::labyrinth {

namespace {

std::vector<std::string> steps_of(std::string_view text) {
  std::vector<std::string> steps;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    std::string_view step = text.substr(0, comma);
    while (!step.empty() && step.front() == ' ') step.remove_prefix(1);
    steps.emplace_back(step);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return steps;
}

Action read_step(const State& s, std::string_view text) {
  const Result<Action> action = parse_action(text, *s.set);
  if (action) return *action;
  ADD_FAILURE() << action.error().text();
  return {};
}

Place read_place(std::string_view text) {
  const std::optional<Place> place = parse_place(text);
  if (!place) ADD_FAILURE() << "no place: " << text;
  return place.value_or(nowhere);
}

}  // namespace

GameForTest::GameForTest(int players, Options options, const ComponentSet& set) {
  options.players = static_cast<std::uint8_t>(players);
  options.set = &set;
  s = Labyrinth::initial(options);
  play("roll 6 6");
  for (int seat = 2; seat <= players; ++seat) play("roll 1 " + std::to_string(seat == 2 ? 1 : 2));
  if (players == 2) play("sit S3, sit S0");
  for (int seat = 1; seat < players && players > 2; ++seat) play("lot " + std::to_string(seat));
  if (players == 5) play("sit S0, sit S1, sit S2, sit S3, sit S4");
}

GameForTest& GameForTest::tile(std::string_view cell, std::string_view id, int rotation) {
  const int kind = tile_kind(id);
  s.board.tiles[cell_named(cell)] = LaidTile::normal(kind, rotation);
  --s.tiles[static_cast<std::size_t>(kind) - 1];
  --s.tiles_left;
  return *this;
}

GameForTest& GameForTest::pawn(int seat, std::string_view place) {
  s.figures.pawn[static_cast<std::size_t>(seat) - 1] = read_place(place);
  return *this;
}

GameForTest& GameForTest::trap(std::string_view place, std::string_view id) {
  Trap trap{read_place(place), id == "?" ? unseen_trap : *parse_trap(*s.set, id), 0};
  if (trap.face_up()) --s.unseen_traps[trap.kind - 1U];
  s.traps.lay(trap);
  --s.trap_pool;
  return *this;
}

GameForTest& GameForTest::keys(int seat, int count) {
  s.figures.keys[static_cast<std::size_t>(seat) - 1] = static_cast<std::uint8_t>(count);
  for (; count > 0; --count) s.figures.first_keys = static_cast<Keys>(s.figures.first_keys & ~std::bit_floor(s.figures.first_keys));
  return *this;
}

GameForTest& GameForTest::lying(std::string_view place) {
  s.figures.first_keys = static_cast<Keys>(s.figures.first_keys & ~std::bit_floor(s.figures.first_keys));
  std::size_t index = 0;
  while (index < s.figures.lying.size() && s.figures.lying[index] < read_place(place)) ++index;
  s.figures.lying.insert(index, read_place(place));
  return *this;
}

GameForTest& GameForTest::daze(int seat, int tokens) {
  s.figures.daze[static_cast<std::size_t>(seat) - 1] = static_cast<std::uint8_t>(tokens);
  return *this;
}

GameForTest& GameForTest::life(int seat, int points) {
  s.figures.life[static_cast<std::size_t>(seat) - 1] = static_cast<std::uint8_t>(points);
  return *this;
}

GameForTest& GameForTest::no_crystals() {
  s.crystals = 0;
  return *this;
}

GameForTest& GameForTest::guardian(std::string_view place, bool sleeps, std::string_view from) {
  s.figures.guardian = read_place(place);
  s.figures.guardian_sleeps = sleeps;
  s.figures.guardian_from = from.empty() ? nowhere : read_place(from);
  return *this;
}

GameForTest& GameForTest::actions(int left) {
  s.actions = static_cast<std::uint8_t>(left);
  return *this;
}

void GameForTest::play(std::string_view steps) {
  happened.clear();
  rules.reset();
  for (const std::string& text : steps_of(steps)) {
    Events events;
    const Refusal refusal = Labyrinth::apply(s, read_step(s, text), events);
    if (refusal) {
      ADD_FAILURE() << "\"" << text << "\" of \"" << steps << "\" is refused by " << name_of(refusal.rule()) << " in phase " << phase();
      return;
    }
    happened.insert(happened.end(), events.begin(), events.end());
    rules |= events.rules();
  }
}

std::string GameForTest::refused(std::string_view step) {
  const State before = s;
  Events events;
  const Refusal refusal = Labyrinth::apply(s, read_step(s, step), events);
  EXPECT_TRUE(!refusal || std::memcmp(&s, &before, sizeof(State)) == 0) << step << " changed something";
  s = before;
  return refusal ? std::string(name_of(refusal.rule())) : "";
}

bool GameForTest::legal(std::string_view step) const { return !Labyrinth::why_not(s, read_step(s, step)); }

std::string GameForTest::legal_like(std::string_view beginning) const {
  ActionList actions;
  Labyrinth::legal_actions(s, actions);
  std::string all;
  for (const Action action : actions) {
    const std::string text = text_of(action, *s.set);
    if (text.starts_with(beginning)) all += (all.empty() ? "" : ", ") + text;
  }
  return all;
}

int GameForTest::times(EventType type) const {
  return static_cast<int>(std::ranges::count_if(happened, [type](const Event& event) { return event.type == type; }));
}

GameForTest straight(int players, const Options& options) {
  GameForTest game(players, options);
  game.tile("D2", "T01").tile("D3", "T01").guardian("D7").no_crystals();
  return game;
}

GameForTest bridge(int players) {
  GameForTest game(players);
  game.tile("C3", "T15").tile("C2", "T03").tile("D3", "T01").guardian("D7").no_crystals();
  return game;
}

}  // namespace meander::labyrinth
