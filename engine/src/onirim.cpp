// The engine of Onirim, which can learn:
//
//   learn(file) → whether it was a network of the player strong, which hints and computers then use
#include <array>
#include <cstddef>

#include "players/strong/learned.hpp"
#include "protocol/games.hpp"

namespace meander::protocol {

std::span<const GameForm* const> games() {
  static const std::array all{&onirim::form()};
  return all;
}

extern "C" {

[[clang::export_name("learn")]] int engine_learn(const char* file, std::size_t size) { return meander::onirim::learn({file, size}) ? 1 : 0; }
}

}  // namespace meander::protocol
