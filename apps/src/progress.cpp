#include "progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

#include "words/text.hpp"

namespace meander {

namespace {

bool on_terminal() { return isatty(STDERR_FILENO) != 0; }

}  // namespace

std::function<void(std::uint64_t)> progress_of(std::uint64_t games) {
  if (!on_terminal()) return nullptr;
  return [games](std::uint64_t done) {
    const double percent = 100.0 * static_cast<double>(done) / static_cast<double>(games);
    const std::string text =
        tr("{games} of {all} games ({percent} %)", arg("games", done), arg("all", games), arg("percent", fmt::format("{:.0f}", percent)));
    std::fprintf(stderr, "\r%s ", text.c_str());
  };
}

void end_progress() {
  if (on_terminal()) std::fprintf(stderr, "\r\x1b[K");
}

}  // namespace meander
