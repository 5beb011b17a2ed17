// The legal actions of the seat to move, phase by phase.
#include <bit>

#include "core/bytes.hpp"
#include "onirim/game.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim {

namespace {

void add(ActionList& actions, ActionType type, int card = 0, int other = 0) { actions.push_back(Action(type, card, other)); }

// One action for each card, a byte each, that the mask wants. How many there are is as random as the cards; so eight are written always, and those
// stay that are meant.
void add_each(ActionList& actions, ActionType type, std::uint64_t cards, std::uint64_t wanted, int other = 0) {
  const auto count = static_cast<std::size_t>(std::popcount(wanted)) / 8;
  actions.append<8>(count, [=](Action* place) { write_words<8>(place, picked(cards, wanted), to_integer(Action(type, 0, other))); });
}

// Any number of kinds.
void add_all(ActionList& actions, ActionType type, Kinds kinds) {
  for (; kinds != 0; kinds &= kinds - 1) add(actions, type, std::countr_zero(kinds));
}

// Which cards, a byte each, are among some chambers: all bits of those, none of the others. With this added chambers stay below 128 and nothing
// else does, so only chambers are looked up.
constexpr std::uint64_t beyond_chambers = 128 - first_door;
consteval LookUp chambers_in(Kinds kinds) {
  LookUp table{};
  for (unsigned card = 0; card < first_door; ++card) table[(card + beyond_chambers) % table.size()] = (kinds >> card & 1U) != 0 ? 0xff : 0;
  return table;
}
std::uint64_t which_are(const LookUp& chambers, std::uint64_t cards) { return looked_up(chambers, cards + beyond_chambers * each_byte); }

constexpr LookUp keys = chambers_in(all_keys);
// What fits an empty row, and what fits after each symbol (ONI-3.2).
constexpr std::array fitting{chambers_in(all_chambers), chambers_in(all_chambers & ~kinds_of(Symbol::sun)),
                             chambers_in(all_chambers & ~kinds_of(Symbol::moon)), chambers_in(all_chambers & ~kinds_of(Symbol::key))};

// Each two different goals, the first of them before the second (ONI-7.6). How many differ is random, so they are written as in add_each.
void add_swaps(const State& s, ActionList& actions) {
  constexpr std::uint64_t places = 0x0706050403020100;
  const std::uint64_t goals = word_of<8>(s.goals.begin());
  const std::uint64_t used = ~std::uint64_t{0} >> (64 - 8 * s.goals.size());
  for (std::size_t first = 0; first + 1 < s.goals.size(); ++first) {
    const std::uint64_t different = bytes_unlike(goals, s.goals[first]) & used & ~std::uint64_t{0} << 8 * first;
    const auto count = static_cast<std::size_t>(std::popcount(different)) / 8;
    const std::uint32_t action = to_integer(Action(ActionType::cast, static_cast<int>(Spell::swap), static_cast<int>(16 * first)));
    actions.append<8>(count, [=](Action* place) { write_words<16>(place, picked(places, different), action); });
  }
}

// ONI-7.4–7.8.
[[gnu::noinline]] void add_affordable_spells(const State& s, ActionList& actions) {
  if (can_cast_prophecy(s)) add(actions, ActionType::cast, static_cast<int>(Spell::prophecy));
  if (can_cast_swap(s)) add_swaps(s, actions);
  if (s.phase == Phase::nightmare && can_pay(s, Spell::punishment)) add(actions, ActionType::cast, static_cast<int>(Spell::punishment));
}

void add_spells(const State& s, ActionList& actions) {
  if (s.settings.has(Settings::book)) add_affordable_spells(s, actions);
}

// Of each tower among the cards, a byte each, one bit is set.
[[gnu::noinline]] void add_tower_plays(const State& s, std::uint64_t cards, std::uint64_t towers, int place, ActionList& actions) {
  const bool empty = s.tower_row.empty();
  for (; towers != 0; towers &= towers - 1) {
    const auto card = static_cast<Card>(cards >> (std::countr_zero(towers) & ~7));
    actions.push_back_if(Action(ActionType::play_tower, card, place), empty || edges_fit(card, s.tower_row[0]));
    actions.push_back_if(Action(ActionType::play_tower, card, place | right_end), !empty && edges_fit(s.tower_row.back(), card));
  }
}

// With or without the Towers: told once, so that the listing without them calls nothing.
template <bool Towers>
void add_uses(const State& s, const Hand& hand, int place, ActionList& actions) {
  const std::uint64_t cards = hand.cards();
  const std::uint64_t each = hand.first_of_each_kind();
  add_each(actions, ActionType::play_chamber, cards, each & which_are(fitting[s.rows.end(s.seat)], cards), place);
  if constexpr (Towers) {
    const std::uint64_t towers = each & bytes_from(cards, first_tower);
    if (towers != 0) add_tower_plays(s, cards, towers, place, actions);
  }
  add_each(actions, ActionType::discard, cards, each, place);
}

template <bool Towers>
[[gnu::noinline]] void add_shared_uses(const State& s, ActionList& actions) {
  add_uses<Towers>(s, s.shared, from_shared, actions);
  add_spells(s, actions);
}

template <bool Towers>
[[gnu::noinline]] void add_turn_actions(const State& s, ActionList& actions) {
  add_uses<Towers>(s, s.hand(), 0, actions);
  if (s.settings.players() == 2) return add_shared_uses<Towers>(s, actions);
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
  const auto add_keys = [&actions](const Hand& hand, int place) {
    const std::uint64_t cards = hand.cards();
    add_each(actions, ActionType::nightmare_key, cards, hand.first_of_each_kind() & which_are(keys, cards), place);
  };
  add_keys(s.hand(), 0);
  if (s.settings.players() == 2) add_keys(s.shared, from_shared);
  for (int colour = 0; colour < colours; ++colour) {
    const bool owned = s.doors[s.seat][static_cast<std::size_t>(colour)] > 0;
    actions.push_back_if(Action(ActionType::nightmare_door, door(static_cast<Colour>(colour))), owned);
  }
  add(actions, ActionType::nightmare_reveal);
  add(actions, ActionType::nightmare_hand);
  add_spells(s, actions);
}

[[gnu::noinline]] void add_ascending(const State& s, const Bag& bag, ActionType type, ActionList& actions) {
  if (bag.size() - bag.count_below(s.last) < s.remaining) return;
  add_all(actions, type, bag.kinds() & all_kinds >> (card_kinds - 1 - next_ascending(s, bag).greatest) & all_kinds << s.last);
}

Bag keys_of(const Bag& bag) {
  Bag keys;
  for (int colour = 0; colour < colours; ++colour) {
    const Card card = key(static_cast<Colour>(colour));
    for (int count = bag.count(card); count > 0; --count) keys.add(card);
  }
  return keys;
}

// Each different card looked at.
void add_looked(const State& s, ActionType type, ActionList& actions) {
  const Hand& looked = s.looked.hand();
  add_each(actions, type, looked.cards(), looked.first_of_each_kind());
}

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
      add_all(actions, ActionType::drop, s.looked.kinds() & all_kinds << s.last);
      return add(actions, ActionType::done);
    case Phase::exchange:
      for (Kinds own = s.hand().kinds(); own != 0; own &= own - 1) {
        for (Kinds shared = s.shared.kinds(); shared != 0; shared &= shared - 1) {
          add(actions, ActionType::exchange, std::countr_zero(own), std::countr_zero(shared));
        }
      }
      return add(actions, ActionType::decline);
    case Phase::pick:
      return add_all(actions, ActionType::pick, s.shared.kinds());
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
      add_all(actions, ActionType::happy_remove, s.open_premonitions);
      add(actions, ActionType::happy_reveal);
      if (s.deck_size() > 0) add(actions, ActionType::happy_search);
      return;
    case Phase::fetch:
      return add_all(actions, ActionType::fetch, s.unknown.kinds());
    case Phase::premonition:
      return add_all(actions, ActionType::premonition, waiting_premonitions(s));
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
  if (s.phase == Phase::turn) return s.settings.has(Settings::towers) ? add_turn_actions<true>(s, actions) : add_turn_actions<false>(s, actions);
  switch (s.phase) {
    case Phase::explore:
      add(actions, ActionType::take, door(colour_of(s.rows.last(s.seat))));
      return add(actions, ActionType::decline);
    case Phase::door:
      return add_door_answers(s, actions);
    case Phase::nightmare:
      return add_nightmare_options(s, actions);
    case Phase::prophecy:
      return add_looked(s, ActionType::drop, actions);
    case Phase::order:
    case Phase::paradox:
      return add_looked(s, ActionType::top, actions);
    case Phase::bottom:
      return add_looked(s, ActionType::bottom, actions);
    case Phase::window:
      add(actions, ActionType::continue_draw);
      return add_spells(s, actions);
    default:
      return add_rarer(s, actions);
  }
}

}  // namespace meander::onirim
