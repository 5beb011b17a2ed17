// The ids of the rules page (docs/rules/labyrinth.md).
//
//   name_of(Rule::LAB_5_2)  →  "LAB-5.2"
//
// The engine names a rule when it refuses an action and, for the proofs, whenever a rule takes effect.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/refusal.hpp"
#include "labyrinth/character_list.hpp"

namespace meander::labyrinth {

// clang-format off
#define MEANDER_LABYRINTH_RULES(X) \
  X(LAB_1_1, "LAB-1.1") X(LAB_1_2, "LAB-1.2") X(LAB_1_3, "LAB-1.3") X(LAB_1_4, "LAB-1.4") X(LAB_1_5, "LAB-1.5") X(LAB_1_6, "LAB-1.6") X(LAB_1_7, "LAB-1.7") \
  X(LAB_2_1, "LAB-2.1") X(LAB_2_2, "LAB-2.2") X(LAB_2_3, "LAB-2.3") X(LAB_2_4, "LAB-2.4") \
  X(LAB_3_1, "LAB-3.1") X(LAB_3_2, "LAB-3.2") \
  X(LAB_4_1, "LAB-4.1") X(LAB_4_2, "LAB-4.2") X(LAB_4_3, "LAB-4.3") X(LAB_4_4, "LAB-4.4") X(LAB_4_5, "LAB-4.5") \
  X(LAB_5_1, "LAB-5.1") X(LAB_5_2, "LAB-5.2") X(LAB_5_3, "LAB-5.3") \
  X(LAB_6_1, "LAB-6.1") X(LAB_6_2, "LAB-6.2") X(LAB_6_3, "LAB-6.3") X(LAB_6_4, "LAB-6.4") X(LAB_6_5, "LAB-6.5") \
  X(LAB_7_1, "LAB-7.1") X(LAB_7_2, "LAB-7.2") X(LAB_7_3, "LAB-7.3") X(LAB_7_4, "LAB-7.4") \
  X(LAB_8_1, "LAB-8.1") X(LAB_8_2, "LAB-8.2") X(LAB_8_3, "LAB-8.3") X(LAB_8_4, "LAB-8.4") X(LAB_8_5, "LAB-8.5") X(LAB_8_6, "LAB-8.6") \
  X(LAB_8_7, "LAB-8.7") X(LAB_8_8, "LAB-8.8") X(LAB_8_9, "LAB-8.9") X(LAB_8_10, "LAB-8.10") X(LAB_8_11, "LAB-8.11") \
  X(LAB_9_1, "LAB-9.1") X(LAB_9_2, "LAB-9.2") X(LAB_9_3, "LAB-9.3") X(LAB_9_4, "LAB-9.4") X(LAB_9_5, "LAB-9.5") X(LAB_9_6, "LAB-9.6") \
  X(LAB_9_7, "LAB-9.7") X(LAB_9_8, "LAB-9.8") \
  X(LAB_10_1, "LAB-10.1") X(LAB_10_2, "LAB-10.2") X(LAB_10_3, "LAB-10.3") \
  X(LAB_11_1, "LAB-11.1") X(LAB_11_2, "LAB-11.2") X(LAB_11_3, "LAB-11.3") X(LAB_11_4, "LAB-11.4") X(LAB_11_5, "LAB-11.5") X(LAB_11_6, "LAB-11.6") \
  X(LAB_11_7, "LAB-11.7") X(LAB_11_8, "LAB-11.8") \
  X(LAB_12_1, "LAB-12.1") \
  X(LAB_13_1, "LAB-13.1") X(LAB_13_2, "LAB-13.2") X(LAB_13_3, "LAB-13.3") X(LAB_13_4, "LAB-13.4") \
  X(LAB_14_1, "LAB-14.1") X(LAB_14_2, "LAB-14.2") X(LAB_14_3, "LAB-14.3") X(LAB_14_4, "LAB-14.4") \
  X(LAB_15_1, "LAB-15.1") X(LAB_15_2, "LAB-15.2") X(LAB_15_3, "LAB-15.3")
// clang-format on

// Behind them three abilities of each character (docs/rules/labyrinth-abilities.md).
enum class Rule : std::uint8_t {
#define X(id, text) id,
  MEANDER_LABYRINTH_RULES(X)
#undef X
#define X(name) LAB_A_##name##_1, LAB_A_##name##_2, LAB_A_##name##_3,
      MEANDER_LABYRINTH_CHARACTERS(X)
#undef X
};

inline constexpr int rule_count = 0
#define X(id, text) +1
    MEANDER_LABYRINTH_RULES(X)
#undef X
#define X(name) +3
        MEANDER_LABYRINTH_CHARACTERS(X)
#undef X
    ;

// The id as the rules page writes it.
constexpr std::string_view name_of(Rule rule) {
  constexpr std::string_view names[] = {
#define X(id, text) text,
      MEANDER_LABYRINTH_RULES(X)
#undef X
#define X(name) std::string_view("LAB-A." #name ".1"), std::string_view("LAB-A." #name ".2"), std::string_view("LAB-A." #name ".3"),
          MEANDER_LABYRINTH_CHARACTERS(X)
#undef X
  };
  return names[static_cast<int>(rule)];
}

using Refusal = RuleRefusal<Rule>;

}  // namespace meander::labyrinth
