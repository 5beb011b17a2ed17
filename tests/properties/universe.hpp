// Everything that could be said in the notation, legal or not, and integers far beyond it.
#pragma once

#include <string>
#include <vector>

#include "onirim/notation.hpp"

namespace meander::onirim {

// The text of every action with so many players, written from the table in docs/notation.md.
inline std::vector<std::string> all_texts(int players) {
  std::vector<std::string> texts{"decline",          "done",           "continue",          "cast prophecy", "cast punishment",
                                 "nightmare reveal", "nightmare hand", "false destruction", "happy reveal",  "happy search"};
  const auto add = [&](const std::string& text, bool held = false) {
    texts.push_back(text);
    if (held && players == 2) texts.push_back(text + " shared");
  };
  for (int i = 0; i < card_kinds; ++i) {
    const auto card = static_cast<Card>(i);
    const std::string name(name_of(card));
    for (const char* verb : {"drop ", "top ", "bottom ", "pick ", "pay ", "nightmare door ", "lose ", "fetch ", "give ", "draw "}) add(verb + name);
    if (is_chamber(card)) add("play " + name, true);
    if (is_chamber(card)) add("nightmare key " + name, true);
    if (is_tower(card)) add("play " + name + " left", true);
    if (is_tower(card)) add("play " + name + " right", true);
    if (is_labyrinth(card)) add("discard " + name, true);
    if (is_door(card)) add("take " + name, true);
    for (int seat = 1; is_door(card) && seat <= players; ++seat) add("return " + name + (players == 2 ? " " + std::to_string(seat) : ""));
    for (int other = 0; players == 2 && other < card_kinds; ++other) {
      add("exchange " + name + " for " + std::string(name_of(static_cast<Card>(other))));
    }
  }
  for (int first = 1; first <= 8; ++first) {
    for (int second = first + 1; second <= 8; ++second) add("cast swap " + std::to_string(first) + " " + std::to_string(second));
  }
  for (int id = 0; id < premonition_kinds; ++id) {
    const std::string name(name_of(static_cast<Premonition>(id)));
    for (const char* verb : {"happy remove ", "premonition ", "reveal "}) add(verb + name);
  }
  for (const char* colour : {"R", "U", "G", "B"}) add(std::string("goal ") + colour);
  return texts;
}

// The actions of these texts; one that the notation does not read is left out (a test of its own looks).
inline const std::vector<Action>& all_actions(int players) {
  static const std::array<std::vector<Action>, 2> actions = [] {
    std::array<std::vector<Action>, 2> made;
    for (const int each : {1, 2}) {
      for (const std::string& text : all_texts(each)) {
        if (const Result<Action> action = parse_action(text, each)) made[static_cast<std::size_t>(each - 1)].push_back(*action);
      }
    }
    return made;
  }();
  return actions[static_cast<std::size_t>(players - 1)];
}

// Every type with cards and second values that exist, and with some that do not.
inline std::vector<Action> all_integers() {
  std::vector<Action> actions;
  for (std::uint32_t type = 0; type < 34; ++type) {
    for (std::uint32_t card = 0; card < 34; ++card) {
      for (std::uint32_t other = 0; other < 128; ++other) {
        if (other >= 32 && other % 16 >= 8) continue;
        actions.push_back(from_integer(type | card << 8U | other << 16U));
      }
      actions.push_back(from_integer(type | card << 8U | 0xffU << 16U));
      actions.push_back(from_integer(type | card << 8U | 1U << 24U));
    }
    actions.push_back(from_integer(type | 0xff00U));
  }
  for (const std::uint32_t integer : {0xffU, 0x80808080U, 0xffffffffU}) actions.push_back(from_integer(integer));
  return actions;
}

}  // namespace meander::onirim
