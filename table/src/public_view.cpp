#include "table/public_view.hpp"

#include "onirim/queries.hpp"

namespace meander::onirim {

View public_view(const State& state) {
  State s = state;
  if (s.settings.players() == 1) return {s, onlooker};
  s.settings.set(Settings::open_talk, false);
  for (const KnownCard& known : s.known) {
    s.unknown.add(known.card());
    s.known.replace(&known, KnownCard(unknown_card, s.settings.everyone()));
  }
  for (int seat = 0; seat < s.settings.players(); ++seat) {
    Hand& hand = s.private_cards[static_cast<std::size_t>(seat)];
    const Hand held = hand;
    hand.clear();
    for (std::size_t i = 0; i < held.size(); ++i) hand.add(KnownCard(held[i].card(), seat_bit(seat)));
  }
  return {s, onlooker};
}

bool hidden_in_public(const Event& event, int players, bool open) {
  if (players == 1) return false;
  switch (event.type) {
    case EventType::drew:
      return true;
    case EventType::looked_at:
    case EventType::put_on_top:
    case EventType::put_at_bottom:
      // In silent play both see what a Happy Dream reveals, and nothing else; in open play a look is theirs alone.
      return open || event.seen_by != 3;
    default:
      return event.seen_by != 3;
  }
}

}  // namespace meander::onirim
