// The weights of the greedy player, in points: about a hundred to a useful card.
//
// Found by a coordinate search over seeded games (see docs/performance.md); integers, so that every machine chooses alike.
#pragma once

namespace meander::onirim {

struct GreedyWeights {
  // Completing a series whose door is wanted; points per hundred of want.
  int complete = 1000;
  // A series that has one card and two, by how many of the cards it still misses are not in hand.
  int one_laid[3] = {420, 180, 60};
  int two_laid[2] = {620, 260};
  // For each unseen card that would go on.
  int out = 6;
  // Breaking off a series of one card and of two.
  int break_one = 80;
  int break_two = 260;
  // Keeping a chamber: sun, moon, Key; by how much its colour is wanted.
  int keep_wanted[3] = {30, 60, 80};
  int keep_any[3] = {10, 20, 120};
  // A second and further equal card is worth less by so many hundredths.
  int duplicate = 40;
  // A card that the series in progress could use.
  int keep_for_series = 120;
  // A prophecy: for being made, and for each hundredth of a chance to find a Nightmare.
  int prophecy = 0;
  int prophecy_nightmare = 2;
  // Nightmare: a door given back, a labyrinth card of the deck lost, the hand's worth in hundredths.
  int door = 500;
  int deck_card = 40;
  int hand = 100;
  // What a Key is worth when it pays for something, on top of its keeping.
  int key_paid = 0;
  // Having a Key for a door that is still in the deck.
  int key_for_door = 60;
  // Want of a colour of the second and later goals of the Book, in hundredths.
  int next_goal = 60;
  int later_goal = 30;
  // Spells: what a card of the discard pile is worth.
  int paid_card = 5;
  // Towers.
  int tower_progress = 350;
  int tower_keep = 120;
  int tower_lost = 200;
  int false_destruction = 150;
};

}  // namespace meander::onirim
