#include "terminal/unfinished_text.hpp"

#include <fmt/format.h>

#include <ctime>

#include "words/text.hpp"

namespace meander {

std::string unfinished_text(const LocalGames::Unfinished& game, int turn) {
  const std::time_t time = std::chrono::system_clock::to_time_t(game.changed);
  std::tm local{};
  localtime_r(&time, &local);
  const std::string when =
      fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min);
  const auto title = arg("game", game.title);
  const auto played = arg("time", when);
  const auto seed = arg("seed", game.seed);
  const auto id = arg("id", game.id);
  if (game.title.empty()) return tr("a game that cannot be read — last played {time} (id {id})", played, id);
  if (turn == 0) return tr("{game}, at the set-up — last played {time} (seed {seed}, id {id})", title, played, seed, id);
  return tr("{game}, turn {turn} — last played {time} (seed {seed}, id {id})", title, arg("turn", turn), played, seed, id);
}

}  // namespace meander
