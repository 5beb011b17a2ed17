// Connections to a server: requests over HTTP, sockets at tables. Internal to the load.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <functional>
#include <memory>
#include <string>

#include "table/json.hpp"

namespace meander::load {

// Whoever waits gets an error as a value.
inline constexpr auto waiting = boost::asio::as_tuple(boost::asio::use_awaitable);

// What all connections count together.
struct Counts {
  std::uint64_t bytes_sent = 0;
  std::uint64_t bytes_received = 0;
  std::size_t errors = 0;
  Message first_error;

  void error(const Message& what) {
    if (errors++ == 0) first_error = what;
  }
};

// Requests, one after the other over one connection.
class Requests {
 public:
  Requests(boost::asio::io_context& context, unsigned short port) : stream_(context), port_(port) {}

  // Null when no answer came.
  boost::asio::awaitable<Json> ask(Json request);

 private:
  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  unsigned short port_;
};

// A socket at a table. It is read as long as it is open, so that pings are answered.
class TableSocket : public std::enable_shared_from_this<TableSocket> {
 public:
  // Called with every message, in the order in which they come.
  using Heard = std::function<void(const Json& message)>;

  TableSocket(boost::asio::io_context& context, Counts& counts) : socket_(context), counts_(counts) {}

  // Says hello; true once welcome and the first update have come. The messages from then on, and that update, are heard.
  boost::asio::awaitable<bool> sit_down(unsigned short port, std::string link, Heard heard);
  // Before one message is sent the next one must wait.
  boost::asio::awaitable<void> send(std::string message);
  void close();

 private:
  boost::asio::awaitable<Json> read();
  boost::asio::awaitable<void> listen();

  boost::beast::websocket::stream<boost::beast::tcp_stream> socket_;
  Counts& counts_;
  Heard heard_;
  bool closed_ = false;
};

}  // namespace meander::load
