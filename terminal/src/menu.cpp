#include "terminal/menu.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "storage/statistics.hpp"
#include "table/labyrinth/default_set.hpp"
#include "terminal/labyrinth/set_lines.hpp"
#include "terminal/rules_lines.hpp"
#include "terminal/statistics_text.hpp"
#include "terminal/typed_text.hpp"
#include "terminal/unfinished_text.hpp"
#include "terminal/wrap.hpp"
#include "words/error_text.hpp"
#include "words/text.hpp"

namespace meander {

Menu::Menu(Console& console, std::filesystem::path folder) : console_(console), folder_(std::move(folder)), games_(console, folder_) {}

void Menu::say(const std::string& text) {
  for (const std::string& line : wrap(text, console_.style().width)) console_.print(line + "\n");
}

SessionEnd Menu::run() {
  say(tr("Meander: two labyrinths, one of cards and one of stone."));
  while (!end_ && !console_.failed()) {
    const auto unfinished = games_.unfinished();
    const std::size_t count = unfinished ? unfinished->size() : 0;
    console_.print("\n");
    const auto item = choose(tr("What would you like to do?"), {tr("New game"), trn("Continue ({count} game)", "Continue ({count} games)", count),
                                                                tr("Statistics"), tr("Rules"), tr("Quit")});
    if (!item) continue;
    switch (*item) {
      case 0:
        new_game();
        break;
      case 1:
        continue_game();
        break;
      case 2:
        statistics();
        break;
      case 3:
        rules();
        break;
      default:
        end_ = SessionEnd::left;
    }
  }
  return end_.value_or(SessionEnd::left);
}

std::optional<std::string> Menu::line() {
  std::string text;
  console_.print("> ");
  const Console::Got got = console_.read_line(text);
  if (got != Console::Got::line) {
    console_.print("\n");
    end_ = got == Console::Got::interrupted ? SessionEnd::interrupted : SessionEnd::end_of_input;
    return std::nullopt;
  }
  text.erase(0, std::min(text.find_first_not_of(" \t"), text.size()));
  text.erase(text.find_last_not_of(" \t") + 1);
  return text;
}

std::optional<std::string> Menu::answer() {
  auto text = line();
  if (text && *text == "quit") end_ = SessionEnd::left;
  if (text && (*text == "quit" || *text == "back")) text.reset();
  return text;
}

void Menu::show(const std::vector<std::string>& items) {
  const int width = console_.style().width;
  for (std::size_t i = 0; i < items.size(); ++i) {
    for (const std::string& row : wrap(fmt::format(" {}  {}", i + 1, items[i]), width, 4)) console_.print(row + "\n");
  }
}

namespace {

bool begins(const std::string& text, const std::string& beginning) {
  return text.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), text.begin(), [](char left, char right) {
           return std::tolower(static_cast<unsigned char>(left)) == std::tolower(static_cast<unsigned char>(right));
         });
}

// The items that a word means: the number of one, or the beginning of one or more.
std::vector<std::size_t> meant(const std::string& word, const std::vector<std::string>& items) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (word == std::to_string(i + 1)) return {i};
    if (begins(items[i], word)) found.push_back(i);
  }
  return found;
}

}  // namespace

std::optional<std::size_t> Menu::choose(const std::string& question, const std::vector<std::string>& items) {
  say(question);
  show(items);
  for (;;) {
    const auto text = answer();
    if (!text) return std::nullopt;
    const std::vector<std::size_t> found = text->empty() ? std::vector<std::size_t>() : meant(*text, items);
    if (found.size() == 1) return found.front();
    say(trn("Type 1, back or quit.", "Type a number from 1 to {count}, back or quit.", items.size()));
  }
}

std::optional<std::vector<bool>> Menu::choose_any(const std::string& question, const std::vector<std::string>& items) {
  say(question);
  show(items);
  for (;;) {
    const auto text = answer();
    if (!text) return std::nullopt;
    std::vector<bool> chosen(items.size(), false);
    bool understood = true;
    std::size_t start = 0;
    while ((start = text->find_first_not_of(" ,\t", start)) != std::string::npos) {
      const std::size_t end = std::min(text->find_first_of(" ,\t", start), text->size());
      const std::vector<std::size_t> found = meant(text->substr(start, end - start), items);
      understood = understood && found.size() == 1;
      if (found.size() == 1) chosen[found.front()] = true;
      start = end;
    }
    if (understood) return chosen;
    say(trn("Type 1, or nothing for none; back or quit.", "Type any of the numbers from 1 to {count} in one line, or nothing for none; back or quit.",
            items.size()));
  }
}

void Menu::play(const Result<SessionEnd>& end) {
  if (!end) return say(translated(end.error()));
  // Whoever leaves a game leaves the program, but after its end the menu is there again.
  if (*end != SessionEnd::game_over) end_ = *end;
}

void Menu::continue_game() {
  const auto games = games_.unfinished();
  if (!games) return say(translated(games.error()));
  if (games->empty()) return say(tr("There is no unfinished game."));
  if (games->size() == 1) return play(games_.resume(games->front().id));
  std::vector<std::string> items;
  for (const LocalGames::Unfinished& game : *games) items.push_back(unfinished_text(game, games_.turn_of(game.id)));
  if (const auto item = choose(tr("Which game? The last played is first."), items)) play(games_.resume((*games)[*item].id));
}

void Menu::statistics() {
  const Result<Statistics> statistics = read_statistics(folder_);
  if (!statistics) return say(translated(statistics.error()));
  for (const std::string& row : statistics_lines(summaries(statistics->games), console_.style().width)) console_.print(row + "\n");
}

namespace {

std::vector<std::string> games() {
  return {tr("Onirim: the card game of the dreamer in the labyrinth, for one or two"), tr("Labyrinth: The Paths of Destiny, for two to six")};
}

}  // namespace

void Menu::new_game() {
  const auto game = choose(tr("Which game? You can always say back or quit."), games());
  if (!game) return;
  *game == 0 ? new_onirim() : new_labyrinth();
}

void Menu::tell_again(const std::string& flags, std::uint64_t seed) {
  say(tr("The same game again: {command}", arg("command", "meander play " + flags + " --seed " + std::to_string(seed))));
}

void Menu::rules() {
  if (const auto game = choose(tr("Of which game?"), games())) read_rules(*rulebooks()[*game]);
}

void Menu::read_rules(const Rulebook& book) {
  const int width = console_.style().width;
  for (const std::string& row : rules_overview(book, width)) console_.print(row + "\n");
  for (;;) {
    const bool of_labyrinth = &book == &labyrinth::rulebook();
    say(of_labyrinth ? tr("Which chapter or rule, such as 3 or 3.5, or traps or guardian? Nothing to go back.")
                     : tr("Which chapter or rule, such as 3 or 3.5? Nothing to go back."));
    const auto text = answer();
    if (!text || text->empty()) return;
    // Numbers alone are those of this game.
    const bool bare = std::isdigit(static_cast<unsigned char>((*text)[0])) != 0;
    const auto part = of_labyrinth ? labyrinth::set_part(*text) : std::nullopt;
    const std::vector<std::string> rows = part ? labyrinth::set_lines(labyrinth::default_set(), *part, width)
                                               : rule_lines(bare ? std::string(book.prefix) + "-" + *text : *text, width);
    if (rows.empty()) {
      say(tr("There is no rule or chapter {id}: chapters go from 1 to {last}.", arg("id", repeated(*text)),
             arg("last", book.chapters.back().number)));
    }
    for (const std::string& row : rows) console_.print(row + "\n");
  }
}

}  // namespace meander
