#include "ability_words.hpp"

#include "by_person.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/rolls.hpp"
#include "odds_text.hpp"
#include "words/labyrinth/character_text.hpp"
#include "words/lists.hpp"

namespace meander::labyrinth {

namespace {

constexpr std::array<Marked, ability_count> ability_names{{
    marked("Adrenaline"),
    marked("Shot"),
    marked("Rope Arrow"),
    marked("Blessing"),
    marked("Prayer"),
    marked("Meditation"),
    marked("Whirling Blades"),
    marked("Parry"),
    marked("Battle Frenzy"),
}};

int actions_of(Ability ability, const ComponentSet& set) {
  AbilityNumbers numbers = set.numbers;
  for (const AbilityNumber& each : ability_numbers) {
    if (each.ability == ability && std::string_view(each.name) == "actions") return each.in(numbers);
  }
  return 0;
}

}  // namespace

std::string character_words(Character character) {
  switch (character) {
    case Character::archer:
      return tr("the Archer");
    case Character::monk:
      return tr("the Monk");
    case Character::swordmaster:
      return tr("the Sword Master");
    case Character::none:
      break;
  }
  return {};
}

std::string ability_words(Ability ability) { return tr(ability_names[static_cast<std::size_t>(ability)]); }

std::string character_text(const Table& table, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  if (table.character(seat) == Character::none) return {};
  std::vector<std::string> parts{character_words(table.character(seat))};
  if (const int tokens = table.figures.adrenaline[index]; tokens > 0) parts.push_back(trn("{count} adrenaline", "{count} adrenaline", tokens));
  if (const int tokens = table.figures.blessing[index]; tokens > 0) parts.push_back(trn("{count} blessing", "{count} blessings", tokens));
  for (int number = 1; number <= abilities_each && seat == table.active; ++number) {
    const Ability ability = ability_of(table.character(seat), number);
    if (was_used(table, ability)) parts.push_back(tr("has used {ability}", arg("ability", ability_words(ability))));
  }
  return comma_list(parts);
}

std::string ability_sentence(const Event& event, const Teller& teller) {
  const int seat = event.seat;
  const auto from = [&] { return arg("from", text_of(Place{event.a})); };
  const auto to = [&] { return arg("to", text_of(Place{event.b})); };
  switch (event.type) {
    case EventType::plays:
      return by(teller, seat, marked("You play {character}."), marked("{who} plays {character}."),
                arg("character", character_words(static_cast<Character>(event.a))));
    case EventType::adds:
      if (seat == teller.viewer) return trn("You add {count} blessing to the roll.", "You add {count} blessings to the roll.", event.a);
      return trn("{who} adds {count} blessing to the roll.", "{who} adds {count} blessings to the roll.", event.a, arg("who", teller.name(seat)));
    case EventType::adrenaline_gained:
      return by(teller, seat, marked("You gain adrenaline."), marked("{who} gains adrenaline."));
    case EventType::adrenaline_spent:
      return by(teller, seat, marked("You spend adrenaline for an action more."), marked("{who} spends adrenaline for an action more."));
    case EventType::blessing_gained:
      return by(teller, seat, marked("You gain a blessing."), marked("{who} gains a blessing."));
    case EventType::shoots:
      return by(teller, seat, marked("You shoot at {seats}."), marked("{who} shoots at {seats}."), arg("seats", list_of_names(event.a, teller)));
    case EventType::shot_missed:
      return by(teller, seat, marked("The shot misses you."), marked("The shot misses {who}."));
    case EventType::shot_hit:
      return by(teller, seat, marked("The shot hits you."), marked("The shot hits {who}."));
    case EventType::roped:
      return by(teller, seat, marked("Your rope arrow takes you from {from} to {to}."), marked("The rope arrow takes {who} from {from} to {to}."),
                from(), to());
    case EventType::prayed_away:
      return by(teller, seat, marked("The prayer moves you from {from} to {to}."), marked("The prayer moves {who} from {from} to {to}."), from(),
                to());
    case EventType::meditated: {
      const auto left = arg("left", event.b);
      if (seat == teller.viewer)
        return trn("You meditate and regain {count} life: {left} now.", "You meditate and regain {count} lives: {left} now.", event.a, left);
      return trn("{who} meditates and regains {count} life: {left} now.", "{who} meditates and regains {count} lives: {left} now.", event.a,
                 arg("who", teller.name(seat)), left);
    }
    case EventType::frenzied:
      return by(teller, seat, marked("Battle frenzy: until the end of your turn you fight with a die more, and the lowest does not count."),
                marked("Battle frenzy: until the end of the turn {who} fights with a die more, and the lowest does not count."));
    case EventType::strikes_again:
      return between(teller, seat, event.a, marked("You attack {other} once more."), marked("{who} attacks you once more."),
                     marked("{who} attacks {other} once more."));
    case EventType::parried:
      return by(teller, seat, marked("You parry: it costs you no life."), marked("{who} parries: it costs no life."));
    case EventType::crystal_paid:
      return by(teller, seat, marked("You spend your crystal on it."), marked("{who} spends the crystal on it."));
    default:
      return {};
  }
}

std::string spoken_use(Action action, const Teller& teller) {
  const auto ability = arg("ability", ability_words(action.ability()));
  const auto place = [](std::uint8_t where) { return arg("place", text_of(Place{where})); };
  switch (action.ability()) {
    case Ability::archer_2:
      return tr("{ability} at {seats}", ability, arg("seats", list_of_names(action.b(), teller)));
    case Ability::archer_3:
      return tr("{ability} to {place}", ability, place(action.b()));
    case Ability::monk_2:
      return tr("{ability}: {seat} to {place}", ability, arg("seat", teller.name(action.b())), place(action.c()));
    default:
      return tr("use {ability}", ability);
  }
}

std::vector<std::string> use_clauses(Action action, const Table& table) {
  const Ability ability = action.ability();
  std::vector<std::string> clauses;
  if (const int actions = actions_of(ability, *table.set); actions > 0)
    clauses.push_back(trn("costs {count} action", "costs {count} actions", actions));
  const bool crystal = ability == Ability::archer_3 || ability == Ability::monk_3 || ability == Ability::swordmaster_3;
  if (crystal) clauses.push_back(tr("costs the crystal"));
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
    case Ability::monk_1:
      clauses.push_back(tr("a token, worth 1 in a roll"));
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

std::string not_used(const Table& table, Action action) {
  const Ability ability = action.ability();
  const int seat = table.active;
  if (table.character(seat) != character_of(ability))
    return tr("That is an ability of {character}.", arg("character", character_words(character_of(ability))));
  if (!is_corridor(table.pawn(seat))) return tr("On the start field no ability can be used.");
  if (was_used(table, ability)) return tr("That ability has been used this turn already.");
  switch (ability) {
    case Ability::archer_1:
      return tr("You have no adrenaline.");
    case Ability::archer_2:
      return tr("The shot does not reach them.");
    case Ability::archer_3:
    case Ability::monk_3:
      if (!has(table.crystals, seat)) return tr("It needs a ready crystal.");
      return ability == Ability::monk_3 ? tr("You have all your life.") : tr("The rope arrow does not reach there.");
    case Ability::monk_1:
      return tr("No blessing is left.");
    case Ability::monk_2:
      if (table.figures.blessing[table.active] < table.set->numbers.monk.prayer_tokens) return tr("You have no blessing for it.");
      return tr("The prayer cannot move that player there.");
    default:
      return tr("It is asked for before a fight of yours.");
  }
}

std::string bonus_question(const Table& table) {
  const bool monk = table.character(table.asked) == Character::monk;
  switch (table.roll.purpose) {
    case Roll::Purpose::jump:
      return tr("You are about to roll for the jump, which needs {number}: do you add blessings?", arg("number", number_to_reach(table)));
    case Roll::Purpose::guardian:
      return tr("You are about to roll against the Guardian, who needs {number}: do you add blessings?", arg("number", number_to_reach(table)));
    case Roll::Purpose::trap:
      return tr("You are about to roll for a trap, which needs {number}: do you add blessings?", arg("number", number_to_reach(table)));
    case Roll::Purpose::shot:
      return tr("You are about to roll against the shot, which needs {number}: do you add blessings?", arg("number", number_to_reach(table)));
    default:
      return monk ? tr("A fight of yours is about to be rolled: do you add blessings?")
                  : tr("A fight of yours is about to be rolled: do you go into a frenzy?");
  }
}

}  // namespace meander::labyrinth
