// A table: its seats, its clock, and what is written down of both.
#include "protocol/host.hpp"

#include <algorithm>

#include "message_form.hpp"
#include "place.hpp"
#include "protocol/requests.hpp"
#include "words/error_text.hpp"
#include "words/text.hpp"

namespace meander::protocol {

namespace {

constexpr std::string_view own_line = "host ";

std::string kind_of(const Json& seat) {
  const std::string kind = seat["kind"].get<std::string>();
  return kind == "here" || kind == "open" ? "person" : kind;
}

// What create() wrote down is of the form of its message, with the time.
Error problem_of_kept(Json kept) {
  if (!kept.is_object() || !kept.contains("created") || !kept["created"].is_number_integer()) return {"created", marked("is missing")};
  kept.erase("created");
  kept["type"] = "create";
  return problem_of_form(kept);
}

}  // namespace

Host::Host(std::unique_ptr<Place> place) : place_(std::move(place)) {}
Host::Host(Host&&) noexcept = default;
Host& Host::operator=(Host&&) noexcept = default;
Host::~Host() = default;

Result<Host> Host::create(const Json& request, const Chance& chance, Time now, Keep keep) {
  auto place = std::make_unique<Place>();
  place->keep = std::move(keep);
  std::vector<std::string> kinds;
  for (const Json& seat : request["seats"]) kinds.push_back(kind_of(seat));
  Json kept = {{"game", request["game"]}, {"seats", request["seats"]}, {"created", now}};
  for (const char* key : {"clock", "pass_after"}) {
    if (request.contains(key)) kept[key] = request[key];
  }
  place->write("create " + kept.dump());
  Place* const raw = place.get();
  Result<std::unique_ptr<Game>> game = new_game(request, kinds, chance, [raw](std::string_view lines) { raw->collect(lines); });
  if (!game) return game.error();
  place->game = std::move(*game);
  if (const Error problem = place->sit_down(kept, now); !problem.reason.empty()) return problem;
  place->flush();
  return Host(std::move(place));
}

Result<Host> Host::restored(const std::vector<std::string>& lines, const Chance& chance, Time now, Keep keep) {
  if (lines.empty() || !lines[0].starts_with("host create ")) return Error{"line 1", marked("is not the beginning of a table")};
  const Result<Json> kept = parse_json(std::string_view(lines[0]).substr(own_line.size() + 7));
  if (!kept) return Error{"line 1", kept.error().message()};
  if (const Error problem = problem_of_kept(*kept); !problem.reason.empty()) return Error{"line 1", problem.message()};
  auto place = std::make_unique<Place>();
  Place* const raw = place.get();
  std::vector<std::string> played;
  for (const std::string& line : lines) {
    if (!line.starts_with(own_line)) played.push_back(line);
  }
  Result<std::unique_ptr<Game>> game =
      restored_game((*kept)["game"].get<std::string>(), played, chance, [raw](std::string_view kept_lines) { raw->collect(kept_lines); });
  if (!game) return game.error();
  place->game = std::move(*game);
  if (static_cast<int>((*kept)["seats"].size()) != place->game->seats()) return Error{"line 1", marked("the seats are not those of the game")};
  if (const Error problem = place->sit_down(*kept, now); !problem.reason.empty()) return problem;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (lines[i].starts_with(own_line)) place->read(std::string_view(lines[i]).substr(own_line.size()));
  }
  place->keep = std::move(keep);
  return Host(std::move(place));
}

int Host::seats() const { return static_cast<int>(place_->seats.size()); }
Host::SeatUse Host::use_of(int seat) const { return place_->at(seat).use; }
bool Host::over() const { return place_->game->asked() == 0; }
std::string Host::record(Viewer viewer) const { return over() ? place_->game->whole_record() : place_->game->record(viewer); }

bool Host::go_on(Time now) {
  const std::size_t before = place_->game->moves();
  const bool timed_out = place_->run_out(now);
  place_->pass_on(now);
  place_->game->go_on();
  place_->settle_up(now);
  place_->notice_offer(now);
  place_->flush();
  const bool replaceable = place_->notice_replaceable(now);
  return timed_out || replaceable || place_->game->moves() != before;
}

std::optional<Time> Host::alarm() const { return place_->alarm(); }

std::optional<Error> Host::join(int seat, std::string_view name, Time now) {
  SeatState& state = place_->at(seat);
  if (state.use != Host::SeatUse::open || state.joined) return Error{"invite", marked("the seat is taken")};
  if (Error problem = problem_of_name(name); !problem.reason.empty()) return problem;
  state.joined = true;
  state.away_since = now;
  place_->name(seat, std::string(name));
  place_->write("join " + std::to_string(seat) + " " + std::string(name));
  place_->flush();
  return std::nullopt;
}

bool Host::attach(Viewer viewer, Time /*now*/) {
  if (viewer == watcher) return false;
  SeatState& state = place_->at(viewer);
  const bool returned = state.left;
  if (returned) {
    state.left = false;
    place_->write("here " + std::to_string(viewer));
    place_->flush();
  }
  ++state.attached;
  return state.attached == 1 || returned;
}

bool Host::detach(Viewer viewer, Time now) {
  if (viewer == watcher) return false;
  SeatState& state = place_->at(viewer);
  if (state.attached == 0) return false;
  --state.attached;
  if (state.attached > 0) return false;
  state.away_since = now;
  return true;
}

Json Host::welcome(Viewer viewer) const {
  Json json = {{"type", "welcome"},
               {"protocol", version},
               {"game", std::string(place_->game->name())},
               {"title", place_->game->title()},
               {"options", place_->game->options()},
               {"seat", viewer}};
  if (Json pieces = place_->game->pieces(); !pieces.is_null()) json["pieces"] = std::move(pieces);
  return json;
}

Json Host::summary(Viewer viewer) const {
  Json json = {{"game", std::string(place_->game->name())}, {"title", place_->game->title()}, {"options", place_->game->options()}, {"seat", viewer}};
  if (place_->bank > 0) json["clock"] = {{"bank", place_->bank / 1000}, {"turn", place_->added / 1000}};
  if (place_->pass_after > 0) json["pass_after"] = place_->pass_after / 1000;
  json["seats"] = place_->seats_message(0, false);
  json["asked"] = place_->game->asked();
  json["yours"] = viewer != watcher && place_->game->asked() == viewer;
  json["over"] = over();
  json["result"] = place_->game->result();
  json["turn"] = place_->game->turn();
  json["changed"] = place_->changed / 1000;
  return json;
}

}  // namespace meander::protocol
