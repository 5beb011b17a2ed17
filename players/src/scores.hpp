// The score of an action, by the matter it belongs to. The greedy player takes the highest.
#pragma once

#include "onirim/action.hpp"
#include "situation.hpp"

namespace meander::onirim {

int score_turn_action(const Situation& situation, Action action);
int score_look(const Situation& situation, Action action);
int score_door_answer(const Situation& situation, Action action);
int score_nightmare(const Situation& situation, Action action);
int score_exchange(const Situation& situation, Action action);
int score_pick(const Situation& situation, Action action);
int score_spell(const Situation& situation, Action action);
int score_payment(const Situation& situation, Action action);
int score_tower(const Situation& situation, Action action);
int score_happy_dream(const Situation& situation, Action action);
int score_premonition(const Situation& situation, Action action);

// What holding a card of any kind is worth.
int card_worth(const Situation& situation, Card card);

}  // namespace meander::onirim
