// What `meander play` shows without arguments: a new game with its options explained, unfinished games, statistics, rules.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "terminal/local_games.hpp"
#include "words/rules_text.hpp"

namespace meander {

class Menu {
 public:
  Menu(Console& console, std::filesystem::path folder);

  // Until the person leaves; an error where a game could not be started or continued is told, and the menu goes on.
  SessionEnd run();

 private:
  // One of the items by number or by the beginning of its words; nothing when the input ends (end_ tells why) or the person goes back.
  std::optional<std::size_t> choose(const std::string& question, const std::vector<std::string>& items);
  // Any of them, in one line; an empty line means none.
  std::optional<std::vector<bool>> choose_any(const std::string& question, const std::vector<std::string>& items);
  std::optional<std::string> line();
  // A line that is neither back nor quit.
  std::optional<std::string> answer();

  void new_game();
  void new_onirim();
  void new_labyrinth();
  void continue_game();
  void statistics();
  void rules();
  void read_rules(const Rulebook& book);
  void tell_again(const std::string& flags, std::uint64_t seed);
  void play(const Result<SessionEnd>& end);
  void say(const std::string& text);
  void show(const std::vector<std::string>& items);

  Console& console_;
  std::filesystem::path folder_;
  LocalGames games_;
  std::optional<SessionEnd> end_;
};

}  // namespace meander
