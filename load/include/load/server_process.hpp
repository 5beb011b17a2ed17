// `meander serve` as a process of its own: started, measured, killed.
//
//   ServerProcess server(program, {"serve", "--port", "0", "--database", file}, {.core = 0});
//   if (server.port() == 0) return report("it did not start");
//   server.signal(SIGTERM);
//   const int code = server.wait();
//
// Guarantees:
// - The constructor returns when the server has said where it is, or has ended.
// - The destructor leaves no process behind.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace meander::load {

class ServerProcess {
 public:
  struct Place {
    std::optional<int> core;                     // the only core that it may use
    std::filesystem::path errors = "/dev/null";  // what it says on standard error
  };
  ServerProcess(const std::filesystem::path& program, std::vector<std::string> arguments, const Place& place);
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  // Killed, if it is still there.
  ~ServerProcess();

  unsigned short port() const { return port_; }
  int process() const { return process_; }
  void signal(int number) const;
  // Its exit code, or the signal that ended it, negative.
  int wait();

  std::uint64_t memory() const;   // bytes that are resident
  double processor_time() const;  // seconds, of all its threads

 private:
  int process_ = -1;
  unsigned short port_ = 0;
};

}  // namespace meander::load
