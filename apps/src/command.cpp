// Shared by the sub-commands.
#include "command.hpp"

#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "table/options_text.hpp"

namespace meander {

std::atomic<bool> stop_requested = false;

namespace {

constexpr std::size_t largest_file = 64U << 20U;

extern "C" void handle_interrupt(int /*signal*/) { stop_requested = true; }

}  // namespace

void watch_for_interrupt() {
  static_assert(std::atomic<bool>::is_always_lock_free);
  std::signal(SIGINT, handle_interrupt);
}

int report(const Error& error, bool json, ExitCode code) {
  if (json) {
    Json object = Json::object();
    object["error"] = {{"place", error.place}, {"message", error.reason}, {"rule", error.rule}};
    std::fprintf(stderr, "%s\n", object.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
  } else {
    std::fprintf(stderr, "meander: %s\n", error.text().c_str());
  }
  return code;
}

int print(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  return written ? done : report({"standard output", "could not be written"}, false, failed);
}

Result<std::string> read_file(const std::string& path) {
  std::ostringstream content;
  if (path == "-") {
    content << std::cin.rdbuf();
  } else {
    const std::ifstream file(path, std::ios::binary);
    if (!file) return Error{path, "cannot be opened"};
    content << file.rdbuf();
    if (file.bad() || content.str().empty()) return Error{path, "is empty or cannot be read"};
  }
  if (content.str().size() > largest_file) return Error{path, "is larger than 64 MiB"};
  return content.str();
}

Result<onirim::Options> GameFlags::options() const {
  std::string words =
      fmt::format("players={} open_premonitions={} talk={} duplicate_doors={} discarded_door={} paradox={} hand_size={} prophecy_depth={}", players,
                  open_premonitions, talk, duplicate_doors, discarded_door, paradox, hand_size, prophecy_depth);
  if (!with.empty()) words += " with=" + with;
  if (!variants.empty()) words += " variants=" + variants;
  if (!deck.empty()) words += " deck=" + deck;
  return onirim::options_from_words(words);
}

}  // namespace meander
