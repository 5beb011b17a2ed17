#include "adapter.hpp"

#include "../table_game.hpp"
#include "labyrinth/notation.hpp"
#include "players/labyrinth/player.hpp"
#include "protocol/games.hpp"
#include "table/labyrinth/kept_set.hpp"
#include "words/labyrinth/options_title.hpp"
#include "words/labyrinth/pending_text.hpp"
#include "words/labyrinth/reason_text.hpp"
#include "words/labyrinth/refusal_text.hpp"

namespace meander::protocol::labyrinth {

using namespace meander::labyrinth;

std::string Form::not_to_be_given_up() { return tr("A game of Labyrinth is not given up: somebody can always win."); }

std::string Form::title(const Options& options, const PlayTable::Seats& seats) { return options_title(options, seats); }
std::string Form::title(const Options& options) { return options_title(options); }

Teller Form::teller(const Options& options, const Names& names, int viewer) {
  return {.viewer = viewer,
          .names = names,
          .company = {},
          .set = options.set,
          .file = &set_file_of(*options.set),
          .style = {.colour = false, .plain = true, .width = 80, .typed = false}};
}

// The reason names whom it is about; for the seat that won it is the same.
Json Form::result(const State& state, bool /*given_up*/, const Teller& teller) {
  if (state.winner == no_seat) return nullptr;
  return {{"outcome", "won"}, {"winner", state.winner + 1}, {"text", ending_text(View(state, onlooker).table(), teller)}};
}

Json Form::hint(const PlayTable& table, const Teller& teller) {
  ActionList legal;
  table.legal_actions(legal);
  const View view = table.view(table.asked());
  // The same question gets the same advice.
  Random random(table.moves());
  const Choice choice = GreedyPlayer().explain(view, legal, random);
  return {{"action", text_of(choice.action, *teller.set)},
          {"words", begun(action_words(choice.action, view.table(), teller))},
          {"reason", reason_text(choice, teller)}};
}

std::string Form::words(const State& before, Action action, const Teller& teller) {
  if (Labyrinth::turn(before).who != Turn::Who::seat) return {};
  const int viewer = teller.viewer >= 0 ? teller.viewer : onlooker;
  return action_words(action, View(before, viewer).table(), teller);
}

std::string Form::withheld_words(std::size_t count) {
  return trn("{count} choice that only its seat knows", "{count} choices that only their seat knows", count);
}

std::string Form::reason_against(const View& view, Action action, bool asked, const Teller& teller) {
  return asked ? refusal_text(view, action, teller) : waiting_text(view.table(), teller);
}

const GameForm& form() {
  static const GameForm all = form_of<Form>();
  return all;
}

}  // namespace meander::protocol::labyrinth
