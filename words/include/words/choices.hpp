// What a person is asked, and what each choice would do.
#pragma once

#include <string>

#include "onirim/action.hpp"
#include "onirim/rule.hpp"
#include "onirim/view.hpp"
#include "words/style.hpp"

namespace meander::onirim {

// The question of the view's phase, to its active seat.
std::string question_of(const View& view, const Style& style);
// The rule that the question comes from.
Rule rule_behind(const View& view);
// What an action brings about, beyond what its words say; empty when nothing needs to be said.
std::string remark_on(const View& view, Action action, const Style& style);
// An action as it may be typed: its notation, for screen readers with its cards and premonitions in words: "play red sun".
std::string action_words(Action action, int players, const Style& style);
// An action as people say it, wherever nothing is typed: "play the shared red sun", "draw the next card". It begins with a small letter.
std::string deed_text(Action action, int players);
constexpr bool is_play(Action action) { return action.type() == ActionType::play_chamber || action.type() == ActionType::play_tower; }
constexpr bool is_spell(Action action) { return action.type() == ActionType::cast; }

constexpr bool is_swap(Action action) { return is_spell(action) && static_cast<Spell>(action.card()) == Spell::swap; }

}  // namespace meander::onirim
