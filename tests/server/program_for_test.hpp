// `meander serve` as a program of its own, which can be killed, and given a full disk.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "folder_for_test.hpp"
#include "load/server_process.hpp"

namespace meander::server {

class Program {
 public:
  // Runs until it has said where it is; port() is 0 when it ended instead.
  explicit Program(const std::vector<std::string>& arguments) : process_(MEANDER_PROGRAM, arguments, {{}, errors_file()}) {}

  unsigned short port() const { return process_.port(); }
  void send(int signal) const { process_.signal(signal); }
  // Its exit code, or the signal that ended it, negative.
  int wait() { return process_.wait(); }
  // Its files grow no larger than this from now on; nothing: as large as they like.
  void limit_files(std::uintmax_t bytes) const {
    rlimit limit{};
    prlimit(process_.process(), RLIMIT_FSIZE, nullptr, &limit);
    limit.rlim_cur = bytes;
    prlimit(process_.process(), RLIMIT_FSIZE, &limit, nullptr);
  }
  // What it wrote on standard error.
  std::string errors() const { return content_of(errors_file()); }

 private:
  std::filesystem::path errors_file() const { return folder_.path / "errors"; }

  FolderForTest folder_;
  load::ServerProcess process_;
};

}  // namespace meander::server
