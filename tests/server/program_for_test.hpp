// `meander serve` as a program of its own, which can be killed, and given a full disk.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace meander::server {

class Program {
 public:
  // Runs until it has said where it is; port() is 0 when it ended instead.
  explicit Program(std::vector<std::string> arguments);
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  // Killed, if it is still there.
  ~Program();

  unsigned short port() const { return port_; }
  void send(int signal) const;
  // Its exit code, or the signal that ended it, negative.
  int wait();
  // Its files grow no larger than this from now on; nothing: as large as they like.
  void limit_files(std::uintmax_t bytes) const;
  // What it wrote on standard error.
  std::string errors() const;

 private:
  int process_ = -1;
  unsigned short port_ = 0;
  std::filesystem::path errors_;
};

}  // namespace meander::server
