// What the player strong would win by better single choices.
#include <fmt/format.h>

#include "amount_flags.hpp"
#include "network_flag.hpp"
#include "progress.hpp"
#include "solve_command.hpp"
#include "study/gap.hpp"
#include "table/options_text.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

std::string in_points(double share) { return fmt::format("{:.2f}", 100 * share); }

Json json_of(const Gap& gap, const GapPlan& plan, const GapFlags& flags) {
  Json json = Json::object();
  json["options"] = words_of(plan.options);
  if (!flags.network.empty()) json["network"] = flags.network;
  json["seed"] = plan.seed;
  json["play_outs"] = plan.play_outs;
  json["games"] = gap.games;
  json["choices"] = gap.choices;
  json["changed"] = gap.changed;
  json["gain"] = gap.mean();
  json["ci95"] = Json::array({gap.mean() - gap.deviation(), gap.mean() + gap.deviation()});
  return json;
}

std::string text_of(const Gap& gap, const GapPlan& plan) {
  std::string text = trn("{count} game of {options}, seed {seed}: ", "{count} games of {options}, seed {seed}: ", gap.games,
                         arg("options", words_of(plan.options)), arg("seed", plan.seed)) +
                     trn("{count} close choice was played out.", "{count} close choices were played out.", gap.choices) + "\n";
  if (gap.games == 0) return text;
  return text +
         tr("The better ones of them would bring {points} points a game (95 % interval {least} to {most}).", arg("points", in_points(gap.mean())),
            arg("least", in_points(gap.mean() - gap.deviation())), arg("most", in_points(gap.mean() + gap.deviation()))) +
         "\n";
}

}  // namespace

}  // namespace meander::onirim

namespace meander {

void GapFlags::add(CLI::App& sub, Checks& checks) {
  add_network(sub, network);
  sub.add_option("--play-outs", play_outs, tr("How often each choice is played out"))
      ->type_name(tr("NUMBER"))
      ->capture_default_str()
      ->check(checks.whole_number(2, 1000000));
  add_amount(sub, checks, games, seed, threads, tr("How many games"));
  sub.footer(
      tr("Where the two best choices are within two points, both are played out to the end by the network alone. Half of these games say which is "
         "better, the other half what that brings, and the other way around: so the figure is right in the mean, however few games there are. It "
         "tells how much single choices still lose, and is no bound: only two choices are tried, and a better player would go on from them better. A "
         "base game takes about ten seconds of a core."));
}

int run_gap(const GameFlags& flags, const GapFlags& gap_flags, bool json) {
  using namespace onirim;
  const Result<Options> options = options_for_strong(flags, gap_flags.network);
  if (!options) return report(options.error(), json);
  const GapPlan plan{*options, *learned_network(), gap_flags.games, gap_flags.play_outs, gap_flags.seed, gap_flags.threads};
  watch_for_interrupt();
  const Gap gap = gap_of(plan, stop_requested, progress_of(plan.games));
  end_progress();
  const int printed = print(json ? json_of(gap, plan, gap_flags).dump() + "\n" : text_of(gap, plan));
  return stop_requested ? interrupted : printed;
}

}  // namespace meander
