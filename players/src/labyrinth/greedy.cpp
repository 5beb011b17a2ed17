// The greedy player: of all it may do, what is worth most just now.
#include "lead_guardian.hpp"
#include "outlook.hpp"
#include "players/labyrinth/player.hpp"

namespace meander::labyrinth {

namespace {

// The best of some actions by what they are worth; of equal ones the first from where the random number points.
template <typename Worth>
Action best_of(const ActionList& actions, Random& random, Worth worth) {
  const std::uint32_t first = random.below(static_cast<std::uint32_t>(actions.size()));
  Action best;
  int most = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Action action = actions[(i + first) % actions.size()];
    const int each = worth(action);
    if (i > 0 && each <= most) continue;
    most = each;
    best = action;
  }
  return best;
}

class Choice {
 public:
  explicit Choice(const Outlook& outlook)
      : outlook_(outlook),
        table_(outlook.table()),
        seat_(outlook.seat()),
        field_(outlook.distances().field_of(seat_)),
        path_(outlook.path_of(seat_)),
        rivals_path_(outlook.path_of(outlook.rival())) {}

  int worth_of_deed(Action action) const {
    switch (action.type()) {
      case ActionType::pick:
        return price_of_the_game;
      case ActionType::rob:
        return price_of_the_game;
      case ActionType::rest:
        return an_action;
      case ActionType::move:
        return worth_of_move(action.a()) - an_action;
      case ActionType::build:
        return worth_of_building() - an_action;
      case ActionType::trap:
        return worth_of_trap(action.a()) - an_action;
      case ActionType::attack:
        return outlook_.worth_of_fight(seat_bit(seat_), action.a()) - an_action;
      case ActionType::kill:
        return worth_of_killing(action.a()) - an_action;
      case ActionType::guardian:
        return worth_of_card(outlook_) - an_action;
      case ActionType::jump:
        return worth_of_level() - price_of_jump() - an_action;
      case ActionType::climb_down:
      case ActionType::climb_up:
        return worth_of_level() - 2 * an_action;
      case ActionType::ready:
        return worth_of_crystal - 2 * an_action;
      default:
        return -an_action * table_.actions;
    }
  }

  int worth_of_killing(int victim) const {
    int worth = outlook_.price_of_start(victim) * outlook_.weight(victim) / full_weight;
    if (table_.keys(victim) > 0 && table_.keys(seat_) == 0) worth += outlook_.distances().left(seat_) - outlook_.to_centre()[table_.pawn(seat_)];
    if (table_.keys(victim) == 1) worth += 3 * an_action * outlook_.weight(victim) / full_weight;
    return worth;
  }

 private:
  static constexpr int worth_of_crystal = 12;

  // How much nearer a place is; what it costs to come there is no gain.
  int worth_of_move(Place to) const {
    const Place here = table_.pawn(seat_);
    if (is_start(to)) return -(from_start(table_, field_, seat_) - outlook_.distances().left(seat_)) + healing();
    int worth = outlook_.distances().left(seat_) - field_[to] - outlook_.costs().enter[to];
    if (is_corridor(here)) worth -= outlook_.costs().leave[here];
    if (to == place_of(centre, 0) && table_.keys(seat_) > 0) worth += price_of_the_game / (guarded(to) ? ways_of_two : 1);
    if (guarded(to)) worth -= outlook_.price_of_start(seat_);
    const SeatSet there = others_at(table_, to, seat_);
    if (count(there) == 1) {
      const int fight = outlook_.worth_of_fight(seat_bit(seat_), first_of(there));
      if (fight > 0) worth += fight;
    }
    return worth;
  }
  bool guarded(Place place) const { return table_.figures.guardian == place && !table_.figures.guardian_sleeps; }
  int healing() const { return 6 * (table_.set->life - table_.life(seat_)); }

  int worth_of_level() const {
    const Place here = table_.pawn(seat_);
    const Place other = other_level(table_, here);
    return field_[here] - field_[other] - outlook_.costs().enter[other];
  }
  int price_of_jump() const { return (outlook_.price_of_life(seat_) + 8 + outlook_.price_of_daze()) / 2; }

  // Where the way is not built yet, a tile brings nearer what a step would.
  int worth_of_building() const {
    constexpr int luck = 15;
    const auto unbuilt = [this](const Outlook::Path& path, std::size_t within) {
      for (std::size_t i = 0; i < path.size() && i < within; ++i) {
        if (table_.board.tiles[cell_of(path[i])].empty()) return static_cast<int>(i);
      }
      return -1;
    };
    const int own = unbuilt(path_, 12);
    const int rivals = unbuilt(rivals_path_, 4);
    int worth = own == 0 ? luck : own > 0 ? luck - 4 : 2;
    if (rivals >= 0) worth += 10 * outlook_.weight(outlook_.rival()) / full_weight;
    return worth;
  }

