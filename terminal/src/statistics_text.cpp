// Statistics as a table or, where that is too wide, as sentences.
#include "terminal/statistics_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "terminal/wrap.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

constexpr std::size_t columns = 8;
constexpr std::size_t first_number = 2;  // columns before it are words
constexpr int narrowest_options = 16;
using Row = std::array<std::string, columns>;
using Widths = std::array<int, columns>;

// Persons stand first.
std::string company(const std::string& seats) {
  int persons = 0;
  std::vector<std::string> players;
  for (std::size_t start = 0; start <= seats.size();) {
    const std::size_t end = std::min(seats.find(' ', start), seats.size());
    const std::string name = seats.substr(start, end - start);
    if (name == "person") {
      ++persons;
    } else {
      players.push_back(name);
    }
    start = end + 1;
  }
  const auto others = arg("player", comma_list(players));
  if (players.empty()) return persons == 1 ? tr("alone") : persons == 2 ? tr("two people") : trn("{count} person", "{count} people", persons);
  return persons == 1 ? tr("with {player}", others) : trn("{count} person with {player}", "{count} people with {player}", persons, others);
}

// Onirim's options go without its name.
std::string options_of(const Summary& summary) { return summary.of == "onirim" ? summary.options : summary.of + " " + summary.options; }

std::string per_cent(const Summary& summary) {
  const long rate = std::lround(100 * summary.win_rate());
  return tr("{rate} %", arg("rate", rate));
}

std::string form_of(const Summary& summary) {
  std::string form;
  for (const char result : summary.form) form += result == 'W' ? trc("short for won", "W") : trc("short for lost", "L");
  return form;
}

std::string wins_among(std::int64_t games, std::int64_t wins) {
  if (games == 1) return wins == 1 ? tr("It was won.") : tr("It was lost.");
  return wins == 0 ? tr("None of them was won.") : trn("{count} of them was won.", "{count} of them were won.", wins);
}

std::string assisted_sentences(const Summary& summary) {
  return trn("{count} game with help is not counted.", "{count} games with help are not counted.", summary.assisted_games) + " " +
         wins_among(summary.assisted_games, summary.assisted_wins);
}

std::string streak_cell(std::int64_t streak) {
  return streak < 0 ? trn("{count} loss", "{count} losses", -streak) : trn("{count} win", "{count} wins", streak);
}

std::string streak_sentence(std::int64_t streak) {
  return streak < 0 ? trn("The last game was lost.", "The last {count} games were lost.", -streak)
                    : trn("The last game was won.", "The last {count} games were won.", streak);
}

Row heading() {
  return {trc("heading of a column", "Options"), trc("heading of a column", "Who"),  trc("heading of a column", "Games"),
          trc("heading of a column", "Won"),     trc("heading of a column", "Rate"), trc("heading of a column", "Last ten"),
          trc("heading of a column", "Streak"),  trc("heading of a column", "Best")};
}

Row row_of(const Summary& summary) {
  Row row{options_of(summary), company(summary.seats), std::to_string(summary.games)};
  if (summary.games == 0) return row;
  const Row figures{"",
                    "",
                    "",
                    std::to_string(summary.wins),
                    per_cent(summary),
                    form_of(summary),
                    streak_cell(summary.streak),
                    std::to_string(summary.longest_winning_streak)};
  std::copy(figures.begin() + 3, figures.end(), row.begin() + 3);
  return row;
}

// Options that are wider than their column have a line, or several, of their own.
void add_row(std::vector<std::string>& lines, const Row& row, const Widths& widths, int width) {
  std::string line;
  for (std::size_t column = 0; column < columns; ++column) {
    std::string cell = row[column];
    if (column == 0 && columns_of(cell) > widths[0]) {
      for (std::string& part : wrap(cell, width)) lines.push_back(std::move(part));
      cell.clear();
    }
    if (column > 0) line += "  ";
    line += padded(cell, widths[column], column >= first_number && column != 5);
  }
  lines.push_back(line.substr(0, line.find_last_not_of(' ') + 1));
}

// Nothing where the width has no room for a table.
std::vector<std::string> table(const std::vector<Summary>& summaries, int width) {
  std::vector<Row> rows{heading()};
  for (const Summary& summary : summaries) rows.push_back(row_of(summary));
  Widths widths{};
  int others = 0;
  for (std::size_t column = 0; column < columns; ++column) {
    for (const Row& row : rows) widths[column] = std::max(widths[column], columns_of(row[column]));
    others += column == 0 ? 0 : widths[column] + 2;
  }
  if (others + std::max(narrowest_options, columns_of(rows[0][0])) > width) return {};
  widths[0] = std::min(widths[0], width - others);
  std::vector<std::string> lines;
  add_row(lines, rows[0], widths, width);
  for (std::size_t i = 0; i < summaries.size(); ++i) {
    add_row(lines, rows[i + 1], widths, width);
    if (summaries[i].assisted_games == 0) continue;
    for (std::string& line : wrap(assisted_sentences(summaries[i]), width, 2, 2)) lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<std::string> sentences(const Summary& summary) {
  std::vector<std::string> list{company(summary.seats)};
  if (summary.games > 0) {
    list.push_back(trn("{count} game, {wins} won ({rate}).", "{count} games, {wins} won ({rate}).", summary.games, arg("wins", summary.wins),
                       arg("rate", per_cent(summary))));
    list.push_back(tr("Last ten: {form}", arg("form", form_of(summary))));
    list.push_back(streak_sentence(summary.streak));
    if (summary.longest_winning_streak > 0) {
      list.push_back(trn("Most in a row: {count} win.", "Most in a row: {count} wins.", summary.longest_winning_streak));
    }
  }
  if (summary.assisted_games > 0) list.push_back(assisted_sentences(summary));
  return list;
}

}  // namespace

std::vector<std::string> statistics_lines(const std::vector<Summary>& summaries, int width) {
  const auto most = std::max(width, 30);
  if (summaries.empty()) return wrap(tr("No game has been finished yet."), most);
  std::vector<std::string> lines = table(summaries, most);
  if (!lines.empty()) return lines;
  for (const Summary& summary : summaries) {
    if (!lines.empty()) lines.emplace_back();
    for (std::string& line : wrap(options_of(summary), most)) lines.push_back(std::move(line));
    for (const std::string& sentence : sentences(summary)) {
      for (std::string& line : wrap(sentence, most, 2, 2)) lines.push_back(std::move(line));
    }
  }
  return lines;
}

}  // namespace meander
