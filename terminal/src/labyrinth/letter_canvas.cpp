#include "letter_canvas.hpp"

#include <algorithm>

namespace meander::labyrinth {

void LetterCanvas::put(int column, int row, std::string_view letter, const char* paint) {
  if (column < 0 || column >= columns_ || row < 0) return;
  const std::size_t index = static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
  if (index >= cells_.size()) return;
  cells_[index] = {std::string(letter), paint};
}

void LetterCanvas::write(int column, int row, std::string_view text, const char* paint) {
  for (std::size_t i = 0; i < text.size(); ++i) put(column + static_cast<int>(i), row, text.substr(i, 1), paint);
}

std::vector<std::string> LetterCanvas::lines(const Style& style) const {
  std::vector<std::string> lines;
  const auto written = [](const Letter& letter) { return !letter.text.empty(); };
  for (auto begin = cells_.begin(); begin != cells_.end(); begin += columns_) {
    auto end = begin + columns_;
    while (end != begin && !written(*(end - 1))) --end;
    std::string line;
    const char* paint = "";
    for (auto letter = begin; letter != end; ++letter) {
      const char* next = style.colour ? letter->paint : "";
      if (std::string_view(next) != paint) {
        if (*paint != '\0') line += "\x1b[0m";
        line += next;
        paint = next;
      }
      line += written(*letter) ? letter->text : " ";
    }
    if (*paint != '\0') line += "\x1b[0m";
    lines.push_back(std::move(line));
  }
  const auto empty = [](const std::string& line) { return line.empty(); };
  lines.erase(std::find_if_not(lines.rbegin(), lines.rend(), empty).base(), lines.end());
  lines.erase(lines.begin(), std::find_if_not(lines.begin(), lines.end(), empty));
  return lines;
}

}  // namespace meander::labyrinth
