// Text in columns: UTF-8 is counted as a terminal shows it, escape sequences take no room.
//
//   columns_of("\x1b[31mRS\x1b[0m")  →  2
//   wrap("a long sentence …", 40, 4) →  lines of at most 40 columns, the second and later ones set in by 4
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace meander {

int columns_of(std::string_view text);

// With blanks up to that many columns, behind or (`right`) before it; longer text stays as it is.
std::string padded(std::string_view text, int columns, bool right = false);

// Lines of at most `width` columns, the first set in by `first` blanks, the others by `indent`. They are broken at blanks and line feeds; a word that
// is longer than a line after a comma of it, or where it must be.
std::vector<std::string> wrap(std::string_view text, int width, int indent = 0, int first = 0);

// The beginning in at most that many columns, with "…" where something is left out.
std::string shortened(std::string_view text, int columns);

// Cells in as many columns as the width has room for, filled down column by column.
std::vector<std::string> in_columns(const std::vector<std::string>& cells, int width);

// Two lists beside each other where the width has room for both; otherwise one below the other.
std::vector<std::string> side_by_side(const std::vector<std::string>& left, const std::vector<std::string>& right, int width);

}  // namespace meander
