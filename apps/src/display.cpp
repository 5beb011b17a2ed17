// Finding out what standard output can show.
#include "display.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "onirim/view_access.hpp"

namespace meander {

onirim::Style output_style() {
  onirim::Style style;
  const bool terminal = isatty(STDOUT_FILENO) != 0;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* kind = std::getenv("TERM");
  style.colour = terminal && (no_colour == nullptr || *no_colour == '\0') && kind != nullptr && std::string(kind) != "dumb";
  winsize size{};
  if (const char* columns = std::getenv("COLUMNS"); columns != nullptr && std::atoi(columns) > 0) {
    style.width = std::atoi(columns);
  } else if (terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    style.width = size.ws_col;
  }
  style.width = std::clamp(style.width, 30, 200);
  return style;
}

std::string board_text(const onirim::State& state) {
  std::string text;
  for (const std::string& line : board_of(state, output_style())) text += line + "\n";
  return text;
}

std::string board_text(const onirim::View& view) { return board_text(onirim::ViewAccess::board(view)); }

}  // namespace meander
