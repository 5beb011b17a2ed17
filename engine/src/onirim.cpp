// The engine of Onirim, which can learn:
//
//   learn(file) → whether it was a network of the player strong, which hints and computers then use
#include <array>
#include <cstddef>
#include <utility>

#include "players/strong/learned.hpp"
#include "protocol/games.hpp"

namespace meander::protocol {

std::span<const GameForm* const> games() {
  static const std::array all{&onirim::form()};
  return all;
}

extern "C" {

[[clang::export_name("learn")]] int engine_learn(const char* file, std::size_t size) {
  auto network = meander::onirim::Network::read({file, size});
  if (!network) return 0;
  meander::onirim::learn(std::move(*network));
  return 1;
}
}

}  // namespace meander::protocol
