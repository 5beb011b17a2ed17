// A record, step by step.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "log_of.hpp"
#include "table/game_record.hpp"
#include "words/lists.hpp"

namespace meander::protocol {

// A record as it is looked at: moment 0 is when somebody has to decide for the first time, each step from there on is one more.
struct Walk {
  std::size_t first = 0;  // steps before moment 0
  std::size_t moments = 1;
  std::vector<std::size_t> turns;  // the moments at which a turn begins; 0 is always one of them
};

template <typename At>
Walk walk_of(const GameRecord<At>& record) {
  using Rules = typename At::Game;
  Walk walk;
  typename At::State state = record.opening().state;
  while (walk.first < record.steps.size() && Rules::turn(state).who == Turn::Who::chance) Rules::apply_unchecked(state, record.steps[walk.first++]);
  walk.moments = 1 + record.steps.size() - walk.first;
  walk.turns.push_back(0);
  typename At::Events events;
  for (std::size_t i = walk.first; i < record.steps.size(); ++i) {
    events.clear();
    Rules::apply_unchecked(state, record.steps[i], events);
    if (std::any_of(events.begin(), events.end(), [](const auto& event) { return At::begins_turn(event); })) walk.turns.push_back(i + 1 - walk.first);
  }
  return walk;
}

// The steps of a record that lead to a moment.
template <typename At>
std::size_t steps_until(const GameRecord<At>& record, std::size_t moment) {
  return std::min(walk_of(record).first + moment, record.steps.size());
}

// The record of a request and its moment; one behind the last is the last.
template <typename At>
struct LookedAt {
  GameRecord<At> record;
  Walk walk;
  std::size_t moment = 0;
};

template <typename At>
Result<LookedAt<At>> looked_at(const Json& request) {
  auto record = GameRecord<At>::from_text(request["record"].template get<std::string>());
  if (!record) return Error{"record", record.error().message()};
  const Walk walk = walk_of(*record);
  return LookedAt<At>{std::move(*record), walk, std::min(request["moment"].template get<std::size_t>(), walk.moments - 1)};
}

// The answer to `analysis` without its type, or an error.
template <typename F>
Result<Json> analysis_of(const Json& request) {
  using At = typename F::At;
  const auto asked = looked_at<At>(request);
  if (!asked) return asked.error();
  const auto& [record, walk, moment] = *asked;
  Json json = {{"moment", moment}, {"judged", F::judges(record.options)}, {"decision", nullptr}};
  const std::size_t step = walk.first + moment;
  if (step == record.steps.size() || !F::judges(record.options)) return json;
  typename At::State state = record.opening().state;
  for (std::size_t i = 0; i < step; ++i) At::Game::apply_unchecked(state, record.steps[i]);
  json["decision"] = F::judged(state, record.steps[step]);
  return json;
}

// The answer to `replay` without its type, or an error.
template <typename F>
Result<Json> replay_of(const Json& request) {
  using At = typename F::At;
  const auto asked = looked_at<At>(request);
  if (!asked) return asked.error();
  const auto& [record, walk, moment] = *asked;
  const auto teller = F::teller_of_record(record.options);
  typename At::State state = record.opening().state;
  int turn = record.start ? 1 : 0;
  std::vector<HistoryEntry<At>> history;
  typename At::Events events;
  typename F::Besides besides(record.options);
  std::string step;
  for (std::size_t i = 0; i < walk.first + moment; ++i) {
    events.clear();
    step = begun(F::words(state, record.steps[i], teller));
    At::Game::apply_unchecked(state, record.steps[i], events);
    for (const auto& event : events) {
      if (At::begins_turn(event)) ++turn;
      besides.note(event);
      if (moment == 0 || i + 1 == walk.first + moment) history.push_back({event, turn});
    }
  }
  Json json = {{"moments", walk.moments},
               {"moment", moment},
               {"turns", walk.turns},
               {"turn", turn},
               {"title", F::title(record.options)},
               {"view", F::view(typename At::Position{record.options, state}, teller)},
               {"log", log_of<F>(history, 0, teller)}};
  besides.put(json, state);
  if (!step.empty() && moment > 0) json["step"] = step;
  const bool last = moment + 1 == walk.moments;
  json["result"] = last ? F::result(state, record.given_up, teller) : Json();
  return json;
}

}  // namespace meander::protocol
