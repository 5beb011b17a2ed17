// What one seat may know of a game (ONI-1.3, 6.9, 6.11), and nothing more.
//
// Players are given a View, never a State, and a View cannot be turned into the state it was made from: hidden cards are gone from it. What the seat
// has not seen (the unordered deck, places and private cards known to the other alone) is one tally, `unseen`.
#pragma once

#include "onirim/state.hpp"

namespace meander::onirim {

// In place of a seat: somebody who watches, and sees what everybody at the table may.
inline constexpr int onlooker = 2;

class View {
 public:
  // Of seat 0 or 1, or of an onlooker; an onlooker's view cannot be resampled.
  View(const State& state, int seat);

  int seat() const { return seat_; }

  // Open to all.
  const Settings& settings() const { return board_.settings; }
  Phase phase() const { return board_.phase; }
  int active_seat() const { return board_.seat; }
  Ending ending() const { return board_.ending; }
  int deck_size() const { return board_.deck_size(); }
  const Rows& rows() const { return board_.rows; }
  const FixedVector<Card, towers_in_box>& tower_row() const { return board_.tower_row; }
  const Bag& discard() const { return board_.discard; }
  const Bag& removed() const { return board_.removed; }
  const Limbo& limbo() const { return board_.limbo; }
  const Hand& shared() const { return board_.shared; }
  int doors(int seat, Colour colour) const { return board_.doors[static_cast<std::size_t>(seat)][static_cast<std::size_t>(colour)]; }
  const FixedVector<std::uint8_t, 8>& goals() const { return board_.goals; }
  bool is_open(Premonition premonition) const { return (board_.open_premonitions >> static_cast<int>(premonition) & 1) != 0; }
  std::uint8_t open_premonitions() const { return board_.open_premonitions; }
  std::uint8_t pile() const { return board_.pile; }
  Card pending() const { return board_.pending; }
  Purpose purpose() const { return board_.purpose; }
  Spell spell() const { return board_.spell; }
  std::uint8_t premonition_applied() const { return board_.premonition; }
  int remaining() const { return board_.remaining; }

  // What this seat knows of the rest; cards it does not know are unknown_card.
  const Hand& private_cards(int seat) const { return board_.private_cards[static_cast<std::size_t>(seat)]; }
  const KnownPlaces& known_places() const { return board_.known; }
  const Looked& looked() const { return board_.looked; }
  const FixedVector<Card, 7>& placed() const { return board_.placed; }
  // The cards this seat has not seen: the rest of the deck and every unknown_card above.
  const Bag& unseen() const { return board_.unknown; }

  bool operator==(const View&) const = default;

 private:
  friend class ViewAccess;
  State board_;
  std::uint8_t seat_;
};

}  // namespace meander::onirim
