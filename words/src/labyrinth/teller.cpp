#include "words/labyrinth/teller.hpp"

#include <algorithm>
#include <cstdlib>

#include "labyrinth/notation.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

// In the reader's language, in English, or the id.
std::string called(const std::vector<Names>* names, int kind, std::string_view id) {
  if (names == nullptr) return std::string(id);
  const Names& name = (*names)[static_cast<std::size_t>(kind) - 1];
  // Translators: the code of your language as component sets have it (docs/rules/labyrinth-set.json): en, pl, de …
  for (const std::string& language : {trc("code of a language", "en"), std::string("en")}) {
    if (const auto found = name.find(language); found != name.end()) return found->second;
  }
  return std::string(id);
}

}  // namespace

Teller teller_by_ids(const ComponentSet& set) {
  return {.viewer = -1, .names = seat_names(), .company = {}, .set = &set, .file = nullptr, .style = {}};
}

std::array<std::string, most_seats> seat_names() {
  std::array<std::string, most_seats> names;
  for (std::size_t seat = 0; seat < most_seats; ++seat) names[seat] = tr("seat {seat}", arg("seat", seat + 1));
  return names;
}

Company company_of(const std::array<SeatKind, most_seats>& seats, int players) {
  const auto end = seats.begin() + players;
  const bool alone = std::count(seats.begin(), end, SeatKind::person) == 1;
  Company company;
  std::transform(seats.begin(), end, company.begin(), [alone](SeatKind kind) {
    if (kind == SeatKind::person) return alone ? trc("who sits at a seat", "you") : tr("a person");
    return tr("the computer {player}", arg("player", name_of(kind)));
  });
  return company;
}

std::vector<std::string> names_of(SeatSet seats, const Teller& teller) {
  std::vector<std::string> names;
  for (; seats != 0; seats = without(seats, first_of(seats))) names.push_back(teller.name(first_of(seats)));
  return names;
}

std::string list_of_names(SeatSet seats, const Teller& teller) { return list_of(names_of(seats, teller)); }

std::string trap_words(int kind, const Teller& teller) {
  if (static_cast<std::size_t>(kind) > teller.set->traps.size()) return tr("blank");
  return called(teller.file == nullptr ? nullptr : &teller.file->traps, kind, trap_name(*teller.set, kind));
}

std::string card_words(int kind, const Teller& teller) {
  return called(teller.file == nullptr ? nullptr : &teller.file->guardian, kind, card_name(*teller.set, kind));
}

std::string needed_words(const TrapKind& kind) {
  if (kind.retry == kind.number) return tr("{number} or more", arg("number", kind.number));
  return tr("{number} or more at a first try, {retry} or more at a retry", arg("number", kind.number), arg("retry", kind.retry));
}

std::string sum_text(Dice dice, int dropped, int added) {
  if (dice.size() == 1 && added == 0) return std::to_string(dice[0]);
  std::string text;
  std::string left_out;
  int sum = added;
  for (int i = 0; i < dice.size(); ++i) {
    std::string& part = i < dropped ? left_out : text;
    part += (part.empty() ? "" : " + ") + std::to_string(dice[i]);
    if (i >= dropped) sum += dice[i];
  }
  if (added != 0) text += (added > 0 ? " (+" : " (-") + std::to_string(std::abs(added)) + ")";
  text += " = " + std::to_string(sum);
  return dropped == 0 ? text : tr("{sum}, {dice} dropped", arg("sum", text), arg("dice", left_out));
}

}  // namespace meander::labyrinth
