// Hiding what a seat does not know, and filling it in again at random (ONI-1.3, 6.9, 6.11).
#include "onirim/view.hpp"

#include "core/hash.hpp"
#include "onirim/game.hpp"
#include "onirim/queries.hpp"
#include "onirim/view_access.hpp"

#include <cstring>

namespace meander::onirim {

namespace {

// Whether what is being looked at is hidden from a seat.
bool hides_look(const State& s, int seat) { return s.settings.silent_pair() && s.seat != seat && s.purpose != Purpose::happy; }

void hide_hand(State& s, int seat, Seats knowing) {
  Hand& hand = s.private_cards[static_cast<std::size_t>(seat)];
  const Hand held = hand;
  hand.clear();
  for (std::size_t i = 0; i < held.size(); ++i) {
    const KnownCard card = held[i];
    if ((card.knowers() & knowing) == knowing) {
      hand.add(card);
    } else {
      s.unknown.add(card.card());
      hand.add(KnownCard(unknown_card, card.knowers()));
    }
  }
}

}  // namespace

View::View(const State& state, int seat) : board_(state), seat_(static_cast<std::uint8_t>(seat)) {
  State& s = board_;
  if (!s.settings.silent_pair()) return;
  // An onlooker knows what both seats know.
  const Seats knowing = seat == onlooker ? 3 : seat_bit(seat);
  for (const KnownCard& known : s.known) {
    if ((known.knowers() & knowing) == knowing) continue;
    s.unknown.add(known.card());
    s.known.replace(&known, KnownCard(unknown_card, known.knowers()));
  }
  for (int other = 0; other < 2; ++other) {
    if (other != seat) hide_hand(s, other, knowing);
  }
  if (!hides_look(s, seat)) return;
  const Looked looked = s.looked;
  s.looked.clear();
  for (std::size_t i = 0; i < looked.size(); ++i) {
    s.unknown.add(looked[i]);
    s.looked.add(unknown_card);
  }
  while (!s.placed.empty()) {
    s.unknown.add(s.placed.pop_back());
    s.looked.add(unknown_card);
  }
}

namespace {

// Takes one of the unseen cards at random; only labyrinth cards are ever held in a hand.
Card take_unseen(Bag& unseen, int& size, bool labyrinth_only, Random& random) {
  int candidates = size;
  if (labyrinth_only) {
    for (Card card = first_door; card <= happy_dream; ++card) candidates -= unseen.count(card);
  }
  int index = static_cast<int>(random.below(static_cast<std::uint32_t>(candidates)));
  if (labyrinth_only) {
    int chambers = 0;
    for (Card card = 0; card < first_door; ++card) chambers += unseen.count(card);
    if (index >= chambers) index += size - candidates;
  }
  const Card card = unseen.at(index);
  unseen.remove(card);
  --size;
  return card;
}

State deal(const View& view, Random& random) {
  State s = ViewAccess::board(view);
  int unseen = s.unknown.size();
  Hand& partner = s.private_cards[static_cast<std::size_t>(1 - view.seat())];
  const Hand held = partner;
  partner.clear();
  for (std::size_t i = 0; i < held.size(); ++i) {
    const KnownCard card = held[i];
    const bool hidden = card.card() == unknown_card;
    partner.add(hidden ? KnownCard(take_unseen(s.unknown, unseen, true, random), card.knowers()) : card);
  }
  for (const KnownCard& known : s.known) {
    if (known.card() == unknown_card) s.known.replace(&known, KnownCard(take_unseen(s.unknown, unseen, false, random), known.knowers()));
  }
  for (int hidden = s.looked.count(unknown_card); hidden > 0; --hidden) {
    s.looked.remove(unknown_card);
    s.looked.add(take_unseen(s.unknown, unseen, false, random));
  }
  return s;
}

// Whether what the partner chooses from is hidden. Then he has several options: a step with one takes itself.
bool hides_choice(const View& view) {
  if (view.seat() == view.active_seat()) return false;
  return view.phase() == Phase::fetch || view.phase() == Phase::keys || (may_take_itself(view.phase()) && view.looked().count(unknown_card) > 0);
}

}  // namespace

State Onirim::resample(const View& view, Random& random) {
  State s = deal(view, random);
  if (!hides_choice(view)) return s;
  // A position that was loaded may rest where a game would not; so many deals tell.
  constexpr int deals_before_giving_in = 1000;
  ActionList actions;
  for (int deals = 1;; ++deals) {
    legal_actions(s, actions);
    if (actions.size() > 1 || (actions.size() == 1 && deals > deals_before_giving_in)) return s;
    s = deal(view, random);
  }
}

std::uint64_t Onirim::hash(const State& state) {
  static_assert(sizeof(State) % sizeof(std::uint64_t) == 0);
  Hasher hasher;
  for (std::size_t offset = 0; offset < sizeof(State); offset += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, reinterpret_cast<const unsigned char*>(&state) + offset, sizeof(word));
    hasher.add(word);
  }
  return hasher.value();
}

}  // namespace meander::onirim
