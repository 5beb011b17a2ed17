// The use of an ability as a choice: what it is, costs and brings, and why it is not possible.
#include "ability_words.hpp"

#include <algorithm>
#include <utility>

#include "labyrinth/exchanging.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/rolls.hpp"
#include "odds_text.hpp"
#include "tests_ahead.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

// The trap that comes first in the order of the board is named first.
std::string not_mystified(const Table& table, Place place, int kind) {
  for (const TrapThere& first : exchangeable(table)) {
    for (const TrapThere& other : exchangeable_with(table, first.place, first.kind)) {
      if (other == TrapThere{place, static_cast<std::uint8_t>(kind)})
        return tr("Name the trap that comes first in the order of the board, such as the one on {place}; you are then asked for the other.",
                  arg("place", text_of(first.place)));
    }
  }
  return tr("That trap cannot be exchanged: a player is there, there is none, or no other differs from it.");
}

std::string chance_of_theft(const Table& table) {
  return percent_text({static_cast<std::uint64_t>(ways_of_two - ways_below(number_of_theft(table))), ways_of_two});
}

}  // namespace

bool costs_crystal(Ability ability) {
  switch (ability) {
    case Ability::archer_3:
    case Ability::architect_3:
    case Ability::assassin_3:
    case Ability::golems_3:
    case Ability::headhunter_3:
    case Ability::illusionist_3:
    case Ability::monk_3:
    case Ability::swordmaster_3:
    case Ability::thief_3:
    case Ability::witch_3:
      return true;
    default:
      return false;
  }
}

std::string spoken_use(Action action, const Teller& teller) {
  const auto ability = arg("ability", ability_words(action.ability()));
  const auto place = [](const char* name, std::uint8_t where) { return arg(name, text_of(Place{where})); };
  const auto seat = [&] { return arg("seat", teller.name(action.a())); };
  const auto trap = [&](std::uint8_t kind) { return arg("trap", kind == unseen_trap ? tr("face down") : trap_words(kind, teller)); };
  switch (action.ability()) {
    case Ability::archer_2:
      return tr("{ability} at {seats}", ability, arg("seats", list_of_names(action.a(), teller)));
    case Ability::archer_3:
      return tr("{ability} to {place}", ability, place("place", action.a()));
    case Ability::architect_1:
      return trn("{ability}: turn the tile on {cell} by {count} step", "{ability}: turn the tile on {cell} by {count} steps", action.b(), ability,
                 arg("cell", name_of(Cell{action.a()})));
    case Ability::assassin_1:
      return tr("fall off the bridge on purpose");
    case Ability::golems_3:
    case Ability::headhunter_3:
    case Ability::illusionist_3:
    case Ability::thief_1:
    case Ability::witch_1:
      return tr("{ability}: {seat}", ability, seat());
    case Ability::monk_2:
      return tr("{ability}: {seat} to {place}", ability, seat(), place("place", action.b()));
    case Ability::illusionist_1:
      return tr("build a tile face down");
    case Ability::illusionist_2:
    case Ability::thief_2:
      return tr("{ability}: the trap on {place} ({trap})", ability, place("place", action.a()), trap(action.b()));
    case Ability::witch_2:
      return tr("{ability}: the trap on {from} ({trap}) to {to}", ability, place("from", action.a()), place("to", action.b()), trap(action.c()));
    case Ability::witch_3:
      return tr("{ability}: {seat} tests the trap ({trap})", ability, seat(), trap(action.b()));
    default:
      return tr("use {ability}", ability);
  }
}

