// What the rule tests of Onirim share: reading zones of a position without caring how they are written.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "scenario.hpp"

using Actions = std::vector<std::string>;

// A card's name without the seats that know it.
inline std::string name_of(const nlohmann::json& entry) {
  const auto text = entry.get<std::string>();
  return text.substr(0, text.find('@'));
}

// A list of cards without the seats that know them; an absent list is empty.
inline nlohmann::json names(const nlohmann::json& list) {
  auto result = nlohmann::json::array();
  for (const auto& entry : list) result.push_back(name_of(entry));
  return result;
}

// How often a card lies in a zone, written as a list or as counts; an absent zone is empty.
inline int count(const nlohmann::json& zone, std::string_view card) {
  if (zone.is_object()) return zone.value(std::string(card), 0);
  int found = 0;
  for (const auto& entry : zone) found += name_of(entry) == card;
  return found;
}

// How many cards lie in a zone, written as a list or as counts; an absent zone is empty.
inline int total(const nlohmann::json& zone) {
  if (!zone.is_object()) return static_cast<int>(zone.size());
  int sum = 0;
  for (const auto& number : zone) sum += number.get<int>();
  return sum;
}

// How often a card is in the deck, at whatever place.
inline int in_deck(const Scenario& game, std::string_view card) {
  return count(game["/deck/top"], card) + count(game["/deck/unknown"], card) + count(game["/deck/bottom"], card);
}

inline int deck_size(const Scenario& game) { return total(game["/deck/top"]) + total(game["/deck/unknown"]) + total(game["/deck/bottom"]); }

// How many places of the deck are known.
inline int known_places(const Scenario& game) { return total(game["/deck/top"]) + total(game["/deck/bottom"]); }

// A zone written as counts.
inline nlohmann::json counts(const std::map<std::string, int>& zone) { return zone; }

// Whether a message of the loader names one of several words.
inline bool mentions(const std::string& message, const std::vector<std::string>& words) {
  for (const auto& word : words) {
    if (message.find(word) != std::string::npos) return true;
  }
  return false;
}
