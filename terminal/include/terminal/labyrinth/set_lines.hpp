// What a component set of Labyrinth holds, in lines, beside the rules that leave it to the set (LAB-8.10, 11.1).
//
//   if (const auto part = set_part("traps"))
//     for (const std::string& line : set_lines(default_set(), *part, style.width)) print(line + "\n");
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/labyrinth/component_set_file.hpp"

namespace meander::labyrinth {

enum class SetPart : std::uint8_t { traps, guardian };

// "traps" or "guardian", in large or small letters.
std::optional<SetPart> set_part(std::string_view topic);
// The rules of a topic, each ability with the numbers that the set gives it; no line is wider.
std::vector<std::string> rule_lines(std::string_view topic, const ComponentSet& set, int width);
// No line is wider.
std::vector<std::string> set_lines(const SetFile& file, SetPart part, int width);

}  // namespace meander::labyrinth
