#include "scenario.hpp"

#include <algorithm>
#include <stdexcept>

#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "table/options_text.hpp"
#include "table/position.hpp"

using namespace meander;
using namespace meander::onirim;

namespace {

Result<Position> load(std::string_view text) {
  Result<Json> json = parse_json(text);
  if (!json) return json.error();
  if (json->is_object() && !json->contains("format")) (*json)["format"] = position_format;
  if (json->is_object() && !json->contains("version")) (*json)["version"] = position_version;
  return position_from_json(*json);
}

nlohmann::json plain(const Json& json) { return nlohmann::json::parse(json.dump()); }

}  // namespace

struct Scenario::Table {
  Position position;
  std::unique_ptr<Random> random;

  Action parse(std::string_view text) const {
    const Result<Action> action = parse_action(text, position.options.players);
    if (!action) throw std::runtime_error(action.error().text());
    return *action;
  }
};

Scenario::Scenario() : table_(std::make_unique<Table>()) {}
Scenario::Scenario(Scenario&&) noexcept = default;
Scenario::~Scenario() = default;

Scenario::Scenario(std::string_view position) : Scenario() {
  const Result<Position> loaded = load(position);
  if (!loaded) throw std::runtime_error(loaded.error().text());
  table_->position = *loaded;
}

Scenario Scenario::new_game(std::string_view options) {
  const Result<Options> read = options_from_words(options);
  if (!read) throw std::runtime_error(read.error().text());
  Scenario scenario;
  scenario.table_->position = {*read, Onirim::initial(*read)};
  return scenario;
}

std::string Scenario::load_error(std::string_view position) {
  const Result<Position> loaded = load(position);
  return loaded ? "" : loaded.error().text();
}

std::string Scenario::options_error(std::string_view options) {
  const Result<Options> read = options_from_words(options);
  return read ? "" : read.error().text();
}

Scenario& Scenario::apply(std::string_view action) {
  Events events;
  const Refusal refusal = Onirim::apply(table_->position.state, table_->parse(action), events);
  if (refusal) throw std::runtime_error(std::string(action) + " is refused: " + std::string(name_of(refusal.rule())) + " in phase " + phase());
  const Error problem = problem_of(table_->position);
  if (!problem.reason.empty()) throw std::runtime_error(std::string(action) + " led to a position that is inconsistent: " + problem.text());
  return *this;
}

Scenario& Scenario::roll(std::uint64_t seed) {
  if (!table_->random) table_->random = std::make_unique<Random>(seed);
  Onirim::settle(table_->position.state, *table_->random);
  return *this;
}

std::vector<std::string> Scenario::legal() const {
  std::vector<std::string> texts;
  const State& state = table_->position.state;
  ActionList actions;
  OutcomeList outcomes;
  Onirim::legal_actions(state, actions);
  Onirim::chance_outcomes(state, outcomes);
  for (const Action action : actions) texts.push_back(text_of(action, state.settings.players()));
  for (const auto& outcome : outcomes) texts.push_back(text_of(outcome.action, state.settings.players()));
  std::sort(texts.begin(), texts.end());
  return texts;
}

bool Scenario::is_legal(std::string_view action) const {
  const Result<Action> parsed = parse_action(action, table_->position.options.players);
  return parsed && !Onirim::why_not(table_->position.state, *parsed);
}

std::string Scenario::why_not(std::string_view action) const {
  const Refusal refusal = Onirim::why_not(table_->position.state, table_->parse(action));
  return refusal ? std::string(name_of(refusal.rule())) : "";
}

std::map<std::string, double> Scenario::outcomes() const {
  OutcomeList outcomes;
  Onirim::chance_outcomes(table_->position.state, outcomes);
  double total = 0;
  for (const auto& outcome : outcomes) total += outcome.weight;
  std::map<std::string, double> result;
  for (const auto& outcome : outcomes) result[text_of(outcome.action, table_->position.options.players)] = outcome.weight / total;
  return result;
}

std::string Scenario::phase() const { return std::string(name_of(table_->position.state.phase)); }
int Scenario::seat() const { return table_->position.state.seat + 1; }
bool Scenario::is_chance() const { return Onirim::turn(table_->position.state).who == Turn::Who::chance; }
std::string Scenario::result() const { return std::string(name_of(table_->position.state.ending)); }
bool Scenario::winnable() const { return Onirim::winnable(table_->position.state); }

nlohmann::json Scenario::json() const { return plain(json_of(table_->position)); }

nlohmann::json Scenario::operator[](std::string_view pointer) const {
  const nlohmann::json whole = json();
  const nlohmann::json::json_pointer place{std::string(pointer)};
  return whole.contains(place) ? whole[place] : nlohmann::json();
}

nlohmann::json Scenario::view(int seat) const {
  const Position& position = table_->position;
  return plain(json_of(position.options, Onirim::view(position.state, static_cast<std::uint8_t>(seat - 1))));
}
