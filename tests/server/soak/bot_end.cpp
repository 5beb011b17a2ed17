// A game from its beginning to what is kept of it.
#include "bot_game.hpp"

namespace meander::server {

namespace {

// What is seen holds all of what is expected; the protocol adds what the rules can tell.
bool holds(const Json& seen, const Json& expected) {
  if (expected.is_array() && !expected.empty() && expected.front().is_object()) {
    if (!seen.is_array() || seen.size() != expected.size()) return false;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      if (!holds(seen[i], expected[i])) return false;
    }
    return true;
  }
  if (!expected.is_object()) return seen == expected;
  for (const auto& [key, value] : expected.items()) {
    if (key == "format" || key == "version") continue;
    if (!seen.contains(key) || !holds(seen[key], value)) return false;
  }
  return true;
}

}  // namespace

void BotGame::play(Tally& tally) {
  tally_ = &tally;
  sit_at_all();
  for (Chair* chair = asked(); chair != nullptr; chair = asked()) act(*chair);
  check_end();
  ++tally.games;
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
  const End end = game_.end(text);
  if (end.options != options_) throw Fault("the record is of other options: " + end.options.dump() + " instead of " + options_.dump());
  const auto check_view = [](const Json& view, const Json& expected) {
    if (!holds(view, expected)) throw Fault("the record's end is another one: " + expected.dump() + ", not " + view.dump());
  };
  const auto watch = server::sit_down(port_, watch_);
  if (watch && watch->update.is_object()) check_view(watch->update["view"], end.views[0]);
  for (Chair& chair : chairs_) {
    check_view(chair.update["view"], end.views[static_cast<std::size_t>(chair.seat)]);
    if (!holds(chair.update["result"], end.result)) throw Fault("another outcome: " + chair.update["result"].dump());
    // Everything that was told on the way, through whatever connections, is what is told in one piece at the end.
    const Json told = chair.events;
    chair.update = Json::object();
    chair.events = Json::array();
    lose(chair);
    connect(chair);
    if (chair.events != told) throw Fault("the log is another one now:\n" + told.dump() + "\n" + chair.events.dump());
  }
  if (end.won) ++tally_->won;
}

}  // namespace meander::server
