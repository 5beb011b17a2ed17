// A view, with what the rules can tell about it.
#include "adapter.hpp"
#include "onirim/notation.hpp"
#include "onirim/queries.hpp"
#include "onirim/view_access.hpp"
#include "table/options_text.hpp"
#include "table/position.hpp"
#include "words/premonition_text.hpp"

namespace meander::protocol::onirim {

using namespace meander::onirim;

namespace {

Json runs(const State& s) {
  Json json = Json::array();
  for (int seat = 0; seat < s.settings.players(); ++seat) {
    const int run = s.rows.run(seat) % 3 == 0 && s.rows.run(seat) > 0 ? 3 : s.rows.run(seat) % 3;
    json.push_back({{"cards", run}, {"of", 3}});
  }
  return json;
}

Json edge(unsigned symbols) {
  Json json = Json::array();
  if ((symbols & 1U) != 0) json.push_back("sun");
  if ((symbols & 2U) != 0) json.push_back("moon");
  return json;
}

Json tower_ends(const State& s) {
  Json json = Json::object();
  if (s.tower_row.empty()) return json;
  json["left"] = edge(tower_edges[s.tower_row[0] - first_tower].left);
  json["right"] = edge(tower_edges[s.tower_row[s.tower_row.size() - 1] - first_tower].right);
  return json;
}

Json close_premonitions(const State& s) {
  Json json = Json::array();
  for (int id = 0; id < premonition_kinds; ++id) {
    if ((s.open_premonitions >> id & 1) == 0) continue;
    const auto premonition = static_cast<Premonition>(id);
    json.push_back({{"id", std::string(name_of(premonition))}, {"text", missing_text(s, premonition)}, {"penalty", penalty_text(premonition)}});
  }
  return json;
}

Json spells(const State& s) {
  const auto spell = [&](Spell each, bool castable) {
    return Json{{"spell", std::string(name_of(each))}, {"price", price(s.settings, each)}, {"castable", castable}};
  };
  return Json::array({spell(Spell::prophecy, can_cast_prophecy(s)), spell(Spell::swap, can_cast_swap(s)),
                      spell(Spell::punishment, s.phase == Phase::nightmare && can_pay(s, Spell::punishment))});
}

// The doors that are still missing: of each seat one of a colour with two, all of them alone.
Json wanted(const State& s) {
  Json json = Json::object();
  for (int colour = 0; colour < colours; ++colour) {
    int missing = 0;
    const auto index = static_cast<std::size_t>(colour);
    if (s.settings.players() == 2) {
      for (std::size_t seat = 0; seat < 2; ++seat) missing += s.settings.doors(colour) > 0 && s.doors[seat][index] == 0 ? 1 : 0;
    } else {
      missing = s.settings.doors(colour) - s.doors[0][index];
    }
    json[std::string(1, letter_of(static_cast<Colour>(colour)))] = missing;
  }
  return json;
}

Json counted(const Bag& bag) {
  CardCounts counts{};
  for (int card = 0; card < card_kinds; ++card)
    counts[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(bag.count(static_cast<Card>(card)));
  return json_of_counts(counts);
}

// What the rules can tell about what is seen of a state.
Json explained(Json json, const State& s) {
  json.erase("format");
  json.erase("version");
  json["run"] = runs(s);
  json["deck_size"] = s.deck_size();
  json["unseen"] = counted(s.unknown);
  json["wanted"] = wanted(s);
  if (s.settings.has(Settings::towers)) {
    json["ends"] = tower_ends(s);
    json["aligned"] = aligned(s.tower_row);
  }
  if (s.settings.has(Settings::premonitions)) json["premonitions"]["close"] = close_premonitions(s);
  if (s.settings.has(Settings::book)) json["spells"] = spells(s);
  return json;
}

}  // namespace

Json view_message(const Options& options, const View& view) { return explained(json_of(options, view), ViewAccess::board(view)); }

Json view_message(const Position& position) { return explained(json_of(position), position.state); }

}  // namespace meander::protocol::onirim
