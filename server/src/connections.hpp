// Connections, from the first byte to the last. Internal to the server.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <string>

#include "hall.hpp"
#include "pages.hpp"

namespace meander::server {

// Answers requests until the other end has enough, or asks for a WebSocket.
boost::asio::awaitable<void> http_connection(Hall& hall, boost::beast::tcp_stream stream, std::string remote);

// A client at a table, from the request for a WebSocket on.
boost::asio::awaitable<void> socket_connection(Hall& hall, boost::beast::tcp_stream stream, Request request);

}  // namespace meander::server
