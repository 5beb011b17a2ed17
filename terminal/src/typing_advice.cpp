#include "typing_advice.hpp"

#include "onirim/action.hpp"
#include "words/text.hpp"

namespace meander::onirim {

std::string typing_advice(const View& view) {
  switch (view.phase()) {
    case Phase::order:
    case Phase::bottom:
      return view.placed().empty() ? tr("Several may be named at once, from the top down.") : std::string();
    case Phase::pay:
      return tr("Several may be named at once.");
    case Phase::happy_drop:
      return tr("Several may be named at once; say done when it is enough.");
    default:
      return {};
  }
}

std::string typing_advice(const View& view, Action refused) {
  const bool with_card = refused.type() == ActionType::play_chamber || refused.type() == ActionType::play_tower ||
                         refused.type() == ActionType::discard || refused.type() == ActionType::nightmare_key;
  if (!with_card || (refused.other() & from_shared) != 0) return {};
  if (view.private_cards(view.seat()).has(refused.card()) || !view.shared().has(refused.card())) return {};
  return tr("Say shared behind it to mean that one.");
}

}  // namespace meander::onirim
