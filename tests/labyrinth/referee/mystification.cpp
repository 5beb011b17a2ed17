// Mystification: two traps change places (LAB-A.illusionist.2).
#include <utility>

#include "game.hpp"

namespace labyrinth_referee {

// Those with a partner behind them, as they are written.
Options Game::first_of_mystification() const {
  Options options;
  if (actions < components.number("illusionist.2 actions", 1) || used.contains("mystify")) return options;
  for (const auto& [where, laid] : traps) {
    for (const std::string& name : names_of_traps(where)) {
      if (!partners_of_trap(where, name).empty()) options.push_back(name_of(where) + name);
    }
  }
  return options;
}

// Those behind it that it may be exchanged with.
Options Game::partners_of_trap(Place where, const std::string& name) const {
  Options options;
  for (const auto& [other, laid] : traps) {
    if (other <= where) continue;
    for (const std::string& other_name : names_of_traps(other)) {
      if (may_be_exchanged(where, name, other, other_name)) options.push_back(name_of(other) + other_name);
    }
  }
  return options;
}

// Nobody stands there, and it makes a difference.
bool Game::may_be_exchanged(Place where, const std::string& name, Place other, const std::string& other_name) const {
  for (const Player& each : players) {
    if (each.at == where || each.at == other) return false;
  }
  const LaidTrap& one = traps.at(where)[position_of_trap(where, word(name, 0))];
  const LaidTrap& two = traps.at(other)[position_of_trap(other, word(other_name, 0))];
  std::string look_of_one;
  std::string look_of_two;
  add_trap(look_of_one, one);
  add_trap(look_of_two, two);
  return look_of_one != look_of_two || may_be_known(one);
}

Task<void> Game::mystify(Place where, std::string name) {
  actions -= components.number("illusionist.2 actions", 1);
  used.insert("mystify");
  Options options;
  for (const std::string& partner : partners_of_trap(where, name.empty() ? name : " " + name)) options.push_back("exchange " + partner);
  const std::string choice = co_await ask("exchange", active, options);
  const Place other = place_named(word(choice, 1));
  const LaidTrap one = take_trap(where, name);
  const LaidTrap two = take_trap(other, word(choice, 2));
  traps[other].push_back(one);
  traps[where].push_back(two);
}

}  // namespace labyrinth_referee
