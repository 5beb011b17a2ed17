// Writing positions and views.
#include "onirim/notation.hpp"
#include "onirim/view_access.hpp"
#include "position_fields.hpp"
#include "table/options_text.hpp"
#include "table/position.hpp"

namespace meander::onirim {

namespace {

std::string text(Card card) { return std::string(name_of(card)); }

// With who knows it, unless that goes without saying.
std::string text(KnownCard card, Seats usual) {
  std::string result = text(card.card());
  if (card.knowers() == usual) return result;
  result += '@';
  if ((card.knowers() & 1U) != 0) result += '1';
  if ((card.knowers() & 2U) != 0) result += '2';
  return result;
}

Json list(const Hand& hand, Seats usual) {
  Json json = Json::array();
  for (std::size_t i = 0; i < hand.size(); ++i) json.push_back(text(hand[i], usual));
  return json;
}

template <typename Cards>
Json list(const Cards& cards) {
  Json json = Json::array();
  for (const Card card : cards) json.push_back(text(card));
  return json;
}

Json row(const Rows& rows, int seat) {
  Json json = Json::array();
  for (int i = 0; i < rows.size(seat); ++i) json.push_back(text(rows.at(seat, i)));
  return json;
}

Json doors(const std::array<std::uint8_t, colours>& counts) {
  Json json = Json::array();
  for (int colour = 0; colour < colours; ++colour) {
    for (int i = 0; i < counts[static_cast<std::size_t>(colour)]; ++i) json.push_back(text(door(static_cast<Colour>(colour))));
  }
  return json;
}

template <typename Counted>
Json counts(const Counted& bag, int first, int end) {
  CardCounts counted{};
  for (int card = first; card < end; ++card) counted[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(bag.count(static_cast<Card>(card)));
  return json_of_counts(counted);
}

Json premonitions(unsigned bits) {
  Json json = Json::array();
  for (int id = 0; id < premonition_kinds; ++id) {
    if ((bits >> id & 1U) != 0) json.push_back(std::string(name_of(static_cast<Premonition>(id))));
  }
  return json;
}

void put(Json& json, const char* key, Json value) {
  if (!value.empty()) json[key] = std::move(value);
}

Json deck(const State& s) {
  Json json = Json::object();
  Json top = Json::array();
  for (int i = 0; i < s.known.top_size(); ++i) top.push_back(text(s.known.top(i), s.settings.everyone()));
  Json bottom = Json::array();
  for (int i = s.known.bottom_size(); i > 0; --i) bottom.push_back(text(s.known.bottom(i - 1), s.settings.everyone()));
  put(json, "top", std::move(top));
  put(json, "unknown", counts(s.unknown, 0, card_kinds));
  put(json, "bottom", std::move(bottom));
  return json;
}

Json pending(const State& s) {
  Json json = Json::object();
  if (s.pending != no_card) json["card"] = text(s.pending);
  put(json, "looked", list(s.looked.cards()));
  put(json, "placed", list(s.placed));
  if (s.remaining > 0) json["remaining"] = s.remaining;
  if (s.purpose != Purpose::none) json["purpose"] = std::string(name_of(s.purpose));
  if (s.spell != Spell::none) json["spell"] = std::string(name_of(s.spell));
  if (s.spell == Spell::swap) json["swap"] = Json::array({(s.swap >> 4) + 1, (s.swap & 0xf) + 1});
  if (s.last > 0) json["last"] = text(s.last);
  if (s.resume != Phase::over) json["resume"] = std::string(name_of(s.resume));
  if (s.premonition != no_premonition) json["premonition"] = std::string(name_of(static_cast<Premonition>(s.premonition)));
  return json;
}

Json head(const Options& options) {
  Json json = Json::object();
  json["format"] = position_format;
  json["version"] = position_version;
  put(json, "options", json_of(options));
  return json;
}

void write_zones(Json& json, const State& s) {
  if (s.settings.players() == 1) {
    put(json, "hand", list(s.private_cards[0], 1));
    put(json, "rows", row(s.rows, 0));
  } else {
    json["private"] = Json::array({list(s.private_cards[0], usual_knowers(s.settings, 0)), list(s.private_cards[1], usual_knowers(s.settings, 1))});
    put(json, "shared", list(s.shared, 3));
    json["rows"] = Json::array({row(s.rows, 0), row(s.rows, 1)});
  }
  put(json, "tower_row", list(s.tower_row));
  if (s.settings.players() == 1) {
    put(json, "doors", doors(s.doors[0]));
  } else {
    json["doors"] = Json::array({doors(s.doors[0]), doors(s.doors[1])});
  }
  put(json, "discard", counts(s.discard, 0, card_kinds));
  put(json, "limbo", counts(s.limbo, first_door, happy_dream + 1));
  put(json, "removed", counts(s.removed, 0, card_kinds));
  Json goals = Json::array();
  for (const std::uint8_t goal : s.goals) {
    goals.push_back(std::string(1, letter_of(static_cast<Colour>(goal % closed_goal))) + (goal >= closed_goal ? " closed" : ""));
  }
  put(json, "goals", std::move(goals));
  if (s.settings.has(Settings::premonitions)) {
    json["premonitions"] = {{"open", premonitions(s.open_premonitions)},
                            {"pile", premonitions(s.pile)},
                            {"gone", premonitions(0xffU & ~(s.open_premonitions | static_cast<unsigned>(s.pile)))}};
  }
  put(json, "deck", deck(s));
  json["turn"] = s.seat + 1;
  json["phase"] = std::string(name_of(s.phase));
  put(json, "pending", pending(s));
  if (s.ending != Ending::none) {
    json["result"]["outcome"] = s.ending == Ending::won ? "won" : "lost";
    if (s.ending != Ending::won) json["result"]["cause"] = s.ending == Ending::lost_deck ? "deck" : "door";
  }
}

}  // namespace

Json json_of(const Position& position) {
  Json json = head(position.options);
  write_zones(json, position.state);
  return json;
}

Json json_of(const Options& options, const View& view) {
  Json json = head(options);
  json["seat"] = view.seat() == onlooker ? 0 : view.seat() + 1;
  write_zones(json, ViewAccess::board(view));
  return json;
}

}  // namespace meander::onirim
