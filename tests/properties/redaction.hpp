// A position's JSON as one seat may see it, made from the JSON alone by the words of docs/notation.md and ONI-6.8–6.11.
#pragma once

#include <string>

#include "onirim/notation.hpp"
#include "onirim/options.hpp"
#include "table/json.hpp"

namespace meander::onirim {

// Counts every card that a position's JSON lays anywhere; some words elsewhere are names of cards too.
inline void count_cards(const Json& json, CardCounts& counts) {
  if (json.is_string()) {
    const std::string name = json.get<std::string>();
    if (const auto card = parse_card(name.substr(0, name.find('@')))) ++counts[*card];
  } else if (json.is_array()) {
    for (const Json& item : json) count_cards(item, counts);
  } else if (json.is_object()) {
    for (const auto& [key, value] : json.items()) {
      if (key == "options" || key == "last" || key == "phase" || key == "resume") continue;
      if (const auto card = parse_card(key)) counts[*card] = static_cast<std::uint8_t>(counts[*card] + value.get<int>());
      count_cards(value, counts);
    }
  }
}

class Redaction {
 public:
  Redaction(const Json& position, const Options& options, int seat) : json_(position), options_(options), seat_(seat) {}

  nlohmann::json made() {
    if (options_.players == 2 && !options_.open_talk) {
      hide_private();
      if (json_.contains("deck")) {
        hide_places("top");
        hide_places("bottom");
      }
      hide_look();
      tally();
    }
    json_["seat"] = seat_ + 1;
    return json_;
  }

 private:
  // Who knows a card, by what is written behind it, or usually.
  bool knows(const std::string& card, const std::string& usual) const {
    const std::size_t at = card.find('@');
    const std::string knowers = at == std::string::npos ? usual : card.substr(at + 1);
    return knowers.find(static_cast<char>('1' + seat_)) != std::string::npos;
  }
  // The card goes among the unseen; what is left says who knows it.
  std::string hide(const std::string& card) {
    const std::size_t at = card.find('@');
    ++unseen_[*parse_card(card.substr(0, at))];
    return "?" + (at == std::string::npos ? "" : card.substr(at));
  }

  void hide_private() {
    const int other = 1 - seat_;
    nlohmann::json& cards = json_["private"][static_cast<std::size_t>(other)];
    nlohmann::json seen = nlohmann::json::array();
    nlohmann::json hidden = nlohmann::json::array();
    for (const auto& item : cards) {
      const std::string card = item.get<std::string>();
      if (knows(card, std::to_string(other + 1))) {
        seen.push_back(card);
      } else {
        hidden.push_back(hide(card));
      }
    }
    for (const auto& item : hidden) seen.push_back(item);
    cards = seen;
  }

  void hide_places(const char* key) {
    if (!json_["deck"].contains(key)) return;
    for (auto& item : json_["deck"][key]) {
      const std::string card = item.get<std::string>();
      if (!knows(card, "12")) item = hide(card);
    }
  }

  // The other's look is hidden; a Happy Dream's is not (ONI-6.9).
  void hide_look() {
    if (!json_.contains("pending") || json_["turn"] == seat_ + 1) return;
    nlohmann::json& pending = json_["pending"];
    if (pending.value("purpose", "happy") == "happy") return;
    nlohmann::json looked = nlohmann::json::array();
    for (const char* key : {"looked", "placed"}) {
      if (!pending.contains(key)) continue;
      for (const auto& item : pending[key]) looked.push_back(hide(item.get<std::string>()));
    }
    if (pending.contains("looked")) pending["looked"] = looked;
    pending.erase("placed");
  }

  void tally() {
    for (std::size_t card = 0; card < card_kinds; ++card) {
      if (unseen_[card] == 0) continue;
      nlohmann::json& count = json_["deck"]["unknown"][std::string(name_of(static_cast<Card>(card)))];
      count = (count.is_null() ? 0 : count.get<int>()) + unseen_[card];
    }
  }

  nlohmann::json json_;
  const Options& options_;
  int seat_;
  CardCounts unseen_{};
};

// The order of the keys is no matter here.
inline nlohmann::json redacted(const Json& position, const Options& options, int seat) { return Redaction(position, options, seat).made(); }

}  // namespace meander::onirim
