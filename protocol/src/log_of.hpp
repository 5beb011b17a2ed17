// The log of a table: what happened as sentences, with the events that each tells, and what was taken back.
#pragma once

#include <string>
#include <vector>

#include "table/game_table.hpp"
#include "table/json.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::protocol {

template <typename F, typename Teller>
Json taken_back_message(const HistoryEntry<typename F::At>& entry, std::size_t n, const Teller& teller) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < entry.taken_back.size(); ++i) words.push_back(F::words(entry.before[i], entry.taken_back[i], teller));
  if (entry.withheld > 0) words.push_back(F::withheld_words(entry.withheld));
  return {{"n", n}, {"turn", entry.turn}, {"text", tr("Taken back: {actions}.", arg("actions", list_of(words)))}, {"taken_back", *entry.back_to}};
}

// Of entries of the history from number `first` on.
template <typename F, typename Teller>
Json log_of(const std::vector<HistoryEntry<typename F::At>>& history, std::size_t first, const Teller& teller) {
  Json log = Json::array();
  for (std::size_t i = 0; i < history.size();) {
    if (history[i].back_to) {
      log.push_back(taken_back_message<F>(history[i], first + i, teller));
      ++i;
      continue;
    }
    std::size_t end = i;
    std::vector<typename F::At::Event> events;
    while (end < history.size() && !history[end].back_to && history[end].turn == history[i].turn) events.push_back(history[end++].event);
    const auto telling = F::told(events, teller);
    for (const auto& part : telling.parts) {
      Json entry = {{"n", first + i + part.first}, {"turn", history[i].turn}, {"text", part.text}, {"events", Json::array()}};
      for (std::size_t each = part.first; each < part.first + part.count; ++each) entry["events"].push_back(F::event(telling.events[each], teller));
      log.push_back(std::move(entry));
    }
    i = end;
  }
  return log;
}

}  // namespace meander::protocol
