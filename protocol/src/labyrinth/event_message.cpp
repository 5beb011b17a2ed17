// What happened, as data.
#include <array>

#include "adapter.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/pending.hpp"

namespace meander::protocol::labyrinth {

using namespace meander::labyrinth;

namespace {

// What the numbers of an event stand for; `nothing` where they stand for none.
enum class Is : std::uint8_t {
  nothing,
  purpose,
  place,
  from,
  to,
  start,
  cell,
  other_cell,
  laid,
  tile,
  other_tile,
  trap,
  other_trap,
  card,
  character,
  ability,
  target,
  seats,
  count,
  left,
  attack,
  defence,
  won,
  first,
  key,
  unrolled,
};

struct EventForm {
  const char* name;
  Is a = Is::nothing;
  Is b = Is::nothing;
};

// By EventType.
constexpr std::array<EventForm, 92> event_forms{{
    {"rolled", Is::purpose},
    {"rolled_against"},
    {"starts"},
    {"may_choose", Is::count},
    {"sits", Is::start},
    {"plays", Is::character},
    {"turn_began"},
    {"tile_drawn", Is::tile},
    {"tile_put_under", Is::tile},
    {"nothing_fits"},
    {"tile_placed", Is::cell, Is::laid},
    {"trap_laid", Is::place},
    {"moved", Is::from, Is::to},
    {"jumped", Is::from, Is::to},
    {"fell", Is::from, Is::to},
    {"climbed", Is::from, Is::to},
    {"sent_back", Is::from, Is::to},
    {"put_back", Is::from, Is::to},
    {"fell_through", Is::from, Is::to},
    {"trap_turned_up", Is::place, Is::trap},
    {"trap_passed", Is::place, Is::trap},
    {"trap_failed", Is::place, Is::trap},
    {"life_lost", Is::count, Is::left},
    {"dazed", Is::count, Is::left},
    {"rested"},
    {"sent_to_start", Is::from},
    {"restored"},
    {"key_dropped", Is::place},
    {"key_picked_up", Is::place, Is::first},
    {"robbed", Is::target},
    {"killed", Is::target, Is::key},
    {"attacks", Is::target},
    {"lets_be"},
    {"joins", Is::target},
    {"stays_out", Is::target},
    {"fight_counted", Is::attack, Is::defence},
    {"fight_won", Is::seats, Is::won},
    {"fight_tied", Is::seats},
    {"fight_dropped"},
    {"adds", Is::count},
    {"adrenaline_gained"},
    {"adrenaline_spent"},
    {"blessing_gained"},
    {"shoots", Is::seats},
    {"shot_missed"},
    {"shot_hit"},
    {"roped", Is::from, Is::to},
    {"prayed_away", Is::from, Is::to},
    {"meditated", Is::count, Is::left},
    {"frenzied"},
    {"strikes_again", Is::target},
    {"fights_better", Is::count, Is::ability},
    {"hampered", Is::count},
    {"cursed", Is::count},
    {"trap_moved", Is::from, Is::to},
    {"bewitched", Is::place, Is::trap},
    {"tile_turned", Is::cell, Is::laid},
    {"tiles_swapped", Is::cell, Is::other_cell},
    {"tile_looked_at", Is::tile},
    {"tile_sown", Is::cell},
    {"tile_revealed", Is::cell, Is::tile},
    {"tile_vanished", Is::cell, Is::tile},
    {"steps_aside", Is::from, Is::to},
    {"traps_exchanged", Is::from, Is::to},
    {"mirrored", Is::target, Is::place},
    {"token_looked_at", Is::trap},
    {"token_laid", Is::trap, Is::other_trap},
    {"sets_bounty", Is::target, Is::count},
    {"bounty_collected", Is::target},
    {"tile_kept", Is::tile, Is::other_tile},
    {"turned_back_time"},
    {"steals", Is::target},
    {"stole", Is::target},
    {"stole_nothing", Is::target},
    {"trap_removed", Is::place, Is::trap},
    {"slips_away"},
    {"card_put_under", Is::card},
    {"enslaved"},
    {"driven", Is::from, Is::to},
    {"parried"},
    {"crystal_paid"},
    {"crystal_used"},
    {"crystal_ready"},
    {"guardian_card", Is::card},
    {"guardian_shuffled"},
    {"guardian_moved", Is::from, Is::to},
    {"guardian_stuck"},
    {"guardian_slept"},
    {"guardian_woke"},
    {"guardian_withstood"},
    {"guardian_met", Is::unrolled},
    {"won"},
}};
static_assert(static_cast<std::size_t>(EventType::won) + 1 == event_forms.size());

constexpr std::array<const char*, 8> purposes{"none", "start", "jump", "guardian", "trap", "shot", "theft", "fight"};

// A tile of no kind: whoever is told may not know it.
std::string tile_or_hidden(const ComponentSet& set, int kind) { return std::string(kind == 0 ? "?" : tile_name(set, kind)); }

void put_purpose(Json& json, const Event& event, const ComponentSet& set) {
  const auto purpose = static_cast<Roll::Purpose>(event.a);
  json["for"] = purposes[event.a];
  if (purpose == Roll::Purpose::trap) json["trap"] = std::string(trap_name(set, event.b));
  if (purpose == Roll::Purpose::fight) json["target"] = event.b + 1;
}

void put(Json& json, Is is, std::uint8_t value, const Event& event, const ComponentSet& set) {
  const auto signed_value = static_cast<std::int8_t>(value);
  switch (is) {
    case Is::nothing:
      return;
    case Is::purpose:
      return put_purpose(json, event, set);
    case Is::place:
      json["place"] = text_of(Place{value});
      return;
    case Is::from:
      json["from"] = text_of(Place{value});
      return;
    case Is::to:
      json["to"] = text_of(Place{value});
      return;
    case Is::start:
      json["place"] = text_of(start_field(value));
      return;
    case Is::cell:
      json["cell"] = std::string(name_of(Cell{value}));
      return;
    case Is::other_cell:
      json["other_cell"] = std::string(name_of(Cell{value}));
      return;
    case Is::laid:
      json["tile"] = std::string(tile_name(set, value / 8));
      json["rotation"] = value % 8;
      return;
    case Is::tile:
      json["tile"] = tile_or_hidden(set, value);
      return;
    case Is::other_tile:
      json["other"] = tile_or_hidden(set, value);
      return;
    case Is::trap:
      json["trap"] = std::string(trap_name(set, value));
      return;
    case Is::other_trap:
      json["other"] = std::string(trap_name(set, value));
      return;
    case Is::card:
      json["card"] = std::string(card_name(set, value));
      return;
    case Is::character:
      json["character"] = std::string(name_of(static_cast<Character>(value)));
      return;
    case Is::ability:
      json["ability"] = id_of(static_cast<Ability>(value));
      return;
    case Is::target:
      json["target"] = value + 1;
      return;
    case Is::seats:
      json["seats"] = seats_message(value);
      return;
    case Is::count:
      json["count"] = value;
      return;
    case Is::left:
      json["left"] = value;
      return;
    case Is::attack:
      json["attack"] = signed_value;
      return;
    case Is::defence:
      json["defence"] = signed_value;
      return;
    case Is::won:
      json["won"] = value == 1;
      return;
    case Is::first:
      if (value == first_key) json["first"] = true;
      return;
    case Is::key:
      if (value == 1) json["key"] = true;
      return;
    case Is::unrolled:
      if (value == 1) json["unrolled"] = true;
      return;
  }
}

}  // namespace

Json event_message(const Event& event, const ComponentSet& set) {
  const EventForm& form = event_forms[static_cast<std::size_t>(event.type)];
  Json json = {{"event", form.name}, {"seat", event.seat + 1}};
  put(json, form.a, event.a, event, set);
  put(json, form.b, event.b, event, set);
  if (!event.dice.empty()) json["dice"] = dice_message(event.dice);
  if (event.dropped > 0) json["dropped"] = event.dropped;
  if (event.added != 0) json["added"] = event.added;
  return json;
}

}  // namespace meander::protocol::labyrinth
