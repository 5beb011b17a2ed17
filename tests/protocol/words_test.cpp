// Whatever is said to people is said in words: no notation of cards, actions or premonitions stands in it.
#include <cctype>

#include "company.hpp"
#include "onirim/notation.hpp"
#include "proof_game.hpp"
#include "table/options_text.hpp"

namespace meander::protocol {
namespace {

using namespace meander::onirim;

bool belongs_to_a_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-'; }

bool is_code(std::string_view word) {
  for (int card = 0; card < card_kinds; ++card) {
    if (word == name_of(static_cast<Card>(card))) return true;
  }
  return false;
}

// The first bit of notation in a text; empty where there is none.
std::string notation_in(const std::string& text) {
  for (std::size_t start = 0; start < text.size(); ++start) {
    std::size_t end = start;
    while (end < text.size() && belongs_to_a_word(text[end])) ++end;
    if (const std::string word = text.substr(start, end - start); is_code(word)) return word;
    start = end;
  }
  for (int id = 0; id < premonition_kinds; ++id) {
    const std::string named = "premonition " + std::string(name_of(static_cast<Premonition>(id)));
    const std::size_t place = text.find(named);
    if (place != std::string::npos && (place + named.size() == text.size() || !belongs_to_a_word(text[place + named.size()]))) return named;
  }
  return {};
}

void expect_words(const Json& text) { EXPECT_EQ(notation_in(text.get<std::string>()), "") << text; }

void look_at(Company& company, const Json& update) {
  for (const Json& entry : update["log"]) expect_words(entry["text"]);
  const Json& prompt = update["prompt"];
  expect_words(prompt["question"]);
  for (const Json& action : prompt["actions"]) {
    auto words = action["words"].get<std::string>();
    expect_words(words);
    ASSERT_FALSE(words.empty()) << action;
    EXPECT_FALSE(std::islower(static_cast<unsigned char>(words[0])) != 0) << action;
    if (!action.contains("remark")) continue;
    expect_words(action["remark"]);
    words[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(words[0])));
    EXPECT_NE(action["remark"], words) << "said twice";
  }
  const Json hint = company.says(update["asked"], {{"type", "hint"}, {"prompt", prompt["number"]}});
  expect_words(hint["words"]);
  expect_words(hint["reason"]);
}

TEST(ProtocolWords, notation_is_known_when_it_is_seen) {
  EXPECT_EQ(notation_in("You draw RS and red moon."), "RS");
  EXPECT_EQ(notation_in("nightmare key red key"), "nightmare");
  EXPECT_EQ(notation_in("The premonition five comes true."), "premonition five");
  EXPECT_EQ(notation_in("The premonition “Both red doors” comes true. A Nightmare is drawn: two of the deck's Keys."), "");
}

TEST(ProtocolWords, nothing_that_is_said_is_notation) {
  Random random(5);
  for (int set = 0; set < onirim::option_sets; ++set) {
    const Options options = onirim::option_set(set);
    Json seats = Json::array({{{"kind", "here"}}});
    if (options.players == 2) seats.push_back({{"kind", "here"}});
    Company company(Json{{"type", "create"}, {"game", "onirim"}, {"options", json_of(options)}, {"seats", seats}, {"seed", 90 + set}}.dump());
    std::size_t told = 0;
    for (int answers = 0; !company.host().over() && answers < 3000; ++answers) {
      const int seat = company.asked();
      const Json update = company.update(seat, told);
      told = update["sequence"];
      look_at(company, update);
      company.answer_at_random(random);
      if (answers % 20 == 0) company.says(seat, {{"type", "undo"}});
    }
  }
}

}  // namespace
}  // namespace meander::protocol
