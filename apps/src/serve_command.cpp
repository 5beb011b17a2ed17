// The server as a program: its database, its signals.
#include "serve_command.hpp"

#include <atomic>
#include <csignal>
#include <thread>

#include "command.hpp"
#include "load/machine.hpp"
#include "server/backup.hpp"
#include "server/log.hpp"
#include "server/server.hpp"
#include "server/site.hpp"
#include "storage/data_folder.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

constexpr const char* file_name = "server.db";
constexpr std::size_t files_besides = 32;  // open ones that are no connections

// Where the database lies: what was said, or in the data folder.
Result<std::filesystem::path> place_of(const std::string& said) {
  if (!said.empty()) return std::filesystem::path(said);
  const auto folder = data_folder();
  if (!folder) return folder.error();
  return *folder / file_name;
}

// "https://play.example.org": what browsers send, without a path.
std::optional<Error> check_origin(std::string& origin) {
  if (origin.ends_with('/')) origin.pop_back();
  const std::size_t scheme = origin.find("://");
  if (origin.empty()) return std::nullopt;
  if ((origin.starts_with("https://") || origin.starts_with("http://")) && origin.find('/', scheme + 3) == std::string::npos) return std::nullopt;
  return Error{"--public-origin", {marked("{url} is not of the form https://play.example.org"), {{"url", "\"" + origin.substr(0, 80) + "\""}}}};
}

sigset_t signals_to_end() {
  sigset_t signals;
  sigemptyset(&signals);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals, signal);
  return signals;
}

}  // namespace

int run_serve(ServeFlags flags, bool json) {
  if (const auto error = check_origin(flags.options.public_origin)) return report(*error, json);
  if (flags.log != "plain" && flags.log != "json") {
    return report({"--log", {marked("{value} is neither plain nor json"), {{"value", "\"" + flags.log.substr(0, 40) + "\""}}}}, json);
  }
  const auto database = place_of(flags.database);
  if (!database) return report(database.error(), json);
  if (flags.database.empty()) {
    if (const auto error = ensure_folder(database->parent_path())) return report(*error, json, failed);
  }
  flags.options.database = *database;
  flags.options.web = flags.web.empty() ? server::installed_site() : std::filesystem::path(flags.web);
  std::error_code ignored;
  if (!flags.web.empty() && !std::filesystem::is_directory(flags.web, ignored))
    return report({"--web", {marked("{folder} is no folder"), {{"folder", flags.web}}}}, json);
  const bool page = !flags.options.web.empty() && std::filesystem::is_regular_file(flags.options.web / "index.html", ignored);
  server::start_log(flags.log == "json" ? server::LogForm::json : server::LogForm::plain);
  if (!page)
    server::log(server::LogLevel::warning, "there is no page to show, since index.html is missing", {{"folder", flags.options.web.string()}});

  const std::size_t connections = flags.options.limits.connections;
  if (const std::uint64_t files = load::raise_open_files(); files < connections + files_besides) {
    server::log(server::LogLevel::warning, "fewer files may be open than connections", {{"files", files}, {"connections", connections}});
  }

  // Blocked before there are threads, and waited for by one; a write to a connection that ended or to a full disk is an error, no end.
  const sigset_t signals = signals_to_end();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  for (const int signal : {SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_IGN);

  auto server = server::Server::open(flags.options);
  if (!server) return report(server.error(), json, failed);
  const std::string address = (*server)->address();
  if (const int printed = print(json ? Json{{"address", address}}.dump() + "\n" : tr("Meander is at {address}", arg("address", address)) + "\n");
      printed != done) {
    return printed;
  }
  std::atomic<int> signal = 0;
  std::thread watch([&] {
    int came = 0;
    sigwait(&signals, &came);
    signal = came;
    (*server)->stop();
  });
  (*server)->run();
  watch.join();
  return signal == SIGINT ? interrupted : done;
}

int run_backup(const std::string& file, const std::string& database, bool json) {
  const auto from = place_of(database);
  if (!from) return report(from.error(), json);
  if (const auto error = server::back_up(*from, file)) return report(*error, json, failed);
  if (json) return print(Json{{"backup", file}}.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
  return print(tr("The database was copied to {file}.", arg("file", file)) + "\n");
}

}  // namespace meander
