// Picking the rows of a position.
#include "players/strong/rows.hpp"

#include <algorithm>
#include <bit>

#include "onirim/queries.hpp"
#include "players/strong/row_tables.hpp"

namespace meander::onirim {

namespace {

constexpr int cut(int number, int size) { return std::min(number, size - 1); }

class Looker {
 public:
  explicit Looker(const State& state) : s_(state) {
    count_cards();
    order_goals();
  }

  PositionRows rows() {
    for (int colour = 0; colour < colours; ++colour) look_at_colour(colour);
    look_at_places();
    look_at_turn();
    look_at_hand();
    look_at_deck();
    look_at_options();
    if (s_.settings.has(Settings::towers)) look_at_towers();
    if (s_.settings.has(Settings::premonitions)) look_at_premonitions();
    return rows_;
  }

 private:
  static constexpr int no_goal = 8;
  static constexpr int no_book = 9;

  int hand(int card) const { return hand_[static_cast<std::size_t>(card)]; }
  int deck(int card) const { return deck_[static_cast<std::size_t>(card)]; }
  void share(RowNumber row) { rows_.shared.push_back(row); }

  // Cards looked at count as the deck's: those in their new order first, the others behind them.
  void count_cards() {
    const Hand& held = s_.hand();
    for (std::size_t i = 0; i < held.size(); ++i) ++hand_[held[i].card()];
    for (int card = 0; card < card_kinds; ++card)
      deck_[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(s_.unknown.count(static_cast<Card>(card)));
    const auto on_top = [this](Card card) {
      ++deck_[card];
      if (top_.size() < row_width::place) top_.push_back(card);
    };
    for (const Card card : s_.placed) on_top(card);
    for (std::size_t i = 0; i < s_.looked.size(); ++i) on_top(s_.looked[i]);
    for (int i = 0; i < s_.known.top_size(); ++i) on_top(s_.known.top(i).card());
    for (int i = 0; i < s_.known.bottom_size(); ++i) ++deck_[s_.known.bottom(i).card()];
    deck_size_ = s_.deck_size() + static_cast<int>(s_.placed.size() + s_.looked.size());
    for (int colour = 0; colour < colours; ++colour) {
      const auto index = static_cast<std::size_t>(colour);
      missing_[index] = std::max(0, s_.settings.doors(colour) - s_.doors[0][index]);
      all_missing_ += missing_[index];
      doors_in_limbo_ += s_.limbo.count(door(static_cast<Colour>(colour)));
      keys_in_hand_ += hand(key(static_cast<Colour>(colour)));
    }
    last_ = static_cast<int>(s_.rows.end(0));
  }

  // Of each colour the places of its open goals among the open ones, as they will be when a swap that is being paid for is done.
  void order_goals() {
    goals_.fill({no_book, no_book});
    if (!s_.settings.has(Settings::book)) return;
    goals_.fill({no_goal, no_goal});
    FixedVector<std::uint8_t, 8> goals = s_.goals;
    if (s_.spell == Spell::swap) std::swap(goals[s_.swap >> 4U], goals[s_.swap & 0xfU]);
    for (const std::uint8_t goal : goals) {
      if (goal >= closed_goal) continue;
      auto& [first, second] = goals_[goal];
      (first == no_goal ? first : second) = open_goals_++;
    }
  }

  // Cards of this colour in the series in progress.
  int run_of(int colour) const {
    if (s_.rows.size(0) == 0 || s_.rows.ends_a_series(0) || static_cast<int>(colour_of(s_.rows.last(0))) != colour) return 0;
    return s_.rows.run(0) % 3;
  }

  void look_at_colour(int colour) {
    using namespace colour_tables;
    const auto index = static_cast<std::size_t>(colour);
    auto& rows = rows_.colour[index];
    const int sun = 3 * colour;
    const int moon = sun + 1;
    const int key = sun + 2;
    const int door = first_door + colour;
    const int held = (cut(hand(sun), 5) * 4 + cut(hand(moon), 4)) * 4 + cut(hand(key), 4);
    const int run = run_of(colour);
    const int missing = missing_[index];
    const int in_deck = cut(deck(door), row_width::doors);
    const int in_limbo = cut(s_.limbo.count(static_cast<Card>(door)), row_width::doors);
    const int keys = cut(hand(key), row_width::keys);
    const int rest = hand(moon) + hand(key) + deck(moon) + deck(key);
    const int suns = hand(sun) + deck(sun);
    const auto [goal, next_goal] = goals_[index];
    rows.push_back(hand_in_series.at(held, last_, run));
    rows.push_back(hand_wanted.at(held, missing, run));
    rows.push_back(hand_for_goal.at(held, goal));
    rows.push_back(colour_tables::deck.at(cut(deck(sun), 10), cut(deck(moon), 5), cut(deck(key), 4), in_deck));
    rows.push_back(doors.at(missing, in_deck, in_limbo, keys, cut(deck(key), row_width::keys)));
    if (const int all = s_.settings.doors(colour); all < 2) rows.push_back(fewer_doors.at(all, missing));
    rows.push_back(what_is_left.at(cut(rest, 8), cut(suns, 10), missing));
    rows.push_back(chambers_left.at(cut(rest + suns, 17), missing, run));
    rows.push_back(goal_in_series.at(goal, run, last_));
    rows.push_back(goals.at(goal, next_goal));
    rows.push_back(goal_and_keys.at(goal, keys, in_deck, in_limbo > 0 ? 1 : 0));
    for (std::size_t place = 0; place < top_.size(); ++place) {
      const Card card = top_[place];
      if (card >= nightmare || static_cast<int>(colour_of(card)) != colour) continue;
      rows.push_back(known.at(place, is_door(card) ? 3 : static_cast<int>(symbol_of(card)), missing, run));
    }
    for (int i = 0; i < cut(s_.known.bottom_size(), 6); ++i) {
      const Card card = s_.known.bottom(i).card();
      if (card >= nightmare || static_cast<int>(colour_of(card)) != colour) continue;
      rows.push_back(at_bottom.at(is_door(card) ? 3 : static_cast<int>(symbol_of(card)), missing));
    }
    if (s_.pending == door) rows.push_back(door_pending.at(keys, missing));
    if (s_.settings.has(Settings::towers)) look_at_towers_of(colour);
  }

  void look_at_towers_of(int colour) {
    int in_row = 0;
    for (const Card card : s_.tower_row) in_row += static_cast<int>(colour_of(card)) == colour ? 1 : 0;
    int in_hand = 0;
    int in_deck = 0;
    for (int number = 3; number <= 5; ++number) {
      in_hand += hand(tower(static_cast<Colour>(colour), number));
      in_deck += deck(tower(static_cast<Colour>(colour), number));
    }
    const int state = aligned(s_.tower_row) ? 2 : 1;
    rows_.colour[static_cast<std::size_t>(colour)].push_back(colour_tables::towers.at(in_row, in_hand, in_deck, state));
  }

  void look_at_places() {
    using namespace shared_tables;
    const int limbo_holds = s_.limbo.empty() ? 0 : 1;
    const int on_top = cut(static_cast<int>(top_.size()), 8);
    share(limbo.at(cut(doors_in_limbo_, 5), on_top));
    share(known.at(limbo_holds, on_top, cut(s_.known.bottom_size(), 6)));
    for (std::size_t place = 0; place < top_.size(); ++place) {
      const Card card = top_[place];
      if (card == nightmare) share(nightmare_known.at(place, cut(keys_in_hand_, 4)));
      if (card == happy_dream) share(happy_known.at(place));
      if (is_tower(card)) share(tower_known.at(place, card - first_tower));
    }
  }

  void look_at_turn() {
    using namespace shared_tables;
    const auto cast_in = [this] {
      switch (s_.resume) {
        case Phase::turn:
          return 1;
        case Phase::window:
          return 2;
        case Phase::door:
          return 3;
        case Phase::nightmare:
          return 4;
        default:
          return 0;
      }
    };
    const int what = s_.pending == no_card ? 0 : is_door(s_.pending) ? 1 : s_.pending == nightmare ? 2 : s_.pending == happy_dream ? 3 : 4;
    share(step.at(static_cast<int>(s_.phase), cut(s_.remaining, row_width::remaining)));
    share(spell.at(static_cast<int>(s_.purpose), static_cast<int>(s_.spell), cast_in()));
    share(pending.at(what));
    const int colour = s_.rows.size(0) == 0 ? 0 : static_cast<int>(colour_of(s_.rows.last(0)));
    share(series.at(run_of(colour), last_, missing_[static_cast<std::size_t>(colour)]));
  }

  void look_at_hand() {
    using namespace shared_tables;
    int suns = 0;
    int moons = 0;
    for (int colour = 0; colour < colours; ++colour) {
      suns += hand(3 * colour);
      moons += hand(3 * colour + 1);
    }
    share(shared_tables::hand.at(cut(suns, 6), cut(moons, 6), cut(keys_in_hand_, 6), last_));
    share(hand_size.at(cut(static_cast<int>(s_.hand().size()), 8), cut(s_.limbo.count(nightmare), 5)));
  }

  void look_at_deck() {
    using namespace shared_tables;
    int suns = 0;
    int moons = 0;
    int keys_there = 0;
    int two = 0;
    int one = 0;
    for (int colour = 0; colour < colours; ++colour) {
      suns += deck(3 * colour);
      moons += deck(3 * colour + 1);
      keys_there += deck(3 * colour + 2);
      const int missing = missing_[static_cast<std::size_t>(colour)];
      two += missing == 2 ? 1 : 0;
      one += missing == 1 ? 1 : 0;
    }
    const int sixth = cut(deck_size_ / 6, row_width::sixths);
    const int bad = cut(deck(nightmare), row_width::nightmares);
    share(shared_tables::deck.at(cut(deck_size_, row_width::deck)));
    share(nightmares.at(bad, sixth));
    share(missing_doors.at(all_missing_, sixth));
    share(missing_pattern.at(two, one, bad));
    share(chambers.at(suns + moons + keys_there));
    share(keys.at(cut(keys_there, 13), cut(keys_in_hand_, 6)));
    share(nightmares_and_keys.at(bad, cut(keys_in_hand_, 6)));
    share(symbols.at(cut(suns / 2, 16), cut((moons + keys_there) / 2, 15)));
  }

  void look_at_options() {
    using namespace shared_tables;
    constexpr std::array flags{Settings::book,
                               Settings::towers,
                               Settings::premonitions,
                               Settings::lost_way,
                               Settings::ruins,
                               Settings::discarded_door_loses,
                               Settings::paradox_from_bottom};
    for (std::size_t i = 0; i < flags.size(); ++i) {
      if (s_.settings.has(flags[i])) share(option.at(i));
    }
    if (s_.settings.open_premonitions() > 4) share(option.at(flags.size() + static_cast<std::size_t>(s_.settings.open_premonitions()) - 5));
    share(hand_limit.at(s_.settings.private_size()));
    share(prophecy_depth.at(s_.settings.prophecy_depth()));
    if (!s_.settings.has(Settings::book)) return;
    const int to_pay = s_.spell == Spell::none ? 0 : s_.remaining;
    share(discard.at(cut(std::max(0, s_.discard.size() - to_pay), 64), s_.settings.has(Settings::lost_way) ? 1 : 0));
    share(open_goals.at(open_goals_));
  }

  // The different colours from one end of the tower row on, as bits.
  template <typename Nth>
  int colours_from_end(Nth nth) const {
    unsigned seen = 0;
    for (std::size_t i = 0; i < s_.tower_row.size(); ++i) {
      const unsigned bit = 1U << static_cast<unsigned>(colour_of(nth(i)));
      if ((seen & bit) != 0) break;
      seen |= bit;
    }
    return static_cast<int>(seen);
  }

  void look_at_towers() {
    using namespace shared_tables;
    constexpr int none = towers_in_box;
    const auto& row = s_.tower_row;
    unsigned in_row = 0;
    for (const Card card : row) in_row |= 1U << (card - first_tower);
    const int left = row.empty() ? none : row[0] - first_tower;
    const int right = row.empty() ? none : row.back() - first_tower;
    for (int tower = 0; tower < towers_in_box; ++tower) {
      const int card = first_tower + tower;
      const int where = deck(card) > 0                                  ? 0
                        : hand(card) > 0                                ? 1
                        : (in_row >> tower & 1U) != 0                   ? 2
                        : s_.discard.count(static_cast<Card>(card)) > 0 ? 3
                                                                        : 4;
      share(shared_tables::tower.at(tower, where));
      if (where == 1) {
        share(hand_to_left.at(tower, left));
        share(hand_to_right.at(tower, right));
      }
    }
    share(tower_ends.at(left, right));
    if (!row.empty()) {
      share(left_colours.at(colours_from_end([&row](std::size_t i) { return row[i]; }), left));
      share(right_colours.at(colours_from_end([&row](std::size_t i) { return row[row.size() - 1 - i]; }), right));
    }
    share(alignment.at(row.size(), aligned(row) ? 1 : 0, cut(deck(nightmare), row_width::nightmares)));
  }

  void look_at_premonitions() {
    using namespace shared_tables;
    std::array<int, colours> held{};
    int all = 0;
    int kinds = 0;
    int paired = 0;
    for (std::size_t colour = 0; colour < colours; ++colour) {
      held[colour] = s_.doors[0][colour];
      all += held[colour];
      kinds += held[colour] > 0 ? 1 : 0;
      paired += held[colour] > 1 ? 1 : 0;
    }
    const auto of = [&held](Colour colour) { return held[static_cast<std::size_t>(colour)]; };
    // In the order of Premonition.
    const std::array<int, premonition_kinds> so_far{of(Colour::red), of(Colour::green), of(Colour::blue), of(Colour::brown), paired, all, kinds, all};
    const auto status = [this](int id) { return (s_.open_premonitions >> id & 1) != 0 ? 2 : (s_.pile >> id & 1) != 0 ? 1 : 0; };
    for (int id = 0; id < premonition_kinds; ++id) {
      share(progress.at(id, status(id), so_far[static_cast<std::size_t>(id)]));
      share(premonition.at(id, status(id), all));
    }
    const int happy_there = cut(deck(happy_dream), 5);
    share(shared_tables::open_premonitions.at(cut(std::popcount(s_.open_premonitions), 7), happy_there));
    share(happy.at(happy_there, cut(deck_size_ / 6, row_width::sixths)));
    share(nightmares_gone.at(cut(s_.discard.count(nightmare), row_width::nightmares), status(static_cast<int>(Premonition::green))));
    share(premonition_applied.at(s_.premonition));
  }

  const State& s_;
  PositionRows rows_;
  std::array<std::uint8_t, card_kinds> hand_{};
  std::array<std::uint8_t, card_kinds> deck_{};
  FixedVector<Card, row_width::place> top_;
  std::array<int, colours> missing_{};
  struct Goals {
    int first;
    int second;
  };
  std::array<Goals, colours> goals_{};
  int open_goals_ = 0;
  int deck_size_ = 0;
  int all_missing_ = 0;
  int doors_in_limbo_ = 0;
  int keys_in_hand_ = 0;
  int last_ = 0;
};

}  // namespace

PositionRows rows_of(const State& state) { return Looker(state).rows(); }

}  // namespace meander::onirim
