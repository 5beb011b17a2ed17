// What is printed on the cards: colours, symbols, towers' edges (ONI-1.1, 1.2, 8.1), by card number in the card order of docs/notation.md.
#pragma once

#include <array>

namespace referee {

inline constexpr int kKinds = 30;
inline constexpr int kColours = 4;
inline constexpr int kFirstDoor = 12;
inline constexpr int kNightmareCard = 16;
inline constexpr int kHappyDreamCard = 17;
inline constexpr int kFirstTower = 18;

// Premonitions (ONI-9.4).
enum Premonition : int { kRed, kGreen, kBlue, kBrown, kPairs, kFive, kRainbow, kThree };
inline constexpr int kPremonitionCount = 8;

constexpr bool is_chamber(int card) { return card < kFirstDoor; }
constexpr bool is_door(int card) { return card >= kFirstDoor && card < kNightmareCard; }
constexpr bool is_dream(int card) { return card == kNightmareCard || card == kHappyDreamCard; }
constexpr bool is_tower(int card) { return card >= kFirstTower; }
constexpr bool is_labyrinth(int card) { return is_chamber(card) || is_tower(card); }
constexpr bool is_key(int card) { return is_chamber(card) && card % 3 == 2; }
constexpr bool is_red_chamber(int card) { return card < 3; }

constexpr int symbol_of_chamber(int card) { return card % 3; }
constexpr int colour_of_chamber(int card) { return card / 3; }
constexpr int colour_of_door(int card) { return card - kFirstDoor; }
constexpr int colour_of_tower(int card) { return (card - kFirstTower) / 3; }
constexpr int number_of_tower(int card) { return 3 + (card - kFirstTower) % 3; }
constexpr int key_of_colour(int colour) { return 3 * colour + 2; }
constexpr int door_of_colour(int colour) { return kFirstDoor + colour; }

// The edges of a tower: sun 1, moon 2, both 3, none 0.
inline constexpr std::array<int, 12> kLeftEdge{3, 1, 0, 2, 2, 2, 1, 1, 1, 3, 2, 0};
inline constexpr std::array<int, 12> kRightEdge{2, 2, 2, 3, 2, 0, 3, 1, 0, 1, 1, 1};

// ONI-8.3: touching edges have no symbol in common.
constexpr bool towers_may_touch(int left_tower, int right_tower) {
  return (kRightEdge[left_tower - kFirstTower] & kLeftEdge[right_tower - kFirstTower]) == 0;
}

}  // namespace referee
