// A player's turn and his deeds (LAB-4, 6, 7, 8.1, 10.2, 13.2).
#include "game.hpp"

namespace labyrinth_referee {

Task<void> Game::turn() {
  actions = 2;
  guardian_taken = false;
  nothing_fits = false;
  robbed.clear();
  used.clear();
  stolen_from.clear();
  mirrored.clear();
  at_turn_start = figures();
  for (;;) {
    // LAB-3.1: whenever nothing is pending, and before anything else is asked.
    if (wins(active)) {
      winner = active;
      co_return;
    }
    const std::vector<std::string> options = deeds();
    const std::string deed = co_await ask("turn", active, options);
    if (deed == "end") break;
    begin_chain();
    co_await perform(deed);
  }
  end_slip();
}

// LAB-4.2–4.4, 12.1
std::vector<std::string> Game::deeds() const {
  const Player& me = player(active);
  std::vector<std::string> options = {"end"};
  if (me.daze > 0) {
    if (actions >= 1) options.push_back("rest");
    return options;
  }
  thefts(active, options);
  add_keys_to_pick_up(options);
  abilities(options);
  if (actions < 1) return options;
  if (may_build()) options.push_back("build");
  for (const Place place : places_for_traps()) options.push_back("trap " + name_of(place));
  for (const int other : others_at(me.at, active)) options.push_back("attack " + std::to_string(other));
  if (!guardian_taken) options.push_back("guardian");
  if (is_start(me.at)) {
    const Place beside = board.beside_start(me.field);
    if (beside.cell >= 0) options.push_back("move " + name_of(beside));
    if (actions >= 2 && !me.crystal) options.push_back("ready");
    return options;
  }
  // LAB-6.1, 6.2
  for (const Place next : board.connected(me.at)) options.push_back("move " + name_of(next));
  if (me.at == board.beside_start(me.field)) options.push_back("move " + name_of(start_field(me.field)));
  const bool over = board.level(me.at) == "over";
  const bool under = board.level(me.at) == "under";
  if (over) options.push_back("jump");
  if (over && actions >= climbing_costs()) options.push_back("climb down");
  if (under && actions >= climbing_costs()) options.push_back("climb up");
  if (actions >= 2 && !me.crystal) options.push_back("ready");
  return options;
}

void Game::add_keys_to_pick_up(Options& options) const {
  const Player& me = player(active);
  // LAB-A.illusionist.3
  if (mirrored.contains(me.at)) return;
  if (lifted_keys.contains(me.at)) options.push_back("pick up");
  for (int direction = 0; direction < kEdges; ++direction) {
    // LAB-3.2
    if (first_key_lies[static_cast<std::size_t>(direction)] && me.field != direction && me.at == board.beside_start(direction)) {
      options.push_back("pick up first");
    }
  }
}

Task<void> Game::perform(std::string deed) {
  if (deed.starts_with("rob ") || deed.starts_with("kill ")) {
    steal(active, deed);
  } else if (deed.starts_with("pick up")) {
    pick_up(deed == "pick up first");
  } else if (deed.starts_with("use ")) {
    co_await use(deed);
  } else if (deed == "build") {
    co_await build();
  } else if (deed == "climb up" || deed == "climb down") {
    actions -= climbing_costs();
    co_await climb();
  } else if (deed == "ready") {
    actions -= 2;
    player(active).crystal = true;
  } else {
    --actions;
    if (deed.starts_with("trap ")) {
      co_await set_trap(place_named(deed.substr(5)));
    } else if (deed.starts_with("move ")) {
      co_await walk(place_named(deed.substr(5)));
    } else if (deed.starts_with("attack ")) {
      // LAB-9.2: a fight of two, and nobody joins; LAB-9.6: it moves nobody.
      const std::vector<int> alone = {active};
      Arrival nobody;
      nobody.at = player(active).at;
      co_await attack(nobody, alone, seat_behind(deed), Bonuses{});
    } else if (deed == "guardian") {
      guardian_taken = true;
      co_await take_guardian_card();
    } else if (deed == "rest") {
      --player(active).daze;
      ++daze_tokens;
    } else if (deed == "jump") {
      co_await jump();
    }
  }
}

void Game::pick_up(bool first) {
  Player& me = player(active);
  ++me.keys;
  if (first) {
    for (int direction = 0; direction < kEdges; ++direction) {
      if (me.at == board.beside_start(direction)) first_key_lies[static_cast<std::size_t>(direction)] = false;
    }
  } else if (--lifted_keys[me.at] == 0) {
    lifted_keys.erase(me.at);
  }
}

// LAB-6.1
Task<void> Game::walk(Place to) {
  const Place from = player(active).at;
  if (!is_start(from)) {
    const bool held = co_await held_by_door();
    if (held) co_return;
  }
  Arrival arrival;
  arrival.seat = active;
  arrival.at = to;
  arrival.from = from;
  co_await arrive(arrival);
}

// LAB-7.1
Task<void> Game::jump() {
  Arrival arrival;
  arrival.seat = active;
  arrival.from = player(active).at;
  arrival.at = board.other_level(arrival.from);
  arrival.how = How::drop;
  const int die = co_await roll_with_crystal(active, 1);
  put(active, arrival.at);
  arrival.jumped = die >= 4;
  if (!arrival.jumped) {
    be_hurt(active, 2);
    if (is_start(player(active).at)) co_return;
    give_daze(active, 1);
  }
  co_await arrive(arrival);
}

// LAB-7.2
Task<void> Game::climb() {
  Arrival arrival;
  arrival.seat = active;
  arrival.from = player(active).at;
  arrival.at = board.other_level(arrival.from);
  arrival.how = How::climb;
  co_await arrive(arrival);
}

}  // namespace labyrinth_referee
