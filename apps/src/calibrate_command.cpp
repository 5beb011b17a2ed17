// How often what the strong player expects comes true.
#include <fmt/format.h>

#include "advice_commands.hpp"
#include "network_flag.hpp"
#include "progress.hpp"
#include "study/calibration.hpp"
#include "study/interval.hpp"
#include "table/options_text.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

double share(std::uint64_t part, std::uint64_t whole) { return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole); }

Json json_of(const Calibration& calibration, const CalibrationPlan& plan) {
  Json json = Json::object();
  json["options"] = words_of(plan.options);
  json["seed"] = plan.seed;
  json["games"] = calibration.games;
  json["win_rate"] = share(calibration.wins, calibration.games);
  json["estimates"] = calibration.estimates();
  json["brier"] = calibration.brier();
  json["bins"] = Json::array();
  for (const Calibration::Bin& bin : calibration.bins) {
    json["bins"].push_back({{"estimates", bin.count}, {"mean", bin.mean()}, {"won", share(bin.won, bin.count)}});
  }
  return json;
}

std::string text_of(const Calibration& calibration) {
  std::string text = padded(tr("expected"), 12) + padded(tr("won"), 12) + tr("estimates") + "\n";
  for (const Calibration::Bin& bin : calibration.bins) {
    if (bin.count == 0) continue;
    text += padded(fmt::format("{:5.1f} %", 100 * bin.mean()), 12) + padded(fmt::format("{:5.1f} %", 100 * share(bin.won, bin.count)), 12) +
            std::to_string(bin.count) + "\n";
  }
  text += trn("{count} game, of which {percent} % were won; Brier score {score}", "{count} games, of which {percent} % were won; Brier score {score}",
              calibration.games, arg("percent", fmt::format("{:.2f}", 100 * share(calibration.wins, calibration.games))),
              arg("score", fmt::format("{:.4f}", calibration.brier()))) +
          "\n";
  return text;
}

}  // namespace

}  // namespace meander::onirim

namespace meander {

int run_calibrate(const GameFlags& flags, const CalibrateFlags& calibrate_flags, bool json) {
  using namespace onirim;
  const Result<Options> options = options_for_strong(flags, calibrate_flags.network);
  if (!options) return report(options.error(), json);
  const CalibrationPlan plan{*options, calibrate_flags.games, calibrate_flags.seed, calibrate_flags.threads};
  watch_for_interrupt();
  const Calibration calibration = calibrate(plan, StrongPlayer(*learned_network()), stop_requested, progress_of(plan.games));
  end_progress();
  const int printed = print(json ? json_of(calibration, plan).dump() + "\n" : text_of(calibration));
  return stop_requested ? interrupted : printed;
}

}  // namespace meander
