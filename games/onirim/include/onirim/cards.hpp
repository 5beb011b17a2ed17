// The cards of Onirim as numbers, in the card order of the notation (ONI-1.1, 1.2, 8.1, 9.1, 9.4).
//
// A card is its kind: two red suns are the same number. 0–11 chambers by colour, then symbol; 12–15 doors; 16 Nightmare; 17 Happy Dream;
// 18–29 towers by colour, then prophecy number.
#pragma once

#include <array>
#include <cstdint>

namespace meander::onirim {

using Card = std::uint8_t;

enum class Colour : std::uint8_t { red, blue, green, brown };
enum class Symbol : std::uint8_t { sun, moon, key };

inline constexpr int colours = 4;
inline constexpr int card_kinds = 30;
inline constexpr int largest_deck = 92;     // 76 cards, 12 towers, 4 Happy Dreams
inline constexpr int chambers_in_box = 58;  // ONI-1.1
inline constexpr int towers_in_box = 12;    // ONI-8.1
inline constexpr int premonition_kinds = 8;

inline constexpr Card first_door = 12;
inline constexpr Card nightmare = 16;
inline constexpr Card happy_dream = 17;
inline constexpr Card first_tower = 18;
inline constexpr Card unknown_card = 31;  // in views only
inline constexpr Card no_card = 30;       // where a card may be absent

constexpr Card chamber(Colour colour, Symbol symbol) { return static_cast<Card>(static_cast<int>(colour) * 3 + static_cast<int>(symbol)); }
constexpr Card door(Colour colour) { return static_cast<Card>(first_door + static_cast<int>(colour)); }
constexpr Card key(Colour colour) { return chamber(colour, Symbol::key); }
// The tower of a colour with prophecy number 3, 4 or 5.
constexpr Card tower(Colour colour, int number) { return static_cast<Card>(first_tower + static_cast<int>(colour) * 3 + number - 3); }

constexpr bool is_chamber(Card card) { return card < first_door; }
constexpr bool is_door(Card card) { return card >= first_door && card < nightmare; }
constexpr bool is_dream(Card card) { return card == nightmare || card == happy_dream; }
constexpr bool is_tower(Card card) { return card >= first_tower && card < card_kinds; }

// A set of kinds, one bit each.
using Kinds = std::uint32_t;
inline constexpr Kinds all_kinds = (Kinds{1} << card_kinds) - 1;
inline constexpr Kinds all_towers = all_kinds & ~((Kinds{1} << first_tower) - 1);

// What is asked of every card drawn or held stands in one word each, which costs no branch and no division.
namespace packed {
template <typename Of>
consteval std::uint64_t table(unsigned width, int kinds, Of of) {
  std::uint64_t word = 0;
  for (int card = 0; card < kinds; ++card) word |= static_cast<std::uint64_t>(of(card)) << (width * static_cast<unsigned>(card));
  return word;
}
inline constexpr std::uint64_t symbols = table(2, first_door, [](int card) { return card % 3; });
inline constexpr std::uint64_t colours_of = table(2, card_kinds, [](int card) {
  if (card < first_door) return card / 3;
  return card < first_tower ? (card - first_door) % 4 : (card - first_tower) / 3;
});
}  // namespace packed

// Chambers with this symbol.
constexpr Kinds kinds_of(Symbol symbol) { return Kinds{0x249} << static_cast<unsigned>(symbol); }
inline constexpr Kinds all_chambers = kinds_of(Symbol::sun) | kinds_of(Symbol::moon) | kinds_of(Symbol::key);
inline constexpr Kinds all_keys = kinds_of(Symbol::key);

constexpr bool is_labyrinth(Card card) { return ((all_chambers | all_towers) >> card & 1U) != 0; }
constexpr bool is_key(Card card) { return (all_keys >> card & 1U) != 0; }
// Of a chamber, door or tower.
constexpr Colour colour_of(Card card) { return static_cast<Colour>(packed::colours_of >> 2U * card & 3U); }
// Of a chamber.
constexpr Symbol symbol_of(Card card) { return static_cast<Symbol>(packed::symbols >> 2U * card & 3U); }
// Of a tower: 3, 4 or 5 (ONI-8.4).
constexpr int number_of(Card card) { return (card - first_tower) % 3 + 3; }

// Edge symbols of a tower as bits (ONI-8.1): 1 sun, 2 moon.
struct Edges {
  std::uint8_t left;
  std::uint8_t right;
};
inline constexpr std::array<Edges, towers_in_box> tower_edges{{
    {3, 2},
    {1, 2},
    {0, 2},  // red
    {2, 3},
    {2, 2},
    {2, 0},  // blue
    {1, 3},
    {1, 1},
    {1, 0},  // green
    {3, 1},
    {2, 1},
    {0, 1},  // brown
}};
// Whether two towers may stand next to each other, in this order (ONI-8.3).
constexpr bool edges_fit(Card left, Card right) { return (tower_edges[left - first_tower].right & tower_edges[right - first_tower].left) == 0; }

// The eight premonitions (ONI-9.4).
enum class Premonition : std::uint8_t { red, green, blue, brown, pairs, five, rainbow, three };
inline constexpr std::uint8_t no_premonition = 8;

// How many of each card the whole box holds (ONI-1.2, 8.1, 9.1).
inline constexpr std::array<std::uint8_t, card_kinds> cards_in_box{9, 4, 3, 8, 4,  3, 7, 4, 3, 6, 4, 3,   // chambers
                                                                   2, 2, 2, 2, 10, 4,                     // doors, Nightmares, Happy Dreams
                                                                   1, 1, 1, 1, 1,  1, 1, 1, 1, 1, 1, 1};  // towers

}  // namespace meander::onirim
