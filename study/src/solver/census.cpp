#include "census.hpp"

#include <algorithm>
#include <bit>

#include "onirim/game.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim::solving {

namespace {

// Where the numbers of a lane begin. For each zone: suns, moons, Keys, doors.
constexpr std::array<std::array<unsigned, 4>, 4> shifts{{{0, 3, 6, 0}, {9, 14, 19, 23}, {25, 28, 31, 34}, {36, 39, 42, 45}}};
constexpr unsigned table_shift = 47;
constexpr unsigned limbo_shift = 49;
constexpr unsigned wanted_shift = 51;
constexpr unsigned pending_shift = 53;
constexpr unsigned series_shift = 54;

// The same of dream cards, for each zone: Nightmares, Happy Dreams.
constexpr std::array<std::array<unsigned, 2>, 4> dream_shifts{{{0, 0}, {0, 4}, {7, 10}, {13, 16}}};
constexpr unsigned limbo_dreams_shift = 19;

// At a place of known order: which card of the lane lies there, in three bits.
constexpr int places_in_word = 21;
constexpr unsigned goals_shift = 3 * (most_cards - places_in_word);
static_assert(goals_shift + 16 <= 64);

// Words filled from their lowest bit.
class Packer {
 public:
  Packer& add(int value, unsigned bits) {
    word_ |= static_cast<std::uint64_t>(value) << at_;
    at_ += bits;
    return *this;
  }
  std::uint64_t word() const { return word_; }

 private:
  std::uint64_t word_ = 0;
  unsigned at_ = 0;
};

constexpr int symbol_number(Card card) { return static_cast<int>(packed::symbols >> 2U * card & 3U); }

int nightmares_left(const State& s) {
  return s.unknown.count(nightmare) + s.limbo.count(nightmare) + s.looked.count(nightmare) + static_cast<int>(s.pending == nightmare) +
         static_cast<int>(s.known.has(nightmare)) + static_cast<int>(std::find(s.placed.begin(), s.placed.end(), nightmare) != s.placed.end());
}

}  // namespace

GameTraits::GameTraits(const Settings& settings) {
  premonitions = settings.has(Settings::premonitions);
  towers = settings.has(Settings::towers);
  book = settings.has(Settings::book);
  symmetric = !towers && !premonitions;
  order_can_wait = !premonitions && !settings.has(Settings::paradox_from_bottom);
  Packer packer;
  for (unsigned flag = 1; flag <= Settings::paradox_from_bottom; flag *= 2) packer.add(settings.has(static_cast<Settings::Flag>(flag)) ? 1 : 0, 1);
  word = packer.add(settings.private_size(), 3).add(settings.prophecy_depth(), 3).add(settings.open_premonitions(), 3).word();
}

Census::Census(const Node& node, const GameTraits& game) : game_(game) {
  const State& s = node.state;
  if (game.symmetric) find_idle_colours(s);
  count_labyrinth(s);
  count_doors(s);
  count_known(node);
  find_reach(s);
  if (!within_reach_) return;
  count_series(s);
  count_dreams(s);
  if (game.book) count_goals(s);
  count_rest(node);
}

// A colour without doors, or with all of them gained and no Nightmare left that could cost one, is no more than its symbols: such colours share a
// lane.
void Census::find_idle_colours(const State& s) {
  const bool doors_stay = !game_.book && nightmares_left(s) == 0;
  std::uint8_t shared = colours;
  for (std::uint8_t colour = 0; colour < colours; ++colour) {
    const int wanted = s.settings.doors(colour);
    if (wanted != 0 && (!doors_stay || s.doors[0][colour] != wanted)) continue;
    idle_ |= 1U << colour;
    if (shared == colours) shared = colour;
    lane_numbers_[colour] = shared;
  }
}

void Census::count(Card card, int count, Zone zone) {
  const std::array<unsigned, 4>& of_zone = shifts[zone];
  const auto number = static_cast<std::uint64_t>(count);
  if (is_chamber(card)) {
    const Colour colour = colour_of(card);
    lane_of(colour).counts += number << of_zone[static_cast<std::size_t>(symbol_number(card))];
    Means& means = means_[static_cast<std::size_t>(colour)];
    means.chambers += count;
    if (is_key(card)) means.keys += count;
    if (zone != in_hand) refills_ += count;
  } else if (is_door(card)) {
    lane_of(colour_of(card)).counts += number << of_zone[3];
    means_[static_cast<std::size_t>(colour_of(card))].doors += count;
  } else if (is_tower(card)) {
    towers_[0] |= static_cast<std::uint64_t>(zone + 1U) << 3U * static_cast<unsigned>(card - first_tower);
    if (zone != in_hand) refills_ += count;
  } else {
    lanes_[colours].counts += number << dream_shifts[zone][card == nightmare ? 0 : 1];
  }
}

