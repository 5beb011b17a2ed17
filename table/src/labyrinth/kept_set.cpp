#include "table/labyrinth/kept_set.hpp"

#include <atomic>
#include <memory>
#include <string>

#include "table/json.hpp"
#include "table/labyrinth/default_set.hpp"

namespace meander::labyrinth {

namespace {

struct Kept {
  Kept(std::string line, const SetFile* read) : text(std::move(line)), file(read) {}
  std::string text;
  const SetFile* file;
  const Kept* next = nullptr;
  int number = 1;  // of those kept
  void stand_before(const Kept* other) {
    next = other;
    number = other == nullptr ? 1 : other->number + 1;
  }
};
// Only ever grows at its head, so readers need no lock.
std::atomic<const Kept*> newest{nullptr};

const Kept& default_one() {
  static const Kept kept(parse_json(default_set_text())->dump(), &default_set());
  return kept;
}

template <typename Fits>
const Kept* find_kept(Fits fits) {
  if (fits(default_one())) return &default_one();
  const Kept* each = newest;
  while (each != nullptr && !fits(*each)) each = each->next;
  return each;
}

}  // namespace

KeptSet keep_set(std::string_view text) {
  SetReading reading = read_component_set(text);
  if (!reading.faults.empty()) return {nullptr, std::move(reading.faults)};
  std::string line = parse_json(text)->dump();
  if (const Kept* kept = find_kept([&](const Kept& each) { return each.text == line; })) return {kept->file, {}};
  auto file = std::make_unique<const SetFile>(std::move(reading.set));
  auto kept = std::make_unique<Kept>(std::move(line), file.get());
  const Kept* head = newest;
  do {
    kept->stand_before(head);
    if (kept->number > most_kept_sets) return {nullptr, {{"set", marked("no more sets of one's own can be kept until the program is started anew")}}};
  } while (!newest.compare_exchange_weak(head, kept.get()));
  static_cast<void>(kept.release());  // it stands in the list now
  return {file.release(), {}};
}

const SetFile& set_file_of(const ComponentSet& set) {
  const Kept* kept = find_kept([&](const Kept& each) { return &each.file->components == &set; });
  return kept != nullptr ? *kept->file : default_set();
}

std::string_view text_of_set(const ComponentSet& set) {
  const Kept* kept = find_kept([&](const Kept& each) { return &each.file->components == &set; });
  return kept != nullptr ? std::string_view(kept->text) : std::string_view();
}

}  // namespace meander::labyrinth
