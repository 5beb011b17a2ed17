// What the finished games add up to.
#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

#include "storage/statistics.hpp"

namespace meander {

namespace {

constexpr std::size_t form_length = 10;

// "greedy person" and "person greedy" are the same company.
std::string persons_first(const std::string& seats) {
  std::vector<std::string> names;
  for (std::size_t start = 0; start <= seats.size();) {
    const std::size_t end = std::min(seats.find(' ', start), seats.size());
    names.push_back(seats.substr(start, end - start));
    start = end + 1;
  }
  std::sort(names.begin(), names.end(), [](const std::string& a, const std::string& b) {
    return std::pair(a != "person", std::string_view(a)) < std::pair(b != "person", std::string_view(b));
  });
  std::string sorted;
  for (const std::string& name : names) sorted += (sorted.empty() ? "" : " ") + name;
  return sorted;
}

void count(Summary& summary, const FinishedGame& game) {
  const bool won = game.result == GameResult::won;
  if (game.assisted) {
    ++summary.assisted_games;
    summary.assisted_wins += won ? 1U : 0U;
    return;
  }
  ++summary.games;
  summary.wins += won ? 1U : 0U;
  summary.form += won ? 'W' : 'L';
  if (summary.form.size() > form_length) summary.form.erase(0, 1);
  if (won) {
    summary.streak = std::max<std::int64_t>(summary.streak, 0) + 1;
    summary.longest_winning_streak = std::max(summary.longest_winning_streak, static_cast<std::size_t>(summary.streak));
  } else {
    summary.streak = std::min<std::int64_t>(summary.streak, 0) - 1;
  }
}

}  // namespace

std::vector<Summary> summaries(const std::vector<FinishedGame>& games) {
  std::vector<Summary> all;
  for (const FinishedGame& game : games) {
    const std::string seats = persons_first(game.seats);
    auto found = std::find_if(all.begin(), all.end(),
                              [&](const Summary& each) { return each.of == game.of && each.options == game.options && each.seats == seats; });
    if (found == all.end()) {
      all.emplace_back();
      found = all.end() - 1;
      found->of = game.of;
      found->options = game.options;
      found->seats = seats;
    }
    count(*found, game);
  }
  // Ties are broken by the words, so that the order is always the same.
  const auto rank = [](const Summary& summary) { return -static_cast<std::int64_t>(summary.games + summary.assisted_games); };
  std::sort(all.begin(), all.end(), [&](const Summary& a, const Summary& b) {
    return std::tuple(rank(a), b.of, a.options, a.seats) < std::tuple(rank(b), a.of, b.options, b.seats);
  });
  return all;
}

}  // namespace meander
