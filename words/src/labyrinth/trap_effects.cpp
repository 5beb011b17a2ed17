#include "trap_effects.hpp"

#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

std::string effect_text(const TrapEffect& effect, TrapLies lies) {
  switch (effect.type) {
    case TrapEffect::Type::lose_life:
      return trn("{count} life lost", "{count} lives lost", effect.amount);
    case TrapEffect::Type::daze:
      return trn("dazed", "dazed with {count} tokens", effect.amount);
    case TrapEffect::Type::back:
      return tr("sent back");
    case TrapEffect::Type::stay_below:
    case TrapEffect::Type::stay_above:
      return tr("put back on the other level");
    case TrapEffect::Type::fall_below:
      return lies == TrapLies::on_bridge ? tr("a fall below the bridge") : tr("on a bridge a fall below it");
    case TrapEffect::Type::hold:
      break;
  }
  return tr("held here");
}

}  // namespace

std::string effects_text(const TrapColumn& column, TrapLies lies) {
  std::vector<std::string> effects;
  for (const TrapEffect& effect : column) {
    if (lies != TrapLies::on_floor || effect.type != TrapEffect::Type::fall_below) effects.push_back(effect_text(effect, lies));
  }
  return effects.empty() ? tr("no harm") : comma_list(effects);
}

}  // namespace meander::labyrinth
