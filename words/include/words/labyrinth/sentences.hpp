// What happened, as sentences.
//
//   Teller teller{.viewer = 0, .names = seat_names(), .set = &set};
//   for (const std::string& sentence : sentences_of(events, teller)) say(sentence);
//   if (table.phase == Phase::over) say(ending_text(table, teller));
#pragma once

#include <string>
#include <vector>

#include "labyrinth/events.hpp"
#include "labyrinth/view.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

// One sentence; every event has one.
std::string sentence_of(const Event& event, const Teller& teller);

// Many events in their order, and the sentences: each tells `count` events from `first` on, with what belongs together in one. What says nothing new
// has no text.
struct Telling {
  std::size_t first = 0;
  std::size_t count = 0;
  std::string text;
};
std::vector<Telling> telling_of(const std::vector<Event>& events, const Teller& teller);

// The sentences alone: "You lose 1 life, 2 are left, and are dazed."
std::vector<std::string> sentences_of(const std::vector<Event>& events, const Teller& teller);

// Who has won; empty while nobody has.
std::string ending_text(const Table& table, const Teller& teller);

}  // namespace meander::labyrinth
