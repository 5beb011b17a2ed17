// Questions about a state that several rules ask.
#pragma once

#include <array>

#include "onirim/state.hpp"

namespace meander::onirim {

constexpr std::uint32_t phase_bit(Phase phase) { return std::uint32_t{1} << static_cast<unsigned>(phase); }

// Whether a card of the deck's unordered rest is drawn by chance.
constexpr bool draws_a_card(Phase phase) {
  constexpr std::uint32_t phases =
      phase_bit(Phase::set_up) | phase_bit(Phase::look) | phase_bit(Phase::draw) | phase_bit(Phase::reveal) | phase_bit(Phase::redraw);
  return (phase_bit(phase) & phases) != 0;
}
// Goals and premonitions are the rest of what chance decides.
constexpr bool chance_decides(Phase phase) {
  constexpr std::uint32_t others = phase_bit(Phase::goals) | phase_bit(Phase::premonitions) | phase_bit(Phase::foresee);
  return draws_a_card(phase) || (phase_bit(phase) & others) != 0;
}

// Phases that can have a single option, which then takes itself (Mover::let_choose). The others either always have several, or wait on purpose (the
// turn's action; a drawn door in silent play of two), or are skipped where they would have one.
constexpr bool may_take_itself(Phase phase) {
  constexpr std::uint32_t phases = phase_bit(Phase::pick) | phase_bit(Phase::prophecy) | phase_bit(Phase::order) | phase_bit(Phase::paradox) |
                                   phase_bit(Phase::bottom) | phase_bit(Phase::pay) | phase_bit(Phase::happy) | phase_bit(Phase::happy_drop) |
                                   phase_bit(Phase::fetch) | phase_bit(Phase::keys) | phase_bit(Phase::return_door);
  return (phase_bit(phase) & phases) != 0;
}

constexpr bool hand_is_full(const State& s) {
  return s.hand().at_least(s.settings.private_size()) && (s.settings.players() == 1 || s.shared.at_least(s.settings.shared_size()));
}
// Cards that a new hand still wants.
constexpr int missing_cards(const State& s) {
  return s.settings.private_size() + s.settings.shared_size() - static_cast<int>(s.hand().size() + s.shared.size());
}
// The whole hand, shared cards included (ONI-6.2).
constexpr bool holds(const State& s, Card card) { return s.hand().has(card) || s.shared.has(card); }
// Doors are never in a hand, so this is open information.
constexpr bool in_deck(const State& s, Card card) { return s.unknown.count(card) > 0 || s.known.has(card); }
constexpr int doors_on_table(const State& s, int colour) {
  return s.doors[0][static_cast<std::size_t>(colour)] + s.doors[1][static_cast<std::size_t>(colour)];
}

// ONI-7.2: the leftmost goal face up, or -1.
constexpr int first_open_goal(const FixedVector<std::uint8_t, 8>& goals) {
  for (std::size_t i = 0; i < goals.size(); ++i) {
    if (goals[i] < closed_goal) return static_cast<int>(i);
  }
  return -1;
}

// ONI-8.7: four neighbours of the tower row, one of each colour.
constexpr bool aligned(const FixedVector<Card, towers_in_box>& row) {
  for (std::size_t i = 0; i + 4 <= row.size(); ++i) {
    unsigned seen = 0;
    for (std::size_t j = i; j < i + 4; ++j) seen |= 1U << static_cast<unsigned>(colour_of(row[j]));
    if (seen == 0xfU) return true;
  }
  return false;
}
// ONI-8.5: whether the tower at `index` may be lost.
constexpr bool may_lose_tower(const State& s, std::size_t index) {
  return index == 0 || index + 1 == s.tower_row.size() || edges_fit(s.tower_row[index - 1], s.tower_row[index + 1]);
}
// ONI-8.5, 8.7: whether a Nightmare costs a tower.
constexpr bool must_lose_tower(const State& s) { return !s.tower_row.empty() && (s.settings.has(Settings::ruins) || !aligned(s.tower_row)); }

// ONI-5.1, 6.7, 8.8.
constexpr bool complete(const State& s) {
  for (int colour = 0; colour < colours; ++colour) {
    const int wanted = s.settings.doors(colour);
    const auto index = static_cast<std::size_t>(colour);
    if (s.settings.players() == 2) {
      if (wanted > 0 && (s.doors[0][index] == 0 || s.doors[1][index] == 0)) return false;
    } else if (s.doors[0][index] != wanted) {
      return false;
    }
  }
  return !s.settings.has(Settings::towers) || aligned(s.tower_row);
}

// ONI-7.4–7.8.
constexpr int price(const Settings& settings, Spell spell) {
  const bool lost_way = settings.has(Settings::lost_way);
  switch (spell) {
    case Spell::prophecy:
      return lost_way ? 6 : 5;
    case Spell::swap:
      return lost_way ? 9 : 7;
    case Spell::punishment:
      return lost_way ? 12 : 10;
    case Spell::none:
      break;
  }
  return 0;
}
constexpr bool can_pay(const State& s, Spell spell) { return s.settings.has(Settings::book) && s.discard.size() >= price(s.settings, spell); }
constexpr bool some_swap_changes(const State& s) {
  for (std::size_t i = 1; i < s.goals.size(); ++i) {
    if (s.goals[i] != s.goals[0]) return true;
  }
  return false;
}
constexpr bool can_cast_prophecy(const State& s) { return s.deck_size() > 0 && can_pay(s, Spell::prophecy); }
constexpr bool can_cast_swap(const State& s) { return can_pay(s, Spell::swap) && some_swap_changes(s); }

// An ascending choice of `remaining` cards from a bag that holds enough: the card named next is none below `last`, and leaves enough to finish.
struct NextCard {
  Card least;
  Card greatest;
  constexpr bool is_sure() const { return least == greatest; }
};
inline NextCard next_ascending(const State& s, const Bag& bag) { return {bag.at(bag.count_below(s.last)), bag.at(bag.size() - s.remaining)}; }

// The premonitions whose condition holds with so many doors of each colour on the table, as bits (ONI-9.2, 9.4).
constexpr unsigned conditions_met(const std::array<int, colours>& doors, const Settings& settings) {
  unsigned met = 0;
  const auto meet = [&met](Premonition premonition, bool holds) { met |= static_cast<unsigned>(holds) << static_cast<unsigned>(premonition); };
  int all = 0;
  int kinds = 0;
  int wanted = 0;
  constexpr std::array both{Premonition::red, Premonition::blue, Premonition::green, Premonition::brown};
  for (std::size_t colour = 0; colour < colours; ++colour) {
    all += doors[colour];
    kinds += doors[colour] > 0 ? 1 : 0;
    wanted += settings.doors(static_cast<int>(colour)) > 0 ? 1 : 0;
    meet(both[colour], doors[colour] >= 2);
  }
  meet(Premonition::pairs, met != 0);
  meet(Premonition::five, all >= 5);
  meet(Premonition::rainbow, kinds == wanted);
  meet(Premonition::three, all >= 3);
  return met;
}
// The open ones among them (ONI-9.3).
constexpr std::uint8_t waiting_premonitions(const State& s) {
  const std::array doors{doors_on_table(s, 0), doors_on_table(s, 1), doors_on_table(s, 2), doors_on_table(s, 3)};
  return static_cast<std::uint8_t>(s.open_premonitions & conditions_met(doors, s.settings));
}
// The first colour of which both doors are on the table, or -1 (ONI-9.4-pairs).
constexpr int first_pair(const State& s) {
  for (int colour = 0; colour < colours; ++colour) {
    if (doors_on_table(s, colour) >= 2) return colour;
  }
  return -1;
}

}  // namespace meander::onirim
