#include "words/options_title.hpp"

#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

std::string expansions_of(const Options& options) {
  std::vector<std::string> expansions;
  if (options.book) expansions.push_back(tr("Book of Steps"));
  if (options.towers) expansions.push_back(tr("Towers"));
  if (options.premonitions) expansions.push_back(tr("Premonitions"));
  return expansions.empty() ? tr("Base game") : list_of(expansions);
}

}  // namespace

std::string options_title(const Options& options, const Table::Seats& seats) {
  if (options.players == 1) return options_title(options);
  const Argument what = arg("game", expansions_of(options));
  if (seats[0] == SeatKind::person && seats[1] == SeatKind::person) return tr("{game}, two people", what);
  return tr("{game}, with the computer", what);
}

std::string options_title(const Options& options) {
  const Argument what = arg("game", expansions_of(options));
  return options.players == 1 ? tr("{game}, alone", what) : tr("{game}, for two", what);
}

}  // namespace meander::onirim
