// The built program from outside: its environment, and a run with lines on standard input.
//
//   Home home;
//   const Outcome outcome = run_meander({"stats", "--json"}, home.variables());
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace meander {

using Variables = std::map<std::string, std::string>;

// A data folder of its own, in memory where there is a place for it: nothing is proved by waiting for a disk.
class Home {
 public:
  Home();
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;
  ~Home();

  // Everything that the program finds in its environment. The language is English unless one is named.
  Variables variables() const;
  const std::filesystem::path& path() const { return path_; }
  // The journals of unfinished games.
  std::vector<std::filesystem::path> journals() const;
  // The complete lines of the only unfinished game; none when it is over.
  std::vector<std::string> journal() const;

 private:
  std::filesystem::path path_;
};

struct Outcome {
  int exit_code = -1;
  std::string output;  // standard output and standard error
};
Outcome run_meander(const std::vector<std::string>& arguments, const Variables& environment, const std::string& input = {});

// In a child process: becomes the program. Its folder is `folder`.
[[noreturn]] void become_meander(const std::vector<std::string>& arguments, const Variables& environment, const std::filesystem::path& folder);
// 128 and the signal's number for a program that was killed.
int exit_code_of(int status);

std::string text_of_file(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, const std::string& text);

}  // namespace meander
