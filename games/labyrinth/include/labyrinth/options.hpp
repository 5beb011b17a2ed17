// What a game of Labyrinth is played with: players, options (LAB-15), component set.
//
//   Options options;
//   options.players = 3;
//   options.set = &set;
//   if (auto problem = options.problem(); !problem.empty()) …   // says which option and why
#pragma once

#include <cstdint>

#include "core/message.hpp"
#include "labyrinth/casting.hpp"
#include "labyrinth/character.hpp"
#include "labyrinth/component_set.hpp"
#include "labyrinth/rule.hpp"

namespace meander::labyrinth {

struct Options {
  std::uint8_t players = 4;                   // 2–6
  bool win_alone = false;                     // LAB-15.1
  bool blank_traps = false;                   // LAB-15.2
  const ComponentSet* set = nullptr;          // sound (LAB-15.3), and there as long as any state that is played with it
  Casting casting = Casting::none;            // LAB-2.4
  std::array<Character, most_seats> given{};  // by seat, for Casting::given

  // What is wrong with this combination; `rule` tells the rule it breaks. Empty reason: nothing.
  struct Problem {
    const char* option = "";
    Marked reason = {};
    Refusal rule = {};
    bool empty() const { return reason.empty(); }
  };
  Problem problem() const;

  bool operator==(const Options&) const = default;
};

}  // namespace meander::labyrinth
