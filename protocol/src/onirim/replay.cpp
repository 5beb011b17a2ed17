// A record, turn by turn.
#include <algorithm>

#include "adapter.hpp"
#include "games.hpp"
#include "onirim/game.hpp"
#include "table/options_text.hpp"
#include "words/options_title.hpp"
#include "words/seat_names.hpp"
#include "words/text.hpp"

namespace meander::protocol::onirim {

using namespace meander::onirim;

namespace {

// The numbers of steps after which a moment ends.
std::vector<std::size_t> ends_of(const Record& record) {
  State state = record.opening().state;
  std::vector<std::size_t> ends;
  Events events;
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    events.clear();
    Onirim::apply_unchecked(state, record.steps[i], events);
    if (events.began_turn()) ends.push_back(i + 1);
  }
  if (ends.empty() || ends.back() != record.steps.size()) ends.push_back(record.steps.size());
  return ends;
}

}  // namespace

std::size_t moment_end(const Record& record, std::size_t moment) {
  const std::vector<std::size_t> ends = ends_of(record);
  return ends[std::min(moment, ends.size() - 1)];
}

Result<Json> replayed(const Json& request) {
  const Result<Record> record = record_from_text(request["record"].get<std::string>());
  if (!record) return Error{"record", record.error().message()};
  const std::vector<std::size_t> ends = ends_of(*record);
  const std::size_t moment = std::min(request["moment"].get<std::size_t>(), ends.size() - 1);
  State state = record->opening().state;
  std::vector<Entry> history;
  Events events;
  for (std::size_t i = 0; i < ends[moment]; ++i) {
    events.clear();
    Onirim::apply_unchecked(state, record->steps[i], events);
    if (moment > 0 && i < ends[moment - 1]) continue;
    for (const Event& event : events) history.push_back({event, static_cast<int>(moment), {}, {}});
  }
  const Table::Seats persons{SeatKind::person, SeatKind::person};
  const Teller teller{.viewer = record->options.players == 1 ? 0 : -1,
                      .names = seat_names(Table(record->options, persons, 0)),
                      .players = record->options.players,
                      .style = in_words};
  Json json = {{"moments", ends.size()},
               {"moment", moment},
               {"turn", moment},
               {"title", options_title(record->options, persons)},
               {"view", view_message(Position{record->options, state})},
               {"log", log_message(history, 0, teller)}};
  const bool last = moment + 1 == ends.size();
  json["result"] = last ? result_message(state.ending, record->given_up) : Json();
  return json;
}

}  // namespace meander::protocol::onirim
