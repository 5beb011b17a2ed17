// A socket at a table: what waits to be sent to it, and its end. Internal to the server; of the network's thread alone, but for what Client promises.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <deque>

#include "client.hpp"
#include "hall.hpp"
#include "pages.hpp"
#include "rate.hpp"

namespace meander::server {

class SocketClient : public Client, public std::enable_shared_from_this<SocketClient> {
 public:
  SocketClient(Hall& hall, boost::beast::tcp_stream stream);

  void send(Text message) override;
  void send_update(Text update, std::function<void()> taken) override;
  void close() override;
  // The server ends.
  void go_away() { end(boost::beast::websocket::close_code::going_away); }

  // Both to the end of the connection; the second while the first one goes on.
  boost::asio::awaitable<void> read_all(Request request);
  boost::asio::awaitable<void> write_all();

 private:
  using Clock = std::chrono::steady_clock;
  struct Waiting {
    Text text;
    std::function<void()> written = {};
  };
  // A message of the client, whole; nothing at the end of the connection.
  boost::asio::awaitable<std::optional<std::string>> read();
  boost::asio::awaitable<bool> greet();
  boost::asio::awaitable<void> take_messages();
  void put(Waiting waiting);
  void end(boost::beast::websocket::close_code code);
  // Without the usual ending: nothing is sent any more.
  void drop();

  Hall& hall_;
  boost::beast::websocket::stream<boost::beast::tcp_stream> socket_;
  std::shared_ptr<Room> room_;
  std::deque<Waiting> waiting_;
  boost::asio::steady_timer more_;   // cancelled when there is something to write
  boost::asio::steady_timer fewer_;  // cancelled when something was written
  boost::asio::steady_timer patience_;
  Bucket messages_;
  std::optional<boost::beast::websocket::close_code> ending_;
  bool dropped_ = false;
};

}  // namespace meander::server
