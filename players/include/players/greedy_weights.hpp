// The weights of the greedy player, in points: about a hundred to a useful card.
//
// Found by a coordinate search over seeded games (see docs/players.md); integers, so that every machine chooses alike.
#pragma once

namespace meander::onirim {

struct GreedyWeights {
  // Completing a series whose door can be gained. What follows is for a colour wanted to the full, and less by its want.
  int complete = 583;
  // A series that has one card and two, by how many of the cards it still misses are not in hand.
  int one_laid[3] = {285, 129, 123};
  int two_laid[2] = {487, 208};
  // Breaking off a series of one card and of two.
  int break_one = 113;
  int break_two = 276;
  // Keeping a chamber: sun, moon, Key; by how much its colour is wanted.
  int keep_wanted[3] = {10, 33, 39};
  int keep_any[3] = {6, 13, 10};
  // A second and further equal card is worth less by so many hundredths.
  int duplicate = 34;
  // A card that the series in progress could use.
  int keep_for_series[2] = {77, 77};
  // The same for one that is not in hand yet.
  int draw_for_series = 77;
  // A prophecy: for being made, and for each hundredth of a chance to find a Nightmare.
  int prophecy = -64;
  int prophecy_nightmare = 2;
  // Nightmare: a door given back, a labyrinth card of the deck lost, the hand's worth in hundredths.
  int door = 433;
  int deck_card = 91;
  int hand = 210;
  // What a Key is worth when it pays for something, on top of its keeping.
  int key_paid = -7;
  // Having a Key for a door that is still in the deck.
  int key_for_door = 94;
  // The same for one that is not in hand yet.
  int draw_key_for_door = 40;
  // Want of a colour of the second, third and later goals of the Book, in hundredths: without and with the discards for a swap.
  int goal_want[3] = {59, 33, 33};
  int goal_want_swap[3] = {58, 51, 26};
  // The first open goal when only the partner still needs a door of it: the next one's want grows to this.
  int partners_goal = 34;
  // Two players: taking a shared card, and what it is worth to the partner, in hundredths.
  int use_shared = 12;
  int shared_needed = 62;
  // The same of a private card, which might be exchanged.
  int private_needed = 25;
  // Exchanging: what a card is worth to the partner once it is shared, and to oneself once it is private, in hundredths; the least gain.
  int exchange_partner = 62;
  int exchange_own = 70;
  int exchange_least = -17;
  // A discard, for the exchange it allows, in hundredths of the gain.
  int exchange_hope = 12;
  // The colours and cards picked at set-up.
  int pick_colour = 10;
  // Spells: what a card of the discard pile is worth; what a Paradoxical Prophecy brings before a draw, and when the next card is known to be a
  // Nightmare; what a swap that makes a door fit brings.
  int paid_card = 6;
  // Spending discards so that none are left for a swap.
  int swap_reserve = 100;
  int paradox = -30;
  int paradox_nightmare = 150;
  // The chance, in hundredths, to find what completes a series or a door for a Key held.
  int paradox_find = 100;
  int swap = 300;
  // What cancelling a Nightmare brings: as its options, below zero.
  int punishment = -45;
  // For each card of a series for the goal that a swap leaves as the second.
  int swap_next = 25;
  // Towers.
  int tower_progress = 627;
  int tower_keep = 38;
  int tower_lost = 195;
  int false_destruction = 159;
  // What each premonition does when it comes true, in the order of ONI-9.4: red for each red chamber that leaves the deck, rainbow for each
  // Happy Dream.
  int harm[8] = {25, 150, 175, 386, 433, 260, 80, 455};
  // Of it, in hundredths: what removing it brings when it is one door away and when it is farther; how much a door that makes it come true loses.
  int remove_near = 130;
  int remove_far = 70;
  int comes_true = 30;
  // How much less the colour of such a door is wanted, in hundredths for each hundred of harm; the want that is left at least.
  int wait_for_harm = 5;
  int least_want = 40;
  // The other two options of a Happy Dream; what is searched for counts besides.
  int happy_search = 40;
  int happy_reveal = 260;
};

}  // namespace meander::onirim
