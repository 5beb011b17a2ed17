// Reading positions: from fields to a state. Whether it makes sense is for position_check.cpp.
#include <array>

#include "field_reader.hpp"
#include "onirim/settings.hpp"
#include "position_fields.hpp"
#include "table/options_text.hpp"
#include "table/position.hpp"

namespace meander::onirim {

namespace {

std::string at(const std::string& place, std::size_t index) { return place + "[" + std::to_string(index) + "]"; }

class PositionReader {
 public:
  PositionReader(const Json& json, Position& position) : json_(json), s_(position.state) {}

  Error read() {
    read_frame();
    read_hands();
    read_rows_and_doors();
    read_piles();
    read_expansions();
    read_deck();
    read_pending();
    read_result();
    return reader_.error();
  }

 private:
  bool two() const { return s_.settings.players() == 2; }
  const Json& field(const char* key) const {
    static const Json none;
    const auto found = json_.find(key);
    return found == json_.end() ? none : *found;
  }
  void require_absent(const char* key, Marked reason) {
    if (json_.contains(key)) reader_.fail(key, reason);
  }
  // Calls use(value, place, seat) for a field that is one value alone and a pair of values with two players.
  template <typename Use>
  void per_seat(const char* key, Use use) {
    if (!json_.contains(key)) return;
    if (!two()) return use(field(key), std::string(key), 0);
    const Json& pair = reader_.list(field(key), key, 2);
    if (pair.size() != 2) return reader_.fail(key, marked("must hold a list for each of the two seats"));
    for (int seat = 0; seat < 2; ++seat) use(pair[static_cast<std::size_t>(seat)], at(key, static_cast<std::size_t>(seat)), seat);
  }

  void read_frame() {
    static constexpr std::array<std::string_view, 19> keys{"format",    "version", "options", "hand",    "private", "shared", "rows",
                                                           "tower_row", "doors",   "discard", "limbo",   "removed", "goals",  "premonitions",
                                                           "deck",      "turn",    "phase",   "pending", "result"};
    for (const auto& [key, value] : json_.items()) {
      bool known = false;
      for (const std::string_view each : keys) known = known || key == each;
      if (!known) reader_.fail(key.substr(0, 40), marked("no such field"));
    }
    if (const Json& version = field("version"); version != position_version) {
      const bool newer = version.is_number_integer() && version > position_version;
      const Marked reason = newer ? marked("is newer than this program, which knows up to {version}") : marked("must be {version}");
      reader_.fail("version", {reason, {{"version", position_version}}});
    }
    if (json_.contains("turn")) s_.seat = static_cast<std::uint8_t>(reader_.number(field("turn"), "turn", 1, s_.settings.players()) - 1);
    s_.phase = Phase::turn;
    if (json_.contains("phase"))
      s_.phase = reader_.word<Phase>(field("phase"), "phase", marked("{value} is not a phase"), parse_phase).value_or(Phase::turn);
  }

  void read_hand(const Json& json, const std::string& place, Seats usual, bool fixed_knowers, std::size_t most, Hand& hand) {
    const Json& cards = reader_.list(json, place, most);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const std::optional<KnownCard> card = reader_.known_card(cards[i], at(place, i), usual);
      if (!card) return;
      if (!is_labyrinth(card->card()))
        return reader_.fail(at(place, i), {marked("{card} is never held in a hand"), {{"card", name_of(card->card())}}});
      if (fixed_knowers && card->knowers() != usual) return reader_.fail(at(place, i), marked("here everybody who plays knows every card"));
      if ((card->knowers() & usual) != usual) return reader_.fail(at(place, i), marked("whoever holds a card knows it"));
      hand.add(*card);
    }
  }

  void read_hands() {
    const Settings& settings = s_.settings;
    require_absent(two() ? "hand" : "private",
                   two() ? marked("with two players the cards are in private and shared") : marked("alone the cards are in hand"));
    if (!two()) require_absent("shared", marked("alone there is no shared resource"));
    const auto size = static_cast<std::size_t>(settings.private_size());
    per_seat(two() ? "private" : "hand", [&](const Json& json, const std::string& place, int seat) {
      read_hand(json, place, usual_knowers(settings, seat), !settings.silent_pair(), size, s_.private_cards[static_cast<std::size_t>(seat)]);
    });
    const bool drafting = s_.phase == Phase::pick || s_.phase == Phase::set_up;
    const std::size_t shared = drafting ? 2 * size + 2 : 2;
    if (two() && json_.contains("shared")) read_hand(field("shared"), "shared", 3, true, shared, s_.shared);
  }

  template <std::size_t Capacity>
  void read_cards(const Json& json, const std::string& place, FixedVector<Card, Capacity>& cards) {
    for (const Json& item : reader_.list(json, place, Capacity)) {
      if (const std::optional<Card> card = reader_.card(item, at(place, cards.size()))) cards.push_back(*card);
      if (!reader_.ok()) return;
    }
  }

