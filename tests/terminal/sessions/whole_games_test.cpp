// Whole games at a terminal, answered at random in every form that an answer may have.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "driver.hpp"
#include "game_flags.hpp"
#include "language.hpp"
#include "screen.hpp"
#include "tier.hpp"

namespace meander {
namespace {

struct Company {
  const char* name;
  std::vector<std::string> flags;
  bool plain = false;
};
const std::vector<Company>& companies() {
  static const std::vector<Company> all{
      {"Alone", {}},
      {"AlonePlain", {"--plain"}, true},
      {"TwoSilent", {"--players", "2"}},
      {"TwoSilentPlain", {"--players", "2", "--plain"}, true},
      {"TwoOpen", {"--players", "2", "--talk", "open"}},
      {"GreedyPartner", {"--partner", "greedy"}},
      {"GreedyBegins", {"--partner", "greedy", "--seat", "2"}},
      {"GreedyOpen", {"--partner", "greedy", "--talk", "open"}},
      {"RandomPartner", {"--partner", "random"}},
      {"EveryDraw", {"--stops", "every-draw"}},
      {"NoStops", {"--stops", "never", "--players", "2"}},
      {"Variants", {"--discarded-door", "loses", "--players", "2", "--duplicate-doors", "limbo"}},
  };
  return all;
}

class WholeGames : public testing::TestWithParam<std::size_t> {
 protected:
  void SetUp() override { speak("en"); }
};

void expect_counted_once(const Home& home) {
  const Outcome stats = run_meander({"stats", "--json"}, home.variables());
  ASSERT_EQ(stats.exit_code, 0);
  std::size_t games = 0;
  for (const auto& kind : nlohmann::json::parse(stats.output))
    games += kind["games"].get<std::size_t>() + kind["assisted"]["games"].get<std::size_t>();
  EXPECT_EQ(games, 1U) << stats.output;
}

void play_whole_game(const Company& company, int set, int seed) {
  SCOPED_TRACE(testing::Message() << company.name << ", with " << expansions(set) << ", seed " << seed);
  const Home home;
  // At least as wide as words for screen readers need, so that no choice is broken in the middle of its words.
  PseudoTerminal terminal(play_flags(set, seed, company.flags), home.variables(), 80 + seed % 40);
  Style style;
  style.plain = company.plain;
  Driver driver(terminal, home, static_cast<std::uint64_t>(seed), style);
  ASSERT_NO_THROW(driver.play());
  const std::string end = in_one_line(without_escapes(driver.shown()));
  EXPECT_TRUE(end.find("The game is won!") != std::string::npos || end.find("The game is lost") != std::string::npos) << driver.shown();
  EXPECT_TRUE(end.find("of this kind.") != std::string::npos) << end;
  EXPECT_EQ(raw_byte_in(terminal.everything()), std::string::npos);
  EXPECT_TRUE(home.journals().empty());
  expect_counted_once(home);
}

TEST_P(WholeGames, EndWellAndAreCountedOnce) {
  const Company& company = companies()[GetParam()];
  const int seeds = full_tier() ? 5 : 1;
  for (int seed = 1; seed <= seeds; ++seed) {
    for (int set = 0; set < expansion_sets; ++set) {
      // In the fast tier somebody alone meets all of the sets, every other company some of them.
      if (!full_tier() && GetParam() > 0 && (set + static_cast<int>(GetParam())) % 4 != 0) continue;
      play_whole_game(company, set, 100 * seed + set);
      if (HasFailure()) return;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Company, WholeGames, testing::Range(std::size_t{0}, companies().size()),
                         [](const auto& info) { return std::string(companies()[info.param].name); });

}  // namespace
}  // namespace meander
