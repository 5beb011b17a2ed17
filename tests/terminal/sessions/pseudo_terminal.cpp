#include "pseudo_terminal.hpp"

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <stdexcept>

namespace meander {

namespace {

constexpr std::chrono::seconds patience(20);
constexpr unsigned short rows = 50;

}  // namespace

PseudoTerminal::PseudoTerminal(const std::vector<std::string>& arguments, const Variables& environment, int columns) {
  const winsize size{rows, static_cast<unsigned short>(columns), 0, 0};
  child_ = forkpty(&terminal_, nullptr, nullptr, &size);
  if (child_ < 0) throw std::runtime_error("no pseudo-terminal");
  if (child_ == 0) become_meander(arguments, environment, std::filesystem::path(environment.at("MEANDER_HOME")).parent_path());
}

PseudoTerminal::~PseudoTerminal() {
  if (child_ > 0) {
    ::kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  close(terminal_);
}

void PseudoTerminal::type(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = write(terminal_, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    // The program may have ended: whoever waits for its output learns it.
    if (count < 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
}

void PseudoTerminal::echo(bool wanted) {
  termios manner{};
  tcgetattr(terminal_, &manner);
  manner.c_lflag = wanted ? manner.c_lflag | ECHO : manner.c_lflag & ~static_cast<tcflag_t>(ECHO);
  tcsetattr(terminal_, TCSANOW, &manner);
}

// Reads what comes; false when nothing came for a while, or nothing comes any more.
bool PseudoTerminal::more() {
  if (ended_) return false;
  pollfd wanted{terminal_, POLLIN, 0};
  if (poll(&wanted, 1, 100) <= 0) return false;
  std::array<char, 65536> block{};
  const ssize_t count = read(terminal_, block.data(), block.size());
  if (count < 0 && errno == EINTR) return false;
  // A terminal whose program has gone is an input error on Linux.
  if (count <= 0) ended_ = true;
  if (count > 0) everything_.append(block.data(), static_cast<std::size_t>(count));
  return count > 0;
}

void PseudoTerminal::give_up(std::string_view wanted) const {
  const std::size_t start = everything_.size() > 4000 ? everything_.size() - 4000 : 0;
  throw std::runtime_error("waited in vain for " + std::string(wanted) + (ended_ ? " (the program has ended)" : "") + "; the screen ends so:\n" +
                           everything_.substr(start));
}

std::string PseudoTerminal::until(std::string_view text) {
  std::size_t found = std::string::npos;
  const std::string all = until([&](std::string_view since) { return (found = since.find(text)) != std::string::npos; });
  if (found == std::string::npos) give_up("\"" + std::string(text) + "\"");
  consumed_ -= all.size() - found - text.size();
  return all.substr(0, found + text.size());
}

std::string PseudoTerminal::until(const Enough& enough) {
  const auto limit = std::chrono::steady_clock::now() + patience;
  while (!enough(std::string_view(everything_).substr(consumed_))) {
    if (ended_) break;
    more();
    if (std::chrono::steady_clock::now() > limit) give_up("more");
  }
  std::string all = everything_.substr(consumed_);
  consumed_ = everything_.size();
  return all;
}

std::string PseudoTerminal::until_prompt() {
  std::string text = until([](std::string_view since) { return since.ends_with("\n> "); });
  if (!text.ends_with("\n> ")) give_up("a prompt");
  return text;
}

std::string PseudoTerminal::rest() {
  return until([](std::string_view) { return false; });
}

int PseudoTerminal::exit_code() {
  if (child_ < 0) return exit_code_;
  while (!ended_) until([this](std::string_view) { return ended_; });
  int status = 0;
  waitpid(child_, &status, 0);
  child_ = -1;
  exit_code_ = exit_code_of(status);
  return exit_code_;
}

void PseudoTerminal::signal(int number) { ::kill(child_, number); }

void PseudoTerminal::kill() {
  if (child_ < 0) return;
  ::kill(child_, SIGKILL);
  int status = 0;
  waitpid(child_, &status, 0);
  child_ = -1;
  exit_code_ = exit_code_of(status);
}

}  // namespace meander
