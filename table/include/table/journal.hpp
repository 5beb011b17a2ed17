// The words of a table's journal (docs/notation.md): a heading, then one line for each thing that happened.
#pragma once

namespace meander::journal {

inline constexpr int version = 1;

inline constexpr const char* chance = "chance";
inline constexpr const char* computer = "computer";
inline constexpr const char* automatic = "automatic";
inline constexpr const char* person = "person";
// A further action of the answer that the line before it belongs to.
inline constexpr const char* then = "then";
inline constexpr const char* undo = "undo";
inline constexpr const char* assisted = "assisted";
inline constexpr const char* give_up = "give up";
inline constexpr const char* stops = "stops";
inline constexpr const char* seat = "seat";
inline constexpr const char* start = "start";
// Stands for the seed where the random numbers are kept elsewhere.
inline constexpr const char* apart = "apart";

}  // namespace meander::journal