  // On the way of whoever is most to be feared, and not on the own one.
  int worth_of_trap(Place place) const {
    for (const Place own : path_) {
      if (own == place) return 0;
    }
    for (std::size_t i = 0; i < rivals_path_.size() && i < 5; ++i) {
      if (rivals_path_[i] != place) continue;
      const bool ignored = is_start(table_.pawn(outlook_.rival())) && i == 0;
      return ignored ? 0 : (price_of_unknown_trap - static_cast<int>(i)) * outlook_.weight(outlook_.rival()) / full_weight;
    }
    return 0;
  }

  const Outlook& outlook_;
  const Table& table_;
  int seat_;
  const Field& field_;
  Outlook::Path path_;
  Outlook::Path rivals_path_;
};

// A tile where it brings this seat nearer and those to be feared farther away. Only who may come by there minds it.
Action lay_tile(const Outlook& outlook, const ActionList& actions, Random& random) {
  const Table& table = outlook.table();
  const std::array<SeatSet, cell_count> minding = outlook.who_comes_by();
  return best_of(actions, random, [&](Action action) {
    const SeatSet seats = minding[action.a()];
    if (seats == 0) return 0;
    Board board = table.board;
    board.tiles[action.a()] = LaidTile::normal(table.drawn, action.b());
    const Distances distances(table, board, outlook.costs(), seats);
    int worth = 0;
    for (int seat = 0; seat < table.players; ++seat) {
      if (!has(seats, seat)) continue;
      const int nearer = outlook.distances().left(seat) - distances.left(seat);
      worth += (seat == outlook.seat() ? nearer : -nearer) * outlook.weight(seat);
    }
    return worth;
  });
}

// Whether a roll is worth a crystal: it has gone badly, and another is likely to go well.
bool use_crystal(const Outlook& outlook) {
  const Table& table = outlook.table();
  const int sum = table.roll.dice.sum();
  switch (table.roll.purpose) {
    case Roll::Purpose::jump:
      return sum < 4;
    case Roll::Purpose::trap: {
      const Trap& trap = table.traps[table.roll.trap];
      const int number = number_of(*table.set, trap, outlook.seat());
      return sum < number && ways_below(number) * 2 <= ways_of_two + 8 && price_of_failing(*kind_of(*table.set, trap)) >= an_action;
    }
    case Roll::Purpose::fight: {
      const bool attacks = has(table.fight.attackers, outlook.seat());
      const int lead =
          sum + fight_modifier(table, table.fight.attackers) - table.roll.against.sum() - fight_modifier(table, seat_bit(table.fight.target));
      const bool loses = attacks ? lead < 0 : lead > 0;
      constexpr int worth_a_crystal = an_action;
      return loses && outlook.price_of_life(outlook.seat()) >= worth_a_crystal;
    }
    default:
      return false;
  }
}

}  // namespace

Action GreedyPlayer::choose(const View& view, const ActionList& actions, Random& random) const {
  const Table& table = view.table();
  const int seat = view.seat();
  if (table.phase == Phase::field || table.phase == Phase::face) return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  const Outlook outlook(table, seat);
  switch (table.phase) {
    case Phase::turn: {
      const Choice choice(outlook);
      return best_of(actions, random, [&](Action action) { return choice.worth_of_deed(action); });
    }
    case Phase::place:
      return lay_tile(outlook, actions, random);
    case Phase::step:
      return best_of(actions, random, [&](Action action) { return worth_of_step(outlook, action.a(), table.guiding.steps - 1); });
    case Phase::crystal:
      return Action(use_crystal(outlook) ? ActionType::again : ActionType::pass);
    case Phase::join: {
      const auto without_him = static_cast<SeatSet>(table.meeting.joined | seat_bit(table.meeting.seat));
      const int joined = outlook.worth_of_fight(with(without_him, seat), table.meeting.chosen);
      return Action(joined > outlook.worth_of_fight(without_him, table.meeting.chosen) ? ActionType::join : ActionType::pass);
    }
    default: {
      const Choice choice(outlook);
      return best_of(actions, random, [&](Action action) {
        switch (action.type()) {
          case ActionType::attack:
            return outlook.worth_of_fight(seat_bit(seat), action.a());
          case ActionType::rob:
            return price_of_the_game;
          case ActionType::kill:
            return choice.worth_of_killing(action.a()) - an_action;
          default:
            return 0;
        }
      });
    }
  }
}

}  // namespace meander::labyrinth
