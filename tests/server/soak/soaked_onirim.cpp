// Onirim, in all option sets.
#include "onirim/game.hpp"
#include "proof_game.hpp"
#include "soaked_game.hpp"
#include "table/options_text.hpp"
#include "table/public_view.hpp"
#include "table/record.hpp"

namespace meander::server {

namespace {

Json onirim_options(std::uint64_t number, Random& random) {
  return json_of(onirim::vary(onirim::option_set(static_cast<int>(number % onirim::option_sets)), random));
}

End onirim_end(const std::string& text) {
  const Result<onirim::Record> record = onirim::record_from_text(text);
  if (!record) throw Fault("the record cannot be read: " + record.error().text() + "\n" + text);
  const Result<onirim::Position> end = replay(*record);
  if (!end) throw Fault("the record cannot be replayed: " + end.error().text());
  const bool won = end->state.ending == onirim::Ending::won && !record->given_up;
  End told{json_of(record->options), {json_of(record->options, onirim::public_view(end->state))}, {{"outcome", won ? "won" : "lost"}}, won};
  for (std::uint8_t seat = 0; seat < record->options.players; ++seat)
    told.views.push_back(json_of(record->options, onirim::Onirim::view(end->state, seat)));
  return told;
}

}  // namespace

const SoakedGame& soaked_onirim() {
  static const SoakedGame game{"onirim",
                               onirim_options,
                               [](const Json& options) { return options.value("players", 1); },
                               {"greedy", "random"},
                               {"default", "every-draw", "never"},
                               {"continue", "discard RS"},
                               50,
                               onirim_end};
  return game;
}

}  // namespace meander::server
