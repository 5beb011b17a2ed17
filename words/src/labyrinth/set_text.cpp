#include "words/labyrinth/set_text.hpp"

#include "trap_effects.hpp"
#include "words/labyrinth/teller.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

constexpr int item_indent = 2;
constexpr int detail_indent = 4;

Teller teller_of(const SetFile& file) {
  Teller teller = teller_by_ids(file.components);
  teller.file = &file;
  return teller;
}

std::string group_title(TrapType type) {
  switch (type) {
    case TrapType::entry:
      return tr("Traps that act when their corridor is entered:");
    case TrapType::turning_back:
      return tr("Traps that turn back who enters their corridor:");
    case TrapType::door:
      break;
  }
  return tr("Doors, which act when their corridor is left on foot:");
}

std::string column_text(const TrapColumn& column) { return column.empty() ? tr("no test") : effects_text(column, TrapLies::nowhere); }

}  // namespace

std::string trap_effects_text(const TrapKind& kind) {
  const auto& columns = kind.columns;
  if (kind.type == TrapType::door) return tr("who fails: {effects}", arg("effects", column_text(columns[leaving])));
  if (columns[walking] == columns[climbing] && columns[walking] == columns[dropping])
    return tr("who fails on foot, climbing or dropping: {effects}", arg("effects", column_text(columns[walking])));
  return tr("who fails on foot: {walking}; climbing: {climbing}; dropping: {dropping}", arg("walking", column_text(columns[walking])),
            arg("climbing", column_text(columns[climbing])), arg("dropping", column_text(columns[dropping])));
}

std::string card_effect_text(const GuardianCard& card) {
  switch (card.type) {
    case GuardianCard::Type::move:
      return trn("who takes it leads him {count} step", "who takes it leads him {count} steps", card.steps);
    case GuardianCard::Type::to_centre:
      return tr("he goes back to the centre");
    case GuardianCard::Type::sleep:
      return tr("he falls asleep, and the next card only wakes him");
    case GuardianCard::Type::stay:
      break;
  }
  return tr("nothing happens");
}

std::vector<SetParagraph> traps_text(const SetFile& file) {
  const ComponentSet& set = file.components;
  const Teller teller = teller_of(file);
  std::vector<SetParagraph> text;
  text.push_back(
      {0, trn("The set “{name}”, version {version}, has {count} trap token.", "The set “{name}”, version {version}, has {count} trap tokens.",
              trap_count(set), arg("name", file.name), arg("version", file.version))});
  text.push_back({0, tr("Each is tested with two dice: who reaches its number is safe, who does not fails. What happens then depends on how one has "
                        "come: on foot, climbing, or dropping by a jump or a fall.")});
  for (const TrapType type : {TrapType::entry, TrapType::turning_back, TrapType::door}) {
    bool first = true;
    for (std::size_t i = 0; i < set.traps.size(); ++i) {
      const TrapKind& kind = set.traps[i];
      if (kind.type != type) continue;
      if (first) text.insert(text.end(), {{}, {0, group_title(type)}});
      first = false;
      text.push_back(
          {item_indent, trn("{trap} ({id}), {count} token: safe with {needed}", "{trap} ({id}), {count} tokens: safe with {needed}", kind.count,
                            arg("trap", trap_words(static_cast<int>(i) + 1, teller)), arg("id", kind.id.text()), arg("needed", needed_words(kind)))});
      text.push_back({detail_indent, trap_effects_text(kind)});
    }
  }
  if (set.blanks > 0) {
    text.push_back({});
    text.push_back({0, trn("With the option of blank traps there is {count} token more, which does nothing (LAB-15.2).",
                           "With the option of blank traps there are {count} tokens more, which do nothing (LAB-15.2).", set.blanks)});
  }
  return text;
}

std::vector<SetParagraph> guardian_text(const SetFile& file) {
  const ComponentSet& set = file.components;
  const Teller teller = teller_of(file);
  std::vector<SetParagraph> text;
  text.push_back(
      {0, trn("The set “{name}”, version {version}, has {count} Guardian card.", "The set “{name}”, version {version}, has {count} Guardian cards.",
              guardian_card_count(set), arg("name", file.name), arg("version", file.version))});
  for (std::size_t i = 0; i < set.guardian.size(); ++i) {
    const GuardianCard& card = set.guardian[i];
    text.push_back({item_indent, trn("{card}, {count} card: {effect}", "{card}, {count} cards: {effect}", card.count,
                                     arg("card", card_words(static_cast<int>(i) + 1, teller)), arg("effect", card_effect_text(card)))});
  }
  text.push_back({0, tr("Used cards are laid aside and shuffled when all are used (LAB-11.1).")});
  return text;
}

}  // namespace meander::labyrinth
