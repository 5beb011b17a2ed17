// The server as a process of its own with a database of its own, and the load that it is put under.
#include "bench_server_command.hpp"

#include <fmt/format.h>
#include <linux/magic.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <filesystem>

#include "command.hpp"
#include "load/machine.hpp"
#include "load/server_process.hpp"
#include "table/json.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

constexpr int files_besides = 100;  // open ones that are no connections

// Removed with everything in it.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::filesystem::path& parent) {
    std::string name = (parent / "meander-bench-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) path_ = name;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }
  // Empty when it could not be made.
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// What the machine and the server did, in seconds of processors and bytes.
struct Reading {
  double server = 0;
  double all = 0;
  double load = 0;
  std::uint64_t memory = 0;
};

double own_time() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Reading reading_of(const load::ServerProcess& server) { return {server.processor_time(), load::all_processor_time(), own_time(), server.memory()}; }

struct Measured {
  load::LoadReport report;
  int games = 0;
  int idle = 0;
  int sockets = 0;
  Reading empty;
  Reading with_games;
  Reading with_idle;
  Reading before;
  Reading after;
  std::vector<Marked> remarks;

  double actions_a_second() const { return static_cast<double>(report.round_trips.count()) / report.seconds; }
  // Parts of one core.
  double server_busy() const { return (after.server - before.server) / report.seconds; }
  double load_busy() const { return (after.load - before.load) / report.seconds; }
  double others_busy() const { return std::max(0.0, (after.all - before.all) / report.seconds - server_busy() - load_busy()); }
  double memory_a_game() const { return games == 0 ? 0 : grown(empty, with_games) / games; }
  double memory_an_idle() const { return idle == 0 ? 0 : grown(with_games, with_idle) / idle; }
  static double grown(const Reading& from, const Reading& to) { return static_cast<double>(to.memory) - static_cast<double>(from.memory); }
};

Json json_of(const load::Times& times) {
  return {{"p50", times.within(0.5)}, {"p95", times.within(0.95)}, {"p99", times.within(0.99)}, {"most", times.within(1)}};
}

Json json_of(const Measured& measured, const BenchServerFlags& flags) {
  const load::LoadReport& report = measured.report;
  Json json = Json::object();
  json["games"] = flags.plan.games;
  json["active"] = flags.plan.active;
  json["idle"] = flags.plan.idle;
  json["period"] = flags.plan.period;
  json["seconds"] = report.seconds;
  json["sockets"] = measured.sockets;
  json["actions"] = report.round_trips.count();
  json["actions_per_second"] = measured.actions_a_second();
  json["round_trip_ms"] = json_of(report.round_trips);
  json["delay_of_load_ms"] = json_of(report.delays);
  json["games_over"] = report.games_over;
  json["bytes_sent"] = report.bytes_sent;
  json["bytes_received"] = report.bytes_received;
  json["server_cores"] = measured.server_busy();
  json["load_cores"] = measured.load_busy();
  json["others_cores"] = measured.others_busy();
  json["memory"] = {{"empty", measured.empty.memory}, {"games", measured.with_games.memory},  {"idle", measured.with_idle.memory},
                    {"end", measured.after.memory},   {"per_game", measured.memory_a_game()}, {"per_idle_connection", measured.memory_an_idle()}};
  json["errors"] = report.errors;
  if (report.errors > 0) json["first_error"] = report.first_error.text();
  json["remarks"] = Json::array();
  for (const Marked& remark : measured.remarks) json["remarks"].push_back(remark.english);
  return json;
}

std::string text_of(const Measured& measured, const BenchServerFlags& flags) {
  const load::LoadReport& report = measured.report;
  const auto line = [](const std::string& label, const std::string& figures) { return padded(label, 14) + " " + figures + "\n"; };
  const auto decimals = [](double number, int count) { return fmt::format("{:.{}f}", number, count); };
  const auto times = [&](const load::Times& each) {
    return tr("half within {half} ms, 95 % within {most} ms, 99 % within {nearly} ms, all within {all} ms",
              arg("half", decimals(each.within(0.5), 1)), arg("most", decimals(each.within(0.95), 1)), arg("nearly", decimals(each.within(0.99), 1)),
              arg("all", decimals(each.within(1), 1)));
  };
  const auto megabytes = [&](std::uint64_t bytes) { return decimals(static_cast<double>(bytes) / 1e6, 1); };
  const auto percent = [&](double part) { return decimals(100 * part, 0); };
  std::string text =
      line(tr("tables"), tr("{games} with somebody there, {active} of them played, an action every {period} s; {idle} idle connections",
                            arg("games", flags.plan.games), arg("active", flags.plan.active), arg("period", decimals(flags.plan.period, 1)),
                            arg("idle", flags.plan.idle)));
  text += line(tr("actions"), tr("{count} in {seconds} s, {rate} a second; {over} games came to their end", arg("count", report.round_trips.count()),
                                 arg("seconds", decimals(report.seconds, 0)), arg("rate", decimals(measured.actions_a_second(), 0)),
                                 arg("over", report.games_over)));
  text += line(tr("round trip"), times(report.round_trips));
  text += line(tr("late by load"), times(report.delays));
  text += line(tr("messages"), tr("{sent} MB sent, {received} MB received", arg("sent", megabytes(report.bytes_sent)),
                                  arg("received", megabytes(report.bytes_received))));
  text += line(tr("processor"),
               tr("the server {server} % of a core, the load {load} %, everything else {others} %", arg("server", percent(measured.server_busy())),
                  arg("load", percent(measured.load_busy())), arg("others", percent(measured.others_busy()))));
  text += line(tr("memory"), tr("{empty} MB at first, {games} MB with the games, {idle} MB with the idle connections, {end} MB at the end",
                                arg("empty", megabytes(measured.empty.memory)), arg("games", megabytes(measured.with_games.memory)),
                                arg("idle", megabytes(measured.with_idle.memory)), arg("end", megabytes(measured.after.memory))));
  text += line("", tr("{game} KB a game with its connections, {idle} KB an idle connection", arg("game", decimals(measured.memory_a_game() / 1e3, 1)),
                      arg("idle", decimals(measured.memory_an_idle() / 1e3, 1))));
  text += line(tr("errors"),
               report.errors == 0 ? tr("none") : tr("{count}; the first: {what}", arg("count", report.errors), arg("what", report.first_error)));
  for (const Marked& remark : measured.remarks) text += tr(remark) + "\n";
  return text;
}

std::vector<std::string> arguments_of(const BenchServerFlags& flags, const std::filesystem::path& folder, std::uint64_t connections) {
  const std::string most = std::to_string(connections);
  return {"serve",
          "--port",
          "0",
          "--database",
          (folder / "server.db").string(),
          "--web",
          folder.string(),
          "--threads",
          std::to_string(flags.threads),
          "--tables-an-hour",
          "1000000",
          "--requests-a-second",
          "1000000",
          "--messages-a-second",
          "1000",
          "--most-connections",
          most,
          "--connections-an-address",
          most};
}

// The database's disk is measured, too: one in memory would say nothing.
bool in_memory(const std::filesystem::path& folder) {
  struct statfs system{};
  return statfs(folder.c_str(), &system) == 0 && (system.f_type == TMPFS_MAGIC || system.f_type == RAMFS_MAGIC);
}

}  // namespace

