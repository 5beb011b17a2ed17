// Names of places, phases and pieces, and back.
#include "labyrinth/notation.hpp"

#include <array>

namespace meander::labyrinth {

namespace {

constexpr std::array<std::string_view, phase_count> phase_names{
    "none", "roll",  "lot",     "field", "deal",     "character", "turn",    "tile",   "place", "turn-up", "face", "token",
    "look", "craft", "reveal",  "aside", "exchange", "keep",      "swap",    "lay",    "card",  "lead",    "step", "drive",
    "way",  "bonus", "crystal", "loop",  "steal",    "rob",       "declare", "attack", "join",  "second",  "over"};

constexpr std::string_view blank_name = "blank";

template <typename Kinds, typename IdOf>
std::optional<std::uint8_t> kind_named(const Kinds& kinds, IdOf id_of, std::string_view text) {
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (id_of(kinds[i]).text() == text) return static_cast<std::uint8_t>(i + 1);
  }
  return std::nullopt;
}

constexpr auto own_id = [](const auto& kind) { return kind.id; };
constexpr auto itself = [](const PieceId& id) { return id; };

}  // namespace

std::string text_of(Place place) {
  if (is_start(place)) return {'S', static_cast<char>('0' + (place - corridor_places))};
  std::string text = name_of(cell_of(place));
  if (corridor_of(place) > 0) text += static_cast<char>('a' + corridor_of(place));
  return text;
}

std::optional<Place> parse_place(std::string_view text) {
  if (text.size() == 2 && text[0] == 'S') {
    const int field = text[1] - '0';
    return field >= 0 && field < directions ? std::optional(start_field(field)) : std::nullopt;
  }
  if (text.size() != 2 && text.size() != 3) return std::nullopt;
  const Cell cell = cell_named(text.substr(0, 2));
  if (cell == no_cell) return std::nullopt;
  const int corridor = text.size() == 3 ? text[2] - 'a' : 0;
  if (text.size() == 3 && (corridor < 1 || corridor >= most_corridors)) return std::nullopt;
  return place_of(cell, corridor);
}

std::string_view name_of(Phase phase) { return phase_names[static_cast<std::size_t>(phase)]; }

std::optional<Phase> parse_phase(std::string_view text) {
  for (std::size_t i = 0; i < phase_names.size(); ++i) {
    if (phase_names[i] == text) return static_cast<Phase>(i);
  }
  return std::nullopt;
}

std::string_view tile_name(const ComponentSet& set, int kind) {
  return kind == hidden_tile ? "?" : set.tile_ids[static_cast<std::size_t>(kind) - 1].text();
}

std::string_view trap_name(const ComponentSet& set, int kind) {
  if (kind == unseen_trap) return "?";
  const auto index = static_cast<std::size_t>(kind) - 1;
  return index < set.traps.size() ? set.traps[index].id.text() : blank_name;
}

std::string_view card_name(const ComponentSet& set, int kind) { return set.guardian[static_cast<std::size_t>(kind) - 1].id.text(); }

std::optional<std::uint8_t> parse_tile(const ComponentSet& set, std::string_view text) { return kind_named(set.tile_ids, itself, text); }

std::optional<std::uint8_t> parse_trap(const ComponentSet& set, std::string_view text) {
  if (const auto kind = kind_named(set.traps, own_id, text)) return kind;
  return text == blank_name ? std::optional(static_cast<std::uint8_t>(set.traps.size() + 1)) : std::nullopt;
}

std::optional<std::uint8_t> parse_card(const ComponentSet& set, std::string_view text) { return kind_named(set.guardian, own_id, text); }

}  // namespace meander::labyrinth
