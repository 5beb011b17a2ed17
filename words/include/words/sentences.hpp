// What happened, as sentences.
//
//   Teller teller{.viewer = 0, .names = {"", "the computer"}, .players = 2};
//   for (const Event& event : table.since(0, seen)) say(sentence_of(event, teller));
#pragma once

#include <array>
#include <string>
#include <vector>

#include "onirim/events.hpp"
#include "words/style.hpp"

namespace meander::onirim {

// Who is told: this seat is "you"; -1 for somebody who watches.
struct Teller {
  int viewer = -1;
  std::array<std::string, 2> names;  // as within a sentence
  int players = 1;
  Style style;
};

// One sentence; empty for what a person need not be told. The event is as the viewer may see it (seen_by).
std::string sentence_of(const Event& event, const Teller& teller);

// Many events in the order in which they are told, and the sentences: each tells `count` events from `first` on. What need not be told has no text.
struct Telling {
  struct Part {
    std::size_t first = 0;
    std::size_t count = 0;
    std::string text;
  };
  std::vector<Event> events;
  std::vector<Part> parts;
};
Telling telling_of(const std::vector<Event>& events, const Teller& teller);

// The sentences alone, with what belongs together in one sentence ("You draw RS, UM and GK.").
std::vector<std::string> sentences_of(const std::vector<Event>& events, const Teller& teller);

}  // namespace meander::onirim
