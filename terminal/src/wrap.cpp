// Counting and breaking text by what a terminal shows.
#include "terminal/wrap.hpp"

#include <cwchar>

#include <algorithm>
#include <cstdint>

namespace meander {

namespace {

// The character at the beginning of some text, and how many bytes it has. Broken UTF-8 counts byte by byte.
struct Character {
  wchar_t code;
  std::size_t bytes;
};

Character first_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  const std::size_t bytes = lead < 0x80 ? 1 : lead >> 5U == 0x6 ? 2 : lead >> 4U == 0xe ? 3 : lead >> 3U == 0x1e ? 4 : 1;
  if (bytes == 1 || bytes > text.size()) return {static_cast<wchar_t>(lead), 1};
  std::uint32_t code = lead & (0xffU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3fU);
  return {static_cast<wchar_t>(code), bytes};
}

// The length of the escape sequence that some text begins with, or 0.
std::size_t escape_length(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  const std::size_t end = text.find_first_of("ABCDEFGHJKSTfhlmsu", 2);
  return end == std::string_view::npos ? text.size() : end + 1;
}

}  // namespace

int columns_of(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    if (const std::size_t escape = escape_length(text); escape > 0) {
      text.remove_prefix(escape);
      continue;
    }
    const Character character = first_character(text);
    columns += std::max(0, wcwidth(character.code));
    text.remove_prefix(character.bytes);
  }
  return columns;
}

std::string padded(std::string_view text, int columns, bool right) {
  const std::string blanks(static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ');
  return right ? blanks + std::string(text) : std::string(text) + blanks;
}

std::string shortened(std::string_view text, int columns) {
  if (columns_of(text) <= columns) return std::string(text);
  std::string beginning;
  for (int column = 1; !text.empty();) {
    const std::size_t bytes = std::max(escape_length(text), first_character(text).bytes);
    column += columns_of(text.substr(0, bytes));
    if (column > columns) break;
    beginning += text.substr(0, bytes);
    text.remove_prefix(bytes);
  }
  return beginning + "…";
}

namespace {

// How many bytes of a word fit into so many columns: up to the last comma, or all that do.
std::size_t fitting(std::string_view word, int columns) {
  std::size_t end = 0;
  std::size_t comma = 0;
  while (end < word.size()) {
    const std::size_t escape = escape_length(word.substr(end));
    const std::size_t bytes = escape > 0 ? escape : first_character(word.substr(end)).bytes;
    columns -= columns_of(word.substr(end, bytes));
    if (columns < 0) break;
    end += bytes;
    if (word[end - 1] == ',') comma = end;
  }
  return comma > 0 ? comma : std::max<std::size_t>(end, 1);
}

}  // namespace

std::vector<std::string> wrap(std::string_view text, int width, int indent, int first) {
  std::vector<std::string> lines;
  std::string line(static_cast<std::size_t>(first), ' ');
  int column = first;
  bool begun = false;
  const auto next_line = [&] {
    lines.push_back(line.substr(0, line.find_last_not_of(' ') + 1));
    line.assign(static_cast<std::size_t>(indent), ' ');
    column = indent;
    begun = false;
  };
  for (bool more = true; more;) {
    const std::size_t end = text.find_first_of(" \n");
    std::string_view word = text.substr(0, end);
    if (begun && column + columns_of(word) > width) next_line();
    while (column + columns_of(word) > width && column < width) {
      const std::size_t part = fitting(word, width - column);
      line += word.substr(0, part);
      word.remove_prefix(part);
      next_line();
    }
    line += word;
    column += columns_of(word);
    begun = begun || !word.empty();
    more = end != std::string_view::npos;
    if (!more) break;
    if (text[end] == '\n') {
      next_line();
    } else {
      line += ' ';
      ++column;
    }
    text.remove_prefix(end + 1);
  }
  next_line();
  return lines;
}

namespace {

constexpr int gap = 3;  // columns between cells

int widest_of(const std::vector<std::string>& cells) {
  int widest = 1;
  for (const std::string& cell : cells) widest = std::max(widest, columns_of(cell));
  return widest;
}

}  // namespace

std::vector<std::string> in_columns(const std::vector<std::string>& cells, int width) {
  const int widest = widest_of(cells);
  const int most = std::max(1, (width + gap) / (widest + gap));
  const int rows = (static_cast<int>(cells.size()) + most - 1) / most;
  std::vector<std::string> lines(static_cast<std::size_t>(rows));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool last = i + static_cast<std::size_t>(rows) >= cells.size();
    lines[i % static_cast<std::size_t>(rows)] += last ? cells[i] : padded(cells[i], widest + gap);
  }
  return lines;
}

std::vector<std::string> side_by_side(const std::vector<std::string>& left, const std::vector<std::string>& right, int width) {
  std::vector<std::string> lines = left;
  const int middle = widest_of(left) + gap;
  if (left.empty() || middle + widest_of(right) > width) {
    lines.insert(lines.end(), right.begin(), right.end());
    return lines;
  }
  lines.resize(std::max(left.size(), right.size()));
  for (std::size_t i = 0; i < right.size(); ++i) lines[i] = padded(lines[i], middle) + right[i];
  return lines;
}

}  // namespace meander
