// Perft of Labyrinth: see shared/perft.hpp. A position for every phase that a game without characters waits in.
#include "perft.hpp"

#include "default_referee.hpp"
#include "table/labyrinth/at_table.hpp"

namespace meander::labyrinth {

namespace {

TEST(LabyrinthPerft, PositionsAreReached) { expect_positions_are_reached<AtTable>(); }

TEST(LabyrinthPerft, TheProductCountsAsBefore) { expect_counts_as_before<AtTable>(full_tier() ? 10000000 : 50000, 3); }

TEST(LabyrinthPerft, TheSecondRefereeCountsTheSame) {
  const auto second = [](const Options& options) {
    return [options](const std::vector<std::string>& actions) {
      labyrinth_referee::Referee referee = second_referee(options);
      for (const std::string& action : actions) EXPECT_TRUE(referee.apply(action)) << action;
      return referee.legal();
    };
  };
  expect_referee_counts_the_same<AtTable>(second, full_tier() ? 3000 : 100, 3);
}

}  // namespace

}  // namespace meander::labyrinth
