// Shared by the sub-commands.
#include "command.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "table/options_text.hpp"
#include "words/error_text.hpp"

namespace meander {

std::atomic<bool> stop_requested = false;

namespace {

constexpr std::size_t largest_file = 64U << 20U;

extern "C" void handle_interrupt(int /*signal*/) { stop_requested = true; }

}  // namespace

void watch_for_interrupt() {
  static_assert(std::atomic<bool>::is_always_lock_free);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, handle_interrupt);
}

int report(const Error& error, bool json, ExitCode code) {
  if (json) {
    Json object = Json::object();
    object["error"] = {{"place", error.place.text()}, {"message", error.reason.text()}, {"rule", error.rule}};
    std::fprintf(stderr, "%s\n", object.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
  } else {
    std::fprintf(stderr, "meander: %s\n", translated(error).c_str());
  }
  return code;
}

int print(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  return written ? done : report({marked("standard output"), marked("could not be written")}, false, failed);
}

Message name_of_file(const std::string& path) { return path == "-" ? Message(marked("standard input")) : Message(path); }

namespace {

Marked why_not_opened(int error) {
  if (error == ENOENT) return marked("there is no such file");
  return error == EACCES ? marked("you may not read it") : marked("cannot be opened");
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  const Message name = name_of_file(path);
  std::ifstream file;
  if (path != "-") {
    if (std::filesystem::is_directory(path)) return Error{name, marked("is a directory")};
    file.open(path, std::ios::binary);
    if (!file) return Error{name, why_not_opened(errno)};
  }
  std::istream& input = path == "-" ? std::cin : file;
  std::string content;
  std::array<char, 65536> block{};
  while (input.read(block.data(), block.size()) || input.gcount() > 0) {
    content.append(block.data(), static_cast<std::size_t>(input.gcount()));
    if (content.size() > largest_file) return Error{name, marked("is larger than 64 MiB")};
  }
  if (input.bad()) return Error{name, marked("cannot be read")};
  if (content.empty()) return Error{name, marked("is empty")};
  return content;
}

Result<std::uint64_t> whole_number(const std::string& text, Message place, std::uint64_t least, std::uint64_t most) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most) {
    return Error{std::move(place),
                 {marked("{value} is not a whole number from {least} to {most}"),
                  {{"value", "\"" + text.substr(0, 40) + "\""}, {"least", least}, {"most", most}}}};
  }
  return number;
}

Result<onirim::Options> GameFlags::options() const {
  std::string words =
      fmt::format("players={} open_premonitions={} talk={} duplicate_doors={} discarded_door={} paradox={} hand_size={} prophecy_depth={}", players,
                  open_premonitions, talk, duplicate_doors, discarded_door, paradox, hand_size, prophecy_depth);
  for (const std::string* value : {&with, &variants, &talk, &duplicate_doors, &discarded_door, &paradox, &deck}) {
    if (value->find_first_of(" \t\n") != std::string::npos)
      return Error{"\"" + value->substr(0, 40) + "\"", marked("an option's value holds no blanks; lists are written a,b,c")};
  }
  if (!with.empty()) words += " with=" + with;
  if (!variants.empty()) words += " variants=" + variants;
  if (!deck.empty()) words += " deck=" + deck;
  return onirim::options_from_words(words);
}

}  // namespace meander
