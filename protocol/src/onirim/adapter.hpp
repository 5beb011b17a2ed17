// Onirim's table as a game of the protocol, and the parts of its messages.
#pragma once

#include <array>

#include "../game.hpp"
#include "table/table.hpp"
#include "words/sentences.hpp"

namespace meander::protocol::onirim {

using meander::onirim::Action;
using meander::onirim::Entry;
using meander::onirim::Event;
using meander::onirim::Options;
using meander::onirim::Table;
using meander::onirim::Teller;
using meander::onirim::View;

// The style of what a page shows: words, no colours, no columns.
inline constexpr meander::Style in_words{.colour = false, .plain = true, .width = 80};

Json view_message(const Options& options, const View& view);
// Everything, of a game that is replayed.
Json view_message(const meander::onirim::Position& position);
Json event_message(const Event& event);
Json log_message(const std::vector<Entry>& history, std::size_t first, const Teller& teller);
// What an action is about, for screens: `do`, `card` …
Json action_message(const View& view, Action action, int players);
Json prompt_message(const Table& table, int seat);
// How a game ended; null while it goes on.
Json result_message(meander::onirim::Ending ending, bool given_up);
// A rule's own sentence.
std::string clause_of(std::string_view rule);

}  // namespace meander::protocol::onirim
