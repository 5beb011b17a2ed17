#include "words/advice_text.hpp"

#include <array>
#include <cstdio>

#include "words/card_text.hpp"
#include "words/choices.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

constexpr std::size_t alternatives_told = 3;

std::string series_text(const Ground& ground, const Argument& card) {
  const bool builds = ground.id == GroundId::builds_series;
  const Argument count = arg("count", ground.count);
  const Argument all = arg("all", ground.of);
  if (ground.held > 0) {
    return builds ? tr("It brings the series for {card} on, and the hand holds what can follow.", card)
                  : tr("It keeps the series for {card} alive, and the hand holds what can follow.", card);
  }
  return builds ? tr("It brings the series for {card} on: {count} of {all} cards of the deck can follow.", card, count, all)
                : tr("It keeps the series for {card} alive: {count} of {all} cards of the deck go on with it.", card, count, all);
}

}  // namespace

std::string chance_text(double chance) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.1f", 100 * chance);
  return tr("{percent} %", arg("percent", std::string(text.data())));
}

std::string ground_text(const Ground& ground, const Style& style) {
  const Argument card = arg("card", ground.card == no_card ? std::string() : card_text(ground.card, style));
  const Argument count = arg("count", ground.count);
  const Argument all = arg("all", ground.of);
  switch (ground.id) {
    case GroundId::promises_most:
      return tr("All in all it promises most.");
    case GroundId::wins:
      return tr("It wins the game.");
    case GroundId::gains_door:
      return tr("It gains {card}.", card);
    case GroundId::builds_series:
    case GroundId::keeps_series:
      return series_text(ground, card);
    case GroundId::looks_ahead:
      return tr("{card} buys a look at the deck, where {count} of {all} cards are Nightmares.", card, count, all);
    case GroundId::drops_nightmare:
      return trn("A Nightmare is gone for good: {count} is left in the deck.", "A Nightmare is gone for good: {count} are left in the deck.",
                 ground.count);
    case GroundId::least_missed:
      return trn("{card} is missed least: {count} more is in the deck.", "{card} is missed least: {count} more are in the deck.", ground.count, card);
    case GroundId::costs_a_card:
      return trn("It costs one card, and {count} Key stays in hand.", "It costs one card, and {count} Keys stay in hand.", ground.held);
    case GroundId::costs_a_door:
      return trn("It costs {card}, and {count} chamber of its colour is left to find it again.",
                 "It costs {card}, and {count} chambers of its colour are left to find it again.", ground.count, card);
    case GroundId::costs_the_deck:
      return tr("It costs {count} of the {all} cards of the deck, but no door and nothing of the hand.", count, all);
    case GroundId::costs_the_hand:
      return tr("It costs the hand alone, which a new one replaces.");
    case GroundId::comes_next:
      return tr("{card} is the best card to draw next.", card);
  }
  return {};
}

std::string line_text(const Advice& advice, int players, const Style& style) {
  std::vector<std::string> steps;
  for (std::size_t i = 1; i < advice.line.size(); ++i) steps.push_back(action_words(advice.line[i], players, style));
  return steps.empty() ? std::string() : tr("Then: {actions}.", arg("actions", list_of(steps)));
}

std::string alternatives_text(const Advice& advice, int players, const Style& style) {
  std::vector<std::string> others;
  for (std::size_t i = 1; i < advice.choices.size() && others.size() < alternatives_told; ++i) {
    const Estimate& choice = advice.choices[i];
    others.push_back(tr("{action} {chance}", arg("action", action_words(choice.action, players, style)), arg("chance", chance_text(choice.chance))));
  }
  return others.empty() ? std::string() : tr("Instead: {actions}.", arg("actions", list_of(others)));
}

}  // namespace meander::onirim
