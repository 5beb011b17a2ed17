// Labyrinth, with two to six players, with and without characters.
#include "labyrinth/game.hpp"
#include "soaked_game.hpp"
#include "table/labyrinth/options_text.hpp"
#include "table/labyrinth/table.hpp"

namespace meander::server {

namespace {

constexpr int fewest_players = 2;
constexpr int numbers_of_players = 5;

Json labyrinth_options(std::uint64_t number, Random& random) {
  Json options = {{"players", fewest_players + static_cast<int>(number % numbers_of_players)}};
  // In the order of a record.
  if (random.below(4) == 0) options["win_alone"] = true;
  if (random.below(4) == 0) options["blank_traps"] = true;
  constexpr const char* characters[] = {"none", "drawn", "chosen"};
  if (const std::uint32_t which = random.below(3); which > 0) options["characters"] = characters[which];
  return options;
}

End labyrinth_end(const std::string& text) {
  const auto record = labyrinth::Record::from_text(text);
  if (!record) throw Fault("the record cannot be read: " + record.error().text() + "\n" + text);
  const auto end = replay(*record);
  if (!end) throw Fault("the record cannot be replayed: " + end.error().text());
  const auto seen = [&](int seat) { return json_of(record->options, labyrinth::View(end->state, seat)); };
  End told{json_of(record->options), {seen(labyrinth::onlooker)}, {{"outcome", "won"}, {"winner", end->state.winner + 1}}, true};
  for (int seat = 0; seat < record->options.players; ++seat) told.views.push_back(seen(seat));
  return told;
}

}  // namespace

const SoakedGame& soaked_labyrinth() {
  static const SoakedGame game{"labyrinth",
                               labyrinth_options,
                               [](const Json& options) { return options["players"].get<int>(); },
                               {"greedy", "runner", "random"},
                               {"default", "every-roll", "never"},
                               {"place D4 0", "move D4c"},
                               100,
                               labyrinth_end};
  return game;
}

}  // namespace meander::server
