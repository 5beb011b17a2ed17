// What bots do, and what it has to come to.
#include <algorithm>

#include "bot_game.hpp"

namespace meander::server {

namespace {

std::size_t number_of(const Json& prompt) { return prompt["number"].get<std::size_t>(); }
std::size_t sequence_of(const Json& update) { return update["sequence"].get<std::size_t>(); }

}  // namespace

void BotGame::note(const Chair& chair, const std::string& what) {
  acts_.push_back("seat " + std::to_string(chair.seat) + " at " + chair.update["prompt"].value("number", Json()).dump() + ": " + what);
  if (acts_.size() > 8) acts_.erase(acts_.begin());
}

Json BotGame::answer_of(const Chair& chair) {
  const Json& prompt = chair.update["prompt"];
  const Json& actions = prompt["actions"];
  const auto any = [&] { return actions[random_.below(static_cast<std::uint32_t>(actions.size()))]["action"]; };
  Json answer = {{"type", "answer"}, {"prompt", prompt["number"]}, {"actions", {any()}}};
  // Several steps at once may go together or not: either all of them are carried out or none.
  if (prompt.contains("several") && chance(30)) {
    for (int steps = prompt["several"]["least"].get<int>(); steps > 1; --steps) answer["actions"].push_back(any());
  }
  return answer;
}

void BotGame::expect_refused(const Json& reply, const std::vector<std::string>& codes) {
  if (reply.is_null()) return;
  if (type_of(reply) != "refused" || std::ranges::find(codes, reply["code"].get<std::string>()) == codes.end()) {
    throw Fault("not refused as it should be: " + reply.dump());
  }
  ++tally_->refused;
}

void BotGame::settle(Chair& chair, const Json& reply, std::size_t prompt) {
  if (type_of(reply) == "refused" && reply["code"] == "rule") return;
  // A connection that was lost: whether the answer came to anything, the update that came with the new one tells.
  if (reply.is_null()) return;
  if (type_of(reply) != "done") throw Fault("an answer that was offered was not taken: " + reply.dump());
  ++tally_->answers;
  chair.acknowledged = prompt;
  await_other_than(chair, prompt);
}

void BotGame::answer(Chair& chair) {
  const std::size_t prompt = number_of(chair.update["prompt"]);
  Json message = answer_of(chair);
  if (advised_ && !chance(10)) {
    const Json hint = say(chair, {{"type", "hint"}, {"prompt", prompt}});
    if (hint.is_null()) return;
    if (type_of(hint) != "hint") throw Fault("no hint: " + hint.dump());
    message["actions"] = Json::array({hint["action"]});
  }
  settle(chair, say(chair, message), prompt);
}

// Sent, and then the connection is gone: it may have arrived or not, and may even arrive after the new connection has. Whoever comes back says it
// again where it still seems to be asked.
void BotGame::answer_and_go(Chair& chair) {
  const std::size_t prompt = number_of(chair.update["prompt"]);
  const Json message = answer_of(chair);
  chair.socket->send(message);
  lose(chair);
  connect(chair);
  const Json& asked = chair.update["prompt"];
  if (asked.is_null() || number_of(asked) != prompt) return;
  const Json reply = say(chair, message);
  if (type_of(reply) == "refused" && reply["code"] != "rule") {
    expect_refused(reply, {"stale", "not_asked", "not_now"});
    await_other_than(chair, prompt);
  } else {
    settle(chair, reply, prompt);
  }
}

void BotGame::await_other_than(Chair& chair, std::size_t prompt) {
  await(chair, [prompt](const Json& update) { return update["prompt"].is_null() || number_of(update["prompt"]) != prompt; });
}

void BotGame::answer_twice(Chair& chair) {
  const std::size_t prompt = number_of(chair.update["prompt"]);
  Json message = answer_of(chair);
  message["actions"] = Json::array({message["actions"][0]});
  const bool both = chair.socket->send(message) && chair.socket->send(message);
  if (!both) {
    lose(chair);
    connect(chair);
    return;
  }
  const Json first = reply(chair);
  if (first.is_null()) return;
  const Json second = reply(chair);
  settle(chair, first, prompt);
  expect_refused(second, {"stale", "not_asked", "not_now"});
}

void BotGame::answer_late(Chair& chair) {
  Json message = answer_of(chair);
  const auto number = message["prompt"].get<std::size_t>();
  message["prompt"] = number - std::min<std::size_t>(number, 1 + random_.below(5));
  if (message["prompt"] == number) return;
  expect_refused(say(chair, message), {"stale"});
}

void BotGame::answer_impossibly(Chair& chair) {
  const Json& actions = chair.update["prompt"]["actions"];
  const auto possible = [&](const std::string& action) {
    return std::ranges::any_of(actions, [&](const Json& each) { return each["action"] == action; });
  };
  const auto impossible = std::ranges::find_if_not(game_.impossible, possible);
  if (impossible == game_.impossible.end()) return;
  expect_refused(say(chair, {{"type", "answer"}, {"prompt", chair.update["prompt"]["number"]}, {"actions", {*impossible}}}), {"rule"});
}

void BotGame::ask_for_help(Chair& chair) {
  const Json number = chair.update["prompt"]["number"];
  const Json messages[] = {{{"type", "hint"}, {"prompt", number}},
                           {{"type", "why"}},
                           {{"type", "record"}},
                           {{"type", "stops"}, {"when", game_.wishes[random_.below(3)]}},
                           {{"type", "stop"}},
                           {{"type", "ping"}}};
  static constexpr const char* answers[] = {"hint", "why", "record", "done", "done", "pong"};
  const std::uint32_t which = random_.below(6);
  const Json reply = say(chair, messages[which]);
  if (!reply.is_null() && type_of(reply) != answers[which]) throw Fault("no " + std::string(answers[which]) + ": " + reply.dump());
  if (!reply.is_null() && which == 2 && reply["whole"].get<bool>()) throw Fault("a record is whole before the end");
  // Standing wishes may have answered what was asked.
  if (!reply.is_null() && (which == 3 || which == 4)) {
    lose(chair);
    connect(chair);
  }
}

void BotGame::take_back(Chair& chair) {
  const std::string undo = chair.update["undo"];
  const std::size_t sequence = sequence_of(chair.update);
  const Json reply = say(chair, {{"type", "undo"}, {"prompt", chair.update["prompt"]["number"]}});
  if (reply.is_null()) return;
  if (undo == "none") {
    expect_refused(reply, {"not_now"});
    return;
  }
  if (type_of(reply) != "done") throw Fault("what was free to be taken back was not: " + reply.dump());
  const auto gone = [sequence](const Json& update) { return sequence_of(update) > sequence; };
  if (undo == "ask") {
    const std::size_t lost = tally_->lost_connections;
    await(chair, [&](const Json& update) { return update.contains("undo_waits") || gone(update) || lost != tally_->lost_connections; });
    const bool yes = chance(50);
    bool asked = false;
    for (Chair& partner : chairs_) {
      if (&partner == &chair) continue;
      // Whom it concerns, a new connection tells.
      lose(partner);
      connect(partner);
      if (!partner.update.contains("undo_asked")) continue;
      asked = true;
      const std::size_t before = tally_->lost_connections;
      const Json consented = say(partner, {{"type", "consent"}, {"yes", yes}});
      // A server that was killed meanwhile has forgotten that somebody asked.
      if (type_of(consented) != "done" && before != tally_->lost_connections) return;
      if (type_of(consented) != "done") throw Fault("consent was not taken: " + consented.dump());
      if (!yes) return;
    }
    if (!asked && !gone(chair.update)) return;
  }
  ++tally_->taken_back;
  await(chair, gone);
}

void BotGame::be_replaced(Chair& chair) {
  Chair& partner = other(chair);
  if (&partner == &chair) return;
  if (type_of(say(partner, {{"type", "leave"}})) != "done") return;
  const Json reply = say(chair, {{"type", "replace"}, {"seat", partner.seat}, {"kind", chance(50) ? "greedy" : "random"}});
  if (reply.is_null()) return;
  // A connection that is made again is a return.
  if (type_of(reply) != "done" && (type_of(reply) != "refused" || reply["code"] != "not_now")) throw Fault("not replaced: " + reply.dump());
  // Another prompt stands since then, though nothing has happened.
  const auto is_person = [seat = partner.seat](const Json& update) {
    return update["seats"][static_cast<std::size_t>(seat - 1)]["kind"] == "person";
  };
  if (type_of(reply) == "done") await(chair, [&](const Json& update) { return update["over"].get<bool>() || !is_person(update); });
  for (int i = 0; i < 3; ++i) {
    Chair* const next = asked();
    if (next == nullptr) return;
    answer(*next);
  }
  if (chairs_.front().update["over"].get<bool>()) return;
  const Json back = say(partner, {{"type", "come_back"}});
  if (!back.is_null() && type_of(back) != "done") expect_refused(back, {"not_now"});
  if (type_of(back) == "done") await(chair, [&](const Json& update) { return update["over"].get<bool>() || is_person(update); });
}

void BotGame::act(Chair& chair) {
  if (!chair.update["winnable"].get<bool>() && chance(20)) {
    note(chair, "gives up");
    const Json reply = say(chair, {{"type", "give_up"}});
    if (reply.is_null()) return;
    if (type_of(reply) != "done") throw Fault("a hopeless game was not given up: " + reply.dump());
    await(chair, [](const Json& update) { return update["over"].get<bool>(); });
    return;
  }
  struct Act {
    std::uint32_t below;  // of a thousand decisions, counted from the one before
    const char* name;
    void (BotGame::*done)(Chair& chair);
  };
  static constexpr Act acts[] = {{20, "loses the connection", &BotGame::lose},      {40, "the other loses the connection", &BotGame::lose_other},
                                 {60, "answers and goes", &BotGame::answer_and_go}, {90, "answers twice", &BotGame::answer_twice},
                                 {110, "answers late", &BotGame::answer_late},      {130, "answers impossibly", &BotGame::answer_impossibly},
                                 {170, "asks for help", &BotGame::ask_for_help},    {220, "takes back", &BotGame::take_back},
                                 {225, "the other leaves", &BotGame::be_replaced},  {1000, "answers", &BotGame::answer}};
  const std::uint32_t roll = random_.below(1000);
  const Act& act = *std::ranges::find_if(acts, [roll](const Act& each) { return roll < each.below; });
  note(chair, act.name);
  (this->*act.done)(chair);
}

}  // namespace meander::server
