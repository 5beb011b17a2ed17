// Many games at once at a server of its own, by bots; in the second form the server is killed again and again meanwhile.
//
//   server_soak MEANDER games NUMBER [SEED [THREADS [GAME]]]      so many games, of Onirim or of labyrinth
//   server_soak MEANDER kills NUMBER [SEED [THREADS [GAME]]]      games until the server was killed so often; those that were begun are played to
//   their end
//
// The exit code is 1 when anything is not as it should be; the first fault of a game is told with its seed and number.
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>

#include "bot_game.hpp"
#include "folder_for_test.hpp"
#include "load/machine.hpp"
#include "load/server_process.hpp"

namespace meander::server {
namespace {

struct Soak {
  std::filesystem::path program;
  std::uint64_t number = 48;
  std::uint64_t seed = 1;
  std::string game = "onirim";
  bool kills = false;
  FolderForTest folder;
  std::unique_ptr<load::ServerProcess> process;
  unsigned short port = 0;
  std::atomic<std::uint64_t> next = 0;
  std::atomic<bool> ending = false;
  std::mutex mutex;
  Tally tally;
  std::size_t faults = 0;

  bool start() {
    process.reset();
    process = std::make_unique<load::ServerProcess>(
        program,
        std::vector<std::string>{"serve", "--port", std::to_string(port), "--database", (folder.path / "server.db").string(), "--web",
                                 folder.path.string(), "--threads", "2", "--tables-an-hour", "1000000", "--requests-a-second", "1000000",
                                 "--messages-a-second", "1000000", "--connections-an-address", "10000"},
        load::ServerProcess::Place{{}, folder.path / "errors"});
    if (process->port() != 0) port = process->port();
    return process->port() != 0;
  }

  void play() {
    while (!ending) {
      const std::uint64_t number_of_game = next++;
      if (!kills && number_of_game >= number) return;
      Tally played;
      std::string fault;
      BotGame bots(port, soaked(game), seed, number_of_game);
      try {
        bots.play(played);
      } catch (const std::exception& error) {
        fault = error.what();
        for (const std::string& act : bots.last_acts()) fault += "\n  " + act;
      }
      const std::scoped_lock lock(mutex);
      tally.add(played);
      if (fault.empty()) continue;
      if (faults++ < 10)
        std::fprintf(stderr, "Game %llu of seed %llu: %s\n", static_cast<unsigned long long>(number_of_game), static_cast<unsigned long long>(seed),
                     fault.c_str());
      if (faults >= 10) ending = true;
    }
  }

  // False when the server did not come back.
  bool kill_again_and_again() {
    Random random(seed);
    for (std::uint64_t i = 0; i < number && !ending; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20 + random.below(400)));
      process->signal(SIGKILL);
      if (process->wait() != -SIGKILL || !start()) return false;
    }
    return true;
  }

  int run(int threads) {
    if (!start()) {
      std::fprintf(stderr, "The server did not start: %s\n", content_of(folder.path / "errors").c_str());
      return 1;
    }
    const auto begun = std::chrono::steady_clock::now();
    std::vector<std::thread> players;
    for (int i = 0; i < threads; ++i) players.emplace_back([this] { play(); });
    const bool back = !kills || kill_again_and_again();
    if (kills) ending = true;
    for (std::thread& player : players) player.join();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    if (!back) std::fprintf(stderr, "The server did not come back: %s\n", content_of(folder.path / "errors").c_str());
    process->signal(SIGTERM);
    const int code = process->wait();
    if (code != 0) std::fprintf(stderr, "The server ended with %d: %s\n", code, content_of(folder.path / "errors").c_str());
    std::printf(
        "%zu games (%zu won), %zu answers, %zu taken back, %zu connections lost, %zu refused as they should be, %llu kills, %zu faults, %.0f s\n",
        tally.games, tally.won, tally.answers, tally.taken_back, tally.lost_connections, tally.refused,
        static_cast<unsigned long long>(kills ? number : 0), faults, seconds);
    return back && code == 0 && faults == 0 && tally.games > 0 ? 0 : 1;
  }
};

}  // namespace
}  // namespace meander::server

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv, argv + argc);
  if (arguments.size() < 4 || (arguments[2] != "games" && arguments[2] != "kills")) {
    std::fprintf(stderr, "Usage: server_soak MEANDER games|kills NUMBER [SEED [THREADS [GAME]]]\n");
    return 2;
  }
  std::signal(SIGPIPE, SIG_IGN);
  meander::load::raise_open_files();
  meander::server::Soak soak;
  soak.program = arguments[1];
  soak.kills = arguments[2] == "kills";
  soak.number = std::stoull(arguments[3]);
  if (arguments.size() > 4) soak.seed = std::stoull(arguments[4]);
  if (arguments.size() > 6) soak.game = arguments[6];
  return soak.run(arguments.size() > 5 ? std::stoi(arguments[5]) : 8);
}
