// What a component set holds, for pages that show it.
#include "adapter.hpp"
#include "labyrinth/notation.hpp"
#include "table/labyrinth/kept_set.hpp"
#include "words/labyrinth/character_text.hpp"
#include "words/labyrinth/set_text.hpp"
#include "words/labyrinth/teller.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::protocol::labyrinth {

using namespace meander::labyrinth;

namespace {

const char* level_name(Level level) {
  switch (level) {
    case Level::over:
      return "over";
    case Level::under:
      return "under";
    case Level::beside:
      return "beside";
    case Level::floor:
      break;
  }
  return "floor";
}

const char* trap_kind_name(TrapType type) {
  switch (type) {
    case TrapType::turning_back:
      return "turning-back";
    case TrapType::door:
      return "door";
    case TrapType::entry:
      break;
  }
  return "entry";
}

Json tiles_of(const ComponentSet& set) {
  Json tiles = Json::array();
  for (std::size_t i = 0; i < set.tile_ids.size(); ++i) {
    const TileShape& shape = set.tables.shape(LaidTile::normal(static_cast<int>(i) + 1, 0));
    tiles.push_back({{"tile", std::string(set.tile_ids[i].text())}, {"count", set.tile_counts[i]}, {"corridors", corridors_message(shape)}});
  }
  return tiles;
}

Json traps_of(const ComponentSet& set, const Teller& teller) {
  Json traps = Json::array();
  for (std::size_t i = 0; i < set.traps.size(); ++i) {
    const TrapKind& kind = set.traps[i];
    traps.push_back({{"trap", std::string(kind.id.text())},
                     {"name", trap_words(static_cast<int>(i) + 1, teller)},
                     {"kind", trap_kind_name(kind.type)},
                     {"count", kind.count},
                     {"number", kind.number},
                     {"retry", kind.retry},
                     {"text", begun(trap_effects_text(kind))}});
  }
  if (set.blanks == 0) return traps;
  const int blank = static_cast<int>(set.traps.size()) + 1;
  traps.push_back({{"trap", std::string(trap_name(set, blank))},
                   {"name", trap_words(blank, teller)},
                   {"kind", "blank"},
                   {"count", set.blanks},
                   {"text", tr("It does nothing.")}});
  return traps;
}

Json cards_of(const ComponentSet& set, const Teller& teller) {
  Json cards = Json::array();
  for (std::size_t i = 0; i < set.guardian.size(); ++i) {
    const GuardianCard& card = set.guardian[i];
    cards.push_back({{"card", std::string(card.id.text())},
                     {"name", card_words(static_cast<int>(i) + 1, teller)},
                     {"count", card.count},
                     {"text", begun(card_effect_text(card))}});
  }
  return cards;
}

Json characters() {
  Json list = Json::array();
  for (int i = 1; i <= character_count; ++i) {
    const auto character = static_cast<Character>(i);
    Json json = {{"character", std::string(name_of(character))}, {"name", begun(character_words(character))}, {"abilities", Json::array()}};
    for (int number = 1; number <= abilities_each; ++number) {
      const Ability ability = ability_of(character, number);
      const std::string rule(name_of(rule_of(ability)));
      const RuleText* text = rule_in(rulebook(), rule);
      json["abilities"].push_back({{"ability", id_of(ability)},
                                   {"name", ability_words(ability)},
                                   {"rule", rule},
                                   {"text", text == nullptr ? std::string() : tr(text->text)}});
    }
    list.push_back(std::move(json));
  }
  return list;
}

}  // namespace

Json corridors_message(const TileShape& shape) {
  Json corridors = Json::array();
  for (const CorridorShape& corridor : shape) {
    Json edges = Json::array();
    for (int d = 0; d < directions; ++d) {
      if ((corridor.edges >> d & 1) != 0) edges.push_back(d);
    }
    corridors.push_back({{"level", level_name(corridor.level)}, {"edges", std::move(edges)}});
  }
  return corridors;
}

Json pieces_message(const ComponentSet& set) {
  const SetFile& file = set_file_of(set);
  Teller teller = teller_by_ids(set);
  teller.file = &file;
  return {{"set", {{"name", file.name}, {"version", file.version}}},
          {"life", set.life},
          {"tiles", tiles_of(set)},
          {"traps", traps_of(set, teller)},
          {"cards", cards_of(set, teller)},
          {"characters", characters()}};
}

}  // namespace meander::protocol::labyrinth
