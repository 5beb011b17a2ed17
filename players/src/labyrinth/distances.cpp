#include "distances.hpp"

namespace meander::labyrinth {

namespace {

// Relaxes every way from where the field is known, as far as a queue in order of arrival goes: backwards to a goal, or forwards from a place.
template <bool forwards>
class Spread {
 public:
  Spread(const Roads& roads, const Costs& costs, Field& field) : roads_(roads), costs_(costs), field_(field) {}

  void start(Place place, Cost cost) {
    if (cost >= field_[place]) return;
    field_[place] = cost;
    push(place);
  }
  void run() {
    while (first_ != last_) {
      const Place place = queue_[first_++ % size];
      waiting_[place] = false;
      relax(place);
    }
  }

 private:
  static constexpr std::size_t size = 128;
  static_assert(size > corridor_places);

  void push(Place place) {
    if (waiting_[place]) return;
    waiting_[place] = true;
    queue_[last_++ % size] = place;
  }
  void reach(Place place, int cost) {
    if (cost < field_[place]) {
      field_[place] = static_cast<Cost>(cost);
      push(place);
    }
  }
  // What it costs to come onto a place beyond the action.
  int onto(Place place) const { return roads_.built(cell_of(place)) ? costs_.enter[place] : costs_.build; }
  void relax(Place place) {
    const Roads::Links& links = roads_.from(place);
    const int gone = field_[place] + an_action + (forwards ? costs_.leave[place] : onto(place));
    for (std::size_t d = 0; d < directions; ++d) {
      const Place other = links[d];
      if (other != nowhere) reach(other, gone + (forwards ? onto(other) : costs_.leave[other]));
    }
    const Place other = links[Roads::other_level];
    if (other != nowhere) reach(other, field_[place] + costs_.change_level + costs_.enter[forwards ? other : place]);
  }

  const Roads& roads_;
  const Costs& costs_;
  Field& field_;
  std::array<Place, size> queue_{};
  std::array<bool, corridor_places> waiting_{};
  std::size_t first_ = 0;
  std::size_t last_ = 0;
};

}  // namespace

KeyPlaces keys_for(const Table& table, int seat) {
  KeyPlaces places;
  for (int d = 0; d < directions; ++d) {
    if ((table.figures.first_keys >> d & 1) != 0 && d != table.seating.field_of(seat))
      places.push_back(table.board.before_start(tables_of(table), d));
  }
  for (const Place place : table.figures.lying) places.push_back(place);
  return places;
}

Field field_to_centre(const Roads& roads, const Costs& costs) {
  Field field;
  field.fill(unreachable);
  Spread<false> spread(roads, costs, field);
  spread.start(place_of(centre, 0), 0);
  spread.run();
  return field;
}

Field field_to_keys(const Table& table, const Roads& roads, const Costs& costs, const Field& to_centre, int seat) {
  Field field;
  field.fill(unreachable);
  Spread<false> spread(roads, costs, field);
  for (const Place place : keys_for(table, seat)) spread.start(place, to_centre[place]);
  spread.run();
  return field;
}

Field field_from(const Roads& roads, const Costs& costs, Place place) {
  Field field;
  field.fill(unreachable);
  Spread<true> spread(roads, costs, field);
  spread.start(place, 0);
  spread.run();
  return field;
}

Cost from_start(const Table& table, const Field& field, int seat) { return static_cast<Cost>(an_action + field[before_start_of(table, seat)]); }

Distances::Distances(const Table& table, const Roads& roads, const Costs& costs, SeatSet seats) : to_centre_(field_to_centre(roads, costs)) {
  for (int seat = 0; seat < table.players; ++seat) {
    if (!has(seats, seat)) continue;
    Field& field = fields_[static_cast<std::size_t>(seat)];
    field = table.keys(seat) > 0 ? to_centre_ : field_to_keys(table, roads, costs, to_centre_, seat);
    const Place place = table.pawn(seat);
    left_[static_cast<std::size_t>(seat)] = is_start(place) ? from_start(table, field, seat) : field[place];
  }
}

}  // namespace meander::labyrinth
