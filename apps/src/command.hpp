// What the sub-commands have in common: errors, exit codes, files, and options as flags.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/position.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace meander {

class Checks;

enum ExitCode : int { done = 0, failed = 1, bad_input = 2, interrupted = 130 };

// Set by Ctrl-C, and when the program is asked to end or its terminal is closed.
extern std::atomic<bool> stop_requested;
void watch_for_interrupt();

// Reports an error on standard error, as JSON where asked for: that is in English, as all that programs read.
int report(const Error& error, bool json, ExitCode code = bad_input);
// Prints to standard output; the exit code tells whether that went well.
int print(std::string_view text);

// A file's name for people, and its content; "-" is standard input.
Message name_of_file(const std::string& path);
Result<std::string> read_file(const std::string& path);

// Decimal digits and nothing else.
Result<std::uint64_t> whole_number(const std::string& text, Message place, std::uint64_t least = 0, std::uint64_t most = UINT64_MAX);

// Game options as command-line flags.
struct GameFlags {
  int players = 1;
  std::string with;
  std::string variants;
  int open_premonitions = 4;
  std::string talk = "silent";
  std::string duplicate_doors = "gain";
  std::string discarded_door = "goes-on";
  std::string paradox = "top";
  int hand_size = 5;
  int prophecy_depth = 5;
  std::string deck;

  void add(CLI::App& sub, Checks& checks);
  Result<onirim::Options> options() const;
  // Whether any of them stands on the command line.
  bool are_given() const;

 private:
  std::vector<const CLI::Option*> flags_;
};

}  // namespace meander
