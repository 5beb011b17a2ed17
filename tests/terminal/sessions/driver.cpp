#include "driver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "screen.hpp"
#include "words/choices.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander {

using namespace onirim;

namespace {

constexpr std::size_t longest_game = 3000;  // answers
// With these the program would take a beginning for a command.
constexpr std::array commands{"help", "board", "undo", "hint", "why", "rules", "save", "log", "stops", "stop", "give", "quit"};

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find(' ', start), text.size());
    words.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return words;
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return text;
}

bool begins(const std::vector<std::string>& typed, const std::vector<std::string>& whole) {
  if (typed.size() > whole.size()) return false;
  return std::equal(typed.begin(), typed.end(), whole.begin(), [](const std::string& word, const std::string& all) { return all.starts_with(word); });
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

}  // namespace

Pause Driver::pause_now() const {
  const std::string line = in_one_line(without_escapes(shown_));
  if (line.ends_with(tr("Your turn is over. Press Enter to hide what only you may see."))) return Pause::hide;
  for (int seat = 1; seat <= 2; ++seat) {
    const std::string who = tr("player {number}", arg("number", seat));
    if (line.ends_with(begun(tr("{who}: press Enter when nobody else can see the screen.", arg("who", who))))) return Pause::cover;
  }
  return shown_.ends_with("\n> ") ? Pause::prompt : Pause::end;
}

Pause Driver::wait() {
  shown_.clear();
  terminal_.until([this](std::string_view since) {
    shown_ = since;
    return pause_now() != Pause::end;
  });
  pause_ = pause_now();
  if (pause_ != Pause::end) read_game();
  return pause_;
}

void Driver::read_game() {
  const std::vector<std::string> journal = home_.journal();
  if (journal.empty()) {
    // The game is over; the menu asks.
    expected_.clear();
    payment_.clear();
    offered_.clear();
    return;
  }
  for (std::size_t i = 0; i < expected_.size(); ++i) {
    ASSERT_LT(lines_ + i, journal.size()) << shown_;
    ASSERT_EQ(journal[lines_ + i], expected_[i]) << shown_;
  }
  expected_.clear();
  lines_ = journal.size();
  Result<Table> table = Table::restored(journal);
  ASSERT_TRUE(table) << table.error().text();
  table_.emplace(std::move(*table));
  expect_payment();
  payment_.clear();
  events_ = table_->events();
  if (pause_ != Pause::prompt || table_->over()) return;
  table_->legal_actions(legal_);
  offered_.clear();
  const auto choices = choices_in(shown_);
  if (choices.empty()) return;
  const bool counted = choices.begin()->first == 1 && choices.rbegin()->first == choices.size();
  ASSERT_TRUE(counted) << shown_;
  for (const auto& [number, words] : choices) {
    const auto* found =
        std::find_if(legal_.begin(), legal_.end(), [&](Action action) { return action_words(action, table_->options().players, style_) == words; });
    ASSERT_NE(found, legal_.end()) << words << "\n" << shown_;
    offered_.push_back(*found);
  }
  expect_offered();
}

// All that is legal, but for the swaps, of which one is shown, and the spells that somebody does not want to be asked about.
void Driver::expect_offered() const {
  const Phase phase = table_->view(0).phase();
  const bool no_spells = table_->stops(table_->asked()) == Stops::never && (phase == Phase::door || phase == Phase::nightmare);
  const auto hidden = std::count_if(legal_.begin(), legal_.end(), [=](Action action) { return is_swap(action) || (no_spells && is_spell(action)); });
  ASSERT_EQ(offered_.size() + static_cast<std::size_t>(hidden), legal_.size()) << shown_;
}

void Driver::expect_payment() const {
  if (payment_.empty()) return;
  std::vector<Card> paid;
  for (const Event& event : table_->since(Table::everything, events_)) {
    if (event.type == EventType::paid) paid.push_back(event.card);
  }
  // A computer at the other seat may have paid for spells of its own since.
  ASSERT_GE(paid.size(), payment_.size()) << shown_;
  paid.resize(payment_.size());
  ASSERT_EQ(paid, payment_) << shown_;
}

