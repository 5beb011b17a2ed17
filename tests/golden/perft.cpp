// Perft of Onirim: see shared/perft.hpp.
#include "perft.hpp"

#include "referee_setup.hpp"
#include "table/at_table.hpp"

namespace meander::onirim {

namespace {

TEST(OnirimPerft, PositionsAreReached) { expect_positions_are_reached<AtTable>(); }

TEST(OnirimPerft, TheProductCountsAsBefore) { expect_counts_as_before<AtTable>(full_tier() ? 100000000 : 200000, 6); }

TEST(OnirimPerft, TheSecondRefereeCountsTheSame) {
  const auto second_referee = [](const Options& options) {
    return [setup = referee_setup(options)](const std::vector<std::string>& actions) {
      referee::Referee referee(setup);
      for (const std::string& action : actions) referee.apply(action);
      std::vector<std::string> legal;
      if (referee.to_move() != 2) referee.legal(legal);
      return legal;
    };
  };
  expect_referee_counts_the_same<AtTable>(second_referee, full_tier() ? 60000 : 3000, 6);
}

}  // namespace

}  // namespace meander::onirim
