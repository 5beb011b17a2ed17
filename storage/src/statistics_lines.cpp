// A finished game as a line of JSON and back.
#include "statistics_lines.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "storage/game_file.hpp"
#include "table/json.hpp"
#include "table/labyrinth/options_text.hpp"
#include "table/options_text.hpp"

namespace meander {

namespace {

constexpr std::array<std::string_view, 5> results{"won", "lost deck", "lost door", "given up", "lost"};

// "2026-11-28T12:00:00Z": digits where digits belong.
bool is_time(std::string_view text) {
  constexpr std::string_view pattern = "0000-00-00T00:00:00Z";
  if (text.size() != pattern.size()) return false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != pattern[i]) return false;
  }
  return true;
}

// Names of players with one blank between them; as many as there are seats, one of them a person.
bool are_seats(std::string_view text, int players) {
  bool person = false;
  int count = 0;
  for (std::size_t start = 0; start <= text.size(); ++count) {
    const std::size_t end = std::min(text.find(' ', start), text.size());
    const std::string_view name = text.substr(start, end - start);
    if (name.empty() || name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_") != std::string_view::npos) return false;
    person = person || name == "person";
    start = end + 1;
  }
  return person && count == players;
}

const std::string* text_at(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found == json.end() ? nullptr : found->get_ptr<const std::string*>();
}

// The options in their one form; how many play.
Result<int> check_onirim(FinishedGame& game) {
  if (game.of != "onirim") return Error{"of", marked("is no game that is known")};
  if (game.result == GameResult::lost) return Error{"result", marked("is none of this game")};
  const Result<onirim::Options> options = onirim::options_from_words(game.options);
  if (!options) return options.error();
  game.options = onirim::words_of(*options);
  return int{options->players};
}
Result<int> check_labyrinth(FinishedGame& game) {
  if (game.result != GameResult::won && game.result != GameResult::lost) return Error{"result", marked("is none of this game")};
  const std::size_t set = std::min(game.options.find(" set=\""), game.options.size());
  const Result<labyrinth::Options> options = labyrinth::options_from_words(game.options.substr(0, set));
  if (!options) return options.error();
  game.options = labyrinth::words_of(*options) + game.options.substr(set);
  return int{options->players};
}

}  // namespace

std::optional<Error> check(FinishedGame& game) {
  if (!is_game_id(game.game)) return Error{"game", marked("is not the id of a game")};
  const Result<int> players = game.of == "labyrinth" ? check_labyrinth(game) : check_onirim(game);
  if (!players) return players.error();
  if (!are_seats(game.seats, *players)) return Error{"seats", marked("are not the players of such a game")};
  if (!is_time(game.finished)) return Error{"finished", marked("is not a time such as 2026-11-28T12:00:00Z")};
  return std::nullopt;
}

std::string heading_line() { return Json{{"format", statistics_format}, {"version", statistics_version}}.dump(); }

std::string line_of(const FinishedGame& game) {
  Json json = Json::object();
  json["game"] = game.game;
  if (game.of != "onirim") json["of"] = game.of;
  json["options"] = game.options;
  json["seats"] = game.seats;
  json["result"] = results[static_cast<std::size_t>(game.result)];
  json["assisted"] = game.assisted;
  json["turns"] = game.turns;
  json["finished"] = game.finished;
  return json.dump();
}

// Keys it does not know are left alone.
StatisticsLine read_line(std::string_view line) {
  const Result<Json> json = parse_json(line);
  if (!json || !json->is_object()) return Damaged{};
  if (const std::string* format = text_at(*json, "format")) {
    const auto version = json->find("version");
    if (*format != statistics_format || version == json->end() || !version->is_number_unsigned() || *version == 0) return Damaged{};
    return Heading{version->get<std::uint64_t>() > statistics_version ? statistics_version + 1 : statistics_version};
  }
  FinishedGame game;
  const std::string* result = text_at(*json, "result");
  const auto assisted = json->find("assisted");
  const auto turns = json->find("turns");
  for (const auto& [key, field] : {std::pair{"game", &game.game}, {"options", &game.options}, {"seats", &game.seats}, {"finished", &game.finished}}) {
    const std::string* text = text_at(*json, key);
    if (text == nullptr) return Damaged{};
    *field = *text;
  }
  if (const std::string* of = text_at(*json, "of")) game.of = *of;
  const auto* const known = result == nullptr ? results.end() : std::find(results.begin(), results.end(), *result);
  if (known == results.end()) return Damaged{};
  game.result = static_cast<GameResult>(known - results.begin());
  if (assisted == json->end() || !assisted->is_boolean() || turns == json->end() || !turns->is_number_unsigned() || *turns > UINT32_MAX ||
      check(game)) {
    return Damaged{};
  }
  game.assisted = assisted->get<bool>();
  game.turns = turns->get<std::uint32_t>();
  return game;
}

}  // namespace meander
