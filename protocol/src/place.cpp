#include "place.hpp"

#include <algorithm>
#include <charconv>

#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::protocol {

namespace {

constexpr std::size_t longest_name = 24;  // characters

// The bytes of the UTF-8 character at the beginning; 0 where there is none that can be shown.
std::size_t character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x20 || byte(0) == 0x7f) return 0;
  const std::size_t size = byte(0) < 0x80 ? 1 : byte(0) >> 5 == 6 ? 2 : byte(0) >> 4 == 14 ? 3 : byte(0) >> 3 == 30 ? 4 : 0;
  if (size == 0 || size > text.size()) return 0;
  unsigned code = size == 1 ? byte(0) : byte(0) & (0x7fU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if (byte(i) >> 6 != 2) return 0;
    code = code << 6 | (byte(i) & 0x3f);
  }
  const bool overlong = (size == 2 && code < 0x80) || (size == 3 && code < 0x800) || (size == 4 && code < 0x10000);
  const bool control = code >= 0x80 && code < 0xa0;
  const bool steers = code == 0x200b || code == 0x200e || code == 0x200f || (code >= 0x2028 && code <= 0x202e) ||
                      (code >= 0x2060 && code <= 0x206f) || code == 0xfeff;
  return overlong || control || steers || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff ? 0 : size;
}

std::string_view word(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view first = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return first;
}

Time number(std::string_view text) {
  Time value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

}  // namespace

Error problem_of_name(std::string_view name) {
  std::size_t characters = 0;
  bool blank = true;
  // Persian and emoji of several parts need them, between characters.
  const auto joins = [](std::string_view text) { return text.starts_with("\xe2\x80\x8c") || text.starts_with("\xe2\x80\x8d"); };
  if (joins(name) || (name.size() >= 3 && joins(name.substr(name.size() - 3)))) return {"name", marked("holds a character that cannot be shown")};
  for (std::size_t i = 0; i < name.size(); ++characters) {
    const std::size_t size = character(name.substr(i));
    if (size == 0) return {"name", marked("holds a character that cannot be shown")};
    blank = blank && name[i] == ' ';
    i += size;
  }
  if (characters == 0 || blank || characters > longest_name) return {"name", {marked("must have 1 to {most} characters"), {{"most", longest_name}}}};
  return {};
}

void Place::collect(std::string_view lines) {
  if (!unkept.empty()) unkept += '\n';
  unkept += lines;
}

void Place::flush() {
  if (unkept.empty()) return;
  if (keep) keep(unkept);
  unkept.clear();
}

void Place::name(int seat, std::string name) {
  game->call(seat, name);
  at(seat).name = std::move(name);
}

Error Place::sit_down(const Json& kept, Time now) {
  changed = kept.value("created", now);
  if (kept.contains("clock")) {
    bank = kept["clock"]["bank"].get<Time>() * 1000;
    added = kept["clock"]["turn"].get<Time>() * 1000;
  }
  const bool anybody_elsewhere = std::ranges::any_of(kept["seats"], [](const Json& seat) { return seat["kind"] == "open"; });
  pass_after = anybody_elsewhere ? usual_pass_after : 0;
  if (kept.contains("pass_after")) pass_after = kept["pass_after"].get<Time>() * 1000;
  for (const Json& json : kept["seats"]) {
    SeatState seat;
    const std::string kind = json["kind"].get<std::string>();
    seat.use = kind == "here" ? Host::SeatUse::here : kind == "open" ? Host::SeatUse::open : Host::SeatUse::computer;
    seat.joined = seat.use != Host::SeatUse::open;
    if (seat.use == Host::SeatUse::computer) seat.computer = kind;
    seat.bank = bank;
    seat.away_since = now;
    seats.push_back(std::move(seat));
    const std::string name = json.value("name", std::string());
    if (name.empty()) continue;
    if (Error problem = problem_of_name(name); !problem.reason.empty()) return problem;
    this->name(static_cast<int>(seats.size()), name);
  }
  return {};
}

