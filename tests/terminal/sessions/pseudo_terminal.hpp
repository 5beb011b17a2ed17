// The program at a terminal, as a person has it: a pseudo-terminal with a size, what is typed, what comes out, and how it ends.
//
//   PseudoTerminal terminal({"play", "--seed", "7"}, home.variables());
//   terminal.until("Your turn");
//   terminal.enter("quit");
//   EXPECT_EQ(terminal.exit_code(), 0);
//
// What does not come in time is an exception that shows the screen, so that a test fails with its reason.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "program.hpp"

namespace meander {

class PseudoTerminal {
 public:
  PseudoTerminal(const std::vector<std::string>& arguments, const Variables& environment, int columns = 80);
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;
  ~PseudoTerminal();

  // Bytes as the keyboard sends them: "\x03" is Ctrl-C, "\x04" Ctrl-D.
  void type(std::string_view bytes);
  void enter(std::string_view line) { type(std::string(line) + "\n"); }

  // Whether the terminal itself shows what is typed, as it does at first.
  void echo(bool wanted);

  // What came since the last wait, up to and with this text.
  std::string until(std::string_view text);
  // All that came since the last wait, as soon as it is enough, or the program has ended.
  using Enough = std::function<bool(std::string_view)>;
  std::string until(const Enough& enough);
  // Up to the next prompt.
  std::string until_prompt();
  // The rest up to the program's end.
  std::string rest();

  // Waits for the end.
  int exit_code();
  bool ended() const { return ended_; }
  void kill();
  // As a closing terminal (SIGHUP) or a shut-down (SIGTERM) does.
  void signal(int number);
  // From the first byte on.
  const std::string& everything() const { return everything_; }

 private:
  bool more();
  [[noreturn]] void give_up(std::string_view wanted) const;

  int terminal_ = -1;
  pid_t child_ = -1;
  int exit_code_ = -1;
  bool ended_ = false;  // nothing more comes
  std::string everything_;
  std::size_t consumed_ = 0;
};

}  // namespace meander
