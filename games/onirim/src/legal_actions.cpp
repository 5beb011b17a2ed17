// The legal actions of the seat to move, phase by phase.
#include "onirim/game.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim {

namespace {

void add(ActionList& actions, ActionType type, int card = 0, int other = 0) { actions.push_back(Action(type, card, other)); }

// Calls `use(card, place)` for each different card of the hand.
template <typename Use>
void each_held(const State& s, Use use) {
  s.hand().each_kind([&use](Card card) { use(card, std::uint8_t{0}); });
  s.shared.each_kind([&use](Card card) { use(card, from_shared); });
}

// ONI-7.4–7.8.
void add_spells(const State& s, ActionList& actions) {
  if (!s.settings.has(Settings::book)) return;
  if (can_cast_prophecy(s)) add(actions, ActionType::cast, static_cast<int>(Spell::prophecy));
  if (can_cast_swap(s)) {
    for (std::size_t i = 0; i < s.goals.size(); ++i) {
      for (std::size_t j = i + 1; j < s.goals.size(); ++j) {
        if (s.goals[i] != s.goals[j]) add(actions, ActionType::cast, static_cast<int>(Spell::swap), static_cast<int>(16 * i + j));
      }
    }
  }
  if (s.phase == Phase::nightmare && can_pay(s, Spell::punishment)) add(actions, ActionType::cast, static_cast<int>(Spell::punishment));
}

void add_turn_actions(const State& s, ActionList& actions) {
  const int length = s.rows.size(s.seat);
  const int last = length > 0 ? static_cast<int>(symbol_of(s.rows.last(s.seat))) : -1;
  each_held(s, [&](Card card, std::uint8_t place) {
    if (is_chamber(card)) {
      actions.push_back_if(Action(ActionType::play_chamber, card, place), static_cast<int>(symbol_of(card)) != last);
    } else if (s.tower_row.empty()) {
      add(actions, ActionType::play_tower, card, place);
    } else {
      if (edges_fit(card, s.tower_row[0])) add(actions, ActionType::play_tower, card, place);
      if (edges_fit(s.tower_row.back(), card)) add(actions, ActionType::play_tower, card, place | right_end);
    }
    add(actions, ActionType::discard, card, place);
  });
  add_spells(s, actions);
}

void add_door_answers(const State& s, ActionList& actions) {
  const Card wanted = key(colour_of(s.pending));
  if (s.hand().has(wanted)) add(actions, ActionType::take, s.pending, 0);
  if (s.shared.has(wanted)) add(actions, ActionType::take, s.pending, from_shared);
  add(actions, ActionType::decline);
  if (holds(s, wanted)) add_spells(s, actions);
}

void add_nightmare_options(const State& s, ActionList& actions) {
  each_held(s, [&actions](Card card, std::uint8_t place) {
    if (is_key(card)) add(actions, ActionType::nightmare_key, card, place);
  });
  for (int colour = 0; colour < colours; ++colour) {
    if (s.doors[s.seat][static_cast<std::size_t>(colour)] > 0) add(actions, ActionType::nightmare_door, door(static_cast<Colour>(colour)));
  }
  add(actions, ActionType::nightmare_reveal);
  add(actions, ActionType::nightmare_hand);
  add_spells(s, actions);
}

// Cards of an ascending choice of `remaining` cards from a bag: none below `last`, none that leaves too few to finish.
template <typename Accept>
void add_ascending(const State& s, const Bag& bag, ActionType type, Accept accept, ActionList& actions) {
  int from_here = 0;
  for (int card = s.last; card < card_kinds; ++card) {
    if (accept(static_cast<Card>(card))) from_here += bag.count(static_cast<Card>(card));
  }
  for (int card = s.last; card < card_kinds && from_here >= s.remaining; ++card) {
    const int count = accept(static_cast<Card>(card)) ? bag.count(static_cast<Card>(card)) : 0;
    if (count > 0) add(actions, type, card);
    from_here -= count;
  }
}

// Each different card looked at, from `least` upwards.
void add_looked(const State& s, ActionType type, Card least, ActionList& actions) {
  Card previous = no_card;
  for (const Card card : s.looked) {
    if (card != previous && card >= least) add(actions, type, card);
    previous = card;
  }
}

void add_doors_to_return(const State& s, int first, int end, ActionList& actions) {
  for (int colour = first; colour < end; ++colour) {
    for (int owner = 0; owner < s.settings.players(); ++owner) {
      if (s.doors[static_cast<std::size_t>(owner)][static_cast<std::size_t>(colour)] > 0) {
        add(actions, ActionType::return_door, door(static_cast<Colour>(colour)), owner);
      }
    }
  }
}

void add_premonitions(unsigned bits, ActionType type, ActionList& actions) {
  for (int id = 0; id < premonition_kinds; ++id) {
    if ((bits >> id & 1U) != 0) add(actions, type, id);
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
    case Phase::happy_drop:
      add_looked(s, ActionType::drop, s.last, actions);
      return add(actions, ActionType::done);
    case Phase::exchange:
      each_held(s, [&](Card own, std::uint8_t place) {
        if (place != from_shared) s.shared.each_kind([&](Card shared) { add(actions, ActionType::exchange, own, shared); });
      });
      return add(actions, ActionType::decline);
    case Phase::window:
      add(actions, ActionType::continue_draw);
      return add_spells(s, actions);
    case Phase::pick:
      return s.shared.each_kind([&actions](Card card) { add(actions, ActionType::pick, card); });
    case Phase::pay:
      return add_ascending(s, s.discard, ActionType::pay, [](Card) { return true; }, actions);
    case Phase::keys:
      return add_ascending(s, s.unknown, ActionType::give, is_key, actions);
    case Phase::tower_loss:
      for (std::size_t i = 0; i < s.tower_row.size(); ++i) {
        if (may_lose_tower(s, i)) add(actions, ActionType::lose_tower, s.tower_row[i]);
      }
      return add(actions, ActionType::false_destruction);
    case Phase::happy:
      add_premonitions(s.open_premonitions, ActionType::happy_remove, actions);
      add(actions, ActionType::happy_reveal);
      if (s.deck_size() > 0) add(actions, ActionType::happy_search);
      return;
    case Phase::fetch:
      for (int card = 0; card < card_kinds; ++card) {
        if (s.unknown.count(static_cast<Card>(card)) > 0) add(actions, ActionType::fetch, card);
      }
      return;
    case Phase::premonition:
      return add_premonitions(waiting_premonitions(s), ActionType::premonition, actions);
    case Phase::return_door:
      return add_doors_to_return(s, 0, colours, actions);
    case Phase::pairs:
      return add_doors_to_return(s, first_pair(s), first_pair(s) + 1, actions);
    case Phase::goals:
    case Phase::premonitions:
    case Phase::set_up:
    case Phase::look:
    case Phase::draw:
    case Phase::reveal:
    case Phase::redraw:
    case Phase::foresee:
    case Phase::over:
      return;
  }
}

}  // namespace meander::onirim
