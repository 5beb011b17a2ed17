// Any bytes read as an action: refused with a reason, or an action whose one text form reads back as the same action.
#pragma once

#include <string>
#include <string_view>

#include "onirim/notation.hpp"

namespace meander::fuzz {

inline std::string check_action(std::string_view bytes) {
  for (const int players : {1, 2}) {
    const Result<onirim::Action> action = onirim::parse_action(bytes, players);
    if (!action) {
      if (action.error().reason.empty()) return "refused without a reason";
      continue;
    }
    const std::string text = onirim::text_of(*action, players);
    const Result<onirim::Action> again = onirim::parse_action(text, players);
    if (!again || !(*again == *action)) return "\"" + text + "\" is not read back as the action it was written from";
    if (onirim::text_of(*again, players) != text) return "\"" + text + "\" has a second text form";
    if (!(onirim::from_integer(onirim::to_integer(*action)) == *action)) return "the integer of \"" + text + "\" is another action";
  }
  return {};
}

}  // namespace meander::fuzz
