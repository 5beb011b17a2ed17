// The trap tokens and Guardian cards of a component set, to be read before and while it is played with.
//
//   for (const SetParagraph& each : traps_text(default_set())) print(indented(each.indent, each.text));
//
// Names are those of the set in the reader's language; numbers and effects are the set's own.
#pragma once

#include <string>
#include <vector>

#include "table/labyrinth/component_set_file.hpp"

namespace meander::labyrinth {

// An empty text parts what stands above it from what stands below.
struct SetParagraph {
  int indent = 0;
  std::string text;
};

// What befalls who fails a trap, by how he has come (LAB-8.10), and what a Guardian card does (LAB-11.1), as within a sentence.
std::string trap_effects_text(const TrapKind& kind);
std::string card_effect_text(const GuardianCard& card);

// Every kind of trap: when it acts, how many tokens there are, what the dice must reach, and what befalls who fails, by how he has come (LAB-8.10).
std::vector<SetParagraph> traps_text(const SetFile& file);
// Every kind of Guardian card, how many there are, and what it does (LAB-11.1).
std::vector<SetParagraph> guardian_text(const SetFile& file);

}  // namespace meander::labyrinth
