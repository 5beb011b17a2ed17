#include "geometry.hpp"

#include <array>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <vector>

namespace labyrinth_referee {

namespace {

constexpr int kRadius = 3;

struct Axial {
  int q = 0;
  int r = 0;
};

constexpr std::array<Axial, kEdges> kDirections = {{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

struct Map {
  std::vector<Axial> cells;
  std::array<std::array<int, kEdges>, kCells> neighbours{};
  std::array<int, kEdges> key_cells{};
  int centre = -1;
  std::vector<std::string> names;  // of every place: three a cell, then the start fields
  std::map<std::string, Place> places;

  Map() {
    for (int q = -kRadius; q <= kRadius; ++q) {
      const int first = q >= 0 ? -kRadius : -kRadius - q;
      const int last = q >= 0 ? kRadius - q : kRadius;
      for (int r = first; r <= last; ++r) {
        const std::string cell = std::string(1, static_cast<char>('A' + q + kRadius)) + std::to_string(r - first + 1);
        for (const char* corridor : {"", "b", "c"}) names.push_back(cell + corridor);
        cells.push_back({q, r});
      }
    }
    for (int cell = 0; cell < kCells; ++cell) {
      const Axial at = cells[static_cast<std::size_t>(cell)];
      for (std::size_t edge = 0; edge < kEdges; ++edge) {
        neighbours[static_cast<std::size_t>(cell)][edge] = find(at.q + kDirections[edge].q, at.r + kDirections[edge].r);
      }
    }
    centre = find(0, 0);
    for (std::size_t edge = 0; edge < kEdges; ++edge) {
      key_cells[edge] = find(kRadius * kDirections[edge].q, kRadius * kDirections[edge].r);
      names.push_back("S" + std::to_string(edge));
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
      const int number = static_cast<int>(i);
      const bool start = number >= kCells * kCorridors;
      places[names[i]] = start ? start_field(number - kCells * kCorridors) : Place{number / kCorridors, number % kCorridors};
    }
  }

  int find(int q, int r) const {
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      if (cells[cell].q == q && cells[cell].r == r) return static_cast<int>(cell);
    }
    return -1;
  }
};

const Map& map() {
  static const Map the_map;
  return the_map;
}

}  // namespace

int centre_cell() { return map().centre; }
int key_cell(int direction) { return map().key_cells[static_cast<std::size_t>(direction)]; }
int neighbour(int cell, int edge) { return map().neighbours[static_cast<std::size_t>(cell)][static_cast<std::size_t>(edge)]; }

int distance(int one, int other) {
  const Axial from = map().cells[static_cast<std::size_t>(one)];
  const Axial to = map().cells[static_cast<std::size_t>(other)];
  const int q = to.q - from.q;
  const int r = to.r - from.r;
  return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

const std::string& name_of(Place place) {
  const int number = is_start(place) ? kCells * kCorridors + place.cell - kCells : place.cell * kCorridors + place.corridor;
  return map().names[static_cast<std::size_t>(number)];
}

Place place_named(const std::string& name) {
  const auto found = map().places.find(name);
  return found == map().places.end() ? Place{} : found->second;
}

}  // namespace labyrinth_referee
