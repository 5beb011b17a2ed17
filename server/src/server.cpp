// Listening, and ending in good order.
#include "server/server.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "connections.hpp"
#include "server/log.hpp"

namespace meander::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr auto waiting = asio::as_tuple(asio::use_awaitable);
constexpr auto patience_at_the_end = std::chrono::seconds(3);

Error cannot_listen(const std::string& address, const boost::system::error_code& error) {
  return {address, {marked("cannot be listened to: {problem}"), {{"problem", error.message()}}}};
}

std::optional<Error> listen(tcp::acceptor& acceptor, const ServerOptions& options) {
  boost::system::error_code error;
  const asio::ip::address address = asio::ip::make_address(options.address, error);
  const std::string shown = options.address + ":" + std::to_string(options.port);
  if (error) return Error{options.address, marked("is not an address such as 127.0.0.1, 0.0.0.0 or ::")};
  const tcp::endpoint endpoint(address, options.port);
  static_cast<void>(acceptor.open(endpoint.protocol(), error));
  if (!error) static_cast<void>(acceptor.set_option(tcp::acceptor::reuse_address(true), error));
  if (!error) static_cast<void>(acceptor.bind(endpoint, error));
  if (!error) static_cast<void>(acceptor.listen(asio::socket_base::max_listen_connections, error));
  if (error) return cannot_listen(shown, error);
  return std::nullopt;
}

}  // namespace

struct Server::Parts {
  explicit Parts(std::unique_ptr<Workshop> shop) : workshop(std::move(shop)), hall(*workshop), acceptor(hall.network), sweep(hall.network) {}

  asio::awaitable<void> accept_all();
  asio::awaitable<void> sweep_always();
  asio::awaitable<void> end();

  // Rooms hold clients, and clients the hall's network: what is below goes first.
  std::unique_ptr<Workshop> workshop;
  Hall hall;
  tcp::acceptor acceptor;
  asio::steady_timer sweep;
};

asio::awaitable<void> Server::Parts::accept_all() {
  while (!hall.stopping) {
    auto [error, socket] = co_await acceptor.async_accept(waiting);
    if (hall.stopping) co_return;
    if (error) {
      // Too many open files, for example: those that end make room.
      log(LogLevel::warning, "connection not accepted", {{"problem", error.message()}});
      asio::steady_timer pause(hall.network, std::chrono::milliseconds(100));
      co_await pause.async_wait(waiting);
      continue;
    }
    boost::system::error_code ignored;
    const std::string remote = socket.remote_endpoint(ignored).address().to_string();
    if (hall.open.size() >= hall.options.limits.connections) continue;
    static_cast<void>(socket.set_option(tcp::no_delay(true), ignored));
    static_cast<void>(socket.set_option(asio::socket_base::send_buffer_size(hall.options.limits.send_buffer), ignored));
    asio::co_spawn(hall.network, http_connection(hall, boost::beast::tcp_stream(std::move(socket)), remote), asio::detached);
  }
}

asio::awaitable<void> Server::Parts::sweep_always() {
  const Limits& limits = hall.options.limits;
  auto forgetting = std::chrono::steady_clock::now();
  while (!hall.stopping) {
    hall.workshop.close_idle_rooms();
    if (const auto now = std::chrono::steady_clock::now(); now >= forgetting) {
      hall.workshop.forget_old_tables();
      forgetting = now + limits.forgetting;
    }
    sweep.expires_after(limits.sweep);
    co_await sweep.async_wait(waiting);
  }
}

asio::awaitable<void> Server::Parts::end() {
  if (hall.stopping) co_return;
  hall.stopping = true;
  boost::system::error_code ignored;
  static_cast<void>(acceptor.close(ignored));
  sweep.cancel();
  const auto open = hall.open;
  for (const auto& ask_to_end : open) ask_to_end();
  const auto latest = std::chrono::steady_clock::now() + patience_at_the_end;
  while (!hall.open.empty() && std::chrono::steady_clock::now() < latest) {
    asio::steady_timer moment(hall.network, std::chrono::milliseconds(10));
    co_await moment.async_wait(waiting);
  }
  hall.network.stop();
}

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::open(const ServerOptions& options) {
  if (auto error = start_cryptography()) return std::move(*error);
  auto workshop = Workshop::open(options);
  if (!workshop) return workshop.error();
  auto parts = std::make_unique<Parts>(std::move(*workshop));
  if (auto error = listen(parts->acceptor, options)) return std::move(*error);
  return std::unique_ptr<Server>(new Server(std::move(parts)));
}

unsigned short Server::port() const {
  boost::system::error_code ignored;
  return parts_->acceptor.local_endpoint(ignored).port();
}

std::string Server::address() const {
  const std::string& address = parts_->hall.options.address;
  const bool six = address.find(':') != std::string::npos;
  return "http://" + (six ? "[" + address + "]" : address) + ":" + std::to_string(port());
}

void Server::run() {
  asio::io_context& network = parts_->hall.network;
  asio::co_spawn(network, parts_->accept_all(), asio::detached);
  asio::co_spawn(network, parts_->sweep_always(), asio::detached);
  log(LogLevel::info, "started", {{"address", address()}, {"database", parts_->hall.options.database.string()}});
  network.run();
  parts_->workshop->end();
  log(LogLevel::info, "stopped");
}

void Server::stop() {
  asio::post(parts_->hall.network, [parts = parts_.get()] { asio::co_spawn(parts->hall.network, parts->end(), asio::detached); });
}

}  // namespace meander::server
