// Labyrinth at a table: whole games, journals, what may be taken back, wishes, records with a set of one's own.
#include "table/labyrinth/table.hpp"

#include <gtest/gtest.h>

#include "labyrinth/rolls.hpp"
#include "table/labyrinth/default_set.hpp"
#include "table/labyrinth/kept_set.hpp"
#include "table/labyrinth/options_text.hpp"

namespace meander::labyrinth {
namespace {

Options options_for(int players) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.set = &default_set().components;
  return options;
}

constexpr PlayTable::Seats beside_runners{SeatKind::person, SeatKind::runner, SeatKind::runner, SeatKind::runner};
constexpr PlayTable::Seats runners{SeatKind::runner, SeatKind::runner, SeatKind::runner, SeatKind::runner, SeatKind::runner, SeatKind::runner};

// What the runner would do in the person's place.
Action advised(const PlayTable& table) {
  ActionList actions;
  table.legal_actions(actions);
  Random random(1);
  return AtTable::decide(SeatKind::runner, table.view(table.asked()), actions, random);
}

struct Kept {
  std::vector<std::string> lines;
  PlayTable::Keep keep = [this](std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      lines.emplace_back(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  };
};

TEST(LabyrinthTable, computers_play_to_the_end_and_the_record_leads_there) {
  for (int players = 2; players <= 6; ++players) {
    PlayTable table(options_for(players), runners, 3);
    table.go_on();
    ASSERT_TRUE(table.over());
    const std::string text = text_of(table.record());
    const Result<Record> again = Record::from_text(text);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(text_of(*again), text);
    const Result<Record> from_json = Record::from_text(json_of(table.record()).dump());
    ASSERT_TRUE(from_json) << from_json.error().text();
    EXPECT_EQ(text_of(*from_json), text);
    const Result<Position> end = replay(*again);
    ASSERT_TRUE(end);
    EXPECT_EQ(end->state, table.state());
    EXPECT_NE(text.find("result seat " + std::to_string(table.state().winner + 1) + "\n"), std::string::npos);
    EXPECT_NE(text.find("\nset-up: roll "), std::string::npos);
  }
}

TEST(LabyrinthTable, a_journal_goes_on_from_every_line) {
  Kept kept;
  kept.keep(PlayTable::heading(options_for(4), beside_runners, 5));
  PlayTable table(options_for(4), beside_runners, 5, kept.keep);
  table.go_on();
  while (!table.over() && table.turn_number() < 9) ASSERT_FALSE(table.answer({advised(table)}));
  for (std::size_t count = PlayTable::heading_lines; count <= kept.lines.size(); ++count) {
    const std::vector<std::string> lines(kept.lines.begin(), kept.lines.begin() + static_cast<std::ptrdiff_t>(count));
    Result<PlayTable> again = PlayTable::restored(lines);
    ASSERT_TRUE(again) << again.error().text();
    again->go_on();
    while (again->steps().size() < table.steps().size()) ASSERT_FALSE(again->answer({table.steps()[again->steps().size()]}));
    EXPECT_EQ(again->state(), table.state()) << count;
  }
}

TEST(LabyrinthTable, nothing_is_taken_back_past_chance_or_another_seats_decision) {
  PlayTable table(options_for(2), {SeatKind::person, SeatKind::person}, 8);
  table.go_on();
  while (table.view(table.asked()).table().phase != Phase::turn) ASSERT_FALSE(table.answer({advised(table)}));
  // A trap laid is the seat's own deed.
  ActionList actions;
  table.legal_actions(actions);
  const State before = table.state();
  const auto* trap = std::find_if(actions.begin(), actions.end(), [](Action action) { return action.type() == ActionType::trap; });
  ASSERT_NE(trap, actions.end());
  ASSERT_FALSE(table.answer({*trap}));
  ASSERT_EQ(table.undo_problem(), UndoProblem::none);
  EXPECT_EQ(table.undo(), std::vector<Action>{*trap});
  EXPECT_EQ(table.state(), before);
  EXPECT_FALSE(table.assisted());
  // A tile drawn is chance.
  const int seat = table.asked();
  ASSERT_FALSE(table.answer({Action(ActionType::build)}));
  EXPECT_EQ(table.undo_problem(seat), UndoProblem::revealed);
  // The turn ends and the other seat decides: that is the other's.
  while (table.asked() == seat) ASSERT_FALSE(table.answer({advised(table)}));
  ASSERT_FALSE(table.answer({Action(ActionType::end)}));
  EXPECT_NE(table.undo_problem(seat), UndoProblem::none);
  EXPECT_EQ(table.undo_problem(1 - seat), UndoProblem::none);
}

// Plays a person's game with runners and counts how often he is asked about his crystal.
int crystals_asked(Stops stops) {
  PlayTable table(options_for(4), beside_runners, 12);
  table.set_stops(0, stops);
  table.go_on();
  int asked = 0;
  while (!table.over()) {
    ActionList actions;
    table.legal_actions(actions);
    const bool crystal = table.state().phase == Phase::crystal;
    asked += crystal ? 1 : 0;
    if (crystal && stops == Stops::by_default) {
      EXPECT_FALSE(went_well(table.state(), 0));
    }
    static_cast<void>(table.answer({crystal ? Action(ActionType::pass) : advised(table)}));
  }
  return asked;
}

TEST(LabyrinthTable, crystals_are_asked_for_when_a_roll_went_badly_or_as_one_wishes) {
  EXPECT_EQ(crystals_asked(Stops::never), 0);
  EXPECT_GT(crystals_asked(Stops::by_default), 0);
  EXPECT_GE(crystals_asked(Stops::every_roll), crystals_asked(Stops::by_default));
}

TEST(LabyrinthTable, options_are_read_back_as_they_were_written) {
  Options options = options_for(3);
  options.win_alone = options.blank_traps = true;
  EXPECT_EQ(words_of(options), "players=3 win=alone traps=blanks");
  EXPECT_EQ(*options_from_words(words_of(options)), options);
  EXPECT_EQ(*options_from_json(json_of(options)), options);
  EXPECT_EQ(options_from_words("players=7").error().text(), "players: Labyrinth is for 2 to 6 players (LAB-2.3)");
  EXPECT_EQ(options_from_words("players=3 speed=fast").error().text(), "options: \"speed=fast\" is not an option of Labyrinth");
  EXPECT_FALSE(options_from_words("set={}"));
}

TEST(LabyrinthTable, a_set_of_ones_own_stands_in_the_record) {
  Json json = *parse_json(default_set_text());
  json["name"] = "Mine";
  json["life"] = 6;
  const KeptSet kept = keep_set(json.dump(2));
  ASSERT_TRUE(kept.faults.empty());
  EXPECT_EQ(keep_set(json.dump()).file, kept.file);
  EXPECT_EQ(keep_set(default_set_text()).file, &default_set());
  Options options = options_for(3);
  options.set = &kept.file->components;
  EXPECT_EQ(short_words_of(options), "players=3 set=\"Mine 1\"");
  PlayTable table(options, runners, 4);
  table.go_on();
  const Result<Record> again = Record::from_text(text_of(table.record()));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->options, options);
  EXPECT_EQ(replay(*again)->state, table.state());
}

TEST(LabyrinthTable, a_bad_record_is_refused_with_its_line) {
  const auto fault = [](const std::string& text) { return Record::from_text(text).error().text(); };
  const std::string head = "meander labyrinth record 1\noptions players=2\n";
  EXPECT_EQ(fault("meander onirim record 1\n"), "line 1: a record begins with \"meander labyrinth record 1\"");
  EXPECT_EQ(fault(head + "set-up: roll 1 1; roll 2 2; sit S9\n"), "line 3: \"sit S9\": expected sit START (S0 to S5)");
  EXPECT_EQ(fault(head + "set-up: roll 1 1; roll 1 2; build\n"), "line 3: \"build\" is not possible here (phase field) (LAB-2.3)");
  EXPECT_EQ(fault(head + "set-up: roll 1 1; roll 1 2\nresult seat 1\n"), "line 4: \"seat 1\" is not the result of these steps");
  EXPECT_NE(fault(head + "set-up: roll 1 1\nresult given up\n"), "");
  for (const char* early : {"set-up: roll 1 1\n", "result seat 1\n", "result given up\n"})
    EXPECT_EQ(fault(std::string("meander labyrinth record 1\n") + early), "line 2: options or start must stand before the first step");
}

}  // namespace
}  // namespace meander::labyrinth
