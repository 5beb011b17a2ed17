// A game from its beginning to what is kept of it.
#include "bot_game.hpp"
#include "onirim/game.hpp"
#include "table/public_view.hpp"
#include "table/record.hpp"

namespace meander::server {

using namespace onirim;

void BotGame::play(Tally& tally) {
  tally_ = &tally;
  sit_at_all();
  for (Chair* chair = asked(); chair != nullptr; chair = asked()) act(*chair);
  check_end();
  ++tally.games;
}

// What a seat may see of the last position, as the record tells it; the protocol adds to it what the rules can tell.
void BotGame::check_view(const Json& view, const Json& expected) const {
  for (const auto& [key, value] : expected.items()) {
    if (key == "format" || key == "version") continue;
    Json seen = view.value(key, Json());
    if (key == "premonitions") seen.erase("close");
    if (seen != value) throw Fault("the record's end is another one: " + key + " is " + value.dump() + ", not " + seen.dump());
  }
}

void BotGame::check_end() {
  std::string text;
  for (Chair& chair : chairs_) {
    Json reply;
    while (reply.is_null()) reply = say(chair, {{"type", "record"}});
    if (reply["type"].get<std::string>() != "record" || !reply["whole"].get<bool>()) throw Fault("no whole record: " + reply.dump());
    if (!text.empty() && reply["text"].get<std::string>() != text) throw Fault("the seats have different records");
    text = reply["text"];
  }
  const Result<Record> record = record_from_text(text);
  if (!record) throw Fault("the record cannot be read: " + record.error().text() + "\n" + text);
  if (!(record->options == options_)) throw Fault("the record is of other options");
  const Result<Position> end = replay(*record);
  if (!end) throw Fault("the record cannot be replayed: " + end.error().text());
  const auto watch = server::sit_down(port_, watch_);
  if (watch && watch->update.is_object()) check_view(watch->update["view"], json_of(options_, public_view(end->state)));
  for (Chair& chair : chairs_) {
    check_view(chair.update["view"], json_of(options_, Onirim::view(end->state, static_cast<std::uint8_t>(chair.seat - 1))));
    const Json& result = chair.update["result"];
    if ((result["outcome"].get<std::string>() == "won") != (end->state.ending == Ending::won && !record->given_up))
      throw Fault("another outcome: " + result.dump());
    // Everything that was told on the way, through whatever connections, is what is told in one piece at the end.
    const Json told = chair.events;
    chair.update = Json::object();
    chair.events = Json::array();
    lose(chair);
    connect(chair);
    if (chair.events != told) throw Fault("the log is another one now:\n" + told.dump() + "\n" + chair.events.dump());
  }
  if (end->state.ending == Ending::won) ++tally_->won;
}

}  // namespace meander::server
