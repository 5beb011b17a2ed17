// `--network FILE`: the player strong by another network than the one that came with the program.
#pragma once

#include <string>

#include "command.hpp"
#include "players/strong/learned.hpp"
#include "words/error_text.hpp"

namespace meander {

// A network's file.
inline Result<onirim::Network> network_from_file(const std::string& path) {
  const Result<std::string> file = read_file(path);
  if (!file) return file.error();
  Result<onirim::Network> network = onirim::Network::read(*file);
  if (!network) return in_place(name_of_file(path), network.error());
  return network;
}

// From now on strong plays by it; nothing changes where no file is named. The error has no reason when all is well.
inline Error play_by_network(const std::string& path) {
  if (path.empty()) return {};
  const Result<std::string> file = read_file(path);
  if (!file) return file.error();
  const auto learned = onirim::learn(*file);
  return learned ? Error{} : in_place(name_of_file(path), learned.error());
}

}  // namespace meander
