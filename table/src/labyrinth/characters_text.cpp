#include "table/labyrinth/characters_text.hpp"

#include <algorithm>

namespace meander::labyrinth {

namespace {

constexpr std::array<std::string_view, 3> casting_words{"none", "drawn", "chosen"};

Message characters_expected() {
  std::string names;
  for (std::size_t i = 1; i < character_names.size(); ++i) (names += i > 1 ? ", " : "") += character_names[i];
  return {marked("must be drawn, chosen, or for each seat none or one of: {names}"), {{"names", names}}};
}

Message quoted(std::string_view name) { return "\"" + std::string(name.substr(0, 40)) + "\""; }

}  // namespace

Message read_characters(Options& options, std::string_view text) {
  for (std::size_t i = 0; i < casting_words.size(); ++i) {
    if (text != casting_words[i]) continue;
    options.casting = static_cast<Casting>(i);
    options.given = {};
    return {};
  }
  std::array<Character, most_seats> given{};
  std::size_t seat = 0;
  for (std::string_view rest = text; !rest.empty(); ++seat) {
    const std::string_view name = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(rest.size(), name.size() + 1));
    const std::optional<Character> character = character_named(name);
    if (!character) return {marked("{name} is no character; {expected}"), {{"name", quoted(name)}, {"expected", characters_expected()}}};
    if (seat >= given.size()) return {marked("names more characters than the {most} seats that there may be"), {{"most", most_seats}}};
    const bool taken =
        std::find(given.begin(), given.begin() + static_cast<std::ptrdiff_t>(seat), *character) != given.begin() + static_cast<std::ptrdiff_t>(seat);
    if (taken && *character != Character::none) return {marked("{name} is there twice"), {{"name", quoted(name)}}};
    given[seat] = *character;
  }
  if (seat == 0 || text.back() == ',') return characters_expected();
  options.casting = Casting::given;
  options.given = given;
  return {};
}

std::string words_of_characters(const Options& options) {
  if (options.casting != Casting::given) return std::string(casting_words[static_cast<std::size_t>(options.casting)]);
  std::string words;
  for (std::size_t seat = 0; seat < options.players; ++seat) (words += seat > 0 ? "," : "") += name_of(options.given[seat]);
  return words;
}

}  // namespace meander::labyrinth
