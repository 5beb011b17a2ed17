// What the decisions of a record cost.
#include <fmt/format.h>

#include "advice_commands.hpp"
#include "chance_plot.hpp"
#include "onirim/notation.hpp"
#include "output_file.hpp"
#include "players/strong/learned.hpp"
#include "progress.hpp"
#include "words/advice_text.hpp"
#include "words/error_text.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

constexpr std::size_t told = 3;

Json json_of(const Decision& decision) {
  return {{"step", decision.step},
          {"turn", decision.turn},
          {"taken", text_of(decision.taken, 1)},
          {"best", text_of(decision.judgement.best, 1)},
          {"chance", decision.judgement.chance},
          {"best_chance", decision.judgement.best_chance}};
}

Json json_of(const Analysis& analysis) {
  Json json = Json::object();
  json["decisions"] = Json::array();
  for (const Decision& decision : analysis.decisions) json["decisions"].push_back(json_of(decision));
  json["worst"] = Json::array();
  for (const Decision& decision : analysis.worst(told)) json["worst"].push_back(json_of(decision));
  json["cost"] = analysis.all_costs();
  json["result"] = analysis.over ? Json(analysis.won ? "won" : "lost") : Json(nullptr);
  return json;
}

std::string text_of(const Analysis& analysis) {
  const auto points = [](double cost) { return arg("points", fmt::format("{:.1f}", 100 * cost)); };
  std::string text = trn("{count} decision was a choice; what was not the best costs {points} percentage points of winning in all.",
                         "{count} decisions were a choice; what was not the best costs {points} percentage points of winning in all.",
                         analysis.decisions.size(), points(analysis.all_costs())) +
                     "\n";
  for (const Decision& decision : analysis.worst(told)) {
    text += tr("Turn {turn}: {taken} {chance}; {best} would have been {best_chance} ({points} points more)", arg("turn", decision.turn),
               arg("taken", text_of(decision.taken, 1)), arg("chance", chance_text(decision.judgement.chance)),
               arg("best", text_of(decision.judgement.best, 1)), arg("best_chance", chance_text(decision.judgement.best_chance)),
               points(decision.cost())) +
            "\n";
  }
  return text;
}

}  // namespace

}  // namespace meander::onirim

namespace meander {

void AnalyseFlags::add(CLI::App& sub) {
  sub.add_option("FILE", record, tr("A record; - for standard input"))->type_name(tr("FILE"))->required();
  sub.add_option("--svg", svg, tr("Draw the chances to this file, which must be new; - for standard output"))->type_name(tr("FILE"));
}

int run_analyse(const AnalyseFlags& flags, bool json) {
  using namespace onirim;
  const Result<std::string> text = read_file(flags.record);
  if (!text) return report(text.error(), json);
  const Result<Record> record = record_from_text(*text);
  if (!record) return report(in_place(name_of_file(flags.record), record.error()), json);
  if (record->options.players != 1) return report({name_of_file(flags.record), marked("what is analysed is playing alone")}, json);
  watch_for_interrupt();
  const Analysis analysis = analyse(*record, StrongPlayer(*learned_network(), thorough), stop_requested, progress_of(record->steps.size()));
  end_progress();
  if (!flags.svg.empty()) {
    if (const int code = write_picture(flags.svg, chance_plot(analysis), json); code != done || flags.svg == "-") return code;
  }
  const int printed = print(json ? json_of(analysis).dump() + "\n" : text_of(analysis));
  return stop_requested ? interrupted : printed;
}

}  // namespace meander
