// The legal actions of the seat to move, phase by phase.
#include <bit>
#include <cstring>

#include "core/bytes.hpp"
#include "onirim/game.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim {

namespace {

void add(ActionList& actions, ActionType type, int card = 0, int other = 0) { actions.push_back(Action(type, card, other)); }

// Eight actions that differ in the card alone.
void write_eight(Action* place, Action without_card, std::uint64_t cards) {
  using Bytes [[gnu::vector_size(16)]] = std::uint8_t;
  using Words [[gnu::vector_size(16)]] = std::uint32_t;
  using Longs [[gnu::vector_size(16)]] = std::uint64_t;
  const auto bytes = reinterpret_cast<Bytes>(Longs{cards, 0});
  // A card is the second byte of its word; the others come from the empty half.
  const auto first = reinterpret_cast<Words>(__builtin_shufflevector(bytes, bytes, 8, 0, 8, 8, 8, 1, 8, 8, 8, 2, 8, 8, 8, 3, 8, 8));
  const auto second = reinterpret_cast<Words>(__builtin_shufflevector(bytes, bytes, 8, 4, 8, 8, 8, 5, 8, 8, 8, 6, 8, 8, 8, 7, 8, 8));
  const Words first_actions = first | to_integer(without_card);
  const Words second_actions = second | to_integer(without_card);
  std::memcpy(static_cast<void*>(place), &first_actions, sizeof(Words));
  std::memcpy(static_cast<void*>(place + 4), &second_actions, sizeof(Words));
}

// One action for each kind (at most eight, all below `Below`), in card order. How many there are is as random as the cards; so eight are written
// always, and those stay that are meant.
template <Card Below = card_kinds>
void add_each(ActionList& actions, ActionType type, Kinds kinds, int other = 0) {
  const auto count = static_cast<std::size_t>(std::popcount(kinds));
  actions.append<8>(count, [=](Action* place) { write_eight(place, Action(type, 0, other), places_of<Below>(kinds)); });
}

// ONI-7.4–7.8.
[[gnu::noinline]] void add_affordable_spells(const State& s, ActionList& actions) {
  if (can_cast_prophecy(s)) add(actions, ActionType::cast, static_cast<int>(Spell::prophecy));
  if (can_cast_swap(s)) {
    for (std::size_t i = 0; i < s.goals.size(); ++i) {
      for (std::size_t j = i + 1; j < s.goals.size(); ++j) {
        actions.push_back_if(Action(ActionType::cast, static_cast<int>(Spell::swap), static_cast<int>(16 * i + j)), s.goals[i] != s.goals[j]);
      }
    }
  }
  if (s.phase == Phase::nightmare && can_pay(s, Spell::punishment)) add(actions, ActionType::cast, static_cast<int>(Spell::punishment));
}

void add_spells(const State& s, ActionList& actions) {
  if (s.settings.has(Settings::book)) add_affordable_spells(s, actions);
}

[[gnu::noinline]] void add_tower_plays(const State& s, Kinds kinds, int place, ActionList& actions) {
  const bool empty = s.tower_row.empty();
  for (Kinds towers = kinds & all_towers; towers != 0; towers &= towers - 1) {
    const auto card = static_cast<Card>(std::countr_zero(towers));
    actions.push_back_if(Action(ActionType::play_tower, card, place), empty || edges_fit(card, s.tower_row[0]));
    actions.push_back_if(Action(ActionType::play_tower, card, place | right_end), !empty && edges_fit(s.tower_row.back(), card));
  }
}

[[gnu::noinline]] void add_turn_actions(const State& s, ActionList& actions) {
  const Kinds fitting = s.rows.size(s.seat) > 0 ? all_chambers & ~kinds_of(symbol_of(s.rows.last(s.seat))) : all_chambers;
  const auto add_uses = [&s, &actions, fitting](const Hand& cards, int place) {
    const Kinds kinds = cards.kinds();
    add_each<first_door>(actions, ActionType::play_chamber, kinds & fitting, place);
    if (!s.settings.has(Settings::towers)) return add_each<first_door>(actions, ActionType::discard, kinds, place);
    add_tower_plays(s, kinds, place, actions);
    add_each(actions, ActionType::discard, kinds, place);
  };
  add_uses(s.hand(), 0);
  if (s.settings.players() == 2) add_uses(s.shared, from_shared);
  add_spells(s, actions);
}

[[gnu::noinline]] void add_door_answers(const State& s, ActionList& actions) {
  const Card wanted = key(colour_of(s.pending));
  if (s.hand().has(wanted)) add(actions, ActionType::take, s.pending, 0);
  if (s.shared.has(wanted)) add(actions, ActionType::take, s.pending, from_shared);
  add(actions, ActionType::decline);
  if (holds(s, wanted)) add_spells(s, actions);
}

[[gnu::noinline]] void add_nightmare_options(const State& s, ActionList& actions) {
  add_each<first_door>(actions, ActionType::nightmare_key, s.hand().kinds() & all_keys);
  if (s.settings.players() == 2) add_each<first_door>(actions, ActionType::nightmare_key, s.shared.kinds() & all_keys, from_shared);
  for (int colour = 0; colour < colours; ++colour) {
    const bool owned = s.doors[s.seat][static_cast<std::size_t>(colour)] > 0;
    actions.push_back_if(Action(ActionType::nightmare_door, door(static_cast<Colour>(colour))), owned);
  }
  add(actions, ActionType::nightmare_reveal);
  add(actions, ActionType::nightmare_hand);
  add_spells(s, actions);
}

// Any number of kinds.
void add_all(ActionList& actions, ActionType type, Kinds kinds) {
  for (; kinds != 0; kinds &= kinds - 1) add(actions, type, std::countr_zero(kinds));
}

// Cards of an ascending choice of `remaining` cards from a bag: none below `last`, none that leaves too few to finish.
[[gnu::noinline]] void add_ascending(const State& s, const Bag& bag, ActionType type, ActionList& actions) {
  if (bag.size() < s.remaining) return;
  const Card highest = bag.at(bag.size() - s.remaining);
  add_all(actions, type, bag.kinds() & all_kinds >> (card_kinds - 1 - highest) & all_kinds << s.last);
}

Bag keys_of(const Bag& bag) {
  Bag keys;
  for (int colour = 0; colour < colours; ++colour) {
    const Card card = key(static_cast<Colour>(colour));
    for (int count = bag.count(card); count > 0; --count) keys.add(card);
  }
  return keys;
}

// Each different card looked at, from `least` upwards.
void add_looked(const State& s, ActionType type, Card least, ActionList& actions) { add_each(actions, type, s.looked.kinds() >> least << least); }

[[gnu::noinline]] void add_doors_to_return(const State& s, int first, int end, ActionList& actions) {
  for (int colour = first; colour < end; ++colour) {
    for (int owner = 0; owner < s.settings.players(); ++owner) {
      if (s.doors[static_cast<std::size_t>(owner)][static_cast<std::size_t>(colour)] > 0) {
        add(actions, ActionType::return_door, door(static_cast<Colour>(colour)), owner);
      }
    }
  }
}

// The phases of the expansions and of two players: apart, so that the common ones need no stack.
[[gnu::noinline]] void add_rarer(const State& s, ActionList& actions) {
  switch (s.phase) {
    case Phase::happy_drop:
      add_looked(s, ActionType::drop, s.last, actions);
      return add(actions, ActionType::done);
    case Phase::exchange:
      for (Kinds own = s.hand().kinds(); own != 0; own &= own - 1) {
        for (Kinds shared = s.shared.kinds(); shared != 0; shared &= shared - 1) {
          add(actions, ActionType::exchange, std::countr_zero(own), std::countr_zero(shared));
        }
      }
      return add(actions, ActionType::decline);
    case Phase::pick:
      return add_each(actions, ActionType::pick, s.shared.kinds());
    case Phase::pay:
      return add_ascending(s, s.discard, ActionType::pay, actions);
    case Phase::keys:
      return add_ascending(s, keys_of(s.unknown), ActionType::give, actions);
    case Phase::tower_loss:
      for (std::size_t i = 0; i < s.tower_row.size(); ++i) {
        if (may_lose_tower(s, i)) add(actions, ActionType::lose_tower, s.tower_row[i]);
      }
      return add(actions, ActionType::false_destruction);
    case Phase::happy:
      add_each(actions, ActionType::happy_remove, s.open_premonitions);
      add(actions, ActionType::happy_reveal);
      if (s.deck_size() > 0) add(actions, ActionType::happy_search);
      return;
    case Phase::fetch:
      return add_all(actions, ActionType::fetch, s.unknown.kinds());
    case Phase::premonition:
      return add_each(actions, ActionType::premonition, waiting_premonitions(s));
    case Phase::return_door:
      return add_doors_to_return(s, 0, colours, actions);
    case Phase::pairs:
      return add_doors_to_return(s, first_pair(s), first_pair(s) + 1, actions);
    default:
      return;
  }
}

}  // namespace

void Onirim::legal_actions(const State& s, ActionList& actions) {
  actions.clear();
  switch (s.phase) {
    case Phase::turn:
      return add_turn_actions(s, actions);
    case Phase::explore:
      add(actions, ActionType::take, door(colour_of(s.rows.last(s.seat))));
      return add(actions, ActionType::decline);
    case Phase::door:
      return add_door_answers(s, actions);
    case Phase::nightmare:
      return add_nightmare_options(s, actions);
    case Phase::prophecy:
      return add_looked(s, ActionType::drop, 0, actions);
    case Phase::order:
    case Phase::paradox:
      return add_looked(s, ActionType::top, 0, actions);
    case Phase::bottom:
      return add_looked(s, ActionType::bottom, 0, actions);
    case Phase::window:
      add(actions, ActionType::continue_draw);
      return add_spells(s, actions);
    default:
      return add_rarer(s, actions);
  }
}

}  // namespace meander::onirim
