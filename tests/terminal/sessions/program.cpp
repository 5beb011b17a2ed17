#include "program.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace meander {

Home::Home() {
  const bool memory = access("/dev/shm", W_OK) == 0;
  std::string name = (memory ? std::filesystem::path("/dev/shm") : std::filesystem::temp_directory_path()) / "meander-XXXXXX";
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for a test: " + name);
  path_ = name;
}

Home::~Home() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

Variables Home::variables() const {
  const char* path = std::getenv("PATH");
  return {{"MEANDER_HOME", path_ / "data"}, {"TERM", "xterm-256color"}, {"NO_COLOR", "1"}, {"LANGUAGE", "en"}, {"PATH", path == nullptr ? "" : path}};
}

std::vector<std::filesystem::path> Home::journals() const {
  std::vector<std::filesystem::path> found;
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator(path_ / "data" / "games", ignored)) {
    if (entry.path().extension() == ".game") found.push_back(entry.path());
  }
  return found;
}

std::vector<std::string> Home::journal() const {
  const auto files = journals();
  if (files.empty()) return {};
  if (files.size() > 1) throw std::runtime_error("there are several unfinished games");
  const std::string text = text_of_file(files.front());
  std::vector<std::string> lines;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = text.find('\n', start);
    if (end == std::string::npos) break;
    lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

void become_meander(const std::vector<std::string>& arguments, const Variables& environment, const std::filesystem::path& folder) {
  std::vector<std::string> words{MEANDER_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<std::string> variables;
  for (const auto& [name, value] : environment) variables.push_back(name + "=" + value);
  const auto pointers = [](std::vector<std::string>& texts) {
    std::vector<char*> list;
    for (std::string& text : texts) list.push_back(text.data());
    list.push_back(nullptr);
    return list;
  };
  if (chdir(folder.c_str()) == 0) execve(MEANDER_PROGRAM, pointers(words).data(), pointers(variables).data());
  _exit(127);
}

int exit_code_of(int status) { return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status); }

Outcome run_meander(const std::vector<std::string>& arguments, const Variables& environment, const std::string& input) {
  // Through files: nobody waits for the other end of a pipe.
  const Home work;
  write_file(work.path() / "input", input);
  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("no process for the program");
  if (child == 0) {
    const int in = open((work.path() / "input").c_str(), O_RDONLY);
    const int out = open((work.path() / "output").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    become_meander(arguments, environment, work.path());
  }
  int status = 0;
  waitpid(child, &status, 0);
  return {exit_code_of(status), text_of_file(work.path() / "output")};
}

std::string text_of_file(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

void write_file(const std::filesystem::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

}  // namespace meander
