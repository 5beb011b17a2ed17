// The statistics of this computer, for people and programs.
#include "stats_command.hpp"

#include "command.hpp"
#include "storage/data_folder.hpp"
#include "storage/statistics.hpp"
#include "study/simulation.hpp"
#include "table/json.hpp"
#include "terminal/console.hpp"
#include "terminal/statistics_text.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

Json json_of(const Summary& summary) {
  const auto interval = wilson_interval(summary.wins, summary.games);
  Json json = Json::object();
  json["game"] = summary.of;
  json["options"] = summary.options;
  json["seats"] = summary.seats;
  json["games"] = summary.games;
  json["wins"] = summary.wins;
  json["win_rate"] = summary.win_rate();
  json["ci95"] = Json::array({interval[0], interval[1]});
  json["form"] = summary.form;
  json["streak"] = summary.streak;
  json["longest_winning_streak"] = summary.longest_winning_streak;
  json["assisted"] = {{"games", summary.assisted_games}, {"wins", summary.assisted_wins}};
  return json;
}

// File names are in UTF-8 nearly always; others must not stop the program.
std::string line_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"; }

std::string damage_sentence(const Statistics& statistics) {
  return trn("{count} damaged line of the statistics was left out.", "{count} damaged lines of the statistics were left out.", statistics.damaged);
}

int reset_them(const std::filesystem::path& folder, bool json) {
  const auto backup = reset_statistics(folder);
  if (!backup) return report(backup.error(), json, failed);
  if (json) return print(line_of(Json{{"backup", *backup ? Json((*backup)->string()) : Json()}}));
  if (!*backup) return print(tr("There are no statistics yet; nothing was changed.") + "\n");
  const std::string file = (*backup)->string();
  return print(tr("The statistics begin anew. The old ones are kept in {file}.", arg("file", file)) + "\n");
}

}  // namespace

int run_stats(bool reset, bool json) {
  const auto folder = data_folder();
  if (!folder) return report(folder.error(), json);
  if (reset) return reset_them(*folder, json);
  const Result<Statistics> statistics = read_statistics(*folder);
  if (!statistics) return report(statistics.error(), json);
  const std::vector<Summary> all = summaries(statistics->games);
  if (json) {
    Json list = Json::array();
    for (const Summary& summary : all) list.push_back(json_of(summary));
    if (statistics->damaged > 0) std::fprintf(stderr, "meander: %s\n", damage_sentence(*statistics).c_str());
    return print(line_of(list));
  }
  std::string text;
  for (const std::string& line : statistics_lines(all, style_of(STDOUT_FILENO).width)) text += line + "\n";
  if (all.empty()) text += tr("Play one: {command}", arg("command", "meander play")) + "\n";
  if (statistics->damaged > 0) text += "\n" + damage_sentence(*statistics) + "\n";
  return print(text);
}

}  // namespace meander
