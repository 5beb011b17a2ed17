// What JavaScript calls. Texts are UTF-8 JSON; what is returned is a length (32 bits, little endian) and so many bytes, to be given back with
// release().
//
//   create(request)             → {"handle", "lines", "seats": [{"seat", "use"}]} or an `error`
//   restore({"lines": […]})     → the same; lines: what the journal has to add
//   receive(handle, seat, text) → {"reply", "changed", "lines"}
//   go_on(handle)               → {"changed", "lines", "alarm"}         chance, computers, clocks
//   update, welcome, summary    → the message
//   request(text)               → the answer to games, rules, replay, analysis, or an `error`
//
// Each game is a module of its own, this file with another that names the game (onirim.cpp, labyrinth.cpp). Lines have to be kept before anything
// that came with them is shown.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <string>

#include "protocol/host.hpp"
#include "protocol/requests.hpp"

namespace meander::protocol {

namespace {

Time now() {
  timespec time{};
  clock_gettime(CLOCK_REALTIME, &time);
  return Time{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

// A table, and the lines of its journal that have not been handed out.
struct Held {
  std::unique_ptr<Host> host;
  std::unique_ptr<Json> lines = std::make_unique<Json>(Json::array());
};

std::map<int, Held>& tables() {
  static std::map<int, Held> all;
  return all;
}

char* returned(const Json& json) {
  const std::string text = written(json);
  const auto size = static_cast<std::uint32_t>(text.size());
  auto* const memory = static_cast<char*>(std::malloc(sizeof(size) + size));
  std::memcpy(memory, &size, sizeof(size));
  std::memcpy(memory + sizeof(size), text.data(), size);
  return memory;
}

Host::Keep collecting(Json& lines) {
  return [&lines](std::string_view text) {
    for (std::size_t start = 0; start <= text.size();) {
      const std::size_t end = std::min(text.find('\n', start), text.size());
      lines.push_back(std::string(text.substr(start, end - start)));
      start = end + 1;
    }
  };
}

Json taken(Held& held) {
  Json lines = std::move(*held.lines);
  *held.lines = Json::array();
  return lines;
}

Json moved_on(Held& held) {
  Json json = {{"changed", held.host->go_on(now())}, {"lines", taken(held)}, {"alarm", nullptr}};
  if (const auto alarm = held.host->alarm()) json["alarm"] = *alarm;
  return json;
}

Json opened(Held held, Result<Host> host) {
  static int last = 0;
  if (!host) return error_message(nullptr, "malformed", host.error());
  held.host = std::make_unique<Host>(std::move(*host));
  const int handle = ++last;
  Held& kept = tables()[handle] = std::move(held);
  Json json = moved_on(kept);
  json["handle"] = handle;
  json["seats"] = Json::array();
  for (int seat = 1; seat <= kept.host->seats(); ++seat) {
    const Host::SeatUse use = kept.host->use_of(seat);
    json["seats"].push_back({{"seat", seat}, {"use", use == Host::SeatUse::here ? "here" : use == Host::SeatUse::open ? "open" : "computer"}});
    // Whoever plays in the tab is always there.
    if (use == Host::SeatUse::here) kept.host->attach(seat, now());
  }
  return json;
}

Json unknown_table() { return error_message(nullptr, "unknown", "there is no such table"); }

template <typename Do>
char* with(int handle, Do act) {
  const auto found = tables().find(handle);
  return returned(found == tables().end() ? unknown_table() : act(found->second));
}

}  // namespace

extern "C" {

[[clang::export_name("alloc")]] void* engine_alloc(std::size_t size) { return std::malloc(size); }
[[clang::export_name("release")]] void engine_release(void* memory) { std::free(memory); }

[[clang::export_name("request")]] char* engine_request(const char* text, std::size_t size) {
  const Read read = read_message({text, size});
  if (!read.error.is_null()) return returned(read.error);
  const auto answer = answered(read.message);
  return returned(answer ? *answer : error_message(read.message, "unknown", "this needs a table", "type"));
}

[[clang::export_name("create")]] char* engine_create(const char* text, std::size_t size) {
  const Read read = read_message({text, size});
  if (!read.error.is_null()) return returned(read.error);
  Held held;
  const Host::Keep keep = collecting(*held.lines);
  return returned(opened(std::move(held), Host::create(read.message, {}, now(), keep)));
}

[[clang::export_name("restore")]] char* engine_restore(const char* text, std::size_t size) {
  const Result<Json> json = parse_json({text, size});
  if (!json) return returned(error_message(nullptr, "malformed", json.error()));
  std::vector<std::string> lines;
  if (!json->is_object()) return returned(error_message(nullptr, "malformed", "must be an object with lines"));
  for (const Json& line : json->value("lines", Json::array())) lines.push_back(line.is_string() ? line.get<std::string>() : std::string());
  Held held;
  const Host::Keep keep = collecting(*held.lines);
  return returned(opened(std::move(held), Host::restored(lines, {}, now(), keep)));
}

[[clang::export_name("receive")]] char* engine_receive(int handle, int viewer, const char* text, std::size_t size) {
  return with(handle, [&](Held& held) -> Json {
    const Read read = read_message({text, size});
    if (!read.error.is_null()) return {{"reply", read.error}, {"changed", false}, {"lines", Json::array()}};
    const Host::Received received = held.host->receive(viewer, read.message, now());
    return {{"reply", received.reply}, {"changed", received.changed}, {"lines", taken(held)}};
  });
}

[[clang::export_name("go_on")]] char* engine_go_on(int handle) { return with(handle, moved_on); }

[[clang::export_name("update")]] char* engine_update(int handle, int viewer, int since) {
  return with(handle, [&](const Held& held) { return held.host->update(viewer, static_cast<std::size_t>(since), now()); });
}
[[clang::export_name("welcome")]] char* engine_welcome(int handle, int viewer) {
  return with(handle, [&](const Held& held) { return held.host->welcome(viewer); });
}
[[clang::export_name("summary")]] char* engine_summary(int handle, int viewer) {
  return with(handle, [&](const Held& held) { return held.host->summary(viewer); });
}
[[clang::export_name("close")]] void engine_close(int handle) { tables().erase(handle); }
}

}  // namespace meander::protocol
