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

constexpr int first_row(int q) { return q >= 0 ? -kRadius : -kRadius - q; }
constexpr int last_row(int q) { return q >= 0 ? kRadius - q : kRadius; }

constexpr std::array<Axial, kCells> kPositions = [] {
  std::array<Axial, kCells> positions{};
  std::size_t count = 0;
  for (int q = -kRadius; q <= kRadius; ++q) {
    for (int r = first_row(q); r <= last_row(q); ++r) positions[count++] = {q, r};
  }
  return positions;
}();

constexpr int cell_at(int q, int r) {
  for (std::size_t cell = 0; cell < kPositions.size(); ++cell) {
    if (kPositions[cell].q == q && kPositions[cell].r == r) return static_cast<int>(cell);
  }
  return -1;
}

// Names of every place: three a cell, then the start fields.
struct Names {
  std::vector<std::string> names;
  std::map<std::string, Place> places;

  Names() {
    for (const Axial at : kPositions) {
      const std::string cell = std::string(1, static_cast<char>('A' + at.q + kRadius)) + std::to_string(at.r - first_row(at.q) + 1);
      for (const char* corridor : {"", "b", "c"}) names.push_back(cell + corridor);
    }
    for (int direction = 0; direction < kEdges; ++direction) names.push_back("S" + std::to_string(direction));
    for (std::size_t i = 0; i < names.size(); ++i) {
      const int number = static_cast<int>(i);
      const bool start = number >= kCells * kCorridors;
      places[names[i]] = start ? start_field(number - kCells * kCorridors) : Place{number / kCorridors, number % kCorridors};
    }
  }
};

const Names& all_names() {
  static const Names names;
  return names;
}

}  // namespace

constinit const std::array<std::array<int, kEdges>, kCells> kNeighbours = [] {
  std::array<std::array<int, kEdges>, kCells> neighbours{};
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    for (std::size_t edge = 0; edge < kEdges; ++edge) {
      neighbours[cell][edge] = cell_at(kPositions[cell].q + kDirections[edge].q, kPositions[cell].r + kDirections[edge].r);
    }
  }
  return neighbours;
}();

int centre_cell() { return cell_at(0, 0); }

int key_cell(int direction) {
  const Axial at = kDirections[static_cast<std::size_t>(direction)];
  return cell_at(kRadius * at.q, kRadius * at.r);
}

int distance(int one, int other) {
  const Axial from = kPositions[static_cast<std::size_t>(one)];
  const Axial to = kPositions[static_cast<std::size_t>(other)];
  const int q = to.q - from.q;
  const int r = to.r - from.r;
  return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

const std::string& name_of(Place place) {
  const int number = is_start(place) ? kCells * kCorridors + place.cell - kCells : place.cell * kCorridors + place.corridor;
  return all_names().names[static_cast<std::size_t>(number)];
}

Place place_named(const std::string& name) {
  const auto found = all_names().places.find(name);
  return found == all_names().places.end() ? Place{} : found->second;
}

}  // namespace labyrinth_referee
