#include "connections.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>

namespace meander::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

namespace {

constexpr auto patience_for_server = std::chrono::seconds(30);

std::string host_of(unsigned short port) { return "127.0.0.1:" + std::to_string(port); }

asio::awaitable<bool> connect(beast::tcp_stream& stream, unsigned short port) {
  stream.expires_after(patience_for_server);
  const auto [error] = co_await stream.async_connect(tcp::endpoint(asio::ip::address_v4::loopback(), port), waiting);
  if (error) co_return false;
  beast::error_code ignored;
  static_cast<void>(stream.socket().set_option(tcp::no_delay(true), ignored));
  co_return true;
}

// g++ 12 takes no braced lists inside of coroutines.
std::string hello_of(const std::string& link) { return Json{{"type", "hello"}, {"protocol", 1}, {"link", link}, {"since", 0}}.dump(); }

Json parsed(const beast::flat_buffer& buffer) {
  const char* begin = static_cast<const char*>(buffer.data().data());
  return Json::parse(begin, begin + buffer.size(), nullptr, false);
}

}  // namespace

asio::awaitable<Json> Requests::ask(Json request) {
  if (!stream_.socket().is_open() && !co_await connect(stream_, port_)) co_return Json();
  beast::http::request<beast::http::string_body> message(beast::http::verb::post, "/api", 11);
  message.set(beast::http::field::host, host_of(port_));
  message.set(beast::http::field::content_type, "application/json");
  message.body() = request.dump();
  message.prepare_payload();
  stream_.expires_after(patience_for_server);
  const auto [unsent, sent] = co_await beast::http::async_write(stream_, message, waiting);
  if (unsent) co_return Json();
  beast::http::response<beast::http::string_body> response;
  const auto [unread, size] = co_await beast::http::async_read(stream_, buffer_, response, waiting);
  if (unread) co_return Json();
  co_return Json::parse(response.body(), nullptr, false);
}

asio::awaitable<bool> TableSocket::sit_down(unsigned short port, std::string link, Heard heard) {
  const auto self = shared_from_this();
  if (!co_await connect(beast::get_lowest_layer(socket_), port)) co_return false;
  socket_.set_option(beast::websocket::stream_base::decorator(
      [](beast::websocket::request_type& request) { request.set(beast::http::field::sec_websocket_protocol, "meander.1"); }));
  const std::string host = host_of(port);
  const auto [refused] = co_await socket_.async_handshake(host, "/table", waiting);
  if (refused) co_return false;
  co_await send(hello_of(link));
  if ((co_await read()).value("type", std::string()) != "welcome") co_return false;
  const Json update = co_await read();
  if (update.value("type", std::string()) != "update") co_return false;
  beast::get_lowest_layer(socket_).expires_never();
  heard_ = std::move(heard);
  heard_(update);
  asio::co_spawn(socket_.get_executor(), [self] { return self->listen(); }, asio::detached);
  co_return true;
}

asio::awaitable<Json> TableSocket::read() {
  beast::flat_buffer buffer;
  const auto [error, size] = co_await socket_.async_read(buffer, waiting);
  if (error) co_return Json::object();
  counts_.bytes_received += size;
  co_return parsed(buffer);
}

asio::awaitable<void> TableSocket::listen() {
  const auto self = shared_from_this();
  while (!closed_) {
    const Json message = co_await read();
    if (closed_) break;
    if (message.empty()) {
      counts_.error(marked("a socket was closed"));
      break;
    }
    heard_(message);
  }
}

asio::awaitable<void> TableSocket::send(std::string message) {
  const auto self = shared_from_this();
  counts_.bytes_sent += message.size();
  const auto [error, size] = co_await socket_.async_write(asio::buffer(message), waiting);
  if (error && !closed_) counts_.error(marked("a message could not be sent"));
}

void TableSocket::close() {
  closed_ = true;
  beast::get_lowest_layer(socket_).close();
}

}  // namespace meander::load
