// `--network FILE`: the player strong by another network than the one that came with the program.
#pragma once

#include <string>
#include <string_view>
#include <utility>

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

// From now on strong, which must be one of the players, plays by it; nothing changes where no file is named. The error has no reason when all is
// well.
inline Error play_by_network(const std::string& path, std::string_view players) {
  if (path.empty()) return {};
  if (players.find("strong") == std::string_view::npos) return {"--network", marked("only strong plays by a network")};
  Result<onirim::Network> network = network_from_file(path);
  if (!network) return network.error();
  onirim::learn(std::move(*network));
  return {};
}

// The options of a game alone that strong plays, from now on by that network.
inline Result<onirim::Options> options_for_strong(const GameFlags& flags, const std::string& network) {
  Result<onirim::Options> options = flags.options();
  if (!options) return options;
  if (options->players != 1) return Error{"--players", marked("strong plays alone only")};
  if (Error problem = play_by_network(network, "strong"); !problem.reason.empty()) return problem;
  return options;
}

}  // namespace meander
