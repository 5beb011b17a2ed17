// What the finished games add up to.
#include <algorithm>
#include <tuple>

#include "storage/statistics.hpp"

namespace meander {

namespace {

constexpr std::size_t form_length = 10;

// "greedy person" and "person greedy" are the same company.
std::string persons_first(const std::string& seats) {
  const std::size_t blank = seats.find(' ');
  if (blank == std::string::npos || !seats.ends_with(" person")) return seats;
  return "person " + seats.substr(0, blank);
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
    auto found = std::find_if(all.begin(), all.end(), [&](const Summary& each) { return each.options == game.options && each.seats == seats; });
    if (found == all.end()) {
      all.emplace_back();
      found = all.end() - 1;
      found->options = game.options;
      found->seats = seats;
    }
    count(*found, game);
  }
  // Ties are broken by the words, so that the order is always the same.
  const auto rank = [](const Summary& summary) { return -static_cast<std::int64_t>(summary.games + summary.assisted_games); };
  std::sort(all.begin(), all.end(),
            [&](const Summary& a, const Summary& b) { return std::tuple(rank(a), a.options, a.seats) < std::tuple(rank(b), b.options, b.seats); });
  return all;
}

}  // namespace meander
