#include "words/labyrinth/option_choices.hpp"

namespace meander::labyrinth {

namespace {

constexpr OptionValue players[] = {
    {"2", marked("Two")}, {"3", marked("Three")}, {"4", marked("Four")}, {"5", marked("Five")}, {"6", marked("Six")},
};
constexpr OptionValue characters[] = {
    {"none", marked("No: the labyrinth alone")},
    {"drawn", marked("Yes, drawn at random")},
    {"chosen", marked("Yes, chosen by one after the other")},
};
constexpr OptionValue winning[] = {
    {"false", marked("To win, it does not matter who else is on the centre")},
    {"true", marked("To win, no other player may be on the centre")},
};
constexpr OptionValue traps[] = {
    {"false", marked("Every trap does something")},
    {"true", marked("Blank traps, which do nothing, are among the others")},
};

constexpr OptionChoice choices[] = {
    {"players", marked("How many play?"), false, players, 2},
    {"characters", marked("Does everybody play a character with abilities of its own?"), false, characters},
    {"win_alone", marked("Who else may be on the centre?"), false, winning},
    {"blank_traps", marked("Are there traps that do nothing?"), false, traps},
};

}  // namespace

std::span<const OptionChoice> option_choices() { return choices; }

}  // namespace meander::labyrinth
