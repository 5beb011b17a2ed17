#include "words/refusal_text.hpp"

#include "onirim/queries.hpp"
#include "words/card_text.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

bool uses_a_card(ActionType type) {
  return type == ActionType::play_chamber || type == ActionType::play_tower || type == ActionType::discard || type == ActionType::nightmare_key;
}

std::string not_there(const View& view, Action action, const Style& style) {
  const Argument card = arg("card", card_text(Card{action.card()}, style));
  if ((action.other() & from_shared) != 0)
    return view.shared().has(action.card()) ? std::string() : tr("{card} is not among the shared cards.", card);
  if (view.private_cards(view.seat()).has(action.card())) return {};
  if (!view.shared().has(action.card())) return tr("You do not hold {card}.", card);
  return tr("{card} is one of the shared cards, not of your own.", card);
}

}  // namespace

std::string refusal_text(const View& view, Action action, const Style& style) {
  const auto card = Card{action.card()};
  const Phase phase = view.phase();
  if (uses_a_card(action.type()) && (phase == Phase::turn || phase == Phase::nightmare)) {
    if (std::string text = not_there(view, action, style); !text.empty()) return begun(std::move(text));
  }
  if (action.type() == ActionType::play_chamber && phase == Phase::turn) return tr("Its symbol is that of the last card of the row.");
  if (action.type() == ActionType::play_tower && phase == Phase::turn) return tr("The edges that would touch have a symbol in common.");
  if (action.type() == ActionType::pay && view.discard().count(card) == 0) {
    return begun(tr("{card} is not in the discard pile.", arg("card", card_text(card, style))));
  }
  if (action.type() != ActionType::cast || !view.settings().has(Settings::book)) return {};
  const int cost = price(view.settings(), static_cast<Spell>(action.card()));
  if (view.discard().size() >= cost) return {};
  return trn("The spell costs {price} discards, and there is {count}.", "The spell costs {price} discards, and there are {count}.",
             view.discard().size(), arg("price", cost));
}

}  // namespace meander::onirim
