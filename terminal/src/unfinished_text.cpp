#include "terminal/unfinished_text.hpp"

#include <fmt/format.h>

#include <ctime>

#include "words/text.hpp"

namespace meander {

std::string unfinished_text(const LocalGames::Unfinished& game) {
  const std::time_t time = std::chrono::system_clock::to_time_t(game.changed);
  std::tm local{};
  localtime_r(&time, &local);
  const std::string when =
      fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min);
  return tr("{game} — last played {time} ({id})", arg("game", game.title), arg("time", when), arg("id", game.id));
}

}  // namespace meander
