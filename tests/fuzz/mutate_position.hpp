// Changes a position's JSON as somebody would who tries what a loader lets through: another phase, cards moved, fields added, dropped and swapped.
#pragma once

#include <string>
#include <vector>

#include "onirim/notation.hpp"
#include "table/json.hpp"

namespace meander::fuzz {

class PositionMutator {
 public:
  explicit PositionMutator(Random& random) : random_(random) {}

  // One small change, now and then with a part of another position.
  void mutate(Json& position, const Json& other) {
    if (!position.is_object()) return;
    switch (random_.below(8)) {
      case 0:
        position["phase"] = random_phase();
        return;
      case 1:
        set_pending(position);
        return;
      case 2:
        return drop_key(position);
      case 3:
        return take_from(position, other);
      case 4:
        position["turn"] = 1 + random_.below(2);
        return;
      case 5:
        return set_option(position);
      default:
        return change_cards(position);
    }
  }

 private:
  using Words = std::vector<const char*>;
  Json one_of(const Words& words) { return words[random_.below(static_cast<std::uint32_t>(words.size()))]; }
  Json random_phase() { return std::string(onirim::name_of(static_cast<onirim::Phase>(random_.below(onirim::phase_count)))); }
  Json random_card() {
    std::string card(onirim::name_of(static_cast<onirim::Card>(random_.below(onirim::card_kinds))));
    if (random_.below(8) == 0) card += random_.below(2) == 0 ? "@1" : "@2";
    return card;
  }
  Json random_premonition() { return std::string(onirim::name_of(static_cast<onirim::Premonition>(random_.below(onirim::premonition_kinds)))); }
  Json random_cards() {
    Json cards = Json::array();
    for (std::uint32_t left = random_.below(5); left > 0; --left) cards.push_back(random_card());
    return cards;
  }

  void set_pending(Json& position) {
    if (!position.contains("pending") || !position["pending"].is_object()) position["pending"] = Json::object();
    Json& pending = position["pending"];
    switch (random_.below(10)) {
      case 0:
        pending["card"] = random_card();
        return;
      case 1:
        pending["looked"] = random_cards();
        return;
      case 2:
        pending["placed"] = random_cards();
        return;
      case 3:
        pending["remaining"] = 1 + random_.below(8);
        return;
      case 4:
        pending["purpose"] = one_of({"prophecy", "peek", "paradox", "happy"});
        return;
      case 5:
        pending["spell"] = one_of({"prophecy", "swap", "punishment"});
        return;
      case 6:
        pending["swap"] = {1 + random_.below(8), 1 + random_.below(8)};
        return;
      case 7:
        pending["last"] = random_card();
        return;
      case 8:
        pending["resume"] = one_of({"turn", "window", "nightmare", "door"});
        return;
      default:
        pending["premonition"] = random_premonition();
    }
  }

  void set_option(Json& position) {
    if (!position.contains("options") || !position["options"].is_object()) position["options"] = Json::object();
    Json& options = position["options"];
    switch (random_.below(7)) {
      case 0:
        options["players"] = 1 + random_.below(2);
        return;
      case 1: {
        Json with = Json::array();
        for (const char* expansion : {"book", "towers", "premonitions"}) {
          if (random_.below(2) == 0) with.push_back(expansion);
        }
        options["with"] = with;
        return;
      }
      case 2:
        options["talk"] = one_of({"silent", "open"});
        return;
      case 3:
        options["paradox"] = one_of({"top", "bottom"});
        return;
      case 4:
        options["discarded_door"] = one_of({"goes-on", "loses"});
        return;
      case 5:
        options["hand_size"] = 1 + random_.below(7);
        return;
      default:
        options["duplicate_doors"] = one_of({"gain", "limbo"});
    }
  }

  // A key of the position, or of a part of it.
  void drop_key(Json& json) {
    if (json.empty()) return;
    auto item = json.begin();
    std::advance(item, random_.below(static_cast<std::uint32_t>(json.size())));
    if (item->is_object() && random_.below(3) != 0) return drop_key(*item);
    json.erase(item);
  }

  void take_from(Json& position, const Json& other) {
    if (!other.is_object() || other.empty()) return;
    auto item = other.begin();
    std::advance(item, random_.below(static_cast<std::uint32_t>(other.size())));
    position[item.key()] = item.value();
  }

  // All lists of cards and all counts of cards, wherever they are.
  void collect(Json& json, std::vector<Json*>& lists) {
    if (json.is_array()) {
      lists.push_back(&json);
    } else if (json.is_object()) {
      bool counts = !json.empty();
      for (auto& [key, value] : json.items()) counts = counts && value.is_number() && onirim::parse_card(key);
      if (counts) lists.push_back(&json);
    }
    if (!json.is_structured()) return;
    for (auto& [key, value] : json.items()) {
      if (key != "options") collect(value, lists);
    }
  }

  // A card, or whatever a list holds, disappears from one place and may appear in another.
  void change_cards(Json& position) {
    std::vector<Json*> lists;
    collect(position, lists);
    if (lists.empty()) return;
    const auto any = [&]() -> Json& { return *lists[random_.below(static_cast<std::uint32_t>(lists.size()))]; };
    Json item = random_card();
    Json& from = any();
    if (!from.empty() && random_.below(4) != 0) {
      auto taken = from.begin();
      std::advance(taken, random_.below(static_cast<std::uint32_t>(from.size())));
      item = from.is_array() ? *taken : Json(taken.key());
      if (from.is_array() || count_of(*taken) <= 1) {
        from.erase(taken);
      } else {
        *taken = count_of(*taken) - 1;
      }
    }
    // Only the list that was taken from has moved inside; the others are where they were.
    lists.clear();
    collect(position, lists);
    if (lists.empty() || random_.below(4) == 0) return;
    Json& into = any();
    if (into.is_array()) {
      into.insert(into.begin() + random_.below(static_cast<std::uint32_t>(into.size() + 1)), item);
    } else if (item.is_string()) {
      Json& count = into[item.get<std::string>()];
      count = count_of(count) + 1;
    }
  }

  // Bytes may have made anything of a count.
  static int count_of(const Json& json) { return json.is_number_integer() && json >= 0 && json < 1000 ? json.get<int>() : 0; }

  Random& random_;
};

}  // namespace meander::fuzz