std::vector<std::string> use_clauses(Action action, const Table& table) {
  const Ability ability = action.ability();
  std::vector<std::string> clauses;
  if (const int actions = actions_of(ability, table.set->numbers); actions > 0)
    clauses.push_back(trn("costs {count} action", "costs {count} actions", actions));
  if (costs_crystal(ability)) clauses.push_back(tr("costs the crystal"));
  switch (ability) {
    case Ability::archer_1:
      clauses.push_back(tr("an action more, for a token"));
      break;
    case Ability::archer_2: {
      const int number = table.set->numbers.archer.shot_number;
      clauses.push_back(trn("each rolls: below {number} ({chance}) costs {count} life", "each rolls: below {number} ({chance}) costs {count} lives",
                            table.set->numbers.archer.shot_life, arg("number", number),
                            arg("chance", percent_text({static_cast<std::uint64_t>(ways_below(number)), ways_of_two}))));
      break;
    }
    case Ability::architect_3:
      clauses.push_back(tr("two tiles change places, and may be turned"));
      break;
    case Ability::thief_2:
      clauses.push_back(tr("the trap leaves the game"));
      break;
    case Ability::assassin_1:
      clauses.push_back(tr("costs 2 lives and dazes"));
      break;
    case Ability::assassin_3:
      clauses.push_back(tr("all pawns go back to the start of the turn, and it ends"));
      break;
    case Ability::golems_3:
      clauses.push_back(tr("that player goes as a Guardian card says"));
      break;
    case Ability::headhunter_3:
      clauses.push_back(trn("fights with {count} more, and takes a key if your side wins",
                            "fights with {count} more, and takes a key if your side wins", table.set->numbers.headhunter.bounty_bonus));
      break;
    case Ability::illusionist_1:
      clauses.push_back(tr("open on all sides to you; who else enters makes you turn it up"));
      break;
    case Ability::illusionist_2:
      clauses.push_back(tr("changes places with another trap"));
      break;
    case Ability::illusionist_3:
      clauses.push_back(tr("you change places; traps and the Guardian there do nothing"));
      break;
    case Ability::thief_1:
      clauses.push_back(tr("two dice take a key in {chance}", arg("chance", chance_of_theft(table))));
      break;
    case Ability::thief_3:
      clauses.push_back(tr("free attacks and the Guardian pass you by"));
      break;
    case Ability::witch_1:
      clauses.push_back(trn("takes {count} from that player's next roll", "takes {count} from that player's next roll",
                            std::min<int>(table.set->numbers.witch.curse_tokens, curses_left(table))));
      break;
    case Ability::monk_1:
      clauses.push_back(trn("{count} token, worth 1 in a roll", "{count} tokens, each worth 1 in a roll", table.set->numbers.monk.blessing_tokens));
      break;
    case Ability::monk_2:
      if (const int tokens = table.set->numbers.monk.prayer_tokens; tokens > 0)
        clauses.push_back(trn("costs {count} blessing", "costs {count} blessings", tokens));
      break;
    case Ability::monk_3:
      clauses.push_back(trn("{count} life comes back", "{count} lives come back",
                            std::min<int>(table.set->numbers.monk.meditation_life, table.set->life - table.life(table.active))));
      break;
    case Ability::swordmaster_3:
      clauses.push_back(tr("a die more in every fight of this turn"));
      break;
    default:
      break;
  }
  return clauses;
}

namespace {

// Of abilities that are for other moments than the turn's deeds.
std::string moment_of(Ability ability) {
  switch (ability) {
    case Ability::architect_2:
      return tr("when you build");
    case Ability::assassin_2:
      return tr("by itself, in an attack on entering");
    case Ability::golems_1:
    case Ability::swordmaster_1:
    case Ability::swordmaster_2:
      return tr("by itself, in fights");
    case Ability::golems_2:
      return tr("by itself, with the Guardian and his cards");
    case Ability::headhunter_1:
      return tr("when you lay a trap where one lies");
    case Ability::headhunter_2:
      return tr("with the first trap that you lay in a turn");
    case Ability::headhunter_3:
    case Ability::swordmaster_3:
      return tr("asked for before a fight");
    case Ability::thief_1:
      return tr("asked for when you meet somebody with a key");
    default:
      return {};
  }
}

std::string lacking(const Table& table, Ability ability) {
  switch (ability) {
    case Ability::archer_1:
      return tr("no adrenaline");
    case Ability::golems_3:
      return table.card_taken ? tr("a card has been taken") : tr("nobody is off his start");
    case Ability::monk_1:
      return tr("no blessing is left");
    case Ability::monk_2:
      if (table.figures.blessing[table.active] < table.set->numbers.monk.prayer_tokens) return tr("no blessing");
      break;
    case Ability::monk_3:
      return tr("no life is lost");
    case Ability::witch_1:
      if (curses_left(table) == 0) return tr("no curse is left");
      return tr("nobody is off his start");
    case Ability::witch_2:
      return tr("no trap can move");
    case Ability::witch_3:
      return tr("nobody stands on a trap that would do something");
    case Ability::assassin_1:
      return tr("not on a bridge");
    case Ability::assassin_3:
      return tr("nothing is done yet");
    default:
      break;
  }
  return tr("nothing within reach");
}

std::string why_not_now(const Table& table, Ability ability) {
  if (!is_corridor(table.pawn(table.active))) return tr("not on the start field");
  if (table.dazed(table.active)) return tr("not while dazed");
  if (was_used(table, ability)) return tr("used this turn");
  if (costs_crystal(ability) && !has(table.crystals, table.active)) return tr("needs the crystal");
  if (std::string moment = moment_of(ability); !moment.empty()) return moment;
  if (const int actions = actions_of(ability, table.set->numbers); actions > table.actions)
    return trn("needs {count} action", "needs {count} actions", actions);
  return lacking(table, ability);
}

}  // namespace

