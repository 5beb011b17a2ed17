#include "components.hpp"

#include "labyrinth/options.hpp"

namespace meander::labyrinth {

namespace {

constexpr int fewest_players = 2;

}  // namespace

Options::Problem Options::problem() const {
  if (players < fewest_players || players > most_seats) return {"players", marked("Labyrinth is for 2 to 6 players"), Rule::LAB_2_3};
  if (set == nullptr) return {"set", marked("there are no components to play with"), Rule::LAB_1_3};
  if (blank_traps && trap_count(*set) + set->blanks > most_traps)
    return {"blank_traps", marked("with the blanks there are more than 43 traps"), Rule::LAB_15_3};
  for (std::size_t seat = 0; seat < given.size(); ++seat) {
    if (given[seat] == Character::none) continue;
    if (casting != Casting::given || seat >= players) return {"characters", marked("there is a character for nobody"), Rule::LAB_2_4};
    for (std::size_t other = 0; other < seat; ++other) {
      if (given[other] == given[seat]) return {"characters", marked("a character is there twice"), Rule::LAB_2_4};
    }
  }
  return {};
}

void shuffle_guardian_cards(State& s) {
  s.cards_left = 0;
  for (std::size_t kind = 0; kind < s.set->guardian.size(); ++kind) {
    s.cards[kind] = s.set->guardian[kind].count;
    s.cards_left = static_cast<std::uint8_t>(s.cards_left + s.cards[kind]);
  }
}

State components_of(const Options& options) {
  const ComponentSet& set = *options.set;
  State s;
  s.set = options.set;
  s.players = options.players;
  s.win_alone = options.win_alone;
  s.blanks = options.blank_traps;
  s.casting = options.casting;
  s.characters = options.given;
  s.board = Board::set_up();
  for (std::size_t seat = 0; seat < options.players; ++seat) s.figures.life[seat] = set.life;
  s.figures.first_keys = all_edges;
  s.crystals = s.everyone();
  s.to_roll = s.everyone();
  s.active = no_seat;
  for (std::size_t kind = 0; kind < set.tile_counts.size(); ++kind) s.tiles[kind] = set.tile_counts[kind];
  s.tiles_left = static_cast<std::uint8_t>(tile_count(set));
  for (std::size_t kind = 0; kind < set.traps.size(); ++kind) s.unseen_traps[kind] = set.traps[kind].count;
  s.trap_pool = static_cast<std::uint8_t>(trap_count(set));
  if (options.blank_traps) {
    s.unseen_traps[set.traps.size()] = set.blanks;
    s.trap_pool = static_cast<std::uint8_t>(s.trap_pool + set.blanks);
  }
  shuffle_guardian_cards(s);
  return s;
}

}  // namespace meander::labyrinth
