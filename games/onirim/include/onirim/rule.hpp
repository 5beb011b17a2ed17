// The ids of the rules page (docs/rules/onirim.md), lettered and named parts included.
//
//   name_of(Rule::ONI_7_4_a)  →  "ONI-7.4a"
//
// The engine names a rule when it refuses an action and, for the proofs, whenever a rule takes effect.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/refusal.hpp"

namespace meander::onirim {

// clang-format off
#define MEANDER_ONIRIM_RULES(X) \
  X(ONI_1_1, "ONI-1.1") X(ONI_1_2, "ONI-1.2") X(ONI_1_3, "ONI-1.3") \
  X(ONI_2_1, "ONI-2.1") \
  X(ONI_3_1, "ONI-3.1") X(ONI_3_2, "ONI-3.2") X(ONI_3_3, "ONI-3.3") X(ONI_3_4, "ONI-3.4") X(ONI_3_5, "ONI-3.5") X(ONI_3_6, "ONI-3.6") \
  X(ONI_3_7, "ONI-3.7") X(ONI_3_8, "ONI-3.8") X(ONI_3_9, "ONI-3.9") X(ONI_3_10, "ONI-3.10") X(ONI_3_11, "ONI-3.11") \
  X(ONI_4_1, "ONI-4.1") X(ONI_4_1_a, "ONI-4.1a") X(ONI_4_1_b, "ONI-4.1b") X(ONI_4_1_c, "ONI-4.1c") X(ONI_4_1_d, "ONI-4.1d") \
  X(ONI_4_2, "ONI-4.2") X(ONI_4_3, "ONI-4.3") X(ONI_4_4, "ONI-4.4") \
  X(ONI_5_1, "ONI-5.1") X(ONI_5_2, "ONI-5.2") \
  X(ONI_6_1, "ONI-6.1") X(ONI_6_2, "ONI-6.2") X(ONI_6_3, "ONI-6.3") X(ONI_6_4, "ONI-6.4") X(ONI_6_5, "ONI-6.5") X(ONI_6_6, "ONI-6.6") \
  X(ONI_6_7, "ONI-6.7") X(ONI_6_8, "ONI-6.8") X(ONI_6_9, "ONI-6.9") X(ONI_6_10, "ONI-6.10") X(ONI_6_11, "ONI-6.11") \
  X(ONI_7_1, "ONI-7.1") X(ONI_7_2, "ONI-7.2") X(ONI_7_3, "ONI-7.3") X(ONI_7_4, "ONI-7.4") X(ONI_7_4_a, "ONI-7.4a") X(ONI_7_4_b, "ONI-7.4b") \
  X(ONI_7_4_c, "ONI-7.4c") X(ONI_7_4_d, "ONI-7.4d") X(ONI_7_5, "ONI-7.5") X(ONI_7_6, "ONI-7.6") X(ONI_7_7, "ONI-7.7") X(ONI_7_8, "ONI-7.8") \
  X(ONI_7_9, "ONI-7.9") \
  X(ONI_8_1, "ONI-8.1") X(ONI_8_2, "ONI-8.2") X(ONI_8_3, "ONI-8.3") X(ONI_8_4, "ONI-8.4") X(ONI_8_5, "ONI-8.5") X(ONI_8_6, "ONI-8.6") \
  X(ONI_8_7, "ONI-8.7") X(ONI_8_8, "ONI-8.8") \
  X(ONI_9_1, "ONI-9.1") X(ONI_9_2, "ONI-9.2") X(ONI_9_3, "ONI-9.3") X(ONI_9_4_red, "ONI-9.4-red") X(ONI_9_4_green, "ONI-9.4-green") \
  X(ONI_9_4_blue, "ONI-9.4-blue") X(ONI_9_4_brown, "ONI-9.4-brown") X(ONI_9_4_pairs, "ONI-9.4-pairs") X(ONI_9_4_five, "ONI-9.4-five") \
  X(ONI_9_4_rainbow, "ONI-9.4-rainbow") X(ONI_9_4_three, "ONI-9.4-three") X(ONI_9_5_a, "ONI-9.5a") X(ONI_9_5_b, "ONI-9.5b") \
  X(ONI_9_5_c, "ONI-9.5c") X(ONI_9_5_d, "ONI-9.5d") X(ONI_9_5_e, "ONI-9.5e") X(ONI_9_5_f, "ONI-9.5f") X(ONI_9_6, "ONI-9.6") \
  X(ONI_9_6_a, "ONI-9.6a") X(ONI_9_6_b, "ONI-9.6b") X(ONI_9_6_c, "ONI-9.6c") \
  X(ONI_10_1, "ONI-10.1") X(ONI_10_2, "ONI-10.2") X(ONI_10_3, "ONI-10.3") X(ONI_10_4, "ONI-10.4")
// clang-format on

enum class Rule : std::uint8_t {
#define X(id, text) id,
  MEANDER_ONIRIM_RULES(X)
#undef X
};

inline constexpr int rule_count = 0
#define X(id, text) +1
    MEANDER_ONIRIM_RULES(X)
#undef X
    ;

// The id as the rules page writes it.
constexpr std::string_view name_of(Rule rule) {
  constexpr std::string_view names[] = {
#define X(id, text) text,
      MEANDER_ONIRIM_RULES(X)
#undef X
  };
  return names[static_cast<int>(rule)];
}

using Refusal = RuleRefusal<Rule>;

}  // namespace meander::onirim
