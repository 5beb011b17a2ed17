// What a seat may say at a table, and what it is told.
#include <algorithm>

#include "place.hpp"
#include "protocol/requests.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::protocol {

namespace {

constexpr std::size_t most_steps = 100;  // of one answer

Json message(const Json& request, const char* type) {
  Json json = {{"type", type}};
  if (request.contains("id")) json["id"] = request["id"];
  return json;
}

Json refused(const Json& request, std::string_view code, std::string text) {
  Json json = message(request, "refused");
  json["code"] = std::string(code);
  json["text"] = std::move(text);
  return json;
}

}  // namespace

// One message of one seat.
class Said {
 public:
  Said(Host& host, Place& place, Viewer viewer, const Json& request, Time now)
      : host_(host), place_(place), game_(*place.game), viewer_(viewer), request_(request), now_(now) {}

  Host::Received answered() {
    const std::string type = request_["type"].get<std::string>();
    if (type == "ping") return {message(request_, "pong"), false};
    if (type == "record") return record();
    if (viewer_ == watcher) return no("not_now", tr("Whoever watches can only watch."));
    if (type == "leave") return leave();
    if (type == "come_back") return come_back();
    if (type == "why") return why();
    if (host_.over()) return no("not_now", tr("The game is over."));
    if (type == "answer") return answer();
    if (type == "undo") return undo();
    if (type == "consent") return consent();
    if (type == "hint") return hint();
    if (type == "stops") return stops();
    if (type == "stop") return stop();
    if (type == "give_up") return give_up();
    if (type == "replace") return replace();
    return {error_message(request_, "malformed", tr("\"{type}\" is not said at a table", arg("type", type.substr(0, 40))), "type"), false};
  }

 private:
  Host::Received no(std::string_view code, std::string text) const { return {refused(request_, code, std::move(text)), false}; }
  Host::Received done() {
    place_.changed = now_;
    place_.flush();
    return {message(request_, "done"), true};
  }
  // Is it this seat's prompt that the message speaks of?
  std::optional<Host::Received> not_asked() const {
    if (game_.asked() != viewer_) return no("not_asked", tr("Another seat is asked."));
    if (request_["prompt"].get<std::size_t>() != game_.moves()) return no("stale", tr("This question has been answered, or taken back."));
    return std::nullopt;
  }
  Host::Received move_on() {
    host_.go_on(now_);
    return done();
  }

  Host::Received answer() {
    if (const auto problem = not_asked()) return *problem;
    if (request_["actions"].empty() || request_["actions"].size() > most_steps)
      return {error_message(request_, "malformed", tr("one action or several must be named"), "actions"), false};
    const Refused problem = game_.answer(request_["actions"].get<std::vector<std::string>>());
    if (problem.code.empty()) return move_on();
    Host::Received received = no(problem.code, problem.text);
    if (!problem.rule.empty()) received.reply["rule"] = problem.rule;
    received.reply["index"] = problem.index;
    return received;
  }

  Host::Received why() const {
    Json json = message(request_, "why");
    json.update(game_.why(viewer_, request_.value("action", std::string())));
    return {std::move(json), false};
  }

  Host::Received undo() {
    if (request_.contains("prompt") && request_["prompt"].get<std::size_t>() != game_.moves())
      return no("stale", tr("This question has been answered, or taken back."));
    const Undo undo = game_.undo(viewer_);
    if (undo.state == Undo::State::none) return no("not_now", undo.text);
    if (undo.state == Undo::State::free) return take_back(viewer_);
    place_.undo_asked_by = viewer_;
    place_.undo_asked_at = game_.moves();
    place_.consents_missing = game_.undone_with(viewer_);
    return done();
  }
  Host::Received take_back(int seat) {
    game_.take_back(seat);
    place_.forget_undo();
    return move_on();
  }

  Host::Received consent() {
    std::vector<int>& missing = place_.consents_missing;
    const auto found = std::ranges::find(missing, viewer_);
    if (place_.undo_asked_by == 0 || found == missing.end()) return no("not_now", tr("Nobody asks to take anything back."));
    if (!request_["yes"].get<bool>()) {
      place_.forget_undo();
      return done();
    }
    missing.erase(found);
    return missing.empty() ? take_back(place_.undo_asked_by) : done();
  }

