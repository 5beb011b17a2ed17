// A file that somebody names to keep something in: it is new, and what is there already is never written over.
//
//   NewFile file("game.txt");
//   if (file.problem() == EEXIST) …                  // of the system, as in errno; 0: none
//   if (!file.write(text)) complain(file.problem())  // all of it or no file
#pragma once

#include <filesystem>
#include <string_view>

namespace meander {

class NewFile {
 public:
  // Creates it.
  explicit NewFile(std::filesystem::path path);
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  ~NewFile();

  int problem() const { return problem_; }
  // Once, after a creation without a problem. What is not written in the end, or not whole, is taken away again.
  bool write(std::string_view text);

 private:
  std::filesystem::path path_;
  int file_;
  int problem_;
};

}  // namespace meander
