// Any bytes read as a record of a game: refused with a place and a reason, or written, read back and replayed to the same position.
#pragma once

#include <string>
#include <string_view>

#include "table/record.hpp"

namespace meander::fuzz {

template <typename Record>
std::string check_record_of(std::string_view bytes) {
  const Result<Record> record = Record::from_text(bytes);
  if (!record) return record.error().reason.empty() || record.error().place.empty() ? "refused without a place or reason" : "";
  const std::string text = text_of(*record);
  const Result<Record> again = Record::from_text(text);
  if (!again) return "what was written is refused: " + again.error().text();
  if (text_of(*again) != text) return "what was written is written otherwise when read back";
  if (again->steps != record->steps || again->seed != record->seed || again->given_up != record->given_up)
    return "what was written is read back as another record";
  const auto end = replay(*record);
  if (!end) return "does not replay: " + end.error().text();
  if (!(replay(*again)->state == end->state)) return "replays to another position when read back";
  return {};
}

inline std::string check_record(std::string_view bytes) { return check_record_of<onirim::Record>(bytes); }

}  // namespace meander::fuzz
