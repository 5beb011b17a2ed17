// Cards of unknown place that are drawn by chance: one outcome, or one after the other until something else is to be decided.
#pragma once

#include <algorithm>

#include "look.hpp"
#include "mover.hpp"
#include "set_up.hpp"

namespace meander::onirim {

// Does something that needs the phase in which a card is drawn as a constant.
template <typename Sink>
template <typename Do>
inline void Mover<Sink>::in_card_phase(Do what) {
  if (s.phase == Phase::draw) [[likely]]
    return what.template operator()<Phase::draw>();
  switch (s.phase) {
    case Phase::set_up:
      return what.template operator()<Phase::set_up>();
    case Phase::look:
      return what.template operator()<Phase::look>();
    case Phase::reveal:
      return what.template operator()<Phase::reveal>();
    case Phase::redraw:
      return what.template operator()<Phase::redraw>();
    default:
      return;
  }
}

// What becomes of a card that was drawn.
template <typename Sink>
template <Phase phase>
inline void Mover<Sink>::deal(Card card) {
  if constexpr (phase == Phase::draw) deal_with(KnownCard(card, 0));
  if constexpr (phase == Phase::set_up) deal_at_set_up(card);
  if constexpr (phase == Phase::look) see(card);
  if constexpr (phase == Phase::reveal) reveal(card);
  if constexpr (phase == Phase::redraw) redraw(KnownCard(card, 0));
}

// What comes of it when the card has its place. (A drawn card goes on with the draw or stops it.)
template <typename Sink>
template <Phase phase>
inline void Mover<Sink>::go_on() {
  if constexpr (phase == Phase::set_up) continue_set_up();
  if constexpr (phase == Phase::look) continue_look();
  if constexpr (phase == Phase::reveal) continue_reveal();
  if constexpr (phase == Phase::redraw) continue_redraw();
}

// So many cards of unknown place are drawn for this, whatever they are, before anything else can happen.
template <typename Sink>
template <Phase phase>
inline int Mover<Sink>::sure_cards() const {
  int wanted = 1;
  if constexpr (phase == Phase::set_up) wanted = opening_cards(s) - static_cast<int>(s.hand().size() + s.shared.size());
  if constexpr (phase == Phase::look || phase == Phase::reveal) wanted = s.remaining;
  if constexpr (phase == Phase::redraw) wanted = missing_cards(s);
  return std::min<int>(wanted, s.unknown_size);
}

template <typename Sink>
void Mover<Sink>::draw_outcome(Card card) {
  take(card);
  in_card_phase([&]<Phase phase> {
    deal<phase>(card);
    go_on<phase>();
  });
}

// A row of cards that are drawn in any case: until the last of them the deck is kept in registers.
template <typename Sink>
template <Phase phase>
inline void Mover<Sink>::deal_sure_cards(Random& random) {
  Bag rest = s.unknown;
  int size = s.unknown_size;
  const int left = size - sure_cards<phase>();
  for (; size > left; --size) deal<phase>(rest.take_at(static_cast<int>(random.below(static_cast<std::uint32_t>(size)))));
  s.unknown = rest;
  s.unknown_size = static_cast<std::uint8_t>(size);
  if (size == 0) s.known.close_gap();
  go_on<phase>();
}

template <typename Sink>
[[gnu::flatten]] inline void Mover<Sink>::draw_on(Random& random) {
  // A generator of its own stays in registers.
  Random own = random;
  do {
    in_card_phase([&]<Phase phase> {
      if constexpr (phase != Phase::draw) deal_sure_cards<phase>(own);
      while (s.phase == phase) {
        deal<phase>(take_any(own));
        go_on<phase>();
      }
    });
  } while (draws_a_card(s.phase));
  random = own;
}

}  // namespace meander::onirim
