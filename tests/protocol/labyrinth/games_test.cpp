// Whole games of Labyrinth by messages alone, with every number of players: what is kept says what was sent, and what is sent fits together.
#include "labyrinth/rolls.hpp"
#include "maze.hpp"
#include "table/labyrinth/options_text.hpp"

namespace meander::protocol {
namespace {

constexpr const char* castings[] = {"none", "drawn", "chosen"};

class Mazes : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Of, Mazes, testing::Range(2, 7));

void expect_to_go_on_alike(Company& company) {
  Host again = company.restored();
  again.go_on(company.now);
  for (Viewer viewer = watcher; viewer <= company.host().seats(); ++viewer)
    ASSERT_EQ(again.update(viewer, 0, company.now), company.host().update(viewer, 0, company.now)) << viewer;
}

TEST_P(Mazes, EndAndAreTakenUpAgainAnywhere) {
  const int players = GetParam();
  Random random(static_cast<std::uint64_t>(players));
  Json request = maze_request(players, {{"characters", castings[players % 3]}, {"win_alone", players % 2 == 1}}, 40 + random.below(1000));
  for (int seat = 2; seat <= players; ++seat) request["seats"][static_cast<std::size_t>(seat - 1)] = {{"kind", seat % 2 == 0 ? "open" : "greedy"}};
  Company company(request.dump());
  for (int seat = 2; seat <= players; seat += 2) ASSERT_FALSE(company.host().join(seat, "Guest " + std::to_string(seat), company.now));
  for (int answers = 1; !company.host().over() && answers < 600; ++answers) {
    answer_well(company, random);
    if (answers % 80 == 0) expect_to_go_on_alike(company);
    if (testing::Test::HasFatalFailure()) return;
  }
  while (!company.host().over()) {
    const int seat = company.asked();
    const Json hint = company.host().receive(seat, {{"type", "hint"}, {"prompt", company.prompt(seat)["number"]}}, 0).reply;
    ASSERT_EQ(company.answers(seat, {hint["action"]})["type"], "done");
  }
  const Json end = company.update(1);
  EXPECT_TRUE(end["prompt"].is_null());
  ASSERT_TRUE(end.contains("result"));
  EXPECT_EQ(end["result"]["winner"], end["view"]["winner"]);
  const Json record = company.says(watcher, {{"type", "record"}});
  EXPECT_TRUE(record["whole"]);
  const Json replay = *answered({{"type", "replay"}, {"game", "labyrinth"}, {"record", record["text"]}, {"moment", 99999}});
  witness("server", replay);
  EXPECT_EQ(replay["result"]["winner"], end["result"]["winner"]);
  EXPECT_EQ(replay["view"]["guardian"], end["view"]["guardian"]);
  EXPECT_EQ(replay["view"]["cells"].size(), end["view"]["cells"].size());
}

// What a view holds of the notation is the notation's; what comes besides agrees with it.
void expect_view_to_fit(const Json& update) {
  const Json& view = update["view"];
  const Json board = view.value("board", Json::object());
  for (const auto& [cell, tile] : board.items()) {
    ASSERT_TRUE(view["cells"].contains(cell)) << cell;
    EXPECT_EQ(tile.get<std::string>().substr(0, tile.get<std::string>().find(' ')), view["cells"][cell]["tile"].get<std::string>());
  }
  int keys = 0;
  std::size_t pawns = 0;
  std::size_t traps = 0;
  for (const auto& [place, there] : view["places"].items()) {
    keys += there.value("keys", 0);
    traps += there.value("traps", Json::array()).size();
    for (const Json& seat : there.value("pawns", Json::array())) {
      EXPECT_EQ(view["seats"][seat.get<std::size_t>() - 1]["at"], place);
      ++pawns;
    }
  }
  for (const Json& seat : view["seats"]) keys += seat["keys"].get<int>();
  EXPECT_EQ(keys, 6);
  EXPECT_EQ(traps, view.value("traps", Json::array()).size());
  EXPECT_TRUE(pawns == 0 || pawns == view["seats"].size());
  EXPECT_FALSE(view["waits"].get<std::string>().empty());
}

void expect_prompt_to_fit(const Json& update) {
  const Json& prompt = update["prompt"];
  ASSERT_FALSE(prompt["actions"].empty());
  EXPECT_FALSE(prompt["question"].get<std::string>().empty());
  const std::string phase = update["view"]["phase"];
  EXPECT_EQ(prompt.contains("reach"), phase == "turn");
  EXPECT_EQ(prompt.contains("tile"), phase == "place" || phase == "reveal");
  for (const Json& action : prompt["actions"]) {
    EXPECT_TRUE(action.contains("do")) << action;
    EXPECT_EQ(action.contains("cost"), phase == "turn") << action;
    if (phase != "turn" || action["do"] != "move") continue;
    EXPECT_EQ(prompt["reach"].value(action["place"].get<std::string>(), 0), 1) << action;
  }
}

TEST_P(Mazes, TellWhatFitsTogether) {
  const int players = GetParam();
  Random random(static_cast<std::uint64_t>(90 + players));
  Company company(maze(players, {{"characters", castings[(players + 1) % 3]}, {"blank_traps", players % 2 == 0}}, 60 + random.below(1000)));
  for (int answers = 0; !company.host().over() && answers < 150; ++answers) {
    const int seat = company.asked();
    for (Viewer viewer = watcher; viewer <= players; ++viewer) {
      const Json update = company.update(viewer, Company::no_log);
      expect_view_to_fit(update);
      EXPECT_EQ(update["prompt"].is_null(), viewer != seat);
      if (viewer == seat) expect_prompt_to_fit(update);
    }
    answer_well(company, random);
    if (testing::Test::HasFailure()) return;
  }
}

// An action costs what the rules take for it: with so many left it is possible, with one less it is not.
TEST_P(Mazes, CostsAreThoseOfTheRules) {
  using namespace meander::labyrinth;
  const int players = GetParam();
  PlayTable::Seats seats{};
  Options options = *options_from_words("players=" + std::to_string(players) + " characters=drawn");
  std::size_t looked_at = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    PlayTable table(options, seats, seed);
    Company company(maze(players, {{"characters", "drawn"}}, seed));
    table.go_on();
    Random random(seed);
    for (int answers = 0; answers < 80 && !company.host().over(); ++answers) {
      const int seat = company.asked();
      const Json prompt = company.update(seat)["prompt"];
      for (const Json& each : prompt["actions"]) {
        if (!each.contains("cost")) continue;
        const Action action = *parse_action(each["action"].get<std::string>(), *options.set);
        State state = table.state();
        state.actions = each["cost"].get<std::uint8_t>();
        EXPECT_FALSE(Labyrinth::why_not(state, action)) << each;
        if (state.actions == 0) continue;
        --state.actions;
        EXPECT_TRUE(Labyrinth::why_not(state, action)) << each;
        ++looked_at;
      }
      const Json& action = prompt["actions"][random.below(static_cast<std::uint32_t>(prompt["actions"].size()))];
      ASSERT_EQ(company.answers(seat, {action["action"]})["type"], "done");
      ASSERT_FALSE(table.answer({*parse_action(action["action"].get<std::string>(), *options.set)}));
    }
  }
  EXPECT_GT(looked_at, 100U);
}

}  // namespace
}  // namespace meander::protocol
