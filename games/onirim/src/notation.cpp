// Names of cards, premonitions, phases and the like.
#include "onirim/notation.hpp"

#include <array>

namespace meander::onirim {

namespace {

constexpr std::array<std::string_view, card_kinds> card_names{"RS", "RM", "RK", "US", "UM", "UK", "GS",        "GM",          "GK", "BS",
                                                              "BM", "BK", "RD", "UD", "GD", "BD", "nightmare", "happy-dream", "R3", "R4",
                                                              "R5", "U3", "U4", "U5", "G3", "G4", "G5",        "B3",          "B4", "B5"};
constexpr std::array<std::string_view, premonition_kinds> premonition_names{"red", "green", "blue", "brown", "pairs", "five", "rainbow", "three"};
constexpr std::array<std::string_view, phase_count> phase_names{
    "goals",  "premonitions", "set-up", "pick",        "turn", "explore",   "look",  "prophecy", "order",  "paradox",
    "bottom", "exchange",     "window", "draw",        "door", "nightmare", "pay",   "reveal",   "redraw", "tower-loss",
    "happy",  "happy-drop",   "fetch",  "premonition", "keys", "return",    "pairs", "foresee",  "over"};
constexpr std::array<std::string_view, 5> purpose_names{"", "prophecy", "peek", "paradox", "happy"};
constexpr std::array<std::string_view, 4> spell_names{"", "prophecy", "swap", "punishment"};
constexpr std::array<std::string_view, 4> ending_names{"", "won", "lost deck", "lost door"};
constexpr std::string_view colour_letters = "RUGB";

template <typename Value, std::size_t Size>
std::optional<Value> find(const std::array<std::string_view, Size>& names, std::string_view text) {
  for (std::size_t i = 0; i < Size; ++i) {
    if (names[i] == text && !text.empty()) return static_cast<Value>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string_view name_of(Card card) { return card < card_kinds ? card_names[card] : "?"; }
std::string_view name_of(Premonition premonition) { return premonition_names[static_cast<std::size_t>(premonition)]; }
std::string_view name_of(Phase phase) { return phase_names[static_cast<std::size_t>(phase)]; }
std::string_view name_of(Purpose purpose) { return purpose_names[static_cast<std::size_t>(purpose)]; }
std::string_view name_of(Spell spell) { return spell_names[static_cast<std::size_t>(spell)]; }
std::string_view name_of(Ending ending) { return ending_names[static_cast<std::size_t>(ending)]; }
char letter_of(Colour colour) { return colour_letters[static_cast<std::size_t>(colour)]; }

std::optional<Card> parse_card(std::string_view text) { return find<Card>(card_names, text); }
std::optional<Premonition> parse_premonition(std::string_view text) { return find<Premonition>(premonition_names, text); }
std::optional<Phase> parse_phase(std::string_view text) { return find<Phase>(phase_names, text); }
std::optional<Purpose> parse_purpose(std::string_view text) { return find<Purpose>(purpose_names, text); }
std::optional<Spell> parse_spell(std::string_view text) { return find<Spell>(spell_names, text); }
std::optional<Colour> parse_colour(std::string_view text) {
  const std::size_t place = text.size() == 1 ? colour_letters.find(text[0]) : std::string_view::npos;
  if (place == std::string_view::npos) return std::nullopt;
  return static_cast<Colour>(place);
}

}  // namespace meander::onirim
