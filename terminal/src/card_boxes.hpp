// Cards drawn as small boxes beside each other: code above, symbol below; shared cards have a double frame.
#pragma once

#include <string>
#include <vector>

#include "onirim/zones.hpp"
#include "words/style.hpp"

namespace meander::onirim {

// Four lines, or none when they would be wider than `room`.
std::vector<std::string> card_boxes(const Hand& own, const Hand& shared, const Style& style, int room);

// A tower's edges: "sm" sun and moon, "s", "m", "-" none.
std::string edges_text(Card tower, const std::string& between);

}  // namespace meander::onirim
