// A record, step by step.
#include <algorithm>

#include "adapter.hpp"
#include "games.hpp"
#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "table/options_text.hpp"
#include "words/choices.hpp"
#include "words/lists.hpp"
#include "words/options_title.hpp"
#include "words/seat_names.hpp"
#include "words/text.hpp"

namespace meander::protocol::onirim {

using namespace meander::onirim;

namespace {

// A record as it is looked at: moment 0 is when somebody has to decide for the first time, each step from there on is one more.
struct Walk {
  std::size_t first = 0;  // steps before moment 0
  std::size_t moments = 1;
  std::vector<std::size_t> turns;  // the moments at which a turn begins; 0 is always one of them
};

Walk walk_of(const Record& record) {
  Walk walk;
  State state = record.opening().state;
  while (walk.first < record.steps.size() && Onirim::turn(state).who == Turn::Who::chance) Onirim::apply_unchecked(state, record.steps[walk.first++]);
  walk.moments = 1 + record.steps.size() - walk.first;
  walk.turns.push_back(0);
  Events events;
  for (std::size_t i = walk.first; i < record.steps.size(); ++i) {
    events.clear();
    Onirim::apply_unchecked(state, record.steps[i], events);
    if (events.began_turn()) walk.turns.push_back(i + 1 - walk.first);
  }
  return walk;
}

// Which card came last to the discards and to limbo: the piles themselves are known by kinds only.
class Tops {
 public:
  void add(const Event& event) {
    switch (event.type) {
      case EventType::discarded:
      case EventType::dropped:
      case EventType::key_paid:
      case EventType::dream_discarded:
      case EventType::tower_lost:
      case EventType::left_the_deck:
        discarded_.emplace_back(event.card);
        break;
      case EventType::put_into_limbo:
      case EventType::door_returned:
        in_limbo_.emplace_back(event.card);
        break;
      default:
        break;
    }
  }
  Json message(const State& state) const {
    Json json = Json::object();
    put(json, "discard", discarded_, state.discard);
    put(json, "limbo", in_limbo_, state.limbo);
    return json;
  }

 private:
  template <typename Pile>
  static void put(Json& json, const char* key, const std::vector<Card>& came, const Pile& pile) {
    const auto last = std::find_if(came.rbegin(), came.rend(), [&](Card card) { return pile.count(card) > 0; });
    if (last != came.rend()) json[key] = std::string(name_of(*last));
  }

  std::vector<Card> discarded_;
  std::vector<Card> in_limbo_;
};

}  // namespace

std::size_t steps_until(const Record& record, std::size_t moment) { return std::min(walk_of(record).first + moment, record.steps.size()); }

Result<Json> replayed(const Json& request) {
  const Result<Record> record = record_from_text(request["record"].get<std::string>());
  if (!record) return Error{"record", record.error().message()};
  const Walk walk = walk_of(*record);
  const std::size_t moment = std::min(request["moment"].get<std::size_t>(), walk.moments - 1);
  State state = record->opening().state;
  int turn = record->start ? 1 : 0;
  std::vector<Entry> history;
  Events events;
  Tops tops;
  std::string step;
  for (std::size_t i = 0; i < walk.first + moment; ++i) {
    events.clear();
    step = begun(deed_text(record->steps[i], record->options.players));
    Onirim::apply_unchecked(state, record->steps[i], events);
    for (const Event& event : events) {
      if (event.type == EventType::turn_began) ++turn;
      tops.add(event);
      if (moment == 0 || i + 1 == walk.first + moment) history.push_back({event, turn, {}, {}, 0});
    }
  }
  const Table::Seats persons{SeatKind::person, SeatKind::person};
  const Teller teller{.viewer = record->options.players == 1 ? 0 : -1,
                      .names = seat_names(Table(record->options, persons, 0)),
                      .players = record->options.players,
                      .style = in_words};
  Json json = {{"moments", walk.moments},
               {"moment", moment},
               {"turns", walk.turns},
               {"turn", turn},
               {"title", options_title(record->options)},
               {"view", view_message(Position{record->options, state})},
               {"log", log_message(history, 0, teller)},
               {"tops", tops.message(state)}};
  if (!step.empty() && moment > 0) json["step"] = step;
  const bool last = moment + 1 == walk.moments;
  json["result"] = last ? result_message(state.ending, record->given_up) : Json();
  return json;
}

}  // namespace meander::protocol::onirim
