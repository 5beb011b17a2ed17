#include "outlook.hpp"

namespace meander::labyrinth {

namespace {

constexpr Cost guardian_in_the_way = 20;
constexpr Cost guardian_asleep = 6;
constexpr Cost somebody_there = 5;

Costs costs_of(const Table& table, int seat) {
  Costs costs;
  constexpr Cost by_a_jump = 26;
  const bool climbs = may_use_abilities(table, seat) && table.character(seat) == Character::assassin;
  costs.change_level = climbs ? static_cast<Cost>(table.set->numbers.assassin.climbing_actions * an_action) : by_a_jump;
  for (const Trap& trap : table.traps) {
    const TrapKind* kind = known_kind_of(*table.set, trap);
    if (kind == nullptr) {
      if (!trap.face_up() && trap.token == unseen_trap) costs.enter[trap.place] = static_cast<Cost>(costs.enter[trap.place] + price_of_unknown_trap);
      continue;
    }
    const int number = has(trap.failed, seat) ? kind->retry : kind->number;
    const int failures = ways_below(number);
    const bool door = kind->type == TrapType::door;
    // Who is held or sent back tries until he gets through.
    const bool tries_again = door || kind->type == TrapType::turning_back;
    const int expected = failures * price_of_failing(*kind) / (tries_again ? ways_of_two - failures : ways_of_two);
    Cost& cost = door ? costs.leave[trap.place] : costs.enter[trap.place];
    cost = static_cast<Cost>(cost + expected);
  }
  for (int other = 0; other < table.players; ++other) {
    const Place place = table.pawn(other);
    if (other != seat && is_corridor(place)) costs.enter[place] = static_cast<Cost>(costs.enter[place] + somebody_there);
  }
  Cost& guarded = costs.enter[table.figures.guardian];
  guarded = static_cast<Cost>(guarded + (table.figures.guardian_sleeps ? guardian_asleep : guardian_in_the_way));
  return costs;
}

// By how many sixteenths of an action somebody has left.
constexpr int weight_by_distance(int left) {
  if (left <= 2 * an_action) return 24;
  if (left <= 4 * an_action) return 9;
  if (left <= 6 * an_action) return 4;
  return left <= 9 * an_action ? 2 : 1;
}

}  // namespace

int price_of_failing(const TrapKind& kind) {
  constexpr int price_of_a_life = 8;
  int price = 0;
  for (const TrapEffect& effect : kind.columns[walking]) {
    switch (effect.type) {
      case TrapEffect::Type::lose_life:
        price += price_of_a_life * effect.amount;
        break;
      case TrapEffect::Type::daze:
        price += an_action * effect.amount;
        break;
      case TrapEffect::Type::hold:
        price += an_action;
        break;
      default:
        price += an_action;
    }
  }
  return price;
}

Outlook::Outlook(const Table& table, int seat)
    : table_(table),
      seat_(seat),
      costs_(costs_of(table, seat)),
      roads_(tables_of(table), table.board),
      distances_(table, roads_, costs_, table.everyone()) {
  set_weights();
}

void Outlook::set_weights() {
  rival_ = seat_;
  int nearest = unreachable + 1;
  for (int other = 0; other < table_.players; ++other) {
    weights_[static_cast<std::size_t>(other)] = other == seat_ ? full_weight : weight_by_distance(distances_.left(other));
    if (other == seat_ || distances_.left(other) >= nearest) continue;
    nearest = distances_.left(other);
    rival_ = other;
  }
}

int Outlook::price_of_start(int seat) const {
  const int farther = from_start(table_, distances_.field_of(seat), seat) - distances_.left(seat);
  return farther > 0 ? farther : 0;
}

int Outlook::price_of_life(int seat) const {
  constexpr int price_of_a_last_key = 4 * an_action;
  switch (table_.life(seat)) {
    case 1:
      return price_of_start(seat) + (table_.keys(seat) == 1 ? price_of_a_last_key : 0);
    case 2:
      return 16;
    case 3:
      return 12;
    default:
      return 9;
  }
}

int Outlook::gain_from_life_of(int seat) const {
  int gain = price_of_life(seat) * weight(seat) / full_weight;
  const Place here = table_.pawn(seat_);
  const bool leaves_a_key = table_.life(seat) == 1 && table_.keys(seat) > 0;
  if (leaves_a_key && table_.keys(seat_) == 0 && table_.pawn(seat) == here) gain += distances_.left(seat_) - to_centre()[here];
  return gain;
}

int Outlook::worth_of_fight(SeatSet attackers, int target) const {
  const int once = worth_of_fight(attackers, target, odds_of_fight(table_, attackers, target));
  // LAB-A.swordmaster.1: the same again, if it is as good.
  const bool again = has(attackers, seat_) && table_.character(seat_) == Character::swordmaster && may_use_abilities(table_, seat_);
  return again && once > 0 ? 2 * once : once;
}

int Outlook::worth_of_fight(SeatSet attackers, int target, const Odds& odds) const {
  std::int64_t of_winning = target == seat_ ? -price_of_life(seat_) : gain_from_life_of(target);
  std::int64_t of_losing = 0;
  for (int seat = 0; seat < table_.players; ++seat) {
    if (has(attackers, seat)) of_losing += seat == seat_ ? -price_of_life(seat_) : gain_from_life_of(seat);
  }
  // On the centre who enters with a key has won unless he is driven off (LAB-3.1, 9.6).
  const std::uint8_t enters = table_.meeting.seat;
  if (table_.meeting.stage != Meeting::Stage::none && table_.meeting.place == place_of(centre, 0) && table_.keys(enters) > 0 &&
      !table_.meeting.moved) {
    const int stake = enters == seat_ ? -price_of_the_game : price_of_the_game;
    if (enters == target) of_winning += stake;
    if (has(attackers, enters)) of_losing += stake;
  }
  return static_cast<int>((of_winning * odds.won + of_losing * odds.lost) / odds.all());
}

std::array<SeatSet, cell_count> Outlook::who_comes_by() const {
  std::array<SeatSet, cell_count> all{};
  // Cells without a tile that a way from a place along a field may go across; a tile there saves the action of building it.
  const auto add = [this, &all](int seat, Place from, const Field& reached, const Field& field) {
    for (Cell cell = 0; cell < cell_count; ++cell) {
      const Place place = place_of(cell, 0);
      if (table_.board.tiles[cell].empty() && reached[place] + field[place] <= field[from] + costs_.build) all[cell] = with(all[cell], seat);
    }
  };
  for (int seat = 0; seat < table_.players; ++seat) {
    const Place pawn = table_.pawn(seat);
    const Place from = is_start(pawn) ? before_start_of(table_, seat) : pawn;
    const Field reached = field_from(roads_, costs_, from);
    add(seat, from, reached, distances_.field_of(seat));
    if (table_.keys(seat) > 0) continue;
    // And on from the key that it would take.
    Place key = nowhere;
    for (const Place each : keys_for(table_, seat)) {
      if (key == nowhere || reached[each] + to_centre()[each] < reached[key] + to_centre()[key]) key = each;
    }
    if (key != nowhere) add(seat, key, field_from(roads_, costs_, key), to_centre());
  }
  return all;
}

Outlook::Path Outlook::path_of(int seat) const {
  Path path;
  const Field& field = distances_.field_of(seat);
  Place place = table_.pawn(seat);
  if (is_start(place)) {
    place = before_start_of(table_, seat);
    path.push_back(place);
  }
  while (path.size() < Path::capacity()) {
    const Cell cell = cell_of(place);
    const LaidTile tile = table_.board.tiles[cell];
    Place next = nowhere;
    int least = field[place];
    for (int d = 0; d < directions; ++d) {
      const Cell other = neighbour(cell, d);
      if (other == no_cell || (!tile.empty() && tables_of(table_).corridor_at(tile, d) != corridor_of(place))) continue;
      const LaidTile beside = table_.board.tiles[other];
      const int corridor = beside.empty() ? 0 : tables_of(table_).corridor_at(beside, opposite(d));
      if (corridor == no_corridor || field[place_of(other, corridor)] >= least) continue;
      next = place_of(other, corridor);
      least = field[next];
    }
    if (next == nowhere) break;
    path.push_back(next);
    place = next;
  }
  return path;
}

}  // namespace meander::labyrinth
