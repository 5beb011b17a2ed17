#include "client.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>

#include "witness.hpp"

namespace meander::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

namespace {

constexpr auto patience = std::chrono::seconds(8);

// Does one thing, such as a read, that calls back; what it came to. `stream` gives up in time.
template <typename Start>
beast::error_code finish(asio::io_context& context, beast::tcp_stream& stream, Start start) {
  beast::error_code result = asio::error::operation_aborted;
  stream.expires_after(patience);
  start([&result](const beast::error_code& error, auto&&...) { result = error; });
  context.restart();
  context.run();
  return result;
}

void connect(beast::tcp_stream& stream, unsigned short port, int receive_buffer = 0) {
  beast::error_code error;
  stream.socket().open(tcp::v4(), error);
  if (receive_buffer > 0) stream.socket().set_option(asio::socket_base::receive_buffer_size(receive_buffer), error);
  stream.socket().connect({asio::ip::address_v4::loopback(), port}, error);
  if (error) stream.close();
}

std::string host_of(unsigned short port) { return "127.0.0.1:" + std::to_string(port); }

}  // namespace

HttpReply http(unsigned short port, const std::string& method, const std::string& target, const Headers& headers, const std::string& body) {
  asio::io_context context;
  beast::tcp_stream stream(context);
  connect(stream, port);
  beast::http::request<beast::http::string_body> request;
  request.method_string(method);
  request.target(target);
  request.set(beast::http::field::host, host_of(port));
  for (const auto& [name, value] : headers) request.set(name, value);
  request.body() = body;
  request.prepare_payload();
  request.keep_alive(false);
  finish(context, stream, [&](auto done) { beast::http::async_write(stream, request, done); });
  beast::flat_buffer buffer;
  beast::http::response_parser<beast::http::string_body> parser;
  parser.skip(method == "HEAD");
  HttpReply reply;
  if (finish(context, stream, [&](auto done) { beast::http::async_read(stream, buffer, parser, done); })) return reply;
  reply.status = static_cast<int>(parser.get().result_int());
  for (const auto& field : parser.get()) reply.headers[std::string(field.name_string())] = std::string(field.value());
  reply.body = parser.get().body();
  return reply;
}

Json api(unsigned short port, const Json& request) {
  Json reply = http(port, "POST", "/api", {{"Content-Type", "application/json"}}, request.dump()).json();
  if (reply.is_object()) protocol::witness("server", reply);
  return reply;
}

std::string exchange(unsigned short port, const std::string& bytes) {
  asio::io_context context;
  beast::tcp_stream stream(context);
  connect(stream, port);
  finish(context, stream, [&](auto done) { asio::async_write(stream, asio::buffer(bytes), done); });
  std::string answer;
  finish(context, stream, [&](auto done) { asio::async_read(stream, asio::dynamic_buffer(answer), done); });
  return answer;
}

struct Socket::Parts {
  asio::io_context context;
  beast::websocket::stream<beast::tcp_stream> stream{context};
  bool ended = false;
  template <typename Start>
  beast::error_code finish(Start start) {
    return server::finish(context, beast::get_lowest_layer(stream), std::move(start));
  }
};

Socket::Socket(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Socket::Socket(Socket&&) noexcept = default;
Socket& Socket::operator=(Socket&&) noexcept = default;
Socket::~Socket() = default;

std::optional<Socket> Socket::open(unsigned short port, const Headers& headers, int receive_buffer) {
  auto parts = std::make_unique<Parts>();
  connect(beast::get_lowest_layer(parts->stream), port, receive_buffer);
  parts->stream.set_option(beast::websocket::stream_base::decorator([&headers](beast::websocket::request_type& request) {
    request.set(beast::http::field::sec_websocket_protocol, "meander.1");
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  const std::string host = host_of(port);
  if (parts->finish([&](auto done) { parts->stream.async_handshake(host, "/table", done); })) return std::nullopt;
  return Socket(std::move(parts));
}

bool Socket::send(const std::string& text) {
  return !parts_->finish([&](auto done) { parts_->stream.async_write(asio::buffer(text), done); });
}

Json Socket::receive() {
  beast::flat_buffer buffer;
  if (const auto error = parts_->finish([&](auto done) { parts_->stream.async_read(buffer, done); })) {
    parts_->ended = error != beast::error::timeout;
    return {};
  }
  Json message = Json::parse(beast::buffers_to_string(buffer.data()), nullptr, false);
  protocol::witness("server", message);
  return message;
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
  Json update = welcome.is_object() && welcome.value("type", std::string()) == "welcome" ? socket->receive() : Json();
  return Seat{std::move(*socket), std::move(welcome), std::move(update)};
}

}  // namespace meander::server
