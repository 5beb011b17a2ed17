// Nothing that is said is built in code: in the pseudo-language (docs/translating.md) every letter of it has an accent, but for ids and places.
#include <gtest/gtest.h>
#include <libintl.h>

#include <clocale>
#include <cstdlib>
#include <regex>
#include <set>

#include "games_for_words.hpp"
#include "labyrinth/notation.hpp"
#include "table/labyrinth/default_set.hpp"
#include "words/labyrinth/pending_text.hpp"
#include "words/labyrinth/questions.hpp"
#include "words/labyrinth/reason_text.hpp"
#include "words/labyrinth/refusal_text.hpp"
#include "words/labyrinth/sentences.hpp"
#include "words/labyrinth/set_text.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {
namespace {

class LabyrinthInThePseudoLanguage : public testing::Test {
 protected:
  void SetUp() override {
    setenv("LANGUAGE", "en@pseudo", 1);
    choose_language();
    bindtextdomain("meander", MEANDER_LOCALE_FOLDER);
    ASSERT_NE(tr("rest"), "rest");
  }
  void TearDown() override {
    unsetenv("LANGUAGE");
    std::setlocale(LC_ALL, "C");
  }

  void look_at(const std::string& text) {
    static const std::regex plain_word("[A-Za-z]{2,}[0-9]*");
    if (!seen_.insert(text).second) return;
    for (std::sregex_iterator word(text.begin(), text.end(), plain_word), end; word != end; ++word) {
      // A letter with an accent ends or begins outside ASCII: what stands beside one belongs to a translated word.
      const auto before = word->position() > 0 ? static_cast<unsigned char>(text[static_cast<std::size_t>(word->position()) - 1]) : ' ';
      const std::size_t behind = static_cast<std::size_t>(word->position() + word->length());
      const auto after = behind < text.size() ? static_cast<unsigned char>(text[behind]) : ' ';
      EXPECT_TRUE(before >= 0x80 || after >= 0x80 || ids_.contains(word->str())) << word->str() << " in: " << text;
    }
  }
  void know_ids(const ComponentSet& set) {
    for (std::size_t kind = 1; kind <= set.traps.size(); ++kind) ids_.emplace(trap_name(set, static_cast<int>(kind)));
    for (std::size_t kind = 1; kind <= set.guardian.size(); ++kind) ids_.emplace(card_name(set, static_cast<int>(kind)));
    for (const std::string_view name : character_names) ids_.emplace(name);
  }

  // What the set calls itself and its pieces is the set's.
  void know_names(const SetFile& file) {
    ids_.insert({file.name, "LAB"});
    static const std::regex word("[A-Za-z]+");
    for (const auto* pieces : {&file.traps, &file.guardian}) {
      for (const Names& names : *pieces) {
        const std::string& name = names.at("en");
        for (std::sregex_iterator each(name.begin(), name.end(), word), end; each != end; ++each) ids_.insert(each->str());
      }
    }
  }

  std::set<std::string> seen_;
  std::set<std::string> ids_;
};

TEST_F(LabyrinthInThePseudoLanguage, every_word_is_translated) {
  Teller teller = teller_for(0);
  teller.file = nullptr;
  teller.style.plain = true;
  know_ids(*teller.set);
  ids_.insert("blank");  // as the lines of a position write it
  Random random(3);
  in_random_games(4, [&](const State& state, Action, const std::vector<Event>& events) {
    teller.viewer = static_cast<int>(random.below(most_seats)) - 1;
    for (const Event& event : events) look_at(sentence_of(event, teller));
    for (const std::string& sentence : sentences_of(events, teller)) look_at(sentence);
    look_at(waiting_text(state, teller));
    for (const std::string& line : pending_lines(state, teller)) look_at(line);
    if (Labyrinth::turn(state).who != Turn::Who::seat) return;
    const View view(state, state.asked);
    look_at(question_of(view, teller));
    ActionList actions;
    Labyrinth::legal_actions(state, actions);
    const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    look_at(action_words(action, state, teller));
    look_at(remark_on(view, action, teller));
    const auto type = static_cast<ActionType>(random.below(static_cast<std::uint32_t>(ActionType::lot) + 1));
    look_at(refusal_text(view, Action(type, static_cast<int>(random.below(place_count)), static_cast<int>(random.below(directions))), teller));
  });
  know_names(default_set());
  for (const auto& paragraphs : {traps_text(default_set()), guardian_text(default_set())}) {
    for (const SetParagraph& each : paragraphs) look_at(each.text);
  }
  for (int id = 0; id < reason_ids; ++id) {
    for (std::uint8_t amount = 0; amount <= 2; ++amount) look_at(reason_text({{}, {static_cast<ReasonId>(id), 1, amount}}, teller));
  }
  EXPECT_GT(seen_.size(), 1000U);
}

}  // namespace
}  // namespace meander::labyrinth
