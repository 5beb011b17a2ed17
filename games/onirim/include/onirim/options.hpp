// What is played: players, expansions, variants and rule options as one value (ONI-10.1 and every [option]).
//
//   Options options;
//   options.players = 2;
//   options.book = true;
//   if (auto problem = options.problem(); !problem.empty()) …   // says which option and why
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "core/message.hpp"
#include "onirim/cards.hpp"
#include "onirim/rule.hpp"

namespace meander::onirim {

using CardCounts = std::array<std::uint8_t, card_kinds>;

struct Options {
  std::uint8_t players = 1;            // 1 or 2
  bool book = false;                   // ONI-7
  bool towers = false;                 // ONI-8
  bool premonitions = false;           // ONI-9: Dark Premonitions and Happy Dreams
  bool lost_way = false;               // ONI-7.8
  bool ruins = false;                  // ONI-8.7
  std::uint8_t open_premonitions = 4;  // ONI-9.1: 4, 5 or 6
  bool open_talk = false;              // ONI-6.8
  bool duplicates_to_limbo = false;    // ONI-6.6
  bool discarded_door_loses = false;   // ONI-3.7
  bool paradox_from_bottom = false;    // ONI-7.5
  // For study: small games.
  std::uint8_t hand_size = 5;       // 1–7 alone, 3–5 with two (two of them shared)
  std::uint8_t prophecy_depth = 5;  // 1–7
  bool whole_deck = true;           // otherwise `deck` says how many of each card
  CardCounts deck{};

  // The cards that the deck is made of: the box's, for the expansions chosen, or the studied ones.
  CardCounts composition() const;

  // What is wrong with this combination; `rule` tells the rule it breaks, if one does. Empty reason: nothing.
  struct Problem {
    const char* option = "";
    Marked reason = {};
    Refusal rule = {};
    bool empty() const { return reason.empty(); }
  };
  Problem problem() const;

  bool operator==(const Options&) const = default;
};

}  // namespace meander::onirim
