// Traps on the board and what they do (LAB-8).
#include <algorithm>

#include "append.hpp"
#include "game.hpp"

namespace labyrinth_referee {

namespace {

// What a seat calls it; one that lies face down has no name.
std::string name_for_choice(const LaidTrap& trap) { return trap.kind == nullptr ? "" : trap.kind->id; }

}  // namespace

LaidTrap& Game::lay_trap(Place where) {
  LaidTrap trap;
  trap.number = ++traps_laid;
  trap.looks_before = static_cast<int>(put_back.size());
  traps[where].push_back(trap);
  --traps_in_pile;
  return traps[where].back();
}

// LAB-8.1
Task<void> Game::set_trap(Place where) {
  if (able(active, "headhunter") && !used.contains("crafted")) {
    co_await craft_trap(where);
  } else {
    lay_trap(where);
  }
}

const TrapKind* Game::trap_kind(const std::string& id) const {
  for (const TrapKind& each : components.traps) {
    if (each.id == id) return &each;
  }
  return &blank;
}

// One of those that nobody has seen.
Task<const TrapKind*> Game::draw_token(std::string phase) {
  const std::string drawn = co_await chance(phase, phase + " ", unseen_traps);
  const TrapKind* kind = trap_kind(word(drawn, 1));
  --unseen_traps[kind->id];
  co_return kind;
}

// As it stands in the position: who has failed it, but where the numbers are the same it means nothing.
void add_trap(std::string& text, const LaidTrap& trap) {
  if (trap.kind == nullptr) {
    append(text, "?");
    return;
  }
  append(text, trap.kind->id);
  for (const int seat : trap.failed) {
    if (trap.kind->retry_number != trap.kind->number) append(text, " failed ", seat);
  }
}

// Of two that are called the same the first.
std::size_t Game::position_of_trap(Place where, const std::string& name) const {
  const std::vector<LaidTrap>& laid = traps.at(where);
  std::size_t position = 0;
  while (name_for_choice(laid[position]) != name) ++position;
  return position;
}

LaidTrap& Game::trap_named(Place where, const std::string& name) { return traps[where][position_of_trap(where, name)]; }

LaidTrap Game::take_trap(Place where, const std::string& name) {
  const LaidTrap taken = trap_named(where, name);
  remove_trap(where, taken.number);
  return taken;
}

void Game::remove_trap(Place where, int number) {
  std::vector<LaidTrap>& laid = traps[where];
  std::erase_if(laid, [&](const LaidTrap& trap) { return trap.number == number; });
  if (laid.empty()) traps.erase(where);
}

// Each with a space before it; those called the same are named once.
Options Game::names_of_traps(Place where) const {
  Options names;
  const auto found = traps.find(where);
  if (found == traps.end()) return names;
  for (const LaidTrap& trap : found->second) {
    const std::string name = trap.kind == nullptr ? "" : " " + trap.kind->id;
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return names;
}

// LAB-8.7
void Game::begin_chain() {
  for (auto& [place, laid] : traps) {
    for (LaidTrap& trap : laid) trap.tested = false;
  }
}

// The first that lies face down there. What is drawn already is shown by chance, too.
Task<void> Game::turn_up(Place where) {
  const TrapKind* token = trap_named(where, "").token;
  std::map<std::string, int> what = unseen_traps;
  if (token != nullptr) what = {{token->id, 1}};
  const std::string shown = co_await chance("turn-up", "turn up ", what);
  LaidTrap& trap = trap_named(where, "");
  trap.kind = trap_kind(word(shown, 2));
  if (token == nullptr) --unseen_traps[trap.kind->id];
}

// The effects of a failed test; none: there is no test (LAB-8.4, 8.10, 15.2).
const std::vector<Effect>& Game::test_of(const LaidTrap& trap, const std::string& column) const {
  static const std::vector<Effect> none;
  if ((trap.kind->kind == "door") != (column == "leave") || trap.kind->kind == "blank") return none;
  const auto effects = trap.kind->on_fail.find(column);
  return effects == trap.kind->on_fail.end() ? none : effects->second;
}

// LAB-8.11
Task<LaidTrap*> Game::next_trap(int seat, std::vector<LaidTrap*> choice) {
  std::map<std::string, LaidTrap*> by_name;
  for (LaidTrap* trap : choice) by_name.try_emplace("face " + trap->kind->id, trap);
  Options options;
  for (const auto& [name, trap] : by_name) options.push_back(name);
  const std::string chosen = co_await ask("face", seat, options);
  co_return by_name[chosen];
}

// LAB-8.5: the retry number counts from the try after the failed one until the trap is passed. What follows a failure is the caller's.
Task<bool> Game::passes_trap(int seat, LaidTrap* trap, bool first_number) {
  const TrapKind& kind = *trap->kind;
  const bool again = kind.retry_number > 0 && trap->failed.contains(seat) && !first_number;
  trap->tested = true;
  const int rolled = co_await roll_with_crystal(seat, 2);
  const bool passed = rolled >= (again ? kind.retry_number : kind.number);
  if (passed) {
    trap->failed.erase(seat);
  } else if (kind.retry_number > 0) {
    trap->failed.insert(seat);
  }
  co_return passed;
}

// The test of a trap that is met where the seat stands.
Task<Fate> Game::test_trap(int seat, LaidTrap* trap, std::string column, bool first_number) {
  const Place where = player(seat).at;
  const bool passed = co_await passes_trap(seat, trap, first_number);
  if (passed) co_return Fate::goes_on;
  std::string go;
  bool hurt = false;
  for (const Effect& effect : test_of(*trap, column)) {
    if (effect.only_on_over && board.level(where) != "over") continue;
    if (effect.what == "lose_life") {
      if (!hurt) gain_adrenaline(seat);
      hurt = true;
      lose_life(seat, effect.amount);
      // LAB-8.9
      if (player(seat).at != where) co_return Fate::rests;
    } else if (effect.what == "daze") {
      give_daze(seat, effect.amount);
    } else {
      go = effect.what;
    }
  }
  if (go == "fall_below") co_return Fate::fell;
  if (go == "back") co_return Fate::turned_back;
  // LAB-8.10: put back without an arrival.
  if (go == "stay_below" || go == "stay_above") {
    put(seat, board.other_level(where));
    co_return Fate::rests;
  }
  co_return Fate::goes_on;
}

// LAB-8.5, 8.11
Task<Fate> Game::come_upon_traps(Arrival arrival) {
  const int seat = arrival.seat;
  const Place where = arrival.at;
  if (!traps.contains(where) || player(seat).ignores_traps) co_return Fate::goes_on;
  const std::size_t number = traps[where].size();
  for (std::size_t i = 0; i < number; ++i) {
    if (traps[where][i].kind == nullptr) co_await turn_up(where);
  }
  const std::string column = arrival.how == How::walk ? "walk" : arrival.how == How::climb ? "climb" : "drop";
  for (;;) {
    std::vector<LaidTrap*> to_test;
    std::vector<LaidTrap*> turning_back;
    for (LaidTrap& trap : traps[where]) {
      if (trap.tested || test_of(trap, column).empty()) continue;
      to_test.push_back(&trap);
      if (trap.kind->kind == "turning_back") turning_back.push_back(&trap);
    }
    if (to_test.empty()) co_return Fate::goes_on;
    if (!turning_back.empty()) to_test = turning_back;
    LaidTrap* trap = co_await next_trap(seat, to_test);
    const Fate fate = co_await test_trap(seat, trap, column);
    // LAB-8.7: a forced step never enters a start field.
    const bool stays = fate == Fate::goes_on || (fate == Fate::turned_back && is_start(arrival.from));
    if (!stays) co_return fate;
  }
}

// LAB-8.4, 8.8: the active player walks out of his corridor.
Task<bool> Game::held_by_door() {
  const Place where = player(active).at;
  if (!traps.contains(where) || player(active).ignores_traps || player(active).untouched) co_return false;
  std::vector<LaidTrap*> doors;
  for (LaidTrap& trap : traps[where]) {
    if (trap.kind != nullptr && trap.kind->kind == "door") doors.push_back(&trap);
  }
  while (!doors.empty()) {
    LaidTrap* door = co_await next_trap(active, doors);
    std::erase(doors, door);
    const Fate fate = co_await test_door(door);
    if (fate != Fate::goes_on) co_return true;
  }
  co_return false;
}

// Who fails at one stays.
Task<Fate> Game::test_door(LaidTrap* door) {
  const bool passed = co_await passes_trap(active, door);
  if (passed) co_return Fate::goes_on;
  const Place where = player(active).at;
  bool hurt = false;
  for (const Effect& effect : test_of(*door, "leave")) {
    if (effect.what == "daze") give_daze(active, effect.amount);
    if (effect.what == "lose_life") {
      if (!hurt) gain_adrenaline(active);
      hurt = true;
      lose_life(active, effect.amount);
    }
    // LAB-8.9
    if (player(active).at != where) break;
  }
  co_return Fate::rests;
}

}  // namespace labyrinth_referee
