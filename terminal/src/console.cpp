#include "terminal/console.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>

#include "terminal/typed_text.hpp"

namespace meander {

namespace {

// How often Ctrl-C is looked for while nothing is typed.
constexpr int milliseconds_between_looks = 100;
constexpr std::size_t longest_line = 4096;

}  // namespace

Style style_of(int descriptor) {
  Style style;
  const bool terminal = isatty(descriptor) != 0;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* kind = std::getenv("TERM");
  style.colour = terminal && (no_colour == nullptr || *no_colour == '\0') && kind != nullptr && std::string_view(kind) != "dumb";
  winsize size{};
  if (const char* columns = std::getenv("COLUMNS"); columns != nullptr && std::atoi(columns) > 0) {
    style.width = std::atoi(columns);
  } else if (terminal && ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    style.width = size.ws_col;
  }
  style.width = std::clamp(style.width, 30, 200);
  return style;
}

Console::Console(int input, int output, const std::atomic<bool>& stop, bool plain)
    : input_(input), output_(output), stop_(stop), plain_(plain), interactive_(isatty(input) != 0 && isatty(output) != 0) {}

Style Console::style() const {
  Style style = style_of(output_);
  style.plain = plain_;
  style.colour = style.colour && !plain_;
  return style;
}

Console::Got Console::read_line(std::string& line) {
  for (;;) {
    if (stop_) return Got::interrupted;
    const std::size_t end = pending_.find('\n');
    if (too_long_) {
      // What was cut off is no line of its own.
      pending_.erase(0, end == std::string::npos ? end : end + 1);
      too_long_ = end == std::string::npos;
      if (end != std::string::npos) continue;
    }
    if (end != std::string::npos || (ended_ && !pending_.empty()) || pending_.size() > longest_line) {
      line = pending_.substr(0, end);
      too_long_ = end == std::string::npos && !ended_;
      pending_.erase(0, end == std::string::npos ? end : end + 1);
      if (!line.empty() && line.back() == '\r') line.pop_back();
      if (isatty(input_) == 0) print(repeated(line, longest_line) + "\n");
      return Got::line;
    }
    if (ended_) return Got::end_of_input;
    pollfd wanted{input_, POLLIN, 0};
    const int ready = poll(&wanted, 1, milliseconds_between_looks);
    if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
    std::array<char, 4096> block{};
    const ssize_t count = ready < 0 ? -1 : read(input_, block.data(), block.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count <= 0) {
      ended_ = true;
    } else {
      pending_.append(block.data(), static_cast<std::size_t>(count));
    }
  }
}

void Console::print(std::string_view text) {
  while (!text.empty() && !failed_) {
    const ssize_t count = write(output_, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      failed_ = true;
    } else {
      text.remove_prefix(static_cast<std::size_t>(count));
    }
  }
}

void Console::enter_private_screen() {
  if (!interactive_ || private_screen_) return;
  private_screen_ = true;
  print("\x1b[?1049h");
  clear();
}

void Console::leave_private_screen() {
  if (!private_screen_) return;
  clear();
  print("\x1b[?1049l");
  private_screen_ = false;
}

// The scroll-back too, where the terminal knows how.
void Console::clear() {
  if (interactive_) print("\x1b[H\x1b[2J\x1b[3J");
}

}  // namespace meander
