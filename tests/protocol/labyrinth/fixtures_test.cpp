// Tables of Labyrinth in the middle of a game, for whoever builds the page without an engine: web/src/dev/labyrinth-messages.json holds for each
// thing that may be asked the first update in which somebody is, by its phase, and a turn later in the game; for fights and meetings also what
// somebody else is told. When messages have changed: MEANDER_BLESS=1 protocol_tests --gtest_filter='ProtocolFixtures.*'.
#include <map>

#include "maze.hpp"

namespace meander::protocol {
namespace {

constexpr std::size_t entries_shown = 8;  // of the log
constexpr std::size_t cells_of_a_built_board = 18;

Json cut(Json update) {
  Json& log = update["log"];
  while (log.size() > entries_shown) log.erase(log.begin());
  return update;
}

void collect(const Json& request, std::map<std::string, Json>& fixtures) {
  Company company(request.dump());
  Random random(request["seed"].get<std::uint64_t>());
  for (int answers = 0; answers < 300 && !company.host().over(); ++answers) {
    const int seat = company.asked();
    const auto sequence = company.update(watcher, Company::no_log)["sequence"].get<std::size_t>();
    const Json update = company.update(seat, sequence - std::min(sequence, entries_shown));
    const std::string phase = update["view"]["phase"];
    if (fixtures.try_emplace(phase, cut(update)).second && (phase == "declare" || phase == "crystal"))
      fixtures.emplace(phase + " of another", cut(company.update(seat == 1 ? 2 : 1)));
    if (phase == "turn" && update["view"]["cells"].size() > cells_of_a_built_board) fixtures.try_emplace("turn on a built board", cut(update));
    const Json& actions = update["prompt"]["actions"];
    Json action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    for (int tries = 0; tries < 4 && action["do"] != "move" && action["do"] != "use" && action["do"] != "attack"; ++tries)
      action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    company.answers(seat, {action["action"]});
  }
  const int seat = company.asked();
  if (seat == 0) fixtures.try_emplace("over", cut(company.update(1)));
}

TEST(ProtocolFixtures, AreCurrent) {
  std::map<std::string, Json> fixtures;
  fixtures["games"] = (*answered({{"type", "games"}}))["games"][1];
  Company welcoming(maze(4, Json::object(), 1));
  fixtures["welcome"] = welcoming.host().welcome(1);
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Json options = {{"characters", seed % 2 == 0 ? "drawn" : "chosen"}};
    if (seed % 3 == 0) options["characters"] = "illusionist,headhunter,architect,assassin";
    if (seed % 3 == 1 && seed > 2) options["characters"] = "golems,witch,thief,monk";
    const bool named = options["characters"].get<std::string>().size() > 6;
    collect(maze_request(named ? 4 : seed == 1 ? 2 : 3 + static_cast<int>(seed % 4), options, seed), fixtures);
  }
  Company ending(maze(3, Json::object(), 5));
  Random random(5);
  while (!ending.host().over()) answer_well(ending, random);
  fixtures.try_emplace("over", cut(ending.update(1)));
  std::string text = "{";
  for (const auto& [name, message] : fixtures) text += (text.size() > 1 ? ",\n" : "\n") + Json(name).dump() + ": " + message.dump();
  text += "\n}\n";
  for (const char* phase : {"field", "character", "turn", "turn on a built board", "place", "step", "crystal", "declare", "attack", "bonus", "over"})
    EXPECT_TRUE(fixtures.contains(phase)) << phase;
  if (std::getenv("MEANDER_BLESS") != nullptr) {
    std::ofstream(MEANDER_FIXTURES) << text;
    return;
  }
  std::ifstream file(MEANDER_FIXTURES);
  const std::string kept((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  EXPECT_TRUE(kept == text) << "the messages have changed: see the head of this file";
}

}  // namespace
}  // namespace meander::protocol
