#include "words/options_title.hpp"

#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::onirim {

std::string options_title(const Options& options, const Table::Seats& seats) {
  std::vector<std::string> expansions;
  if (options.book) expansions.push_back(tr("Book of Steps"));
  if (options.towers) expansions.push_back(tr("Towers"));
  if (options.premonitions) expansions.push_back(tr("Premonitions"));
  const std::string what = expansions.empty() ? tr("Base game") : list_of(expansions);
  if (options.players == 1) return tr("{game}, alone", arg("game", what));
  if (seats[0] == SeatKind::person && seats[1] == SeatKind::person) return tr("{game}, two people", arg("game", what));
  return tr("{game}, with the computer", arg("game", what));
}

}  // namespace meander::onirim
