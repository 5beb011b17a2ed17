#include "client.hpp"

#include <sys/socket.h>
#include <sys/time.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace meander::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

namespace {

constexpr timeval patience{8, 0};

// Connected, or closed.
tcp::socket connected(asio::io_context& context, unsigned short port, int receive_buffer = 0) {
  tcp::socket socket(context);
  beast::error_code error;
  socket.open(tcp::v4(), error);
  if (receive_buffer > 0) socket.set_option(asio::socket_base::receive_buffer_size(receive_buffer), error);
  for (const int option : {SO_RCVTIMEO, SO_SNDTIMEO}) setsockopt(socket.native_handle(), SOL_SOCKET, option, &patience, sizeof patience);
  socket.connect({asio::ip::address_v4::loopback(), port}, error);
  if (error) socket.close(error);
  return socket;
}

std::string host_of(unsigned short port) { return "127.0.0.1:" + std::to_string(port); }

}  // namespace

HttpReply http(unsigned short port, const std::string& method, const std::string& target, const Headers& headers, const std::string& body) {
  asio::io_context context;
  tcp::socket socket = connected(context, port);
  beast::http::request<beast::http::string_body> request;
  request.method_string(method);
  request.target(target);
  request.set(beast::http::field::host, host_of(port));
  for (const auto& [name, value] : headers) request.set(name, value);
  request.body() = body;
  request.prepare_payload();
  request.keep_alive(false);
  beast::error_code error;
  beast::http::write(socket, request, error);
  beast::flat_buffer buffer;
  beast::http::response_parser<beast::http::string_body> parser;
  parser.skip(method == "HEAD");
  beast::http::read(socket, buffer, parser, error);
  HttpReply reply;
  if (error) return reply;
  reply.status = static_cast<int>(parser.get().result_int());
  for (const auto& field : parser.get()) reply.headers[std::string(field.name_string())] = std::string(field.value());
  reply.body = parser.get().body();
  return reply;
}

Json api(unsigned short port, const Json& request) {
  return http(port, "POST", "/api", {{"Content-Type", "application/json"}}, request.dump()).json();
}

std::string exchange(unsigned short port, const std::string& bytes) {
  asio::io_context context;
  tcp::socket socket = connected(context, port);
  beast::error_code error;
  asio::write(socket, asio::buffer(bytes), error);
  std::string answer;
  asio::read(socket, asio::dynamic_buffer(answer), error);
  return answer;
}

struct Socket::Parts {
  asio::io_context context;
  beast::websocket::stream<tcp::socket> stream;
  bool ended = false;
  Parts(unsigned short port, int receive_buffer) : stream(connected(context, port, receive_buffer)) {}
};

Socket::Socket(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Socket::Socket(Socket&&) noexcept = default;
Socket& Socket::operator=(Socket&&) noexcept = default;
Socket::~Socket() = default;

std::optional<Socket> Socket::open(unsigned short port, const Headers& headers, int receive_buffer) {
  auto parts = std::make_unique<Parts>(port, receive_buffer);
  parts->stream.set_option(beast::websocket::stream_base::decorator([&headers](beast::websocket::request_type& request) {
    request.set(beast::http::field::sec_websocket_protocol, "meander.1");
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  beast::error_code error;
  parts->stream.handshake(host_of(port), "/table", error);
  if (error) return std::nullopt;
  return Socket(std::move(parts));
}

bool Socket::send(const std::string& text) {
  beast::error_code error;
  parts_->stream.write(asio::buffer(text), error);
  return !error;
}

Json Socket::receive() {
  beast::flat_buffer buffer;
  beast::error_code error;
  parts_->stream.read(buffer, error);
  if (error) {
    parts_->ended = error != beast::errc::resource_unavailable_try_again;
    return {};
  }
  return Json::parse(beast::buffers_to_string(buffer.data()), nullptr, false);
}

Json Socket::receive(const std::string& type) {
  while (true) {
    Json message = receive();
    if (message.is_null() || message.value("type", std::string()) == type) return message;
  }
}

Json Socket::ask(const Json& message) {
  if (!send(message)) return {};
  while (true) {
    Json answer = receive();
    if (answer.is_null() || answer.value("type", std::string()) != "update") return answer;
  }
}

int Socket::close_code() const { return parts_->stream.reason().code; }
bool Socket::ended() const { return parts_->ended; }

std::optional<Seat> sit_down(unsigned short port, const std::string& link, std::size_t since) {
  auto socket = Socket::open(port);
  if (!socket) return std::nullopt;
  socket->send(Json{{"type", "hello"}, {"protocol", 1}, {"link", link}, {"since", since}});
  Json welcome = socket->receive();
  Json update = welcome.value("type", std::string()) == "welcome" ? socket->receive() : Json();
  return Seat{std::move(*socket), std::move(welcome), std::move(update)};
}

}  // namespace meander::server
