// Whole games by messages alone, of every option set: what is kept says what was sent, and nothing hidden is sent.
#include "company.hpp"
#include "proof_game.hpp"
#include "table/options_text.hpp"

namespace meander::protocol {
namespace {

using meander::onirim::option_set;
using meander::onirim::option_sets;

std::string create_message(int set, const std::string& partner, std::uint64_t seed) {
  Json seats = Json::array({{{"kind", "here"}}});
  const onirim::Options options = option_set(set);
  if (options.players == 2) seats.push_back({{"kind", partner}});
  return Json{{"type", "create"}, {"game", "onirim"}, {"options", json_of(options)}, {"seats", seats}, {"seed", seed}}.dump();
}

class Games : public testing::TestWithParam<int> {};
class PairGames : public testing::TestWithParam<int> {};
const auto name_of_set = [](const auto& info) {
  std::string name = onirim::name_of_set(info.param);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
};
INSTANTIATE_TEST_SUITE_P(Of, Games, testing::Range(0, option_sets), name_of_set);
INSTANTIATE_TEST_SUITE_P(Of, PairGames, testing::Range(option_sets / 2, option_sets), name_of_set);

TEST_P(Games, EndAndAreTakenUpAgainAnywhere) {
  Random random(static_cast<std::uint64_t>(GetParam()));
  for (const char* partner : {"here", "greedy", "open"}) {
    if (option_set(GetParam()).players == 1 && partner != std::string("here")) continue;
    Company company(create_message(GetParam(), partner, 40 + random.below(1000)));
    int answers = 0;
    while (!company.host().over()) {
      company.answer_at_random(random);
      if (++answers % 25 != 0) continue;
      Host again = company.restored();
      again.go_on(company.now);
      for (Viewer viewer = watcher; viewer <= company.host().seats(); ++viewer)
        ASSERT_EQ(again.update(viewer, 0, company.now), company.host().update(viewer, 0, company.now)) << viewer;
    }
    const Json end = company.update(1);
    EXPECT_TRUE(end["over"]);
    EXPECT_TRUE(end["prompt"].is_null());
    EXPECT_TRUE(end["result"].contains("text"));
    const Json record = company.says(watcher, {{"type", "record"}});
    EXPECT_TRUE(record["whole"]);
    const Json replay = *answered({{"type", "replay"}, {"game", "onirim"}, {"record", record["text"]}, {"moment", 9999}});
    EXPECT_EQ(replay["result"]["outcome"], end["result"]["outcome"]);
    witness("server", replay);
  }
}

// In silent play each seat's messages are the same whatever the other one holds: no name of a card that a seat does not know.
TEST_P(PairGames, TellNoSeatWhatItDoesNotKnow) {
  Random random(static_cast<std::uint64_t>(70 + GetParam()));
  Company company(create_message(GetParam(), "here", 70 + static_cast<std::uint64_t>(GetParam())));
  int hidden = 0;
  while (!company.host().over()) {
    for (int seat = 1; seat <= 2; ++seat) {
      const Json view = company.update(seat)["view"];
      const Json own = company.update(3 - seat)["view"]["private"][static_cast<std::size_t>(2 - seat)];
      const Json seen = view["private"][static_cast<std::size_t>(2 - seat)];
      ASSERT_EQ(own.size(), seen.size());
      // What is shown of the other's hand says that this seat knows it.
      const std::string here = std::to_string(seat);
      for (const Json& card : seen) {
        const std::string text = card;
        if (text.starts_with("?"))
          ++hidden;
        else
          EXPECT_NE(text.find('@'), std::string::npos) << text;
      }
      const Json record = company.says(seat, {{"type", "record"}});
      EXPECT_FALSE(record["whole"]);
    }
    const Json watched = company.update(watcher)["view"];
    for (const Json& hand : watched["private"]) {
      for (const Json& card : hand) EXPECT_EQ(card, "?");
    }
    company.answer_at_random(random);
  }
  EXPECT_GT(hidden, 0);
}

int counted(const Json& tally) {
  int cards = 0;
  for (const Json& count : tally) cards += count.get<int>();
  return cards;
}

void expect_all_hidden(const Json& cards) {
  for (const Json& card : cards) EXPECT_EQ(card, "?");
}

// What lies open for everybody is told to whoever watches, and nothing else: not what both seats know, in open play neither.
class Watching : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Of, Watching, testing::Values("silent", "open"));

TEST_P(Watching, ShowsWhatLiesOpenAlone) {
  const Json options = {{"players", 2}, {"with", {"book", "towers", "premonitions"}}, {"talk", GetParam()}};
  Company company(
      Json{{"type", "create"}, {"game", "onirim"}, {"options", options}, {"seats", {{{"kind", "here"}}, {{"kind", "here"}}}}, {"seed", 5}}.dump());
  Random random(5);
  int known_to_both = 0;
  while (!company.host().over()) {
    const Json watched = company.update(watcher)["view"];
    const Json seen = company.update(1)["view"];
    int hidden = 0;
    for (std::size_t seat = 0; seat < 2; ++seat) {
      expect_all_hidden(watched["private"][seat]);
      hidden += static_cast<int>(watched["private"][seat].size());
      for (const Json& card : seen["private"][seat]) known_to_both += card.get<std::string>().ends_with("@12") ? 1 : 0;
    }
    const Json deck = watched.value("deck", Json::object());
    for (const char* end : {"top", "bottom"}) expect_all_hidden(deck.value(end, Json::array()));
    const Json pending = watched.value("pending", Json::object());
    if (pending.value("purpose", "") != "happy") {
      const Json looked = pending.value("looked", Json::array());
      expect_all_hidden(looked);
      EXPECT_EQ(counted(watched["unseen"]), watched["deck_size"].get<int>() + hidden + static_cast<int>(looked.size()));
    }
    EXPECT_EQ(watched.value("shared", Json()), seen.value("shared", Json()));
    company.answer_at_random(random);
  }
  EXPECT_EQ(known_to_both > 0, GetParam() == std::string("silent"));
  const Json log = company.update(watcher)["log"];
  for (const Json& entry : log) {
    for (const Json& event : entry.value("events", Json::array())) {
      const bool drawn = event["event"] == "drew";
      EXPECT_TRUE(!drawn || event["card"] == "?") << event;
    }
  }
}

// A running game's record hides exactly what the log hides.
TEST_P(PairGames, RecordsAreRedactedBySeat) {
  Random random(static_cast<std::uint64_t>(170 + GetParam()));
  Company company(create_message(GetParam(), "here", 170 + static_cast<std::uint64_t>(GetParam())));
  while (!company.host().over() && company.update(1)["turn"] < 12) company.answer_at_random(random);
  if (company.host().over()) return;
  const std::string whole = [&] {
    Host same = company.restored();
    return same.record(1);
  }();
  for (Viewer viewer = watcher; viewer <= 2; ++viewer) {
    const std::string text = company.says(viewer, {{"type", "record"}})["text"];
    EXPECT_NE(text.find("draw ?"), std::string::npos) << text;
    EXPECT_EQ(text.find("seed"), std::string::npos);
    // Cards drawn by the other seat into its hand are not named: as many are hidden as the log says.
    const Json log = company.update(viewer)["log"];
    int unseen = 0;
    for (const Json& entry : log) {
      for (const Json& event : entry.value("events", Json::array())) unseen += event["event"] == "drew" && event["card"] == "?" ? 1 : 0;
    }
    int questions = 0;
    for (std::size_t at = text.find("draw ?"); at != std::string::npos; at = text.find("draw ?", at + 1)) ++questions;
    int looked = 0;
    for (const Json& entry : log) {
      for (const Json& event : entry.value("events", Json::array())) looked += event["event"] == "looked_at" && event["card"] == "?" ? 1 : 0;
    }
    // Cards of known place are drawn and looked at without a step of chance.
    EXPECT_LE(questions, unseen + looked);
    EXPECT_GT(questions, 0);
  }
  EXPECT_EQ(whole, company.says(1, {{"type", "record"}})["text"].get<std::string>());
}

}  // namespace
}  // namespace meander::protocol