void Census::count_labyrinth(const State& s) {
  const Hand& hand = s.private_cards[0];
  for (std::size_t i = 0, size = hand.size(); i < size; ++i) count(hand[i].card(), 1, in_hand);
  for (Kinds kinds = s.unknown.kinds(); kinds != 0; kinds &= kinds - 1) {
    const auto card = static_cast<Card>(std::countr_zero(kinds));
    count(card, s.unknown.count(card), unknown);
  }
  for (std::size_t i = 0, size = s.looked.size(); i < size; ++i) count(s.looked[i], 1, looked_at);
}

void Census::count_doors(const State& s) {
  for (int colour = 0; colour < colours; ++colour) {
    if (is_idle(static_cast<Colour>(colour))) continue;
    const auto index = static_cast<std::size_t>(colour);
    const Card card = door(static_cast<Colour>(colour));
    const int wanted = s.settings.doors(colour);
    const int gained = s.doors[0][index];
    const int waiting = s.limbo.count(card);
    const int pending = s.pending == card ? 1 : 0;
    means_[index].missing = wanted - gained;
    means_[index].doors += waiting + pending;
    lanes_[index].counts |= static_cast<std::uint64_t>(gained) << table_shift | static_cast<std::uint64_t>(waiting) << limbo_shift |
                            static_cast<std::uint64_t>(wanted) << wanted_shift | static_cast<std::uint64_t>(pending) << pending_shift;
  }
}

// Cards whose order may still be chosen are a number of each kind; the others have places: those being put back, then the deck's from the top.
void Census::count_known(const Node& node) {
  const State& s = node.state;
  for (const Card card : s.placed) place(card);
  const int free = node.free();
  const KnownCard* below = s.known.end();
  for (int i = 0; i < free; ++i) count((--below)->card(), 1, free_on_top);
  while (below != s.known.begin()) place((--below)->card());
}

void Census::place(Card card) {
  const int position = placed_++;
  std::size_t lane = colours;
  unsigned which = card == nightmare ? 1 : 2;
  if (!is_dream(card)) {
    const auto colour = static_cast<std::size_t>(colour_of(card));
    lane = lane_numbers_[colour];
    which = is_tower(card) ? static_cast<unsigned>(number_of(card)) + 2U : is_door(card) ? 4U : static_cast<unsigned>(symbol_number(card)) + 1U;
    Means& means = means_[colour];
    means.chambers += is_chamber(card) ? 1 : 0;
    means.keys += is_key(card) ? 1 : 0;
    means.doors += is_door(card) ? 1 : 0;
    refills_ += is_door(card) ? 0 : 1;
  }
  const bool first = position < places_in_word;
  lanes_[lane].order[first ? 0 : 1] |= std::uint64_t{which} << 3U * static_cast<unsigned>(first ? position : position - places_in_word);
}

// Only a series in progress goes on: three cards are done with, but for the door that is being searched for.
void Census::count_series(const State& s) {
  if (s.rows.size(0) == 0) return;
  const Colour colour = colour_of(s.rows.last(0));
  const int series = series_in_progress(s);
  if (series > 0 && !is_idle(colour)) lane_of(colour).counts |= static_cast<std::uint64_t>(series) << series_shift;
}

void Census::count_dreams(const State& s) {
  lanes_[colours].counts |= static_cast<std::uint64_t>(s.limbo.count(nightmare)) << limbo_dreams_shift |
                            static_cast<std::uint64_t>(s.limbo.count(happy_dream)) << (limbo_dreams_shift + 4);
}

void Census::count_goals(const State& s) {
  for (std::size_t i = 0; i < s.goals.size(); ++i) {
    const bool closed = s.goals[i] >= closed_goal;
    lane_of(static_cast<Colour>(s.goals[i] % closed_goal)).order[1] |= std::uint64_t{1} << (goals_shift + (closed ? 8 : 0) + i);
  }
}

