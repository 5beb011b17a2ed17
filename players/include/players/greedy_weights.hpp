// The weights of the greedy player, in points: about a hundred to a useful card.
//
// Found by a coordinate search over seeded games (see docs/performance.md); integers, so that every machine chooses alike.
#pragma once

namespace meander::onirim {

struct GreedyWeights {
  // Completing a series whose door is wanted; points per hundred of want.
  int complete = 583;
  // A series that has one card and two, by how many of the cards it still misses are not in hand.
  int one_laid[3] = {285, 129, 123};
  int two_laid[2] = {487, 208};
  // For each unseen card that would go on.
  int out = 0;
  // Breaking off a series of one card and of two.
  int break_one = 113;
  int break_two = 276;
  // Keeping a chamber: sun, moon, Key; by how much its colour is wanted.
  int keep_wanted[3] = {10, 33, 39};
  int keep_any[3] = {6, 13, 10};
  // A second and further equal card is worth less by so many hundredths.
  int duplicate = 34;
  // A card that the series in progress could use.
  int keep_for_series = 77;
  // A prophecy: for being made, and for each hundredth of a chance to find a Nightmare.
  int prophecy = -91;
  int prophecy_nightmare = 2;
  // Nightmare: a door given back, a labyrinth card of the deck lost, the hand's worth in hundredths.
  int door = 433;
  int deck_card = 91;
  int hand = 210;
  // What a Key is worth when it pays for something, on top of its keeping.
  int key_paid = -7;
  // Having a Key for a door that is still in the deck.
  int key_for_door = 94;
  // Want of a colour of the second and of later goals of the Book, in hundredths: without and with the discards for a swap.
  int next_goal[2] = {34, 33};
  int later_goal[2] = {33, 26};
  // Spells: what a card of the discard pile is worth; what a Paradoxical Prophecy brings before a draw, and when the next card is known to be a
  // Nightmare; what a swap that makes a door fit brings.
  int paid_card = 6;
  int paradox = -50;
  int paradox_nightmare = 150;
  int swap = 300;
  // Towers.
  int tower_progress = 627;
  int tower_keep = 38;
  int tower_lost = 195;
  int false_destruction = 159;
  // Happy Dreams: removing each premonition (in the order of ONI-9.4), for a condition one door away and farther; the other two options.
  int remove_near[8] = {185, 150, 337, 367, 420, 130, 60, 292};
  int remove_far[8] = {120, 56, 120, 120, 420, 130, 87, 200};
  int happy_search = 118;
  int happy_reveal = 200;
};

}  // namespace meander::onirim
