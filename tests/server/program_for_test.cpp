#include "program_for_test.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "folder_for_test.hpp"

namespace meander::server {

Program::Program(std::vector<std::string> arguments) {
  std::string name = (std::filesystem::temp_directory_path() / "meander-errors-XXXXXX").string();
  const int errors = mkstemp(name.data());
  errors_ = name;
  int output[2];
  if (pipe(output) != 0) return;
  arguments.insert(arguments.begin(), MEANDER_PROGRAM);
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  process_ = fork();
  if (process_ == 0) {
    dup2(output[1], STDOUT_FILENO);
    dup2(errors, STDERR_FILENO);
    for (const int each : {output[0], output[1], errors}) close(each);
    setenv("LC_ALL", "C", 1);
    execv(MEANDER_PROGRAM, pointers.data());
    _exit(127);
  }
  close(errors);
  close(output[1]);
  std::string line;
  for (char c = 0; read(output[0], &c, 1) == 1 && c != '\n';) line += c;
  close(output[0]);
  const std::size_t colon = line.rfind(':');
  if (colon != std::string::npos) port_ = static_cast<unsigned short>(std::atoi(line.c_str() + colon + 1));
}

Program::~Program() {
  if (process_ > 0) {
    send(SIGKILL);
    wait();
  }
  std::error_code ignored;
  std::filesystem::remove(errors_, ignored);
}

void Program::send(int signal) const { kill(process_, signal); }

int Program::wait() {
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

void Program::limit_files(std::uintmax_t bytes) const {
  rlimit limit{};
  prlimit(process_, RLIMIT_FSIZE, nullptr, &limit);
  limit.rlim_cur = bytes;
  prlimit(process_, RLIMIT_FSIZE, &limit, nullptr);
}

std::string Program::errors() const { return content_of(errors_); }

}  // namespace meander::server