void Census::count_rest(const Node& node) {
  const State& s = node.state;
  const int pending = s.pending == no_card ? 0 : s.pending == nightmare ? 2 : s.pending == happy_dream ? 3 : 1;
  rest_[0] = Packer()
                 .add(static_cast<int>(s.phase), 5)
                 .add(pending, 2)
                 .add(s.remaining, 4)
                 .add(static_cast<int>(s.purpose), 3)
                 .add(static_cast<int>(s.spell), 2)
                 .add(static_cast<int>(s.resume), 5)
                 .add(s.premonition, 4)
                 .add(static_cast<int>(s.rows.end(0)), 2)
                 .add(node.free(), 3)
                 .add(s.known.size(), 6)
                 .add(s.known.bottom_size(), 6)
                 .add(static_cast<int>(s.placed.size()), 3)
                 .word();
  if (game_.book || game_.premonitions) {
    // Without premonitions a payment is a number of cards, whichever they are.
    const bool names = game_.book && game_.premonitions;
    rest_[1] = Packer()
                   .add(game_.book ? s.discard.size() : 0, 7)
                   .add(game_.premonitions ? s.discard.count(nightmare) : 0, 4)
                   .add(s.open_premonitions, 8)
                   .add(s.pile, 8)
                   .add(s.swap, 8)
                   .add(s.phase == Phase::pay && !names ? 0 : s.last, 5)
                   .word();
  }
  if (game_.book && game_.premonitions) {
    std::array<Packer, 3> packers;
    for (Card card = 0; card < card_kinds; ++card) packers[card % 3U].add(s.discard.count(card), 5);
    for (std::size_t i = 0; i < packers.size(); ++i) discards_[i] = packers[i].word();
  }
  if (game_.towers) {
    Packer row;
    for (const Card card : s.tower_row) row.add(card - first_tower + 1, 4);
    towers_[1] = row.word();
  }
}

int Census::series_in_progress(const State& s) const {
  const int series = s.rows.run(0) % 3;
  return series == 0 && s.phase == Phase::explore ? 3 : series;
}

// A door comes by a Key of its colour or by a series of three (ONI-3.3, 3.9). Keys are the cheaper way; each card of a series is a turn, and each
// turn but the last ends with a full hand.
void Census::find_reach(const State& s) {
  int plays = 0;
  const int last = s.rows.size(0) == 0 ? colours : static_cast<int>(colour_of(s.rows.last(0)));
  for (int colour = 0; colour < colours; ++colour) {
    const Means& means = means_[static_cast<std::size_t>(colour)];
    if (means.missing <= 0) continue;
    if (means.doors < means.missing) within_reach_ = false;
    int missing = means.missing;
    int played = colour == last ? series_in_progress(s) : 0;
    if (played == 3) {
      --missing;
      played = 0;
    }
    const int by_key = std::min(means.keys, missing);
    const int by_series = std::max(3 * (missing - by_key) - played, 0);
    if (means.chambers - by_key < by_series) within_reach_ = false;
    plays += by_series;
  }
  const int turns = static_cast<int>(s.private_cards[0].size()) + refills_ - s.settings.private_size() + 1;
  if (plays > 0 && plays > turns) within_reach_ = false;
  if (within_reach_ && (game_.towers || game_.book)) within_reach_ = Onirim::winnable(s);
}

Key Census::key() const {
  std::array<Lane, colours> lanes{lanes_[0], lanes_[1], lanes_[2], lanes_[3]};
  if (game_.symmetric) {
    const auto in_order = [&lanes](std::size_t first, std::size_t second) {
      if (lanes[second] < lanes[first]) std::swap(lanes[first], lanes[second]);
    };
    in_order(0, 1);
    in_order(2, 3);
    in_order(0, 2);
    in_order(1, 3);
    in_order(1, 2);
  }
  KeyHasher hasher;
  hasher.add(game_.word);
  for (const std::uint64_t word : rest_) hasher.add(word);
  for (const Lane& lane : lanes) hasher.add(lane.counts);
  hasher.add(lanes_[colours].counts);
  // How many cards have places is among the rest, so what is left out here is never missed.
  if (placed_ > 0 || game_.book) {
    for (const std::size_t word : {0U, 1U}) {
      for (const Lane& lane : lanes) hasher.add(lane.order[word]);
      hasher.add(lanes_[colours].order[word]);
    }
  }
  if (game_.towers) {
    for (const std::uint64_t word : towers_) hasher.add(word);
  }
  if (game_.book && game_.premonitions) {
    for (const std::uint64_t word : discards_) hasher.add(word);
  }
  return hasher.key();
}

}  // namespace meander::onirim::solving
