// Records: written and read back, refused where they are wrong, given up only where ONI-3.7 allows it.
#include <gtest/gtest.h>

#include "proof_game.hpp"
#include "table/record.hpp"

namespace meander::onirim {
namespace {

Record played(int set, std::uint64_t seed) {
  Random random(seed);
  Record record;
  record.options = vary(option_set(set), random);
  record.seed = seed;
  State state = Onirim::initial(record.options);
  const ProofMover mover(true);
  ActionList actions;
  for (Turn turn = Onirim::turn(state); turn.who != Turn::Who::over; turn = Onirim::turn(state)) {
    Onirim::legal_actions(state, actions);
    record.steps.push_back(turn.who == Turn::Who::chance ? Onirim::sample(state, random) : mover.choose(state, actions, random));
    Onirim::apply_unchecked(state, record.steps.back());
  }
  return record;
}

TEST(Record, is_read_back_as_it_was_written) {
  for (int set = 0; set < option_sets; ++set) {
    const Record record = played(set, 40 + static_cast<std::uint64_t>(set));
    const std::string text = text_of(record);
    const Result<Record> again = record_from_text(text);
    ASSERT_TRUE(again) << again.error().text() << "\n" << text;
    EXPECT_EQ(again->steps, record.steps);
    EXPECT_EQ(again->seed, record.seed);
    EXPECT_EQ(text_of(*again), text);
    const Result<Record> from_json = record_from_text(json_of(record).dump());
    ASSERT_TRUE(from_json) << from_json.error().text();
    EXPECT_EQ(text_of(*from_json), text);
    EXPECT_EQ(replay(*again)->state, replay(record)->state);
  }
}

TEST(Record, may_begin_from_a_position) {
  Record record = played(15, 3);
  Record rest;
  rest.options = record.options;
  rest.start = *replay(record, 60);
  rest.steps.assign(record.steps.begin() + 60, record.steps.end());
  const Result<Record> again = record_from_text(text_of(rest));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(replay(*again)->state, replay(record)->state);
}

TEST(Record, names_the_line_that_is_wrong) {
  const auto error = [](std::string_view text) {
    const Result<Record> record = record_from_text(text);
    return record ? std::string() : record.error().text();
  };
  EXPECT_NE(error(""), "");
  EXPECT_NE(error("meander onirim record 2\n").find("line 1"), std::string::npos);
  EXPECT_NE(error("meander onirim record 1\noptions players=3\n").find("line 2"), std::string::npos);
  EXPECT_NE(error("meander onirim record 1\noptions standard\nset-up: draw RS; play RS\n").find("line 3"), std::string::npos);
  EXPECT_NE(error("meander onirim record 1\noptions standard\nset-up: draw RS\nresult won\n").find("line 4"), std::string::npos);
  EXPECT_NE(error("meander onirim record 1\noptions standard\nturn 4 seat 1: draw RS\n").find("set-up"), std::string::npos);
  EXPECT_NE(error("meander onirim record 1\nseed -1\n").find("seed"), std::string::npos);
  EXPECT_EQ(error("meander onirim record 1\noptions standard\n# nothing yet\n"), "");
  EXPECT_NE(error("meander onirim record 1\n"), "");
  EXPECT_NE(error("meander onirim record 1\noptions standard\nset-up: draw RS\nset-up: draw RM\n").find("one line"), std::string::npos);
}

TEST(Record, of_a_game_that_was_going_on_says_why_it_cannot_be_read) {
  const std::string why = record_from_text("meander onirim record 1\noptions players=2\nset-up: draw ?\n").error().text();
  EXPECT_NE(why.find("line 3"), std::string::npos) << why;
  EXPECT_NE(why.find("going on"), std::string::npos) << why;
}

constexpr const char* lost_door =
    R"(meander onirim record 1
start {"format":"meander-onirim-position","version":1,"hand":["RK","RS"],"deck":{"top":["RD","US","UM","GS","GM","BS"]}}
turn 1 seat 1: discard RK; drop RD; top US; top UM; top GS
)";

TEST(Record, hides_draws_but_nothing_that_was_laid_open) {
  int pairs = 0;
  for (int set = 0; set < option_sets; ++set) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const Record record = played(set, seed);
      if (record.options.players == 1 || record.options.open_talk) continue;
      ++pairs;
      for (const int viewer : {0, 1, in_public}) {
        const std::string text = text_of(record, viewer);
        EXPECT_NE(text.find("draw ?"), std::string::npos) << text;
        for (const char* open : {"play ?", "discard ?", "take ?", "drop ?", "continue ?", "done ?", "decline ?", "nightmare ?", "pay ?"})
          EXPECT_EQ(text.find(open), std::string::npos) << open << " for " << viewer << " in\n" << text;
      }
    }
  }
  EXPECT_GT(pairs, 10);
}

TEST(Record, ONI_3_7_the_table_may_give_up_when_the_game_can_no_longer_be_won) {
  const Result<Record> record = record_from_text(std::string(lost_door) + "result given up\n");
  ASSERT_TRUE(record) << record.error().text();
  EXPECT_TRUE(record->given_up);
  EXPECT_NE(text_of(*record).find("result given up"), std::string::npos);
}

TEST(Record, ONI_3_7_and_not_before) {
  const Record game = played(0, 1);
  Record opening = game;
  opening.options = Options{};
  opening.steps.clear();
  const Result<Record> record = record_from_text(text_of(opening) + "result given up\n");
  ASSERT_FALSE(record);
  EXPECT_EQ(record.error().rule, "ONI-3.7");
}

}  // namespace
}  // namespace meander::onirim
