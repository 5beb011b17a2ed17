// A client's WebSocket: frames in and out, and how patient the server is.
#include "socket_client.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>

#include "connections.hpp"
#include "later.hpp"
#include "protocol/requests.hpp"
#include "replies.hpp"
#include "room.hpp"

namespace meander::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

constexpr auto waiting = asio::as_tuple(asio::use_awaitable);
// Whoever has not taken these answers is not listened to.
constexpr std::size_t most_waiting = 8;

Text shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

}  // namespace

SocketClient::SocketClient(Hall& hall, beast::tcp_stream stream)
    : hall_(hall),
      socket_(std::move(stream)),
      more_(hall.network, Clock::time_point::max()),
      fewer_(hall.network, Clock::time_point::max()),
      patience_(hall.network) {
  beast::get_lowest_layer(socket_).expires_never();
  websocket::stream_base::timeout patience{};
  patience.handshake_timeout = hall.options.limits.hello;
  patience.idle_timeout = hall.options.limits.silence;
  patience.keep_alive_pings = true;
  socket_.set_option(patience);
  socket_.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { response.set(beast::http::field::sec_websocket_protocol, "meander.1"); }));
  // What is somewhat too large is still told so; what is far too large just ends.
  socket_.read_message_max(4 * protocol::largest_message);
  socket_.text(true);
}

void SocketClient::send(Text message) {
  asio::post(hall_.network, [self = shared_from_this(), message = std::move(message)]() mutable { self->put({std::move(message)}); });
}

void SocketClient::send_update(Text update, std::function<void()> taken) {
  asio::post(hall_.network,
             [self = shared_from_this(), waiting = Waiting{std::move(update), std::move(taken)}]() mutable { self->put(std::move(waiting)); });
}

void SocketClient::close() {
  asio::post(hall_.network, [self = shared_from_this()] { self->end(websocket::close_code::policy_error); });
}

void SocketClient::put(Waiting message) {
  if (ending_) return;
  waiting_.push_back(std::move(message));
  more_.cancel();
}

void SocketClient::end(websocket::close_code code) {
  if (!ending_) ending_ = code;
  more_.cancel();
}

void SocketClient::drop() {
  dropped_ = true;
  beast::get_lowest_layer(socket_).close();
  more_.cancel();
  fewer_.cancel();
}

asio::awaitable<void> SocketClient::write_all() {
  const auto self = shared_from_this();
  while (!dropped_) {
    if (waiting_.empty()) {
      if (ending_) break;
      co_await more_.async_wait(waiting);
      continue;
    }
    const Waiting next = std::move(waiting_.front());
    waiting_.pop_front();
    patience_.expires_after(hall_.options.limits.slow);
    patience_.async_wait([self](const beast::error_code& error) {
      if (error) return;
      self->hall_.workshop.metrics.slow.Increment();
      self->drop();
    });
    const auto [error, size] = co_await socket_.async_write(asio::buffer(*next.text), waiting);
    patience_.cancel();
    if (error) {
      drop();
      co_return;
    }
    if (next.written) next.written();
    fewer_.cancel();
  }
  if (dropped_) co_return;
  // The other end has as long to agree as it has for a handshake.
  co_await socket_.async_close(*ending_, waiting);
  drop();
}

asio::awaitable<std::optional<std::string>> SocketClient::read() {
  beast::flat_buffer buffer;
  while (true) {
    const auto [error, size] = co_await socket_.async_read_some(buffer, protocol::largest_message + 1 - buffer.size(), waiting);
    if (error) co_return std::nullopt;
    if (socket_.is_message_done() && buffer.size() <= protocol::largest_message) {
      co_return std::string(static_cast<const char*>(buffer.data().data()), buffer.size());
    }
    if (buffer.size() > protocol::largest_message) {
      put({shared(protocol::written(too_large()))});
      end(websocket::close_code::too_big);
      co_return std::nullopt;
    }
  }
}

asio::awaitable<bool> SocketClient::greet() {
  asio::steady_timer late(hall_.network, hall_.options.limits.hello);
  late.async_wait([self = shared_from_this()](const beast::error_code& error) {
    if (!error) self->end(websocket::close_code::policy_error);
  });
  const auto hello = co_await read();
  late.cancel();
  if (!hello) co_return false;
  room_ = co_await later<std::shared_ptr<Room>>([&](Desk::Greeted greeted) { hall_.desk.greet(*hello, shared_from_this(), std::move(greeted)); });
  if (!room_) end(websocket::close_code::policy_error);
  co_return room_ != nullptr;
}

asio::awaitable<void> SocketClient::take_messages() {
  const Rate rate{hall_.options.limits.messages_a_second, 4 * hall_.options.limits.messages_a_second};
  while (!ending_ && !dropped_) {
    if (waiting_.size() >= most_waiting) {
      co_await fewer_.async_wait(waiting);
      continue;
    }
    auto message = co_await read();
    if (!message || ending_) break;
    const auto asked = Clock::now();
    if (!messages_.take(rate, std::chrono::duration<double>(asked.time_since_epoch()).count())) {
      put({shared(protocol::written(too_many(Json::object())))});
      end(websocket::close_code::policy_error);
      break;
    }
    Answer answer =
        co_await later<Answer>([&](Desk::Reply reply) { hall_.desk.receive(room_, shared_from_this(), std::move(*message), std::move(reply)); });
    put({shared(std::move(answer.text)),
         [&histogram = hall_.workshop.metrics.action, asked] { histogram.Observe(std::chrono::duration<double>(Clock::now() - asked).count()); }});
    if (answer.ends) end(websocket::close_code::policy_error);
  }
}

asio::awaitable<void> SocketClient::read_all(Request request) {
  const auto self = shared_from_this();
  const auto [error] = co_await socket_.async_accept(request, waiting);
  if (error) co_return;
  asio::co_spawn(hall_.network, [self] { return self->write_all(); }, asio::detached);
  const bool greeted = co_await greet();
  if (greeted) {
    hall_.workshop.metrics.sockets.Increment();
    co_await take_messages();
    hall_.workshop.metrics.sockets.Decrement();
  }
  if (room_) room_->detach(this);
  // Whoever has ended it may still have something to say, such as why.
  if (!ending_) drop();
}

asio::awaitable<void> socket_connection(Hall& hall, beast::tcp_stream stream, Request request) {
  const auto client = std::make_shared<SocketClient>(hall, std::move(stream));
  const Place place(hall, [client] { client->go_away(); });
  co_await client->read_all(std::move(request));
}

}  // namespace meander::server