// The shortest words of a random number of letters that begin this action alone; empty where there are none.
std::string Driver::beginning_of(Action action) const {
  const int players = table_->options().players;
  const std::vector<std::string> whole = words_of(lower(text_of(action, players)));
  for (std::size_t letters = 1; letters < 8; ++letters) {
    for (std::size_t count = 1; count <= whole.size(); ++count) {
      std::vector<std::string> typed;
      for (std::size_t i = 0; i < count; ++i) typed.push_back(whole[i].substr(0, letters));
      const bool command = std::any_of(commands.begin(), commands.end(), [&](std::string_view word) { return word.starts_with(typed[0]); });
      const auto same = std::count_if(legal_.begin(), legal_.end(), [&](Action other) {
        return begins(typed, words_of(lower(text_of(other, players)))) || begins(typed, words_of(lower(action_words(other, players, style_))));
      });
      if (!command && same == 1) return joined(typed);
    }
  }
  return {};
}

// All at once, where a choice is made of several cards.
std::optional<std::vector<Action>> Driver::several() {
  const View view = table_->view(table_->asked());
  std::vector<Card> cards;
  ActionType type = ActionType::top;
  if (view.phase() == Phase::order || view.phase() == Phase::bottom) {
    type = view.phase() == Phase::order ? ActionType::top : ActionType::bottom;
    for (std::size_t i = 0; i < view.looked().size(); ++i) cards.push_back(view.looked()[i]);
  } else if (view.phase() == Phase::pay) {
    type = ActionType::pay;
    // What is named so is in ascending order: nothing lower than what has been paid already.
    for (Card card = legal_[0].card(); card < card_kinds; ++card)
      cards.insert(cards.end(), static_cast<std::size_t>(view.discard().count(card)), card);
  }
  for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[random_.below(static_cast<std::uint32_t>(i))]);
  if (type == ActionType::pay) cards.resize(static_cast<std::size_t>(view.remaining()));
  // The last card of an order may be left out.
  if (type != ActionType::pay && !cards.empty() && random_.below(2) == 0) cards.pop_back();
  if (cards.size() < 2) return std::nullopt;
  std::vector<Action> actions;
  for (const Card card : cards) actions.emplace_back(type, card);
  return actions;
}

// A step with one option takes itself, and is in no journal.
void Driver::expect(const std::vector<Action>& actions) {
  State state = table_->state();
  for (const Action action : actions) {
    if (Onirim::why_not(state, action)) return;
    Onirim::apply_unchecked(state, action);
    expected_.push_back((expected_.empty() ? "person " : "then ") + text_of(action, table_->options().players));
  }
}

std::string Driver::words_for(Action action) {
  const int players = table_->options().players;
  const auto number = std::find(offered_.begin(), offered_.end(), action) - offered_.begin() + 1;
  const std::string beginning = beginning_of(action);
  switch (only_numbers_ ? 0 : random_.below(4)) {
    case 1:
      return text_of(action, players);
    case 2:
      return action_words(action, players, style_);
    case 3:
      if (!beginning.empty()) return beginning;
      [[fallthrough]];
    default:
      return std::to_string(number);
  }
}

void Driver::go_on() {
  if (pause_ != Pause::prompt) return terminal_.enter("");
  ++answers_;
  ASSERT_FALSE(offered_.empty()) << shown_;
  if (const auto actions = only_numbers_ || random_.below(2) == 0 ? std::nullopt : several()) {
    std::string line;
    for (const Action action : *actions) line += (line.empty() ? "" : " ") + std::string(name_of(action.card()));
    answer_ = *actions;
    if (actions->front().type() == ActionType::pay) {
      std::sort(answer_.begin(), answer_.end(), [](Action left, Action right) { return left.card() < right.card(); });
      for (const Action action : *actions) payment_.push_back(action.card());
      std::sort(payment_.begin(), payment_.end());
    } else {
      expect(*actions);
    }
    return terminal_.enter(line);
  }
  const Action action = offered_[random_.below(static_cast<std::uint32_t>(offered_.size()))];
  answer_ = {action};
  expect(answer_);
  terminal_.enter(words_for(action));
}

Table Driver::ended() const {
  Table table = *table_;
  EXPECT_FALSE(table.answer(answer_));
  EXPECT_TRUE(table.over());
  return table;
}

std::string Driver::command(const std::string& line) {
  terminal_.enter(line);
  std::string said = terminal_.until_prompt();
  lines_ = home_.journal().size();
  return said;
}

void Driver::play() {
  while (wait() != Pause::end && answers_ < longest_game && !testing::Test::HasFatalFailure()) go_on();
  ASSERT_LT(answers_, longest_game);
  EXPECT_EQ(terminal_.exit_code(), 0) << shown_;
}

}  // namespace meander
