// Boards on standard output.
#include "display.hpp"

#include <unistd.h>

#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "onirim/view_access.hpp"
#include "terminal/board.hpp"
#include "terminal/console.hpp"
#include "terminal/wrap.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

// Where a position stands: whose turn and which step, or how it ended.
std::string standing(const State& state, const Teller& teller) {
  if (state.ending != Ending::none) return tr(ending_sentence(state.ending));
  if (Onirim::turn(state).who == Turn::Who::chance) return tr("Chance is to move ({phase}).", arg("phase", name_of(state.phase)));
  return begun(tr("{who} is to move ({phase}).", arg("who", teller.names[state.seat]), arg("phase", name_of(state.phase))));
}

std::string text_of_board(const State& state, const std::vector<std::string>& board, const Teller& teller) {
  std::string text = standing(state, teller) + "\n";
  for (const std::string& line : board) text += line + "\n";
  if (state.ending == Ending::none && !Onirim::winnable(state)) {
    for (const std::string& line : wrap(tr("This game can no longer be won (ONI-3.7)."), teller.style.width)) text += line + "\n";
  }
  return text;
}

}  // namespace

Marked ending_sentence(Ending ending) {
  switch (ending) {
    case Ending::won:
      return marked("The game is over: it is won.");
    case Ending::lost_deck:
      return marked("The game is over: it is lost, with the deck empty.");
    case Ending::lost_door:
      return marked("The game is over: it is lost by a discarded door.");
    case Ending::none:
      break;
  }
  return {};
}

Teller watcher(int players, bool plain) {
  Teller teller{.viewer = -1, .names = {}, .players = players, .style = style_of(STDOUT_FILENO)};
  for (std::size_t seat = 0; seat < 2; ++seat) teller.names[seat] = players == 1 ? tr("the player") : tr("seat {number}", arg("number", seat + 1));
  if (plain) teller.style = {.colour = false, .plain = true, .width = teller.style.width};
  return teller;
}

std::string board_text(const State& state, bool plain) {
  const Teller teller = watcher(state.settings.players(), plain);
  return text_of_board(state, board_of(state, teller), teller);
}

std::string board_text(const View& view, bool plain) {
  Teller teller = watcher(view.settings().players(), plain);
  teller.viewer = view.seat();
  return text_of_board(ViewAccess::board(view), board_of(view, teller), teller);
}

}  // namespace meander::onirim
