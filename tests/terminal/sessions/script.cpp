#include "script.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "onirim/notation.hpp"
#include "players/greedy_player.hpp"
#include "terminal/option_flags.hpp"
#include "words/choices.hpp"

namespace meander {

using namespace onirim;

std::vector<std::string> Script::arguments(const std::vector<std::string>& more) const {
  std::vector<std::string> words{"play", "--seed", std::to_string(seed)};
  std::istringstream flags(option_flags(options, seats));
  for (std::string word; flags >> word;) words.push_back(word);
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

std::string Script::input() const {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

Action any_action(const Table&, const ActionList& legal, Random& random) { return legal[random.below(static_cast<std::uint32_t>(legal.size()))]; }

Action spells_first(const Table& table, const ActionList& legal, Random& random) {
  const auto* spell = std::find_if(legal.begin(), legal.end(), is_spell);
  return spell != legal.end() ? *spell : any_action(table, legal, random);
}

Action greedy_action(const Table& table, const ActionList& legal, Random&) { return GreedyPlayer().explain(table.view(table.asked()), legal).action; }

Script script_to(const Options& options, const Table::Seats& seats, const Goal& goal, const Chooser& choose) {
  constexpr std::uint64_t most_seeds = 5000;
  for (std::uint64_t seed = 1; seed <= most_seeds; ++seed) {
    Script script{options, seats, seed, {}, Table(options, seats, seed)};
    Random random(seed);
    script.table.go_on();
    while (!goal(script.table) && !script.table.over()) {
      ActionList legal;
      script.table.legal_actions(legal);
      const Action action = choose(script.table, legal, random);
      script.lines.push_back(text_of(action, options.players));
      script.table.answer({action});
    }
    if (goal(script.table)) return script;
  }
  throw std::runtime_error("no game comes so far");
}

Phase phase_of(const Table& table) { return table.over() ? Phase::over : table.view(0).phase(); }

}  // namespace meander
