#include "terminal/menu.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "storage/statistics.hpp"
#include "terminal/rules_lines.hpp"
#include "terminal/statistics_text.hpp"
#include "terminal/typed_text.hpp"
#include "terminal/unfinished_text.hpp"
#include "terminal/wrap.hpp"
#include "words/error_text.hpp"
#include "words/text.hpp"

namespace meander::onirim {

Menu::Menu(Console& console, std::filesystem::path folder) : console_(console), folder_(std::move(folder)), games_(console, folder_) {}

void Menu::say(const std::string& text) {
  for (const std::string& line : wrap(text, console_.style().width)) console_.print(line + "\n");
}

Session::End Menu::run() {
  say(tr("Meander: Onirim, the card game of the dreamer in the labyrinth."));
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
        end_ = Session::End::left;
    }
  }
  return end_.value_or(Session::End::left);
}

std::optional<std::string> Menu::line() {
  std::string text;
  console_.print("> ");
  const Console::Got got = console_.read_line(text);
  if (got != Console::Got::line) {
    console_.print("\n");
    end_ = got == Console::Got::interrupted ? Session::End::interrupted : Session::End::end_of_input;
    return std::nullopt;
  }
  text.erase(0, std::min(text.find_first_not_of(" \t"), text.size()));
  text.erase(text.find_last_not_of(" \t") + 1);
  return text;
}

std::optional<std::string> Menu::answer() {
  auto text = line();
  if (text && *text == "quit") end_ = Session::End::left;
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

void Menu::play(const Result<Session::End>& end) {
  if (!end) return say(translated(end.error()));
  // Whoever leaves a game leaves the program, but after its end the menu is there again.
  if (*end != Session::End::game_over) end_ = *end;
}

void Menu::continue_game() {
  const auto games = games_.unfinished();
  if (!games) return say(translated(games.error()));
  if (games->empty()) return say(tr("There is no unfinished game."));
  if (games->size() == 1) return play(games_.resume(games->front().id));
  std::vector<std::string> items;
  for (const LocalGames::Unfinished& game : *games) items.push_back(unfinished_text(game));
  if (const auto item = choose(tr("Which game? The last played is first."), items)) play(games_.resume((*games)[*item].id));
}

void Menu::statistics() {
  const Result<Statistics> statistics = read_statistics(folder_);
  if (!statistics) return say(translated(statistics.error()));
  for (const std::string& row : statistics_lines(summaries(statistics->games), console_.style().width)) console_.print(row + "\n");
}

void Menu::rules() {
  const int width = console_.style().width;
  for (const std::string& row : rules_overview(rulebook(), width)) console_.print(row + "\n");
  for (;;) {
    say(tr("Which chapter or rule, such as 3 or 3.5? Nothing to go back."));
    const auto text = answer();
    if (!text || text->empty()) return;
    const std::vector<std::string> rows = rule_lines(*text, width);
    if (rows.empty()) say(tr("There is no rule or chapter {id}: they go from 1 to 10, and from ONI-1.1 to ONI-10.4.", arg("id", repeated(*text))));
    for (const std::string& row : rows) console_.print(row + "\n");
  }
}

}  // namespace meander::onirim
