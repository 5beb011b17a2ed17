// What journals are called, and what their lines may hold.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace meander {

inline constexpr const char* game_ending = ".game";

inline std::filesystem::path games_folder(const std::filesystem::path& data_folder) { return data_folder / "games"; }
inline std::filesystem::path path_of_game(const std::filesystem::path& data_folder, const std::string& id) {
  return games_folder(data_folder) / (id + game_ending);
}
inline Error not_an_id(const std::string& id) { return {"\"" + id.substr(0, 40) + "\"", marked("is not the id of a game")}; }

// One line or several, none of them empty.
inline bool is_journal_text(std::string_view text) {
  return !text.empty() && text.front() != '\n' && text.back() != '\n' && text.find("\n\n") == std::string_view::npos &&
         text.find('\0') == std::string_view::npos;
}

inline void split_lines(std::string_view text, std::vector<std::string>& lines) {
  for (bool more = true; more;) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    more = end != std::string_view::npos;
    if (more) text.remove_prefix(end + 1);
  }
}

}  // namespace meander
