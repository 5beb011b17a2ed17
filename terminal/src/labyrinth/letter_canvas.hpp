// A sheet of letters that is written on place by place, each letter with its colour. Internal.
//
//   LetterCanvas canvas(77, 31);
//   canvas.write(3, 0, "C3", paint_name);
//   canvas.lines(style)
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "words/style.hpp"

namespace meander::labyrinth {

class LetterCanvas {
 public:
  LetterCanvas(int columns, int rows) : columns_(columns), cells_(static_cast<std::size_t>(columns * rows)) {}

  // One letter of one column, in UTF-8. `paint`: an escape sequence, used where the style has colour; it must outlive the canvas.
  void put(int column, int row, std::string_view letter, const char* paint);
  // ASCII, from there to the right.
  void write(int column, int row, std::string_view text, const char* paint);

  // Without blanks at the ends of lines and without empty lines at the beginning and the end.
  std::vector<std::string> lines(const Style& style) const;

 private:
  struct Letter {
    std::string text;
    const char* paint = "";
  };
  int columns_;
  std::vector<Letter> cells_;
};

}  // namespace meander::labyrinth