  Host::Received hint() {
    if (const auto problem = not_asked()) return *problem;
    Json json = message(request_, "hint");
    json.update(game_.hint());
    place_.changed = now_;
    place_.flush();
    return {std::move(json), true};
  }

  Host::Received stops() {
    if (!game_.set_stops(viewer_, request_["when"].get<std::string>()))
      return {error_message(request_, "malformed", tr("must be one of these: {wishes}", arg("wishes", wishes())), "when"), false};
    return move_on();
  }
  std::string wishes() const {
    std::vector<std::string> names;
    for (const std::string_view name : game_.wishes()) names.emplace_back(name);
    return comma_list(names);
  }
  Host::Received stop() {
    if (game_.asked() != viewer_) return no("not_asked", tr("Another seat is asked."));
    game_.stop_once();
    return done();
  }
  Host::Received give_up() {
    if (!game_.give_up()) return no("not_now", game_.not_to_be_given_up());
    return done();
  }

  Host::Received record() const {
    Json json = message(request_, "record");
    json["whole"] = host_.over();
    json["text"] = host_.record(viewer_);
    return {std::move(json), false};
  }

  Host::Received replace() {
    const int seat = request_["seat"].get<int>();
    if (seat < 1 || seat > host_.seats()) return {error_message(request_, "malformed", tr("there is no such seat"), "seat"), false};
    if (!place_.replaceable(seat, now_)) return no("not_now", tr("This seat is not abandoned."));
    const std::string kind = request_["kind"].get<std::string>();
    if (!game_.seat_computer(seat, kind)) return {error_message(request_, "malformed", tr("there is no such computer player"), "kind"), false};
    place_.at(seat).computer = kind;
    place_.write("computer " + std::to_string(seat) + " " + kind);
    return move_on();
  }
  Host::Received come_back() {
    SeatState& seat = place_.at(viewer_);
    if (seat.use == Host::SeatUse::computer || seat.computer.empty()) return no("not_now", tr("No computer plays for you."));
    if (place_.bank > 0 && seat.bank == 0) return no("not_now", tr("Your time has run out."));
    seat.computer.clear();
    seat.left = false;
    game_.seat_person(viewer_);
    place_.write("computer " + std::to_string(viewer_) + " ");
    return move_on();
  }
  Host::Received leave() {
    place_.at(viewer_).left = true;
    place_.write("left " + std::to_string(viewer_));
    return done();
  }

  Host& host_;
  Place& place_;
  Game& game_;
  Viewer viewer_;
  const Json& request_;
  Time now_;
};

Host::Received Host::receive(Viewer viewer, const Json& message, Time now) { return Said(*this, *place_, viewer, message, now).answered(); }

Json Host::update(Viewer viewer, std::size_t since, Time now) const {
  const Game& game = *place_->game;
  Json json = {{"type", "update"}, {"sequence", game.log_size()}, {"log", game.log(viewer, std::min(since, game.log_size()))}};
  json["turn"] = game.turn();
  json["view"] = game.view(viewer);
  json["prompt"] = viewer == watcher ? Json() : game.prompt(viewer);
  if (!json["prompt"].is_null()) json["prompt"]["number"] = game.moves();
  if (const auto left = place_->passes_in(now); left && !json["prompt"].is_null()) json["prompt"]["passes_in"] = *left;
  json["asked"] = game.asked();
  json["seats"] = place_->seats_message(now, true);
  if (viewer != watcher) {
    const Undo undo = game.undo(viewer);
    json["undo"] = undo.state == Undo::State::free ? "free" : undo.state == Undo::State::ask ? "ask" : "none";
    if (!undo.text.empty()) json["undo_text"] = undo.text;
    const bool asks_me = place_->undo_asked_by != 0 && std::ranges::find(place_->consents_missing, viewer) != place_->consents_missing.end();
    if (asks_me) json["undo_asked"] = place_->undo_asked_by;
    if (place_->undo_asked_by == viewer) json["undo_waits"] = true;
    json["stops"] = std::string(game.stops(viewer));
  }
  json["assisted"] = game.assisted();
  json["winnable"] = game.winnable();
  json["over"] = game.asked() == 0;
  json["given_up"] = game.given_up();
  if (Json result = game.result(); !result.is_null()) json["result"] = std::move(result);
  return json;
}

}  // namespace meander::protocol
