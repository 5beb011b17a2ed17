#include "load/server_process.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "load/machine.hpp"

namespace meander::load {

namespace {

double ticks_to_seconds(std::uint64_t ticks) { return static_cast<double>(ticks) / static_cast<double>(sysconf(_SC_CLK_TCK)); }

// The first line that it says; empty when it ends without one.
std::string first_line(int output) {
  std::string line;
  for (char c = 0; read(output, &c, 1) == 1 && c != '\n';) line += c;
  return line;
}

}  // namespace

ServerProcess::ServerProcess(const std::filesystem::path& program, std::vector<std::string> arguments, const Place& place) {
  int output[2];
  if (pipe2(output, O_CLOEXEC) != 0) return;
  arguments.insert(arguments.begin(), program.string());
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  const std::string errors = place.errors.string();
  process_ = fork();
  if (process_ == 0) {
    if (place.core) use_core(*place.core);
    const int file = open(errors.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    dup2(output[1], STDOUT_FILENO);
    dup2(file, STDERR_FILENO);
    setenv("LC_ALL", "C", 1);
    execv(program.c_str(), pointers.data());
    _exit(127);
  }
  close(output[1]);
  const std::string line = first_line(output[0]);
  close(output[0]);
  const std::size_t colon = line.rfind(':');
  if (colon != std::string::npos) port_ = static_cast<unsigned short>(std::atoi(line.c_str() + colon + 1));
}

ServerProcess::~ServerProcess() {
  if (process_ <= 0) return;
  signal(SIGKILL);
  wait();
}

void ServerProcess::signal(int number) const { kill(process_, number); }

int ServerProcess::wait() {
  int status = 0;
  while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

std::uint64_t ServerProcess::memory() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/statm");
  std::uint64_t all = 0;
  std::uint64_t resident = 0;
  file >> all >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

double ServerProcess::processor_time() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/stat");
  std::string text;
  std::getline(file, text);
  // The name of the program, in parentheses, may hold blanks; the two times are the 12th and 13th word after it.
  std::istringstream words(text.substr(std::min(text.rfind(')'), text.size() - 1) + 1));
  std::string skipped;
  for (int i = 0; i < 11; ++i) words >> skipped;
  std::uint64_t own = 0;
  std::uint64_t system = 0;
  words >> own >> system;
  return ticks_to_seconds(own + system);
}

}  // namespace meander::load