  void read_rows_and_doors() {
    per_seat("rows", [this](const Json& json, const std::string& place, int seat) {
      const int other = seat == 0 ? 0 : s_.rows.size(0);
      FixedVector<Card, chambers_in_box> cards;
      read_cards(json, place, cards);
      if (static_cast<int>(cards.size()) + other > chambers_in_box) return reader_.fail(place, marked("the box has only 58 chambers"));
      for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!is_chamber(cards[i])) return reader_.fail(at(place, i), {marked("{card} is no chamber"), {{"card", name_of(cards[i])}}});
        s_.rows.push_back(seat, cards[i]);
      }
    });
    per_seat("doors", [this](const Json& json, const std::string& place, int seat) {
      FixedVector<Card, 8> cards;
      read_cards(json, place, cards);
      for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!is_door(cards[i])) return reader_.fail(at(place, i), {marked("{card} is no door"), {{"card", name_of(cards[i])}}});
        ++s_.doors[static_cast<std::size_t>(seat)][static_cast<std::size_t>(colour_of(cards[i]))];
      }
    });
    if (json_.contains("tower_row")) read_cards(field("tower_row"), "tower_row", s_.tower_row);
    for (std::size_t i = 0; i < s_.tower_row.size(); ++i) {
      if (!is_tower(s_.tower_row[i])) return reader_.fail(at("tower_row", i), {marked("{card} is no tower"), {{"card", name_of(s_.tower_row[i])}}});
    }
  }

  void read_pile(const char* key, Bag& bag) {
    if (!json_.contains(key)) return;
    const Result<CardCounts> counts = counts_from_json(field(key), key);
    if (!counts) return reader_.fail(counts.error().place, counts.error().reason);
    bag = Bag(*counts);
  }

  void read_piles() {
    read_pile("discard", s_.discard);
    read_pile("removed", s_.removed);
    Bag limbo;
    read_pile("limbo", limbo);
    for (int i = 0; i < limbo.size(); ++i) {
      const Card card = limbo.at(i);
      if (is_labyrinth(card)) return reader_.fail("limbo." + std::string(name_of(card)), marked("only doors and dream cards go to limbo"));
      s_.limbo.add(card);
    }
  }

  void read_expansions() {
    if (json_.contains("goals")) {
      if (!s_.settings.has(Settings::book)) reader_.fail("goals", marked("needs the expansion book"));
      for (const Json& item : reader_.list(field("goals"), "goals", 8)) {
        std::string text = item.is_string() ? item.get<std::string>() : std::string();
        const bool closed = text.size() > 1 && text.substr(1) == " closed";
        if (closed) text.resize(1);
        const std::optional<Colour> colour = parse_colour(text);
        if (!colour)
          return reader_.fail(at("goals", s_.goals.size()),
                              {marked("{value} is not a goal such as \"R\" or \"R closed\""), {{"value", shown(item)}}});
        s_.goals.push_back(static_cast<std::uint8_t>(static_cast<int>(*colour) + (closed ? closed_goal : 0)));
      }
    }
    if (!json_.contains("premonitions")) return;
    if (!s_.settings.has(Settings::premonitions)) return reader_.fail("premonitions", marked("needs the expansion premonitions"));
    const Json& json = field("premonitions");
    if (!json.is_object()) return reader_.fail("premonitions", marked("must be an object"));
    unsigned named = 0;
    for (const auto& [key, value] : json.items()) {
      const std::string place = "premonitions." + key;
      if (key != "open" && key != "pile" && key != "gone") return reader_.fail(place.substr(0, 40), marked("no such field"));
      for (const Json& item : reader_.list(value, place, premonition_kinds)) {
        const auto premonition = reader_.word<Premonition>(item, place, marked("{value} is not a premonition"), parse_premonition);
        if (!premonition) return;
        const unsigned bit = 1U << static_cast<unsigned>(*premonition);
        if ((named & bit) != 0) return reader_.fail(place, {marked("{value} is named twice"), {{"value", shown(item)}}});
        named |= bit;
        if (key == "open") s_.open_premonitions = static_cast<std::uint8_t>(s_.open_premonitions | bit);
        if (key == "pile") s_.pile = static_cast<std::uint8_t>(s_.pile | bit);
      }
    }
  }

  void read_places(const Json& deck, const char* key, FixedVector<KnownCard, largest_deck>& cards) {
    if (!deck.contains(key)) return;
    const std::string place = std::string("deck.") + key;
    for (const Json& item : reader_.list(deck[key], place, largest_deck)) {
      const std::optional<KnownCard> card = reader_.known_card(item, at(place, cards.size()), s_.settings.everyone());
      if (!card) return;
      if (!s_.settings.silent_pair() && card->knowers() != s_.settings.everyone()) {
        return reader_.fail(at(place, cards.size()), marked("here everybody who plays knows every card"));
      }
      cards.push_back(*card);
    }
  }

  void read_deck() {
    if (!json_.contains("deck")) return;
    const Json& deck = field("deck");
    if (!deck.is_object()) return reader_.fail("deck", marked("must be an object"));
    for (const auto& [key, value] : deck.items()) {
      if (key != "top" && key != "unknown" && key != "bottom") reader_.fail("deck." + key.substr(0, 40), marked("no such field"));
    }
    FixedVector<KnownCard, largest_deck> top;
    FixedVector<KnownCard, largest_deck> bottom;
    read_places(deck, "top", top);
    read_places(deck, "bottom", bottom);
    if (deck.contains("unknown")) {
      const Result<CardCounts> counts = counts_from_json(deck["unknown"], "deck.unknown");
      if (!counts) return reader_.fail(counts.error().place, counts.error().reason);
      s_.unknown = Bag(*counts);
    }
    if (top.size() + bottom.size() > largest_deck) return reader_.fail("deck", marked("holds more cards than the box"));
    s_.unknown_size = static_cast<std::uint8_t>(s_.unknown.size());
    if (s_.unknown_size == 0 && !bottom.empty()) return reader_.fail("deck.bottom", marked("with no unknown rest, all cards belong to top"));
    for (std::size_t i = top.size(); i > 0; --i) s_.known.push_top(top[i - 1]);
    for (const KnownCard card : bottom) s_.known.push_bottom(card);
  }

  void read_pending() {
    if (!json_.contains("pending")) return;
    const Json& pending = field("pending");
    if (!pending.is_object()) return reader_.fail("pending", marked("must be an object"));
    for (const auto& [key, value] : pending.items()) {
      const std::string place = "pending." + key.substr(0, 40);
      if (key == "card") {
        s_.pending = reader_.card(value, place).value_or(no_card);
      } else if (key == "looked") {
        FixedVector<Card, 7> cards;
        read_cards(value, place, cards);
        for (const Card card : cards) s_.looked.add(card);
      } else if (key == "placed") {
        read_cards(value, place, s_.placed);
      } else if (key == "remaining") {
        s_.remaining = static_cast<std::uint8_t>(reader_.number(value, place, 1, 12));
      } else if (key == "purpose") {
        s_.purpose = reader_.word<Purpose>(value, place, marked("{value} is not a purpose of looking"), parse_purpose).value_or(Purpose::none);
      } else if (key == "spell") {
        s_.spell = reader_.word<Spell>(value, place, marked("{value} is not a spell"), parse_spell).value_or(Spell::none);
      } else if (key == "swap") {
        const Json& pair = reader_.list(value, place, 2);
        if (pair.size() != 2) return reader_.fail(place, marked("must hold two goals"));
        const int first = reader_.number(pair[0], place, 1, 8) - 1;
        const int second = reader_.number(pair[1], place, 1, 8) - 1;
        s_.swap = static_cast<std::uint8_t>(16 * first + second);
      } else if (key == "last") {
        s_.last = reader_.card(value, place).value_or(0);
      } else if (key == "resume") {
        s_.resume = reader_.word<Phase>(value, place, marked("{value} is not a phase"), parse_phase).value_or(Phase::over);
        if (s_.resume == Phase::over) reader_.fail(place, marked("a spell is not cast in a finished game"));
      } else if (key == "premonition") {
        const auto premonition = reader_.word<Premonition>(value, place, marked("{value} is not a premonition"), parse_premonition);
        if (premonition) s_.premonition = static_cast<std::uint8_t>(*premonition);
      } else {
        reader_.fail(place, marked("no such field"));
      }
    }
  }

  void read_result() {
    if (!json_.contains("result")) return;
    const Json& result = field("result");
    if (result == Json{{"outcome", "won"}}) {
      s_.ending = Ending::won;
    } else if (result == Json{{"outcome", "lost"}, {"cause", "deck"}}) {
      s_.ending = Ending::lost_deck;
    } else if (result == Json{{"outcome", "lost"}, {"cause", "door"}}) {
      s_.ending = Ending::lost_door;
    } else {
      reader_.fail("result", marked("must be {\"outcome\": \"won\"}, or \"lost\" with the cause \"deck\" or \"door\""));
    }
  }

  const Json& json_;
  State& s_;
  FieldReader reader_;
};

}  // namespace

Result<Position> position_from_json(const Json& json) {
  if (!json.is_object()) return Error{marked("position"), marked("must be an object")};
  if (!json.contains("format") || json["format"] != position_format) {
    return Error{"format", {marked("must be \"{format}\""), {{"format", position_format}}}};
  }
  Position position;
  if (json.contains("options")) {
    const Result<Options> options = options_from_json(json["options"]);
    if (!options) return Error{"options." + options.error().place.text(), options.error().reason, options.error().rule};
    position.options = *options;
  }
  position.state.settings = settings_of(position.options);
  if (Error error = PositionReader(json, position).read(); !error.reason.empty()) return error;
  if (Error error = problem_of(position); !error.reason.empty()) return error;
  return position;
}

Result<Position> position_from_text(std::string_view text) {
  const Result<Json> json = parse_json(text);
  if (!json) return json.error();
  return position_from_json(*json);
}

}  // namespace meander::onirim