int run_bench_server(const BenchServerFlags& flags, bool json) {
  const int active = std::min(flags.plan.active, flags.plan.games);
  // A game of two persons has two connections, one of four games is such.
  const std::uint64_t connections = 2 * static_cast<std::uint64_t>(flags.plan.games) + static_cast<std::uint64_t>(flags.plan.idle) + files_besides;
  if (const std::uint64_t possible = load::raise_open_files(); possible < connections) {
    return report(
        {marked("open files"),
         {marked("this needs {count}, and the system allows {possible}: ask for fewer games or idle connections, or raise the limit (ulimit -Hn)"),
          {{"count", connections}, {"possible", possible}}}},
        json, failed);
  }
  std::error_code ignored;
  const TemporaryFolder folder(flags.folder.empty() ? std::filesystem::temp_directory_path(ignored) : std::filesystem::path(flags.folder));
  if (folder.path().empty())
    return report({flags.folder.empty() ? Message(marked("temporary files")) : Message(flags.folder), marked("no folder can be made there")}, json,
                  failed);
  Measured measured;
  const std::vector<int> cores = load::usable_cores();
  load::ServerProcess::Place place;
  place.errors = folder.path() / "errors";
  if (cores.size() >= 2) {
    place.core = cores.front();
    load::use_core(cores.back());
  } else {
    measured.remarks.push_back(marked("There is one core only: the server shares it with the load, and these figures say little."));
  }
  if (in_memory(folder.path())) {
    measured.remarks.push_back(marked("The database was in memory: give a folder on a disk with --folder to measure what is waited for."));
  }
  watch_for_interrupt();
  const load::ServerProcess server(std::filesystem::read_symlink("/proc/self/exe", ignored), arguments_of(flags, folder.path(), connections), place);
  if (server.port() == 0) {
    const auto said = read_file(place.errors.string());
    return report({marked("server"), {marked("it did not start: {problem}"), {{"problem", said ? *said : std::string()}}}}, json, failed);
  }

  load::LoadPlan plan = flags.plan;
  plan.port = server.port();
  plan.active = active;
  const bool terminal = !json && isatty(STDERR_FILENO) != 0;
  Marked doing = marked("{done} of {all} games opened");
  const auto progress = [&](int done_so_far, int all) {
    std::fprintf(stderr, "\r%s \x1b[K", tr(doing, arg("done", done_so_far), arg("all", all)).c_str());
  };
  load::Load load(plan, stop_requested, terminal ? load::Load::Progress(progress) : nullptr);
  measured.games = plan.games;
  measured.idle = plan.idle;
  measured.empty = reading_of(server);
  auto error = load.open_games();
  measured.with_games = reading_of(server);
  doing = marked("{done} of {all} idle connections opened");
  if (!error && !stop_requested) error = load.open_idle();
  measured.with_idle = reading_of(server);
  measured.sockets = load.sockets();
  doing = marked("{done} of {all} seconds");
  if (!error && !stop_requested) load.warm_up();
  measured.before = reading_of(server);
  if (!error && !stop_requested) measured.report = load.play();
  measured.after = reading_of(server);
  if (terminal) std::fprintf(stderr, "\r\x1b[K");
  if (stop_requested) return interrupted;
  if (error) return report(*error, json, failed);
  const int printed = print(json ? json_of(measured, flags).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n" : text_of(measured, flags));
  return printed == done && measured.report.errors > 0 ? failed : printed;
}

}  // namespace meander