void Place::read(std::string_view line) {
  const std::string_view what = word(line);
  const auto seat = static_cast<int>(number(word(line)));
  if (seat < 1 || seat > static_cast<int>(seats.size())) return;
  SeatState& state = at(seat);
  if (what == "join") {
    state.joined = true;
    name(seat, std::string(line));
  } else if (what == "left") {
    state.left = true;
  } else if (what == "here") {
    state.left = false;
  } else if (what == "computer") {
    state.computer = std::string(line);
  } else if (what == "clock") {
    state.bank = number(word(line));
    turn = static_cast<int>(number(line));
  }
}

bool Place::replaceable(int seat, Time now) const {
  const SeatState& state = at(seat);
  if (!state.computer.empty() || !state.joined || game->asked() == 0) return false;
  return state.left || (state.attached == 0 && now - state.away_since >= away_long);
}

bool Place::notice_replaceable(Time now) {
  bool changed = false;
  for (int seat = 1; seat <= static_cast<int>(seats.size()); ++seat) {
    const bool is = replaceable(seat, now);
    changed = changed || is != at(seat).replaceable;
    at(seat).replaceable = is;
  }
  return changed;
}

Json Place::seats_message(Time now, bool clocks) const {
  Json list = Json::array();
  for (int seat = 1; seat <= static_cast<int>(seats.size()); ++seat) {
    const SeatState& state = at(seat);
    const bool person = state.computer.empty();
    Json json = {{"seat", seat}, {"kind", person ? "person" : state.computer}, {"name", state.name}};
    if (person) json["state"] = !state.joined ? "open" : state.left ? "left" : state.attached > 0 ? "here" : "away";
    if (!person) json["state"] = "here";
    if (clocks && bank > 0 && state.use != Host::SeatUse::computer) json["clock"] = left(seat, now);
    if (clocks) json["replaceable"] = replaceable(seat, now);
    list.push_back(std::move(json));
  }
  return list;
}

Time Place::left(int seat, Time now) const {
  const Time used = running == seat ? now - running_since : 0;
  return std::max<Time>(0, at(seat).bank - used);
}

std::optional<Time> Place::alarm() const {
  std::optional<Time> next;
  const auto at_latest = [&next](Time time) { next = std::min(time, next.value_or(time)); };
  if (bank > 0 && running != 0) at_latest(running_since + at(running).bank);
  if (game->asked() == 0) return next;
  if (pass_after > 0 && offered_at) at_latest(offered_since + pass_after);
  for (const SeatState& state : seats) {
    if (state.computer.empty() && state.joined && state.attached == 0 && !state.replaceable) at_latest(state.away_since + away_long);
  }
  return next;
}

bool Place::run_out(Time now) {
  if (bank == 0 || running == 0 || running != game->asked() || left(running, now) > 0) return false;
  SeatState& state = at(running);
  state.bank = 0;
  state.computer = "greedy";
  game->seat_computer(running, state.computer);
  write("clock " + std::to_string(running) + " 0 " + std::to_string(turn));
  write("computer " + std::to_string(running) + " " + state.computer);
  running = 0;
  return true;
}

bool Place::pass_on(Time now) {
  const std::optional<Time> left = passes_in(now);
  if (!left || *left > 0) return false;
  game->pass();
  return true;
}

void Place::notice_offer(Time now) {
  if (!game->is_offer()) {
    offered_at.reset();
  } else if (offered_at != game->moves()) {
    offered_at = game->moves();
    offered_since = now;
  }
}

std::optional<Time> Place::passes_in(Time now) const {
  if (pass_after == 0 || !offered_at || offered_at != game->moves()) return std::nullopt;
  return std::max<Time>(0, offered_since + pass_after - now);
}

void Place::settle_up(Time now) {
  if (undo_asked_by != 0 && game->moves() != undo_asked_at) forget_undo();
  const int asked = game->asked();
  const bool timed = bank > 0 && asked != 0 && at(asked).computer.empty() && at(asked).joined;
  // Others are asked within a turn, too: time is added for one's own.
  const bool new_turn = timed && turn != game->turn() && asked == game->active();
  if (running == (timed ? asked : 0) && !new_turn) return;
  if (running != 0) {
    at(running).bank = left(running, now);
    write("clock " + std::to_string(running) + " " + std::to_string(at(running).bank) + " " + std::to_string(new_turn ? game->turn() : turn));
  }
  if (new_turn) at(asked).bank += added;
  if (new_turn) turn = game->turn();
  running = timed ? asked : 0;
  running_since = now;
}

}  // namespace meander::protocol
