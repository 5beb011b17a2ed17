// Where a person reads and types: lines in, text out, and what the terminal can show.
//
//   Console console(STDIN_FILENO, STDOUT_FILENO, stop_requested);
//   console.print("Your turn.\n");
//   switch (console.read_line(line)) …
#pragma once

#include <atomic>
#include <string>
#include <string_view>

#include "words/style.hpp"

namespace meander {

// From the terminal, COLUMNS, TERM and NO_COLOR.
Style style_of(int descriptor);

class Console {
 public:
  // `stop` is set by Ctrl-C, at any time.
  Console(int input, int output, const std::atomic<bool>& stop, bool plain);

  enum class Got { line, end_of_input, interrupted };
  // Without its line break. A last line without one counts. Lines of a script are repeated on the output, so that it can be followed.
  Got read_line(std::string& line);
  // After a failure nothing more is written.
  void print(std::string_view text);
  bool failed() const { return failed_; }

  // Whether a person sits there: both ends are a terminal.
  bool interactive() const { return interactive_; }
  // Measured anew, since windows change.
  Style style() const;

  // A screen that leaves nothing in the scroll-back; only on a terminal.
  void enter_private_screen();
  void leave_private_screen();
  void clear();

 private:
  int input_;
  int output_;
  const std::atomic<bool>& stop_;
  bool plain_;
  bool interactive_;
  bool private_screen_ = false;
  bool failed_ = false;
  bool ended_ = false;
  bool too_long_ = false;  // the line that was read last: its rest is still to come
  std::string pending_;
};

}  // namespace meander