std::vector<AbilityNow> abilities_now(const Table& table, const ActionList& legal) {
  std::vector<AbilityNow> abilities;
  for (int number = 1; number <= abilities_each && table.character(table.active) != Character::none; ++number) {
    AbilityNow now{ability_of(table.character(table.active), number), false, {}};
    for (const Action action : legal) now.possible = now.possible || (action.type() == ActionType::use && action.ability() == now.ability);
    if (!now.possible) now.why = why_not_now(table, now.ability);
    abilities.push_back(std::move(now));
  }
  return abilities;
}

std::string abilities_not_now(const Table& table, const ActionList& legal) {
  std::vector<std::pair<std::string, std::vector<std::string>>> by_reason;
  for (const AbilityNow& now : abilities_now(table, legal)) {
    if (now.possible) continue;
    if (by_reason.empty() || by_reason.back().first != now.why) by_reason.emplace_back(now.why, std::vector<std::string>());
    by_reason.back().second.push_back(ability_words(now.ability));
  }
  if (by_reason.empty()) return {};
  std::vector<std::string> list;
  for (const auto& [reason, abilities] : by_reason)
    list.push_back(tr("{abilities} ({reason})", arg("abilities", comma_list(abilities)), arg("reason", reason)));
  return tr("Not now: {abilities}", arg("abilities", comma_list(list)));
}

std::string not_used(const Table& table, Action action) {
  const Ability ability = action.ability();
  const int seat = table.active;
  if (table.character(seat) != character_of(ability))
    return tr("That is an ability of {character}.", arg("character", character_words(character_of(ability))));
  if (!is_corridor(table.pawn(seat))) return tr("On the start field no ability can be used.");
  if (was_used(table, ability)) return tr("That ability has been used this turn already.");
  if (costs_crystal(ability) && !has(table.crystals, seat)) return tr("It needs a ready crystal.");
  switch (ability) {
    case Ability::archer_1:
      return tr("You have no adrenaline.");
    case Ability::archer_2:
      return tr("The shot does not reach them.");
    case Ability::archer_3:
    case Ability::monk_3:
      return ability == Ability::monk_3 ? tr("You have all your life.") : tr("The rope arrow does not reach there.");
    case Ability::monk_1:
      return tr("No blessing is left.");
    case Ability::monk_2:
      if (table.figures.blessing[table.active] < table.set->numbers.monk.prayer_tokens) return tr("You have no blessing for it.");
      return tr("The prayer cannot move that player there.");
    case Ability::architect_1:
      return tr("That tile cannot be turned so: somebody is on it, it would change nothing, or it would cut somebody off.");
    case Ability::architect_3:
      return tr("No two tiles may change places now.");
    case Ability::assassin_1:
      return tr("You are not on a bridge.");
    case Ability::assassin_3:
      return tr("Nothing has been done in this turn yet.");
    case Ability::golems_3:
      return table.card_taken ? tr("You have taken a Guardian card this turn already.") : tr("That player is at the start, or is you.");
    case Ability::illusionist_1:
      if (tile_pool(table) == 0) return tr("No tile is left in the pool.");
      return tr("No more tiles may lie face down, or no cell beside a tile is free.");
    case Ability::illusionist_2:
      return not_mystified(table, action.a(), action.b());
    case Ability::illusionist_3:
      return tr("You cannot change places with that player: too far away, or one of you stands where it is not possible.");
    case Ability::thief_1:
      return tr("It is asked for when you meet somebody.");
    case Ability::thief_2:
      return tr("No such trap is within reach, or another player is there.");
    case Ability::thief_3:
      return tr("On the centre nobody slips away.");
    case Ability::witch_1:
      return curses_left(table) == 0 ? tr("No curse is left.") : tr("That player is at the start, or is you.");
    case Ability::witch_2:
      return tr("That trap cannot be moved there.");
    case Ability::witch_3:
      return tr("That player stands on no such trap, or it would do nothing.");
    default:
      return tr("It is asked for before a fight of yours.");
  }
}

}  // namespace meander::labyrinth
